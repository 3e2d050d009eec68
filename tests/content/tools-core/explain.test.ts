import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { decode } from '../../../tools-core/decode/index.ts';
import { STANDARD_PAGES, type TreeNode, treeOf } from '../../../tools-core/explain/index.ts';
import ownMembers from '../../../tools-core/explain/ownMembers.json' with { type: 'json' };
import { index, read } from '../examples/published.ts';

const docsDir = path.resolve(import.meta.dirname, '../../../docs');

test.each(STANDARD_PAGES)('the page of %s is there', (_, page) => {
  const file = page.endsWith('/') ? `${page}index` : page;
  expect(
    ['mdx', 'md'].some((end) => existsSync(path.join(docsDir, `${file}.${end}`))),
    page,
  ).toBe(true);
});

test('our own lines are sentences of at most 30 words', () => {
  const rows = Object.values(ownMembers).flatMap((list) => Object.values<string[]>(list));
  expect(rows.filter(([text]) => !/^[A-Z].*\.$/.test(text) || text.split(' ').length > 30)).toEqual([]);
});

/** Members below a credential that only its issuer defines, so that no standard can explain them. */
const OPEN = [
  /\/credentialSubject\//,
  /^claims/,
  /^disclosure \d+\/value\//,
  /\/nameSpaces\//,
  /valueDigests\//,
  /\/issuerAuth\//,
  /\/deviceSignature\//,
  /deviceKey\//,
  /^document\/issuer\/(?:name)$/,
];

const rowsOf = (part: string, node: TreeNode): { place: string; isSaid: boolean }[] =>
  node.children.flatMap((child) => [
    ...(/^\d+$/.test(child.name) ? [] : [{ place: part + child.pointer, isSaid: child.explanation !== undefined }]),
    ...rowsOf(part, child),
  ]);

test('every member of every signed example that a standard defines is explained', async () => {
  for (const { path: file, proof } of index.files) {
    if (!proof) continue;
    const rows = (await decode(read(file))).parts.flatMap((part) => rowsOf(part.id, treeOf(part)));
    const open = rows.filter(({ isSaid, place }) => !isSaid && !OPEN.some((pattern) => pattern.test(place)));
    expect(
      open.map(({ place }) => place),
      file,
    ).toEqual([]);
  }
});
