import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readDocs } from '../../plugins/contentChecks/readDocs.ts';
import { checkSpelling, parseWordList } from '../../plugins/contentChecks/spelling.ts';
import { formatProblems } from '../../plugins/shared/problem.ts';

const root = path.resolve(import.meta.dirname, '../..');
const words = parseWordList(readFileSync(path.join(root, 'docs/_words.txt'), 'utf8'));

test('every word of the pages is in the dictionary or in our word list', async () => {
  const { pages } = readDocs(path.join(root, 'docs'), root);
  expect(formatProblems(await checkSpelling(pages, words))).toBe('');
});

test('our word list is in order and names nothing twice', () => {
  const sorted = [...new Set(words)].sort((a, b) => a.localeCompare(b, 'en'));
  expect(words).toEqual(sorted);
});
