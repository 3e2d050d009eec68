import { expect, test } from 'vitest';
import { isBlock } from '../../../../engine/base/hastNodes.ts';

const element = (tagName: string) => ({ type: 'element' as const, tagName, properties: {}, children: [] });

test('blocks are elements that stand alone, and parts', () => {
  expect(isBlock(element('table'))).toBe(true);
  expect(isBlock(element('code'))).toBe(false);
  expect(isBlock({ type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: [] })).toBe(true);
  expect(isBlock({ type: 'text', value: 'table' })).toBe(false);
});
