import { useI18n } from '@rspress/core/runtime';
import { renderInlineMarkdown } from '@rspress/core/theme';
import { useEffect, useRef } from 'react';
import { keepInView } from '../../hooks/keepInView.ts';
import { useLabel } from '../../hooks/useLabel.ts';
import type { Heading } from '../../logic/outline.ts';
import './Outline.css';

export interface OutlineProps {
  headings: Heading[];
  /** Id of the heading that is being read. */
  active: string | undefined;
  /** Called when a reader chose a heading. */
  onChoose: () => void;
}

/**
 * The headings of a page. It replaces Rspress's, which looks at every scroll event, keeps the headings of the page
 * before for a moment, and shows a progress ring and an edit link that belong elsewhere.
 */
export function Outline({ headings, active, onChoose }: OutlineProps) {
  const t = useI18n();
  const label = useLabel();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when another heading is active
  useEffect(() => {
    keepInView(nav.current?.closest('[data-scrolls]'), nav.current?.querySelector('[aria-current]'));
  }, [active]);
  if (headings.length === 0) return null;
  const top = Math.min(...headings.map(({ depth }) => depth));
  return (
    <nav ref={nav} className="outline" aria-label={label('outlineText')}>
      <p className="outline__title" aria-hidden="true">
        {t('outlineTitle')}
      </p>
      <ul>
        {headings.map(({ id, text, depth }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two headings of a page may share an id
          <li key={`${id} ${index}`} data-level={depth - top}>
            <a
              className="outline__link"
              href={`#${encodeURIComponent(id)}`}
              aria-current={id === active ? 'location' : undefined}
              onClick={onChoose}
            >
              <span {...renderInlineMarkdown(text)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
