import { expect, test } from 'vitest';
import type { PageReport } from '../../../../../plugins/checks/pageReport.ts';
import { checkAddresses, withAddresses } from '../../../../../plugins/checks/rules/addresses.ts';
import { checkCharacters } from '../../../../../plugins/checks/rules/characters.ts';
import { checkUnusedWords, checkWordList, lists } from '../../../../../plugins/checks/rules/lists.ts';
import { parseJsonFile } from '../../../../../plugins/shared/jsonFile.ts';

const report = (route: string, ...ids: string[]) =>
  ({
    file: `docs${route}.mdx`,
    route,
    headings: ids.map((id, index) => ({ id, text: id.toUpperCase(), line: index + 5 })),
  }) as unknown as PageReport;
const reports = [
  report('/a', 'one', 'twoo', 'three'),
  report('/b', 'x', 'new', 'z'),
  { file: 'docs/c.mdx', route: '/c' } as PageReport,
];
const none = new Set<string>();
const targets = {
  routes: new Set(['/a', '/b', '/c', '/unread']),
  publicFiles: none,
  redirects: new Set(['/old']),
  anchors: new Map(),
};
const rules = {
  words: (text: string) => checkWordList('a.txt', text),
  unused: (text: string) => checkUnusedWords('a.txt', text, ['one Two', 'threefold']),
  synonyms: (text: string) => lists['_synonyms.json']('a.json', text),
  addresses: (text: string) => checkAddresses(parseJsonFile('docs/_addresses.json', text).json, reports, targets),
  characters: (text: string) => checkCharacters('a.mdx', text),
};
const told = (rule: keyof typeof rules, text: string) =>
  rules[rule](text).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );

