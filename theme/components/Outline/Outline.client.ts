import { hashTarget, isShown } from '../../client/page.ts';
import { keepInView, onScroll } from '../../client/scroll.ts';
import { decodeSafely } from '../../shared/decode.ts';
import { headingInView, OUTLINE_THROTTLE_MS } from './headingInView.ts';

/** Pixels below the bars within which a heading counts as reached. */
const SLACK = 24;

/** The headings of a page: marks the one that is being read, and leaves out those that a closed tab hides. */
export function startOutline(nav: HTMLElement, signal: AbortSignal): void {
  const content = document.querySelector<HTMLElement>('[data-headings]');
  if (!content) return;
  const rendered = new Map([...nav.querySelectorAll<HTMLElement>('li')].map((item) => [idOf(item), item]));
  let active: Element | undefined;
  const mark = () => {
    const id = findActive([...rendered.keys()]);
    const next = id === undefined ? undefined : (rendered.get(id)?.firstElementChild ?? undefined);
    if (next === active) return;
    active?.removeAttribute('aria-current');
    next?.setAttribute('aria-current', 'location');
    active = next;
    keepInView(nav.closest('[data-scrolls]'), active);
  };
  const follow = () => {
    for (const [id, item] of rendered) {
      const heading = document.getElementById(id);
      if (heading) item.hidden = !isShown(heading);
    }
    mark();
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(content, { childList: true, subtree: true, attributeFilter: ['hidden', 'open', 'data-open'] });
  signal.addEventListener('abort', () => observer.disconnect());
  window.addEventListener('hashchange', mark, { signal });
  onScroll(mark, OUTLINE_THROTTLE_MS, signal);
}

function idOf(item: Element): string {
  return decodeSafely(item.firstElementChild?.getAttribute('href')?.slice(1) ?? '');
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
