import type { Element, ElementContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../../../plugins/shared/hastNodes.ts';
import { markCell, markList } from '../../../../plugins/statusBadges/rehypeStatusBadges.ts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const marks = (node: Element): string[] =>
  node.children.flatMap((child) =>
    child.type === 'element' ? [String(child.properties.className ?? ''), ...marks(child)] : [],
  );

describe('markCell', () => {
  test.each([
    ['error', 'outcome,outcome--error'],
    ['warning', 'outcome,outcome--warning'],
    ['valid', 'outcome,outcome--success'],
    ['skipped', 'outcome,outcome--skipped'],
    ['onError', ''],
    ['errors', ''],
  ])('%s', (word, expected) => {
    const cell = element('td', element('code', text(word)), text(' by default'));
    markCell(cell);
    expect(marks(cell)).toEqual([expected]);
  });
});

test.each([
  ['a name in a sentence', [text('has '), element('code', text('error')), text(', a problem object')], ''],
  ['a word alone', [text('Success')], 'outcome,outcome--success'],
  [
    'results in a list',
    [element('code', text('error')), text(' or '), element('code', text('x'))],
    'outcome,outcome--error',
  ],
])('%s in a cell', (_name, children, expected) => {
  const cell = element('td', ...children);
  markCell(cell);
  expect(marks(cell)[0] ?? '').toBe(expected);
});

describe('markList', () => {
  const list = '200\nformat success\nproof error: Signature does not match\nstatus skipped';

  test.each([
    ['one text', [text(list)]],
    [
      'a span for each line',
      list
        .split('\n')
        .flatMap((line) => [element('span', text(line)), text('\n')])
        .slice(0, -1),
    ],
  ])('checks in %s have a mark each, and the text stays', (_name, children) => {
    const code = element('code', ...children);
    markList(code);
    expect(textOf(code)).toBe(list);
    expect(marks(code).filter((name) => name.includes('outcome--'))).toEqual([
      'outcome,outcome--success',
      'outcome,outcome--error',
      'outcome,outcome--skipped',
    ]);
  });

  test.each([
    ['a single line', 'proof error'],
    ['other words', 'no errors found\nno warnings found'],
  ])('%s is left alone', (_name, value) => {
    const code = element('code', text(value));
    markList(code);
    expect(code.children).toEqual([text(value)]);
  });

  test('code of a language is left alone', () => {
    const token = { ...element('span', text('a error')), properties: { className: ['s'] } };
    const code = element('code', token, text('\nb error'));
    markList(code);
    expect(marks(code)).toEqual(['s']);
  });
});
