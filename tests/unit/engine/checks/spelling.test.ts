import { expect, test } from 'vitest';
import { checkSpelling, parseWordList, speller, wordsOf } from '../../../../engine/checks/spelling.ts';
import { type Page, parsePage } from '../../../../engine/pages/page.ts';
import { passagesOf } from '../../../../engine/pages/prose.ts';

const page = (file: string, body: string) => {
  const { file: shown, ...rest } = parsePage(`docs/${file}`, file, body) as Page;
  return { file: shown, words: wordsOf(passagesOf({ file: shown, ...rest })) };
};

// The dictionaries are read on first use.
const PATIENCE = 60_000;

test('names the file, line and column of a word that nobody knows', { timeout: PATIENCE }, async () => {
  const pages = [
    page('a.mdx', '# Good words\n\nNothing wrong here.'),
    page('b.mdx', '# Title\n\nA line with `cdoe` and\na credental in it.\n\n| A |\n| - |\n| A colour |'),
  ];
  const problems = await checkSpelling(pages, speller([]));
  expect(problems.map(({ file, line, column, message }) => [`${file}:${line}:${column}`, message])).toEqual([
    ['docs/b.mdx:4:3', '"credental" is not in the dictionary.'],
    ['docs/b.mdx:8:5', '"colour" is not in the dictionary.'],
  ]);
});

test('knows our own words, and leaves code, tokens, identifiers and addresses alone', {
  timeout: PATIENCE,
}, async () => {
  const pages = [
    page('b.mdx', '# T\n\n## Age \\{#cors-maxxage}\n\nText.'),
    page('a.mdx', '# T\n\nA webvh at did:webvh:qqzz for %brand.zzqq%, `zzqq` and [this](https://zzqq.example).'),
  ];
  expect(await checkSpelling(pages, speller(parseWordList('# Ours\nwebvh # a method\n\n')))).toEqual([]);
});
