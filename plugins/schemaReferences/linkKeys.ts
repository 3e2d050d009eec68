import type { Element, ElementContent } from 'hast';
import { textOf } from '../shared/hastNodes.ts';
import { splitAtRanges } from '../shared/splitAtRanges.ts';

/** A stretch of the code that becomes a link. */
export interface CodeLink {
  start: number;
  end: number;
  href: string;
}

/**
 * Puts links into highlighted code: into the element that the highlighter made, whose lines contain tokens. The text and
 * the colors stay as they are. A link that would cross the end of a line is left out.
 *
 * The Tab key passes the links by: a complete configuration would put a hundred stops in the way, and the headings of
 * the page that they lead to are reached by the outline, by the search and by the links in the text.
 * @param links in the order of the code, without overlaps
 */
export function linkKeys(code: Element, links: readonly CodeLink[]): void {
  let offset = 0;
  for (const line of code.children) {
    const length = textOf(line).length;
    if (line.type === 'element') {
      const here = links.filter(({ start, end }) => start >= offset && end <= offset + length);
      if (here.length > 0) line.children = linkedTokens(line.children, here, offset);
    }
    offset += length;
  }
}

function linkedTokens(tokens: ElementContent[], links: CodeLink[], lineStart: number): ElementContent[] {
  const result: ElementContent[] = [];
  const opened = new Map<CodeLink, Element>();
  let offset = lineStart;
  for (const token of tokens) {
    const end = offset + textOf(token).length;
    for (const { start, end: to, range } of splitAtRanges(offset, end, links)) {
      const piece = slice(token, start - offset, to - offset);
      // A key may be several tokens, which share one link.
      const properties = { href: range?.href, className: ['key-link'], tabIndex: -1 };
      const element = range && (opened.get(range) ?? { type: 'element', tagName: 'a', properties, children: [] });
      if (range && element && !opened.has(range)) result.push(element);
      if (range && element) opened.set(range, element);
      (element?.children ?? result).push(piece);
    }
    offset = end;
  }
  return result;
}

/** A part of a token, with the token's color. */
function slice(token: ElementContent, from: number, to: number): ElementContent {
  const text = textOf(token);
  if (from === 0 && to === text.length) return token;
  const part = { type: 'text', value: text.slice(from, to) } as const;
  return token.type === 'element' ? { ...token, children: [part] } : part;
}
