import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSite } from '../../../../plugins/checks/checkSite.ts';
import { readSiteOptions } from '../../../../plugins/shared/siteOptions.ts';
import { page, words } from './docsFixture.ts';

const brand = readFileSync(path.resolve(import.meta.dirname, '../../../../brand.json'), 'utf8');
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'silence-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'brand.json'), brand);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Rules that a page breaks, as the check and the build see it. */
async function rulesOf(body: string): Promise<string[]> {
  writeFileSync(path.join(root, 'docs/index.mdx'), page(`# T\n\n${words}\n\n${body}`));
  const { problems } = await checkSite(readSiteOptions(root, {}));
  return problems.filter(({ file }) => file === 'docs/index.mdx').map(({ rule }) => rule);
}

test('a rule is switched off for the line below a comment with a reason, and for no other', async () => {
  expect(await rulesOf('It is an public key.')).toContain('words/article');
  expect(await rulesOf('{/* check-off words/article: said so in the standard */}\n\nIt is an public key.')).toEqual([]);
  expect(await rulesOf('{/* check-off words/article */}\n\nIt is an public key.')).toContain('words/article');
  expect(await rulesOf('{/* check-off words/twice: a refrain */}\n\nIt is an public key.')).toContain('words/article');
  expect(await rulesOf('{/* check-off words/article: a quote */}\n\nA word.\n\nIt is an public key.')).toContain(
    'words/article',
  );
});
