import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { decode } from '../../../tools-core/decode/index.ts';
import { STANDARD_PAGES, type TreeNode, treeOf } from '../../../tools-core/explain/index.ts';
import ownMembers from '../../../tools-core/explain/ownMembers.json' with { type: 'json' };
import { index, read } from '../examples/published.ts';

import { schemaMembers } from './schemaMembers.ts';

const docsDir = path.resolve(import.meta.dirname, '../../../docs');
const standards = path.join(docsDir, 'public/spec/json-schema/standards');

/** What the header of a token may contain has its own file, which a plain token needs alone. */
const OF_TOKENS = ['jose-header', 'jwk'];

test.each([
  ['members.json', (kind: string) => !OF_TOKENS.includes(kind)],
  ['tokenMembers.json', (kind: string) => OF_TOKENS.includes(kind)],
])('explanations in %s are those of the published schemas; `-u` writes them again', async (name, isIn) => {
  const kinds = Object.entries(schemaMembers(standards)).filter(([kind]) => isIn(kind));
  const lines = kinds.map(([kind, rows]) => {
    const members = Object.entries(rows).map(([name, row]) => `    ${JSON.stringify(name)}: ${JSON.stringify(row)}`);
    return `  ${JSON.stringify(kind)}: {\n${members.join(',\n')}\n  }`;
  });
  const file = path.resolve(import.meta.dirname, '../../../tools-core/explain', name);
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(file);
});

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
