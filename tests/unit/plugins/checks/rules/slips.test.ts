import { expect, test } from 'vitest';
import {
  articleOf,
  checkGrammar,
  checkUnfinished,
  checkUnfinishedSamples,
} from '../../../../../plugins/checks/rules/slips.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';

const problemsOf = (text: string, source?: string) => {
  const words = { text, placeOf: (index: number) => ({ line: 1, column: index + 1 }) };
  return [...checkGrammar('a.mdx', words), ...checkUnfinished('a.mdx', words, source)];
};
const told = (text: string) =>
  problemsOf(text).map(({ rule, column, message, fix }) => `${column} ${rule === 'words/finished' ? message : fix}`);
const pageOf = (text: string) => parsePage('a.mdx', 'a.mdx', text) as Page;

test.each([
  ['It is the the key.', ['7 Keep one of the two: "the".']],
  ['The the key.', ['1 Keep one of the two: "The".']],
  ['It is  is so.', ['4 Keep one of the two: "is".']],
  ['It is id id.', ['7 Keep one of the two: "id".']],
  ['It is an public key.', ['7 Write "a public".']],
  ['It is a ID.', ['7 Write "an ID".']],
  ['An user of An unit.', ['1 Write "A user".', '12 Write "A unit".']],
  ['A answer and a issuer.', ['1 Write "An answer".', '14 Write "an issuer".']],
  [
    'An https address, an mdoc, a mDL, a hour, an one-time key, a unknown.',
    ['28 Write "an mDL".', '35 Write "an hour".', '43 Write "a one".', '60 Write "an unknown".'],
  ],
])('words twice and articles: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  "It had had that that. Give her her key. HTTP HTTP. non-the the, the the-key, the the's",
  "A explains it. A Alice. A is one. It's a.a key. e.g.an key, an-public x",
])('words twice and articles: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  ['This is coming soon.', ['9 "coming soon" tells the reader that the page is unfinished.']],
  ['TODO: say', ['1 "TODO" tells the reader that the page is unfinished.']],
  ['todo', ['1 "todo" tells the reader that the page is unfinished.']],
  ['FIXME', ['1 "FIXME" tells the reader that the page is unfinished.']],
  ['TBD', ['1 "TBD" tells the reader that the page is unfinished.']],
  ['tbc', ['1 "tbc" tells the reader that the page is unfinished.']],
  ['XXX', ['1 "XXX" tells the reader that the page is unfinished.']],
  ['Lorem ipsum', ['1 "Lorem ipsum" tells the reader that the page is unfinished.']],
  ['a work in progress', ['3 "work in progress" tells the reader that the page is unfinished.']],
  ['It is under construction', ['7 "under construction" tells the reader that the page is unfinished.']],
  ['It is to be added', ['4 "is to be added" tells the reader that the page is unfinished.']],
  ['They are to be written', ['6 "are to be written" tells the reader that the page is unfinished.']],
  ['It is still to be done', ['7 "still to be done" tells the reader that the page is unfinished.']],
  ['yet to be determined', ['1 "yet to be determined" tells the reader that the page is unfinished.']],
  ['is to be defined', ['1 "is to be defined" tells the reader that the page is unfinished.']],
  ['is to be announced', ['1 "is to be announced" tells the reader that the page is unfinished.']],
  ['are to be completed', ['1 "are to be completed" tells the reader that the page is unfinished.']],
  ['It lasts (ask Maria) a day.', ['10 "(ask Maria)" is a note to its writer.']],
  ['(check with Peter first)', ['1 "(check with Peter first)" is a note to its writer.']],
  ['(confirm with Anna)', ['1 "(confirm with Anna)" is a note to its writer.']],
  ['(waiting for Bob)', ['1 "(waiting for Bob)" is a note to its writer.']],
  ['note to self', ['1 "note to self" is a note to its writer.']],
  ['note to myself', ['1 "note to myself" is a note to its writer.']],
  ['a day (still true?) long', ['7 "(still true?)" is a note to its writer.']],
  ['really right?', ['1 "really right?" is a note to its writer.']],
  ['(still correct?', ['1 "(still correct?" is a note to its writer.']],
  ['still valid?', ['1 "still valid?" is a note to its writer.']],
  ['See [name of the page].', ['5 [name of the page] stands for what you have to say.']],
  ['See [Name, of it-all].', ['5 [Name, of it-all] stands for what you have to say.']],
  ['See [a, b c].', ['5 [a, b c] stands for what you have to say.']],
])('what is unfinished: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'It has to be done. A TODOS list.',
  '(ask the issuer)',
  'is it true?',
  'See [a b](/a), [a b][c], [one], [mainnet, "polygon:main"], [1 a].',
  'See [a, b].',
])('what is unfinished: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  ...'ID API IAM OID issuer answer hour honest Honor heir https mdoc mDL unimportant uninstall EU'
    .split(' ')
    .map((word) => [word, 'an']),
  ...'key user use usage usual unit universal uni utility ubiquitous European one ones one-time once host HttpHost'
    .split(' ')
    .map((word) => [word, 'a']),
  ...['SDK', 'URLs', 'EUX', 'JWT2', 'a1', 'key_1', 'x', 'HTTPS'].map((word) => [word, undefined]),
])('the article of %s', (word, wanted) => expect(articleOf(String(word))).toBe(wanted));

test('samples that are nothing but words of a template', () => {
  const fence = (language: string, code: string) => `\`\`\`${language} title="A"\n${code}\n\`\`\`\n\n`;
  const source = `${fence('text', '  [lines that it prints]')}${fence('json', '[lines that it prints]')}${fence('text', '[lines] that')}${fence('text', 'a [lines that it prints]')}`;
  expect(checkUnfinishedSamples(pageOf(source))).toEqual([
    {
      file: 'a.mdx',
      line: 2,
      column: 1,
      rule: 'words/finished',
      message: '[lines that it prints] stands for what you have to say.',
      fix: 'Write it in place of the brackets.',
    },
  ]);
});

test('a text of a part is not held against its page', () =>
  expect(
    ['It has [name of the page].', 'It has none.'].map(
      (source) => problemsOf('See [name of the page].', source).length,
    ),
  ).toEqual([1, 0]));

test('whole problems', () =>
  expect(problemsOf('TODO: the the an key (ask Maria).')).toEqual([
    {
      file: 'a.mdx',
      line: 1,
      column: 7,
      rule: 'words/twice',
      message: '"the the" has the same word twice.',
      fix: 'Keep one of the two: "the".',
    },
    {
      file: 'a.mdx',
      line: 1,
      column: 15,
      rule: 'words/article',
      message: '"an key" has the wrong article.',
      fix: 'Write "a key".',
    },
    {
      file: 'a.mdx',
      line: 1,
      column: 1,
      rule: 'words/finished',
      message: '"TODO" tells the reader that the page is unfinished.',
      fix: 'Write what is true today, or leave it out.',
    },
    {
      file: 'a.mdx',
      line: 1,
      column: 22,
      rule: 'words/finished',
      message: '"(ask Maria)" is a note to its writer.',
      fix: 'Find out, write what is true, and take the note out.',
    },
  ]));
