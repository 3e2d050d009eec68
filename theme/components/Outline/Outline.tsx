import { renderInlineMarkdown } from '@rspress/core/theme';
import { useLabel } from '../../hooks/useLabel.ts';
import type { Heading } from './headingInView.ts';

/**
 * The headings of a page. It replaces Rspress's, which handles every scroll event, keeps the headings of the page
 * before for a moment, and shows a progress ring and an edit link that belong elsewhere.
 */
export function Outline({ headings }: { headings: Heading[] }) {
  const label = useLabel();
  const top = Math.min(...headings.map(({ depth }) => depth));
  return (
    <nav className="outline" aria-label={label('outlineText')} data-client="outline">
      <p className="outline__title" aria-hidden="true">
        {label('outlineTitle')}
      </p>
      <ul>
        {headings.map(({ id, text, depth, method }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two headings of a page may share an id
          <li key={`${id} ${index}`} data-level={depth - top}>
            <a className="outline__link" href={`#${encodeURIComponent(id)}`}>
              {method && (
                <span className={`method method--${method.toLowerCase()}`} aria-hidden="true">
                  {method}
                </span>
              )}
              <span {...renderInlineMarkdown(text)} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
