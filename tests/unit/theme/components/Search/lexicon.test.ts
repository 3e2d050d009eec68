import { describe, expect, it } from 'vitest';
import { createLexicon } from '../../../../../theme/components/Search/engine/lexicon.ts';
import { packWords } from '../../../../../theme/components/Search/engine/codec.ts';

/** Parts of words, each with how common it is. All are there, unless it is said which. */
function lexiconOf(parts: [surface: string, common: number][][], loaded = parts.map((_, part) => part)) {
  const lexicon = createLexicon({ words: parts.map((words) => [words[0][0], words.length]) });
  for (const part of loaded)
    lexicon.add(part, {
      build: '',
      words: packWords(parts[part].map(([surface]) => surface)),
      common: parts[part].map(([, common]) => common).join(''),
    });
  return lexicon;
}
const rare = (...surfaces: string[]): [string, number][] => surfaces.map((surface) => [surface, 0]);
const surfacesOf = (words: { surface: string }[]) => words.map(({ surface }) => surface);

describe('parts', () => {
  const parts = [
    rare('access'),
    rare('key', 'keyed'),
    rare('keys'),
    rare('verify'),
    rare('~z6mk'),
    rare('ключ'),
    rare('凭证'),
  ];
  const lexicon = lexiconOf(parts, [1]);

  it.each([
    ['k', [0, 1, 2]],
    ['key', [1, 2]],
    ['keyb', [1]],
    ['keys', [2]],
    ['keyz', [2]],
    ['a', [0]],
    ['aa', [0]],
    ['zebra', [3]],
    ['~', [3, 4]],
    ['文', [6]],
    ['', [0, 1, 2, 3, 4, 5, 6]],
  ])('that may hold words which begin with %j are %j', (beginning, expected) => {
    expect(lexicon.partsOf(beginning)).toEqual(expected);
  });

  it.each([
    ['default', [0, 1, 2, 3]],
    ['cyrillic', [5]],
    ['chinese', [6]],
    ['korean', []],
  ] as const)('with words in %s are %j, long ones apart', (script, expected) => {
    expect(lexicon.partsOfScript(script)).toEqual(expected);
  });

  it('are known as far as they were added', () => {
    expect(parts.map((_, part) => lexicon.has(part))).toEqual([false, true, false, false, false, false, false]);
    expect(surfacesOf(lexicon.beginning('key', 9))).toEqual(['key', 'keyed']);
    expect(lexicon.exact('keys')).toBeUndefined();
    expect(lexicon.exact('access')).toBeUndefined();
  });

  it('begin with punctuation, which is no other writing system', () => {
    expect(lexiconOf([rare('$.*'), rare('key')]).partsOfScript('default')).toEqual([0, 1]);
  });

  it('are none on a site without words', () => {
    expect(createLexicon({ words: [] }).partsOf('key')).toEqual([]);
  });
});

describe('words', () => {
  const lexicon = lexiconOf([
    [
      ['access', 1],
      ['issue', 3],
      ['issuers', 0],
    ],
    [
      ['verifiable', 0],
      ['verification', 5],
      ['verifier', 4],
      ['verifies', 4],
      ['verify+', 9],
      ['version', 0],
    ],
  ]);

  it('have numbers across all parts, and are found by what their forms have in common', () => {
    expect(lexicon.exact('access')).toEqual({ number: 0, surface: 'access', common: 1 });
    expect(lexicon.exact('issuer')).toEqual({ number: 2, surface: 'issuers', common: 0 });
    expect(lexicon.exact('verifi')).toEqual({ number: 6, surface: 'verifies', common: 4 });
    expect(lexicon.exact('verif')).toBeUndefined();
  });

  it('that go on behind a beginning come the most common first, of these the shortest', () => {
    expect(surfacesOf(lexicon.beginning('verif', 9))).toEqual(['verification', 'verifier', 'verifies', 'verifiable']);
    expect(surfacesOf(lexicon.beginning('verif', 2))).toEqual(['verification', 'verifier']);
    expect(surfacesOf(lexicon.beginning('verif', 2, true))).toEqual(['verify+', 'verification']);
    expect(surfacesOf(lexicon.beginning('ver', 9))).toContain('version');
    expect(lexicon.beginning('verz', 9)).toEqual([]);
    expect(
      surfacesOf(
        lexiconOf([
          [
            ['keyed', 1],
            ['keyring', 1],
            ['keys', 1],
          ],
        ]).beginning('key', 9),
      ),
    ).toEqual(['keys', 'keyed', 'keyring']);
  });

  it('of one family are those with the same root', () => {
    expect(surfacesOf(lexicon.family('verify'))).toEqual(['verifiable', 'verification', 'verifier', 'verifies']);
    expect(lexicon.family('key')).toEqual([]);
  });

  it('that hold a text inside come the shortest first, without pairs', () => {
    expect(surfacesOf(lexicon.holding('er', 9))).toEqual([
      'issuers',
      'version',
      'verifier',
      'verifies',
      'verifiable',
      'verification',
    ]);
    expect(surfacesOf(lexicon.holding('er', 2))).toEqual(['issuers', 'version']);
    expect(lexicon.holding('xyz', 9)).toEqual([]);
  });
});

