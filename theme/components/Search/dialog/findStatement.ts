/** A range in a list of texts. Both ends are a text and a position in it. */
export interface StatementPlace {
  start: { text: number; offset: number };
  end: { text: number; offset: number };
}

/** Least characters of a part of a statement. */
const MIN_KNOWN = 12;

/**
 * Finds a statement, or its longest part, in the text nodes of a page. White space doesn't matter, because a statement
 * may start in one paragraph and end in the next.
 * @param texts text nodes in order, from the heading of the hit on
 */
export function findStatement(texts: string[], statement: string): StatementPlace | undefined {
  const places: [text: number, offset: number][] = [];
  let all = '';
  for (const [text, content] of texts.entries()) {
    for (let offset = 0; offset < content.length; offset++) {
      if (/\s/.test(content[offset])) continue;
      all += content[offset];
      places.push([text, offset]);
    }
  }
  const words = statement.replace(/^…|…$/g, '').split(/\s+/).filter(Boolean);
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
