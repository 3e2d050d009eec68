import { expect, test } from 'vitest';
import { brandTree } from '../../../../plugins/shared/brandTree.ts';

const tokens = { '%brand.name%': 'Acme', '%brand.docs%': 'https://docs.acme.example' };

test('every text of a tree gets the brand, and the tree itself stays as it was', () => {
  const tree = {
    type: 'root',
    children: [
      { type: 'link', url: '%brand.docs%/x', title: null, children: [{ type: 'text', value: '%brand.name% docs' }] },
      { type: 'code', value: '%brand.other%', data: { pattern: /a/ } },
    ],
    position: { start: { line: 1, column: 1 } },
  };
  const before = structuredClone(tree);
  expect(brandTree(tree, tokens)).toEqual({
    ...tree,
    children: [
      { ...tree.children[0], url: 'https://docs.acme.example/x', children: [{ type: 'text', value: 'Acme docs' }] },
      tree.children[1],
    ],
  });
  expect(tree).toEqual(before);
});
