import { headingInView, OUTLINE_THROTTLE } from '../logic/outline.ts';
import { hashTarget, isShown } from './page.ts';
import { keepInView, onScroll } from './scroll.ts';

/** Pixels below the bars within which a heading counts as reached. */
const SLACK = 24;
const HEADINGS = ':is(h2, h3, h4)[id]:not(.rp-toc-exclude *, .rp-toc-exclude)';

/** The headings of a page: marks the one that is being read, and leaves out those that a closed tab hides. */
export function startOutline(nav: HTMLElement, signal: AbortSignal): void {
  const content = document.querySelector<HTMLElement>('[data-headings]');
  const list = nav.querySelector('ul');
  if (!content || !list) return;
  const drawn = new Map([...list.children].map((item) => [idOf(item), item]));
  let active: Element | undefined;
  const mark = () => {
    const id = findActive([...drawn.keys()]);
    const next = id === undefined ? undefined : (drawn.get(id)?.firstElementChild ?? undefined);
    if (next === active) return;
    active?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'location');
    active = next;
    keepInView(nav.closest('[data-scrolls]'), active);
  };
  const follow = () => {
    let before: Element | null = null;
    for (const heading of content.querySelectorAll<HTMLElement>(HEADINGS)) {
      const item = drawn.get(heading.id) ?? added(heading);
      drawn.set(heading.id, item);
      if (!item.isConnected) list.insertBefore(item, before ? before.nextSibling : list.firstChild);
      (item as HTMLElement).hidden = !isShown(heading);
      before = item;
    }
    mark();
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(content, { childList: true, subtree: true, attributeFilter: ['hidden', 'open', 'data-open'] });
  signal.addEventListener('abort', () => observer.disconnect());
  window.addEventListener('hashchange', mark, { signal });
  onScroll(mark, OUTLINE_THROTTLE, signal);
}

/** An entry for a heading that a component drew, and that the page's own list does not have. */
function added(heading: HTMLElement): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.className = 'outline__link';
  link.href = `#${encodeURIComponent(heading.id)}`;
  const copy = heading.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('.rp-header-anchor')) part.remove();
  link.textContent = copy.textContent;
  item.dataset.level = `${Number(heading.tagName[1]) - 2}`;
  item.append(link);
  return item;
}

function idOf(item: Element): string {
  return decodeURIComponent(item.firstElementChild?.getAttribute('href')?.slice(1) ?? '');
}

function findActive(ids: string[]): string | undefined {
  const root = document.documentElement;
  const places = ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element && isShown(element) ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  return headingInView(places, {
    line: (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + SLACK,
    height: window.innerHeight,
    isScrolled: window.scrollY > 0,
    isAtEnd: window.innerHeight + window.scrollY >= root.scrollHeight - 2,
    target: hashTarget()?.id,
  });
}
