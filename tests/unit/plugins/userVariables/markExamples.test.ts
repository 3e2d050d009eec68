import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { textOf } from '../../../../plugins/shared/hastText.ts';
import { markExamples } from '../../../../plugins/userVariables/markExamples.ts';

const line = (...tokens: string[]): Element => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children: [
    {
      type: 'element',
      tagName: 'span',
      properties: { className: ['line'] },
      children: tokens.map((value) => ({
        type: 'element',
        tagName: 'span',
        properties: { style: 'color:red' },
        children: [{ type: 'text', value }],
      })),
    },
  ],
});

test('a place stands in an element of its own, inside its token', () => {
  const code = line('curl ', 'https://a-1.eu/');
  expect(
    markExamples(code, [
      { name: 'resolver', start: 13, end: 16 },
      { name: 'region', start: 17, end: 19 },
    ]),
  ).toBe(2);
  expect(textOf(code)).toBe('curl https://a-1.eu/');
  const [, token] = (code.children[0] as Element).children as Element[];
  expect(token.properties.style).toBe('color:red');
  expect(token.children.map((child) => ('value' in child ? child.value : [child, textOf(child)]))).toEqual([
    'https://',
    [expect.objectContaining({ tagName: 'var', properties: { 'data-fill': 'resolver' } }), 'a-1'],
    '.',
    [expect.objectContaining({ properties: { 'data-fill': 'region' } }), 'eu'],
    '/',
  ]);
});

test('a place across two tokens is left as it is', () => {
  const code = line('ab', 'cd');
  expect(markExamples(code, [{ name: 'did', start: 1, end: 3 }])).toBe(0);
  expect(code).toEqual(line('ab', 'cd'));
});
