import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keptChecks } from '../../plugins/checks/keptChecks.ts';
import { siteChecker } from '../../plugins/checks/siteChecker.ts';
import { parseWordList } from '../../plugins/checks/spelling.ts';
import { formatProblems } from '../../plugins/shared/problem.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('the pages of this site keep every rule', async () => {
  const { problems, pages } = await siteChecker(root, {}).check();
  expect(formatProblems(problems)).toBe('');
  expect(pages.length).toBeGreaterThan(116);
}, 180_000);

test('read in brief, as the command reads them, the pages keep every rule too', async () => {
  const kept = keptChecks(readSiteOptions(root, {}), true);
  const { problems } = await siteChecker(root, {}, kept).check();
  expect(formatProblems(problems)).toBe('');
}, 180_000);

test('the lists of words, hosts and names are in order and name nothing twice', () => {
  for (const file of ['docs/_words.txt', 'docs/_hosts.txt', 'docs/_names.txt']) {
    const words = parseWordList(read(file));
    expect(words, file).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, 'en')));
  }
});
