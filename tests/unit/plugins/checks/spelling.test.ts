import { expect, test } from 'vitest';
import { knownWords } from '../../../../plugins/checks/dictionary.ts';
import { checkSpelling, wordsOf } from '../../../../plugins/checks/spelling.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';
import { passagesOf } from '../../../../plugins/pages/prose.ts';

const check = (body: string, own: string[] = [], lang = 'en') => {
  const { file, ...rest } = parsePage('docs/a.mdx', 'a.mdx', body) as Page;
  return checkSpelling([{ file, words: wordsOf(passagesOf({ file, ...rest })), lang }], own);
};

const problemsOf = (...site: Parameters<typeof check>) =>
  check(...site).map(({ line, column, message, fix }) => [line, column, message, fix]);

test('an unknown word is reported with its place and the nearest words', () => {
  const [credential, colour] = problemsOf('A line with `cdoe` and\na credental in it.\n\n| A |\n| - |\n| A colour |');
  expect(credential).toEqual([2, 3, '"credental" is not in the dictionary.', expect.stringContaining('"credential"')]);
  expect(colour).toEqual([6, 5, '"colour" is not in the dictionary.', expect.stringContaining('"color"')]);
});

test('a word is suggested once', () => {
  const [[, , , fix] = []] = problemsOf('It says Gernany.');
  expect(`${fix}`.match(/"Germany"/g)).toHaveLength(1);
});

test.each([
  ['one word', 'They recieve it.', { from: 'recieve', to: 'receive' }],
  ['several words', 'They are aas it.', undefined],
  ['no frequent mistake', 'They are zqqing.', undefined],
])('a misspelling of %s: edit %o', (_, text, edit) => expect(check(text)[0].edit).toEqual(edit));

test.each([
  ['our own words', 'A webvh method.'],
  [
    'code, tokens, identifiers and addresses',
    'See did:webvh:qqzz, %brand.zzqq%, `zzqq` and [this](https://zzqq.example).',
  ],
  ['the ID of a heading', '## Age \\{#cors-maxxage}'],
  ['a secret, which has its own rule', 'Send AKIA2E4QW7RT5YU8IO3P now.'],
])('%s are correct', (_, text) => expect(problemsOf(text, ['webvh'])).toEqual([]));

test('a language without a dictionary has no spelling', () =>
  expect(problemsOf('Ein Schlüssel, der nie wechselt.', [], 'qq')).toEqual([]));

const isKnown = knownWords(['webvh', 'OpenID4VC', '!resolver']);

test.each(
  "Resolve ENGLISH verifier's isn't statusList JSONPath base64url multi-factor docs' Webvh OID4VP 文字".split(' '),
)('%s is known', (word) => expect(isKnown(word)).toBe(true));

test.each("teh teh's recieve statusLsit re-recieve color-colour therefor programing resolver un_knwon".split(' '))(
  '%s is not known',
  (word) => expect(isKnown(word)).toBe(false),
);
