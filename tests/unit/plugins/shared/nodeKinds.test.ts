import type { Element } from 'hast';
import { expect, test } from 'vitest';
import {
  attributeOf,
  type Content,
  element,
  hasClass,
  isBlank,
  isBlock,
  isElement,
  isJsx,
  type Jsx,
} from '../../../../plugins/shared/hastNodes.ts';

const part = (type: Jsx['type'], attributes: Jsx['attributes'] = []): Jsx =>
  ({ type, name: 'Tab', attributes, children: [] }) as Jsx;
const text = (value: string): Content => ({ type: 'text', value });
const nothing = undefined as unknown as Content;

test('an element has its properties and what stands in it', () => {
  expect(element('p', { id: 'a' }, [text('b')])).toEqual({
    type: 'element',
    tagName: 'p',
    properties: { id: 'a' },
    children: [{ type: 'text', value: 'b' }],
  });
});

test.each<[what: string, Content, isElement: boolean, isParagraph: boolean, isPart: boolean]>([
  ['a paragraph', element('p', {}, []), true, true, false],
  ['another element', element('b', {}, []), true, false, false],
  ['a part', part('mdxJsxFlowElement'), false, false, true],
  ['a part in a line', part('mdxJsxTextElement'), false, false, true],
  ['a text', text('a'), false, false, false],
  ['nothing', nothing, false, false, false],
])('what %s is', (_what, node, ...kinds) => {
  expect([isElement(node), isElement(node, 'p'), isJsx(node)]).toEqual(kinds);
});

test.each(['p', 'ul', 'ol', 'div', 'details', 'summary', 'pre', 'table', 'blockquote'])(
  '%s stands alone',
  (tagName) => {
    expect(isBlock(element(tagName, {}, []))).toBe(true);
  },
);
test('a part in a line is none that stands alone', () => expect(isBlock(part('mdxJsxTextElement'))).toBe(false));

test('a text of spaces alone is blank', () => {
  expect([' \n', '', ' a '].map((value) => isBlank(text(value)))).toEqual([true, true, false]);
  expect(isBlank(element('p', {}, []) as Element)).toBe(false);
});

test('an attribute is told where it is a text', () => {
  const node = part('mdxJsxFlowElement', [
    { type: 'mdxJsxAttribute', name: 'className', value: 'a b' },
    { type: 'mdxJsxAttribute', name: 'open', value: null },
  ]);
  expect(['className', 'open', 'none'].map((name) => attributeOf(node, name))).toEqual(['a b', undefined, undefined]);
  expect(['a', 'b', 'a b', 'c'].map((name) => hasClass(node, name))).toEqual([true, true, false, false]);
  expect(hasClass(part('mdxJsxFlowElement'), 'a')).toBe(false);
  expect(hasClass(text('a'), 'a')).toBe(false);
  expect(hasClass(undefined, 'a')).toBe(false);
});
