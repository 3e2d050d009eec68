import path from 'node:path';
import { expect, test } from 'vitest';
import { codeFile, fileOfFence } from '../../../../plugins/shared/codeFile.ts';

test.each([
  ['title="A" file="/public/a.json"', '/public/a.json'],
  ["file='./a.json' title='A'", './a.json'],
  ['file=./a.json', './a.json'],
  ['title="profile=/a.json"', undefined],
  ['', undefined],
  [undefined, undefined],
])('the fence with %s shows %s', (meta, file) => {
  expect(fileOfFence(meta)).toBe(file);
});

test('a file is named from the docs folder, from the repository, or from beside the page', () => {
  expect(codeFile('/public/a.json', '/docs/b/page.mdx', '/docs')).toBe(path.join('/docs', 'public', 'a.json'));
  expect(codeFile('<root>/a.json', '/docs/b/page.mdx', '/docs')).toBe(path.resolve('a.json'));
  expect(codeFile('./a.json', '/docs/b/page.mdx', '/docs')).toBe(path.resolve('/docs/b/a.json'));
});
