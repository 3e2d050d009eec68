import { usePage } from '@rspress/core/runtime';
import { useLabel } from '../../hooks/useLabel.ts';

/** Id of the content of a page. */
export const CONTENT_ID = 'page-content';

/** Moves the focus to the content of the page, which takes it without being a stop of the Tab key. */
export function SkipLink() {
  const label = useLabel();
  return (
    <a className="nav__skip" href={`#${CONTENT_ID}`}>
      {label('skipToContentText')}
    </a>
  );
}

/** Where the skip link leads on a page whose layout isn't ours: right after the bar. */
export function SkipTarget() {
  const { page } = usePage();
  if (page.pageType.startsWith('doc')) return null;
  return <span id={CONTENT_ID} tabIndex={-1} data-part="skip-target" />;
}
