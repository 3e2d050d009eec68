import { expect, test } from 'vitest';
import { addClass, hasClass, isBlock, type Jsx } from '../../../../plugins/shared/hastNodes.ts';

const element = (tagName: string) => ({ type: 'element' as const, tagName, properties: {}, children: [] });

test('blocks are elements that stand alone, and parts', () => {
  expect(isBlock(element('table'))).toBe(true);
  expect(isBlock(element('code'))).toBe(false);
  expect(isBlock({ type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: [] })).toBe(true);
  expect(isBlock({ type: 'text', value: 'table' })).toBe(false);
});

test('a class is added to those that are there, and other attributes stay', () => {
  const plain = { ...element('table'), properties: { id: 'a', className: ['wide'] } };
  addClass(plain, 'new');
  expect(plain.properties).toEqual({ id: 'a', className: ['wide', 'new'] });

  const part: Jsx = {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [
      { type: 'mdxJsxExpressionAttribute', value: '...rest' },
      { type: 'mdxJsxAttribute', name: 'id', value: 'a' },
      { type: 'mdxJsxAttribute', name: 'className', value: 'wide' },
    ],
    children: [],
  };
  addClass(part, 'new');
  expect(part.attributes).toEqual([
    { type: 'mdxJsxExpressionAttribute', value: '...rest' },
    { type: 'mdxJsxAttribute', name: 'id', value: 'a' },
    { type: 'mdxJsxAttribute', name: 'className', value: 'wide new' },
  ]);
  expect(['wide', 'new', 'wid'].map((name) => hasClass(part, name))).toEqual([true, true, false]);
});

test('a node that a plugin made without attributes takes a class as well', () => {
  const bare = { type: 'mdxJsxTextElement', name: 'span', children: [] } as unknown as Jsx;
  addClass(bare, 'new');
  expect(bare.attributes).toEqual([{ type: 'mdxJsxAttribute', name: 'className', value: 'new' }]);
});
