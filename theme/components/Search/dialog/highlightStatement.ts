import { hashTarget } from '../../../client/page.ts';
import { onPage } from '../../../client/pageEvents.ts';
import type { Hit } from '../engine/searchHit.ts';

/** Its style is in `SearchResults.css`. */
const NAME = 'search-hit';
/** Distance of the sentence from the top, as a share of the window. */
const FROM_TOP = 0.25;

let ending: AbortController | undefined;

/**
 * Highlights the statement of a hit on its page and scrolls to it, until Escape or the next page (CSS Custom Highlight
 * API). Browsers without the API scroll to the heading.
 * @param isHere whether the hit is on the current page
 */
export function highlightStatement(hit: Hit | undefined, isHere: boolean): void {
  ending?.abort();
  if (!hit || hit.type === 'title' || !('highlights' in CSS)) return;
  ending = new AbortController();
  const { signal } = ending;
  signal.addEventListener('abort', () => CSS.highlights.delete(NAME));
  let isShown = isHere;
  if (isHere) highlight(hit);
  const onNext = () => {
    if (isShown) return clear();
    isShown = true;
    highlight(hit);
  };
  onPage(onNext, signal);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && clear(), { signal });
}

function clear(): void {
  ending?.abort();
}

function highlight({ link, statement }: Hit): void {
  const main = document.querySelector('main');
  if (!main) return;
  const heading = hashTarget(new URL(link, window.location.href).hash);
  const range = findStatement(textsOf(main, heading), statement);
  if (!range) return;
  CSS.highlights.set(NAME, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) window.scrollBy({ top: top - window.innerHeight * FROM_TOP });
}

/** The texts of a page that a reader sees, from a heading on. */
function textsOf(main: Element, heading: Element | null): Text[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isBefore = heading && heading.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_PRECEDING;
    if (!isBefore && text.parentElement?.checkVisibility()) texts.push(text);
  }
  return texts;
}

/** Least characters of a part of a statement. */
const MIN_KNOWN = 12;

/**
 * Finds a statement, or its longest part, in the text nodes of a page. White space doesn't matter, because a statement
 * may start in one paragraph and end in the next, and neither do the dots between cells of a table.
 * @param texts text nodes in order, from the heading of the hit on
 */
function findStatement(texts: Text[], statement: string): Range | undefined {
  const places: [text: Text, offset: number][] = [];
  let all = '';
  for (const text of texts) {
    for (let offset = 0; offset < text.length; offset++) {
      if (/[\s·]/.test(text.data[offset])) continue;
      all += text.data[offset];
      places.push([text, offset]);
    }
  }
  const words = statement
    .replace(/^…|…$/g, '')
    .split(/[\s·]+/)
    .filter(Boolean);
  for (let length = words.length; length > 0; length--) {
    for (let first = 0; first + length <= words.length; first++) {
      const part = words.slice(first, first + length).join('');
      const at = part.length < MIN_KNOWN && length < words.length ? -1 : all.indexOf(part);
      if (at === -1) continue;
      const range = new Range();
      range.setStart(...places[at]);
      const [end, offset] = places[at + part.length - 1];
      range.setEnd(end, offset + 1);
      return range;
    }
  }
  return undefined;
}
