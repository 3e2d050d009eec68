import { onPage } from '../../../client/pageEvents.ts';
import type { Hit } from '../engine/searchHit.ts';
import { findStatement } from './findStatement.ts';

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
  const start = () => {
    highlight(hit);
    onPage(clear, signal);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && clear(), { signal });
  };
  if (isHere) start();
  else onPage(once(start), signal);
}

function clear(): void {
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
