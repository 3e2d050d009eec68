import { usePage } from '@rspress/core/runtime';
import type { MouseEvent } from 'react';
import { useLabel } from '../../hooks/useLabel.ts';

/** Id of the content of a page. */
export const CONTENT_ID = 'page-content';

/** Moves the focus to the content of the page. */
export function SkipLink() {
  const label = useLabel();
  return (
    <a className="nav__skip" href={`#${CONTENT_ID}`} onClick={focusContent}>
      {label('skipToContentText')}
    </a>
  );
}

/** Where the skip link leads on a page whose layout is not ours to mark: right behind the bar. */
export function SkipTarget() {
  const { page } = usePage();
  if (page.pageType.startsWith('doc')) return null;
  return <span id={CONTENT_ID} tabIndex={-1} />;
}

function focusContent(event: MouseEvent) {
  const content = document.querySelector('main') ?? document.getElementById(CONTENT_ID);
  if (!content) return;
  event.preventDefault();
  content.tabIndex = -1;
  content.focus();
}
