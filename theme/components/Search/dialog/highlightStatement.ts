import { onPage } from '../../../client/pageEvents.ts';
import type { Hit } from '../engine/searchHit.ts';

const NAME = 'search-hit';
/** Added with the first highlight, because a rule for all elements makes the browser restyle the page. */
const STYLES = `
  ::highlight(${NAME}) { background-color: #ffe58a; color: #1a1a1a; }
  @media (forced-colors: active) { ::highlight(${NAME}) { background-color: Mark; color: MarkText; } }
`;
/** Distance of the sentence from the top, as a share of the window. */
const FROM_TOP = 0.25;

let ending: AbortController | undefined;
let styles: CSSStyleSheet | undefined;

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
  const heading = document.getElementById(decodeURIComponent(new URL(link, window.location.href).hash.slice(1)));
  const nodes = textsOf(main, heading);
  const place = findStatement(
    nodes.map(({ data }) => data),
    statement,
  );
  if (!place) return;
  const range = new Range();
  range.setStart(nodes[place.start.text], place.start.offset);
  range.setEnd(nodes[place.end.text], place.end.offset);
  loadStyles();
  CSS.highlights.set(NAME, new Highlight(range));
  const { top, bottom } = range.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) window.scrollBy({ top: top - window.innerHeight * FROM_TOP });
}

function loadStyles(): void {
  if (styles) return;
  styles = new CSSStyleSheet();
  styles.replaceSync(STYLES);
  document.adoptedStyleSheets.push(styles);
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

/** A range in a list of texts. Both ends are a text and a position in it. */
interface StatementPlace {
  start: { text: number; offset: number };
  end: { text: number; offset: number };
}

/** Least characters of a part of a statement. */
const MIN_KNOWN = 12;

/**
 * Finds a statement, or its longest part, in the text nodes of a page. White space doesn't matter, because a statement
 * may start in one paragraph and end in the next, and neither do the dots between cells of a table.
 * @param texts text nodes in order, from the heading of the hit on
 */
function findStatement(texts: string[], statement: string): StatementPlace | undefined {
  const places: [text: number, offset: number][] = [];
  let all = '';
  for (const [text, content] of texts.entries()) {
    for (let offset = 0; offset < content.length; offset++) {
      if (/[\s·]/.test(content[offset])) continue;
      all += content[offset];
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
      if (part.length < MIN_KNOWN && length < words.length) continue;
      const at = all.indexOf(part);
      if (at === -1) continue;
      const [start, end] = [places[at], places[at + part.length - 1]];
      return { start: { text: start[0], offset: start[1] }, end: { text: end[0], offset: end[1] + 1 } };
    }
  }
  return undefined;
}
