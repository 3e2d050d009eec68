import type { HitCard } from '../../logic/search/searchHit.ts';
import { labelOf } from '../labels.ts';
import { hitLink } from './hitLink.ts';

export interface SearchCardsProps {
  cards: HitCard[];
  inNewWindow: boolean;
  onOpen: (link: string) => void;
  onLeave: () => void;
}

/** What a name means, in one line: the status of an error and what to do, the default of a key. Tab reaches it. */
export function SearchCards({ cards, inNewWindow, onOpen, onLeave }: SearchCardsProps) {
  return (
    <ul className="search-cards" aria-label={labelOf('search.cards')}>
      {cards.map((card) => (
        <li key={card.link}>
          <a
            className="search-card"
            href={card.link}
            {...hitLink({ inNewWindow, onOpen: () => onOpen(card.link), onLeave })}
          >
            <span className="search-card__head">
              {!card.title.startsWith(card.name) && <code>{card.name}</code>} <span>{card.title}</span>
            </span>
            {card.facts.length > 0 && (
              <span className="search-card__facts">
                {card.facts.map(([label, value]) => (
                  <span key={label}>
                    {label} <b>{value}</b>{' '}
                  </span>
                ))}
              </span>
            )}
            <span className="search-card__line">{card.line}</span>
            {inNewWindow && <span className="frame-hidden">{labelOf('search.newWindow')}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
