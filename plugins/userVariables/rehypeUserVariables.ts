import type { Element, ElementContent, Root } from 'hast';
import { eachContent, SKIP } from '../shared/eachContent.ts';
import { element, hasClass, isElement, type Jsx, textOf } from '../shared/hastNodes.ts';
import { splitAtRanges } from '../shared/splitAtRanges.ts';
import { findExamples, findNames, type VariableRange } from './findExamples.ts';

/**
 * Marks the example values of a page, so that the theme can show the reader's own: in samples, whose bars have the button
 * for them, and, if a sample has any, in names within the text. This step runs after those that change samples.
 * @param apiDomain domain of the platform's hosts
 */
export function rehypeUserVariables(apiDomain: string) {
  return (tree: Root) => {
    let count = 0;
    eachContent(tree, (node) => {
      if (hasClass(node, 'operation__samples')) {
        // The responses of an operation are beside its request, and repeat its values.
        count += markOperation(node, apiDomain);
        return SKIP;
      }
      if (!isElement(node, 'pre')) return;
      count += markSample(node, apiDomain);
      return SKIP;
    });
    if (count > 0) markNames(tree, apiDomain);
  };
}

function markOperation(samples: Jsx, apiDomain: string): number {
  const echoes = new Set<VariableRange['name']>();
  let count = 0;
  eachContent(samples, (node) => {
    if (isElement(node, 'pre')) count += markSample(node, apiDomain, echoes);
  });
  return count;
}

/** @param echoes names in the samples before it, which a response repeats; it grows */
function markSample(pre: Element, apiDomain: string, echoes?: Set<VariableRange['name']>): number {
  const [code] = pre.children;
  if (code?.type !== 'element') return 0;
  const { title = '', lang = '' } = pre.properties;
  const sample = { code: textOf(code), title: String(title), language: String(lang), echoes };
  const found = findExamples(sample, apiDomain);
  for (const { name } of found) echoes?.add(name);
  return markExamples(code, found);
}

/** The outline repeats headings, which stay as they are. */
const NOT_TEXT = /^(?:pre|h[1-6])$/;

function markNames(tree: Root, apiDomain: string): void {
  eachContent(tree, (node) => {
    if (!isElement(node)) return;
    if (NOT_TEXT.test(node.tagName)) return SKIP;
    if (node.tagName === 'code') markExamples(node, findNames(textOf(node), apiDomain));
  });
}

/**
 * Puts an element around each place of highlighted code, inside its token, so that text and colors stay.
 * @param ranges in order; one that would cross the end of a token is left out
 * @returns how many places were marked
 */
function markExamples(code: Element, ranges: readonly VariableRange[]): number {
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
  return splitAtRanges(offset, offset + text.length, ranges).map(({ start, end, range }) => {
    const piece = { type: 'text' as const, value: text.slice(start - offset, end - offset) };
    return range ? element('var', { 'data-variable': range.name }, [piece]) : piece;
  });
}
