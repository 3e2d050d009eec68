/** What paper needs, and readers without scripts: their styles may come after the page, or with `<noscript>`. */
const LATER = /^@media\s*(?:print|\(scripting:\s*none\))$/;

/**
 * Parts the rules of a style that a page needs at once from those that may come later.
 * @param css as it was built, with balanced braces
 */
export function splitLaterRules(css: string): { now: string; later: string } {
  let now = '';
  let later = '';
  for (let at = 0; at < css.length; ) {
    const start = css.indexOf('@media', at);
    if (start < 0) return { now: now + css.slice(at), later };
    const open = css.indexOf('{', start);
    const end = endOfBlock(css, open);
    now += css.slice(at, start);
    if (LATER.test(css.slice(start, open).trim())) later += css.slice(start, end);
    else now += css.slice(start, end);
    at = end;
  }
  return { now, later };
}

function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at + 1;
  }
  return css.length;
}
