import { labelOf } from '../../../client/labels.ts';
import type { HitCard } from '../engine/searchHit.ts';
import { type EntryProps, entryLink } from './entryLink.ts';

/** Answers a name in one line: the status of an error and what to do, or the default of a key. */
export function CardItem({ card, ...entry }: EntryProps & { card: HitCard }) {
  return (
    <a className="search-result search-card" href={card.link} {...entryLink(entry)}>
      <span className="search-card__head">
        {!card.title.startsWith(card.name) && <code>{card.name}</code>} <span>{card.title}</span>
      </span>{' '}
      {card.facts.length > 0 && (
        <span className="search-card__facts">
          {card.facts.map(([label, value]) => (
            <span key={label}>
              {label} <b>{value}</b>{' '}
            </span>
          ))}
        </span>
      )}
      <span>{card.line}</span>
      {entry.inNewWindow && <span className="frame-hidden">{labelOf('search.newWindow')}</span>}
    </a>
  );
}