describe('what was probably meant', () => {
  const meant = (typed: string, words: [string, number][], asPrefix = false) =>
    lexiconOf([words])
      .corrections(typed, asPrefix)
      .map(({ surface, edits }) => `${surface} ${edits}`);

  it.each([
    ['verfier', rare('verifier'), ['verifier 1']],
    ['vreifeir', rare('verifier'), ['verifier 2']],
    // Of five letters two may be wrong, of four only one that makes no other word.
    ['tokne', rare('token'), ['token 1']],
    ['tkone', rare('token'), ['token 2']],
    ['kyse', rare('keys'), []],
    ['ksye', rare('keys'), []],
    ['kyes', rare('keys'), ['keys 1']],
    ['key', rare('eky'), ['eky 1']],
    ['beta', rare('meta'), []],
    ['cors', rare('core'), []],
    ['csv', rare('covers'), []],
    ['tokn', rare('token'), ['token 1']],
    ['ttokens', rare('tokens'), ['tokens 1']],
    // Nobody knows which letter is missing in front.
    ['okens', rare('tokens'), []],
    ['oken', rare('token'), []],
    ['ke', rare('key'), []],
    // Neither its first letter nor its second.
    ['tokens', rare('yakens'), []],
    ['2okens', rare('tokens'), []],
    ['to-ens', rare('tokens'), []],
    ['toke2s', rare('tokens'), ['tokens 1']],
    ['verfier', rare('verifier+'), []],
    ['unknown', rare('verifier'), []],
  ])('of %j, with %j, is %j', (typed, words, expected) => expect(meant(typed, words)).toEqual(expected));

  it('is rather near than common, rather common than rare, and rather begins alike', () => {
    expect(
      meant('tokes', [
        ['token', 9],
        ['tokens', 0],
        ['tokxxx', 9],
      ]),
    ).toEqual(['token 1', 'tokens 1']);
    expect(
      meant('tokens', [
        ['otkens', 0],
        ['tokans', 0],
        ['yokens', 3],
      ]),
    ).toEqual(['tokans 1', 'yokens 1', 'otkens 1']);
    expect(
      meant('tokens', [
        ['otkens', 5],
        ['tokans', 0],
      ]),
    ).toEqual(['otkens 1', 'tokans 1']);
    expect(
      meant('tokenss', [
        ['tokensab', 0],
        ['tokans', 8],
      ]),
    ).toEqual(['tokans 2', 'tokensab 2']);
  });

  it('is one of three', () => {
    expect(meant('tokens', rare('tokan', 'tokans', 'tokena', 'tokenb'))).toHaveLength(3);
  });

  it('may go on behind what is typed, from five letters on', () => {
    expect(meant('cofnig', rare('configuration'), true)).toEqual(['configuration 1']);
    expect(meant('cofnig', rare('configuration'))).toEqual([]);
    expect(meant('cofn', rare('configuration'), true)).toEqual([]);
    // Shorter by more than a letter, it is no beginning.
    expect(meant('tokens', rare('toke'), true)).toEqual([]);
    expect(meant('tokens', rare('token'), true)).toEqual(['token 1']);
  });
});
