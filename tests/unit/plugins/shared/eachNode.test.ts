import type { Heading } from 'mdast';
import { expect, test } from 'vitest';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';
import { eachNode } from '../../../../plugins/shared/eachNode.ts';

const { tree } = parsePage('x.mdx', 'x.mdx', '# A `b`\n\n- <Tag>c</Tag>\n\n## D\n') as Page;

test('every node is seen, parents first', () => {
  const types: string[] = [];
  eachNode(tree, ({ type }) => types.push(type));
  expect(types.slice(0, 4)).toEqual(['root', 'heading', 'text', 'inlineCode']);
  expect(types.filter((type) => type === 'text')).toHaveLength(3);
});

test('nodes of one type or of some types are seen', () => {
  const depths: Heading['depth'][] = [];
  eachNode(tree, 'heading', ({ depth }) => depths.push(depth));
  expect(depths).toEqual([1, 2]);
  const names: unknown[] = [];
  eachNode(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement', 'list'], ({ type }) => names.push(type));
  expect(names).toEqual(['list', 'mdxJsxTextElement']);
});
