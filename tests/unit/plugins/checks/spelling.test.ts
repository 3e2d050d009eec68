import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sureWords } from '../../../../plugins/checks/dictionary.ts';
import { askSpellChecker, checkSpelling, speller, wordsOf } from '../../../../plugins/checks/spelling.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';
import { passagesOf } from '../../../../plugins/pages/prose.ts';

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
  const problems = await checkSpelling(pages, speller(''));
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
  expect(await checkSpelling(pages, speller('# Ours\nwebvh # a method\n\n'))).toEqual([]);
});

// `judgeWords` asks the spell checker about those alone that are not sure.
test('what is right for sure, the spell checker takes for right too', { timeout: PATIENCE }, async () => {
  const own = ['webvh', 'OpenID4VC', '!resolver'];
  const right =
    "Resolve english ENGLISH verifiers verifier's isn't statusList JSONPath base64url multi-factor docs' PEX' Webvh".split(
      ' ',
    );
  const slips =
    "teh teh's recieve statusLsit re-recieve color-colour therefor programing resolver un_knwon X'Teh".split(' ');
  const isSure = await sureWords(own);
  expect(right.filter((word) => !isSure(word))).toEqual([]);
  expect(slips.filter(isSure)).toEqual([]);
  expect([...(await askSpellChecker(right, own)).keys()]).toEqual([]);
});

test('a busy machine guesses the same words', { timeout: PATIENCE }, async () => {
  const guesses = async () => (await askSpellChecker(['Grete'], [])).get('Grete');
  const expected = await guesses();
  let time = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    time += 100;
    return time;
  });
  onTestFinished(() => clock.mockRestore());
  expect(await guesses()).toEqual(expected);
});

test('a secret is no word, since another rule tells it', () => {
  expect(page('a.mdx', '# T\n\nSend AKIA2E4QW7RT5YU8IO3P now.').words.words).toBe('Send now');
});

test('English in its binary form has the words of its text, and no others', async () => {
  const { decodeTrie, encodeITrieToBTrie } = await import('cspell-trie-lib');
  const packed = path.join(path.dirname(createRequire(import.meta.url).resolve('@cspell/dict-en_us')), 'en_US.trie.gz');
  const text = decodeTrie(gunzipSync(readFileSync(packed)));
  const form = decodeTrie(encodeITrieToBTrie(text));
  const words = [...text.words()];
  expect(words.length).toBeGreaterThan(100_000);
  const found = new Set(form.words());
  expect([found.size, words.filter((word) => !found.has(word))]).toEqual([new Set(words).size, []]);
  const slips = words.filter((_, index) => index % 50 === 0).map((word) => `${word.slice(1)}${word[0]}`);
  expect(slips.map((word) => form.has(word))).toEqual(slips.map((word) => text.has(word)));
});
