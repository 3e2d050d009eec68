import type { Element, ElementContent } from 'hast';
import { textOf } from '../shared/hastText.ts';
import type { VariableRange } from './findExamples.ts';

/**
 * Puts an element around each place of highlighted code, inside the token that holds it, so that text and colors stay.
 * @param ranges in order; one that would cross the end of a token is left out
 * @returns how many places were marked
 */
export function markExamples(code: Element, ranges: readonly VariableRange[]): number {
  let marked = 0;
  const mark = (parent: Element, from: number): void => {
    let offset = from;
    parent.children = parent.children.flatMap((child): ElementContent[] => {
      const start = offset;
      offset += textOf(child).length;
      if (child.type === 'element') mark(child, start);
      if (child.type !== 'text') return [child];
      const here = ranges.filter((range) => range.start >= start && range.end <= offset);
      marked += here.length;
      return here.length === 0 ? [child] : split(child.value, start, here);
    });
  };
  mark(code, 0);
  return marked;
}

function split(text: string, offset: number, ranges: readonly VariableRange[]): ElementContent[] {
  const pieces: ElementContent[] = [];
  let from = 0;
  for (const { start, end, name } of ranges) {
    if (start - offset > from) pieces.push({ type: 'text', value: text.slice(from, start - offset) });
    pieces.push({
      type: 'element',
      tagName: 'var',
      properties: { 'data-fill': name },
      children: [{ type: 'text', value: text.slice(start - offset, end - offset) }],
    });
    from = end - offset;
  }
  if (from < text.length) pieces.push({ type: 'text', value: text.slice(from) });
  return pieces;
}
