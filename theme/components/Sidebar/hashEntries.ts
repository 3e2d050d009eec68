import { onPage } from '../../client/pageEvents.ts';

/** Entries of a sidebar that lead to a heading: each is current while the address names its heading. */
const ENTRIES = '.sidebar__name[href*="#"]';

/** Marks them. A build cannot know what the address of a reader will name. */
export function startHashEntries(): void {
  const mark = () => {
    for (const entry of document.querySelectorAll<HTMLAnchorElement>(ENTRIES)) {
      const { origin, pathname, hash } = window.location;
      const isCurrent = entry.href === origin + pathname + hash;
      if (isCurrent) entry.setAttribute('aria-current', 'location');
      else entry.removeAttribute('aria-current');
    }
  };
  mark();
  window.addEventListener('hashchange', mark);
  onPage(mark);
}
