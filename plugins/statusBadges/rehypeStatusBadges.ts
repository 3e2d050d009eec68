import type { Element, ElementContent } from 'hast';
import { contentStep, SKIP } from '../shared/eachContent.ts';
import { element, isElement, textOf } from '../shared/hastNodes.ts';

/** Marks the results of checks in tables and in listed responses: see `theme/styles/outcome.css`. */
export const rehypeStatusBadges = () =>
  contentStep((node) => {
    if (isElement(node, 'td')) markCell(node);
    if (!isElement(node, 'pre')) return;
    for (const code of node.children) if (code.type === 'element') markList(code);
    return SKIP;
  });

const MARKS: Record<string, string> = {
  success: 'success',
  valid: 'success',
  warning: 'warning',
  error: 'error',
  skipped: 'skipped',
};

/** A line of output that lists a check with its outcome, such as `proof error Signature does not match`. */
const LINE = /^(\S+)( +)(success|warning|error|skipped)\b(.*)$/;
/** Lines that look like that by chance are alone. */
const MIN_LINES = 2;

/** What may be between the results in a cell that has nothing else. In a sentence, `error` is the name of a member. */
const BETWEEN_RESULTS = /^(?:,|and|or|by default|\s)*$/;

/** Marks the results in a cell of a table: shape, color and word. */
export function markCell(cell: Element): void {
  const word = textOf(cell).trim();
  const named = /^[A-Z]/.test(word) && MARKS[word.toLowerCase()];
  if (named) cell.children = [span(['outcome', `outcome--${named}`], word)];
  const texts = cell.children.filter(({ type }) => type === 'text').map((node) => textOf(node));
  if (!BETWEEN_RESULTS.test(texts.join(' '))) return;
  for (const child of cell.children) {
    if (child.type !== 'element' || child.tagName !== 'code') continue;
    const mark = MARKS[textOf(child)];
    if (mark) child.properties.className = ['outcome', `outcome--${mark}`];
  }
}

/** Marks the outcomes in a sample that lists checks line by line. Its text stays what it was. */
export function markList(code: Element): void {
  if (!code.children.every(isPlain)) return;
  const lines = textOf(code).split('\n');
  if (lines.filter((line) => LINE.test(line)).length < MIN_LINES) return;
  code.properties.className = ['outcomes'];
  code.children = lines.flatMap((line, index) => {
    const end = index < lines.length - 1 ? '\n' : '';
    const [, name, space, outcome, rest] = LINE.exec(line) ?? [];
    // An element, which breaks the chain of the marks.
    if (outcome === undefined) return [element('span', {}, [text(line + end)])];
    return [
      span(['outcomes__check'], name + space),
      span(['outcome', `outcome--${MARKS[outcome]}`], outcome),
      text(rest + end),
    ];
  });
}

/** A language is colored; what a program prints is not. */
function isPlain(node: ElementContent): boolean {
  if (node.type === 'text') return true;
  return node.type === 'element' && !node.properties.className && node.children.every(({ type }) => type === 'text');
}

const text = (value: string): ElementContent => ({ type: 'text', value });
const span = (className: string[], value: string): ElementContent => element('span', { className }, [text(value)]);