test.each<[Parameters<typeof told>, string[]]>([
  [['words', 'b\na\nc'], ['a.txt:2:1 lists/order "a" stands behind "b". Put it before "b", in the alphabet.']],
  [['words', 'a\nb\na # again'], ['a.txt:3:1 lists/order "a" stands on line 1 already. Take one of the two out.']],
  [
    ['words', 'b\n a\nb'],
    [
      'a.txt:2:1 lists/order "a" stands behind "b". Put it before "b", in the alphabet.',
      'a.txt:3:1 lists/order "b" stands on line 1 already. Take one of the two out.',
    ],
  ],
  [
    ['unused', 'one\ntwo\nfold # part\nthre\n\n# none\nfour # x'],
    ['a.txt:7:1 lists/used No text has the word "four". Take the line out.'],
  ],
  [
    ['synonyms', '[\n["key", "secret", "key"],\n["b", "a"],\n["a", "b"]]'],
    [
      'a.json:2:19 data/form The group has "key" twice. Take one of the two out.',
      'a.json:4:1 data/form Another group has the same words. Take one of the two out.',
    ],
  ],
  [
    ['synonyms', '[\n["key"],\n[1, "b"], "a"]'],
    [
      'a.json:2:1 data/form A group has words that mean the same, and here are not two of them. Write ["word", "another word"], or take the group out.',
      'a.json:3:1 data/form A group has words that mean the same, and here are not two of them. Write ["word", "another word"], or take the group out.',
      'a.json:3:11 data/form A group has words that mean the same, and here are not two of them. Write ["word", "another word"], or take the group out.',
    ],
  ],
  [
    ['synonyms', '['],
    [
      'a.json:1:2 json/syntax This is not JSON: a list is not closed with ]. Check the commas, quotes and brackets around this place.',
    ],
  ],
])('lists of words: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['words', 'a\nb # why\n\n# B\nc']],
  [['synonyms', '[["key", "secret"], ["page", "site"]]']],
  [['synonyms', '{}']],
])('lists of words: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['addresses', '[]'],
    [
      'docs/_addresses.json:1:1 addresses/form The list of addresses has another form. Take it back from Git; npm run addresses adds to it.',
    ],
  ],
  [
    ['addresses', '{ "/a": ["one", 1] }'],
    [
      'docs/_addresses.json:1:1 addresses/form The list of addresses has another form. Take it back from Git; npm run addresses adds to it.',
    ],
  ],
  [
    ['addresses', '{ "/a": "one" }'],
    [
      'docs/_addresses.json:1:1 addresses/form The list of addresses has another form. Take it back from Git; npm run addresses adds to it.',
    ],
  ],
  [
    ['addresses', 'null'],
    [
      'docs/_addresses.json:1:1 addresses/form The list of addresses has another form. Take it back from Git; npm run addresses adds to it.',
    ],
  ],
  [
    ['addresses', '1'],
    [
      'docs/_addresses.json:1:1 addresses/form The list of addresses has another form. Take it back from Git; npm run addresses adds to it.',
    ],
  ],
  [
    ['addresses', '{ "/a": [],\n "/gone": [], "/lost": ["x"] }'],
    [
      'docs/_addresses.json:2:11 addresses/page The address /gone was published, and nothing is there now. Lead it to a page in redirects.json: "/gone": "/…". Of a page, npm run remove -- /gone --to <page> does so.',
      'docs/_addresses.json:2:24 addresses/page The address /lost was published, and nothing is there now. Bring the page back, or run npm run remove -- /lost --to <page>; npm run move moves one.',
    ],
  ],
  [
    ['addresses', '{ "/a": ["one", "two", "three"] }'],
    [
      'docs/a.mdx:6:1 addresses/heading The heading #two was published, and links to it lead nowhere now. Keep its id: "TWOO \\{#two}".',
    ],
  ],
  [
    ['addresses', '{ "/b": ["x", "completely-other", "z"] }'],
    [
      'docs/b.mdx:6:1 addresses/heading The heading #completely-other was published, and links to it lead nowhere now. Keep its id: "NEW \\{#completely-other}".',
    ],
  ],
  [
    ['addresses', '{ "/b": ["x", "completely-other"] }'],
    [
      'docs/b.mdx:6:1 addresses/heading The heading #completely-other was published, and links to it lead nowhere now. Keep its id: "NEW \\{#completely-other}".',
    ],
  ],
  [
    ['addresses', '{ "/b": ["completely-other", "z"] }'],
    [
      'docs/b.mdx:1:1 addresses/heading The heading #completely-other was published, and links to it lead nowhere now. Give the id to the heading that says it now: \\{#completely-other}.',
    ],
  ],
  [
    ['addresses', '{ "/c": ["x"] }'],
    [
      'docs/c.mdx:1:1 addresses/heading The heading #x was published, and links to it lead nowhere now. Give the id to the heading that says it now: \\{#x}.',
    ],
  ],
  [
    ['addresses', '{ "/b": ["x", "gone-before-it", "completely-other", "z"] }'],
    [
      'docs/b.mdx:1:1 addresses/heading The heading #gone-before-it was published, and links to it lead nowhere now. Give the id to the heading that says it now: \\{#gone-before-it}.',
      'docs/b.mdx:1:1 addresses/heading The heading #completely-other was published, and links to it lead nowhere now. Give the id to the heading that says it now: \\{#completely-other}.',
    ],
  ],
])('addresses: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['addresses', '{ "/a": ["one", "three"], "/c": [], "/unread": ["x"], "/old": ["x"], "/old/": [] }']],
])('addresses: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['characters', 'One​.\nTwo­﻿ ⁠ ⁦'],
    [
      'a.mdx:1:4 characters/hidden A character that nobody sees stands here: U+200B. Take it out.',
      'a.mdx:2:4 characters/hidden A character that nobody sees stands here: U+00AD. Take it out.',
      'a.mdx:2:5 characters/hidden A character that nobody sees stands here: U+FEFF. Take it out.',
    ],
  ],
  [
    ['characters', 'A b'],
    ['a.mdx:1:2 characters/hidden A space that does not break stands here: U+00A0. Write a plain space.'],
  ],
  [
    ['characters', 'k�y'],
    ['a.mdx:1:2 characters/lost A character was lost here: U+FFFD. Write the character that belongs here.'],
  ],
  [
    ['characters', 'kеy аb'],
    [
      'a.mdx:1:1 characters/look-alike "е" is a letter of another alphabet: U+0435. Write the Latin letter "e".',
      'a.mdx:1:5 characters/look-alike "а" is a letter of another alphabet: U+0430. Write the Latin letter "a".',
    ],
  ],
  [
    ['characters', 'aж'],
    ['a.mdx:1:1 characters/look-alike "ж" is a letter of another alphabet: U+0436. Write the word in one alphabet.'],
  ],
  [
    ['characters', 'xπ'],
    ['a.mdx:1:1 characters/look-alike "π" is a letter of another alphabet: U+03C0. Write the word in one alphabet.'],
  ],
  [
    ['characters', 'kсуb'],
    [
      'a.mdx:1:1 characters/look-alike "с" is a letter of another alphabet: U+0441. Write the Latin letter "c".',
      'a.mdx:1:3 characters/look-alike "у" is a letter of another alphabet: U+0443. Write the Latin letter "y".',
    ],
  ],
])('characters: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([[['characters', 'аб key']]])('characters: nothing is said of %j', (args) =>
  expect(told(...args)).toEqual([]),
);

test('what pages have is added to what was published, in the alphabet', () =>
  expect(Object.entries(withAddresses({ '/b': ['y', 'x'], '/0': [] }, reports, ['/old', '/b']))).toEqual([
    ['/0', []],
    ['/a', ['one', 'twoo', 'three']],
    ['/b', ['y', 'x', 'new', 'z']],
    ['/c', []],
    ['/old', []],
  ]));
