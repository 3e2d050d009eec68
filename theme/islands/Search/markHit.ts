import { onPage } from '../../live/events.ts';
import type { Hit } from '../../logic/search/searchHit.ts';
import { findStatement } from '../../logic/search/statementPlace.ts';

const NAME = 'search-hit';
/** They come with the first mark: a rule for all elements makes the browser style the whole page again. */
const STYLES = `
  ::highlight(${NAME}) { background-color: #ffe58a; color: #1a1a1a; }
  @media (forced-colors: active) { ::highlight(${NAME}) { background-color: Mark; color: MarkText; } }
`;
/** Share of the window that a sentence is put below its top. */
const FROM_TOP = 0.25;

let ending: AbortController | undefined;
let styles: CSSStyleSheet | undefined;

/**
 * Marks what a hit says on the page that it opens, and puts it in view, once that page is there. Esc and the next page
 * take the mark away. Nothing is written into the page (CSS Custom Highlight API). A browser without it shows the
 * heading of the hit, as its address asks.
 * @param isHere whether the page of the hit is the one in view
 */
export function markHit(hit: Hit | undefined, isHere: boolean): void {
  ending?.abort();
  if (!hit || hit.type === 'title' || !('highlights' in CSS)) return;
  ending = new AbortController();
  const { signal } = ending;
  signal.addEventListener('abort', () => CSS.highlights.delete(NAME));
  const follow = () => {
    mark(hit);
    onPage(clearMark, signal);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && clearMark(), { signal });
  };
  if (isHere) follow();
  else onPage(once(follow), signal);
}

function clearMark(): void {
  ending?.abort();
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}

function mark({ link, statement }: Hit): void {
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
  // What is in view stays where the address has put it.
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
