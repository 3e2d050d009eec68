import { expect, test } from 'vitest';
import { checkFillers, checkProse } from '../../../../../plugins/checks/rules/prose.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';

const told = (text: string) =>
  checkFillers('a.mdx', { text, placeOf: (index) => ({ line: 1, column: index + 1 }) }).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );
const LEAD = 'This lead has ten words, which are enough for it.';
/** A sentence of so many words. */
const long = (count: number) => `A ${'word '.repeat(count - 2)}end.`;
const problemsOf = (text: string) =>
  checkProse(parsePage('a.mdx', 'a.mdx', text) as Page).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );

test.each([
  ['It is simply so.', ['a.mdx:1:7 prose/filler "simply" adds nothing here. Leave it out.']],
  ['Just go.', ['a.mdx:1:1 prose/filler "Just" adds nothing here. Leave it out.']],
  ['It goes easily.', ['a.mdx:1:9 prose/filler "easily" adds nothing here. Leave it out.']],
  ['Obviously.', ['a.mdx:1:1 prose/filler "Obviously" adds nothing here. Leave it out.']],
  ['It is basically so.', ['a.mdx:1:7 prose/filler "basically" adds nothing here. Leave it out.']],
  ['Of course.', ['a.mdx:1:1 prose/filler "Of course" adds nothing here. Leave it out.']],
  ['Please go.', ['a.mdx:1:1 prose/filler "Please" adds nothing here. Leave it out; an instruction is polite enough.']],
  ['Note that it is.', ['a.mdx:1:1 prose/filler "Note that" adds nothing here. Say it without this opening.']],
  [
    'It should be noted that so.',
    ['a.mdx:1:1 prose/filler "It should be noted that" adds nothing here. Say it without this opening.'],
  ],
  ['In order to go.', ['a.mdx:1:1 prose/filler "In order to" adds nothing here. Write "to".']],
  ['You utilize it.', ['a.mdx:1:5 prose/filler "utilize" adds nothing here. Write "use".']],
  ['It utilised it.', ['a.mdx:1:4 prose/filler "utilised" adds nothing here. Write "use".']],
  ['They leverage it.', ['a.mdx:1:6 prose/filler "leverage" adds nothing here. Write "use".']],
  ['It is leveraged.', ['a.mdx:1:7 prose/filler "leveraged" adds nothing here. Write "use".']],
  ['It is seamlessly so.', ['a.mdx:1:7 prose/filler "seamlessly" adds nothing here. Say what it does.']],
  ['seamless', ['a.mdx:1:1 prose/filler "seamless" adds nothing here. Say what it does.']],
  ['A cutting-edge thing.', ['a.mdx:1:3 prose/filler "cutting-edge" adds nothing here. Say what it does.']],
  ['a world-class one', ['a.mdx:1:3 prose/filler "world-class" adds nothing here. Say what it does.']],
  ['powerful', ['a.mdx:1:1 prose/filler "powerful" adds nothing here. Say what it does.']],
  ['robust', ['a.mdx:1:1 prose/filler "robust" adds nothing here. Say what it does.']],
  ['click here', ['a.mdx:1:1 prose/filler "click here" adds nothing here. Name the target of the link.']],
  ['read more here', ['a.mdx:1:1 prose/filler "read more here" adds nothing here. Name the target of the link.']],
])('words that say nothing: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each(['A just-in-time key, robustly, unjust, ￼please.'])('words that say nothing: nothing is said of %j', (text) =>
  expect(told(text)).toEqual([]),
);

test('the words of a sentence: 30 at most, where it stands', () => {
  expect(problemsOf(`# T\n\n${LEAD}\n\n${long(30)}`)).toEqual([]);
  expect(problemsOf(`# T\n\n${LEAD}\n\n- Short. ${long(31)}`)).toEqual([
    'a.mdx:5:10 prose/sentence This sentence has 31 words. Split it: 30 at most.',
  ]);
  expect(problemsOf(`# T\n\n${LEAD}\n\n| a |\n| - |\n| ${long(31)} |`)).toEqual([]);
});

test('the words of all sentences on average: 16 at most, of ten and more', () => {
  const page = (count: number, words: number) =>
    `# T\n\n${LEAD} ${Array(count).fill(long(words)).join(' ')}`.replace(LEAD, `${LEAD}\n\n`);
  const told =
    'a.mdx:1:1 prose/average The sentences of this page have 16.4 words on average. Bring that to 16 or fewer: one thought a sentence.';
  expect(problemsOf(page(10, 17))).toEqual([told]);
  expect(problemsOf(page(9, 17))).toEqual([told.replace('16.4', '16.3')]);
  expect(problemsOf(page(8, 20))).toEqual([]);
  expect(problemsOf(page(10, 16))).toEqual([]);
  expect(problemsOf(`# T\n\n${LEAD}\n\n${long(28)} ${Array(8).fill(long(15)).join(' ')} ${long(18)}`).length).toBe(0);
  expect(
    problemsOf(`# T\n\n${long(16)} ${Array(9).fill(long(16)).join(' ')}`.replace(LEAD, '')).map((one) =>
      one.slice(0, 20),
    ),
  ).toEqual(['a.mdx:3:1 prose/lead']);
});

test('the lead: 10 to 45 words below the title', () => {
  const lead = (words: number) =>
    `a.mdx:3:1 prose/lead The lead has ${words} words. Say what this is and why the reader cares, in 10 to 45 words.`;
  expect(problemsOf(`# T\n\n${long(9)}`)).toEqual([lead(9)]);
  expect(problemsOf(`# T\n\n${long(10)}`)).toEqual([]);
  expect(problemsOf(`# T\n\n${long(20)} ${long(25)}`)).toEqual([]);
  expect(problemsOf(`# T\n\n${long(20)} ${long(26)}`)).toEqual([lead(46)]);
  expect(problemsOf(`---\npageType: home\n---\n\n# T\n\n${long(3)}`)).toEqual([]);
  expect(problemsOf(`# T\n\n## U\n\n${long(3)}`)).toEqual([]);
  expect(problemsOf(`${long(3)}\n\n${long(3)}\n\n# T`)).toEqual([]);
  expect(problemsOf('# T')).toEqual([]);
});

test('the words of a heading: eight at most', () => {
  const eight = 'One two three four five six seven `eight`';
  expect(problemsOf(`# ${eight}\n\n${LEAD}\n\n## ${eight} nine`)).toEqual([
    'a.mdx:5:4 prose/heading This heading has 9 words. Keep it to 8; five are better.',
  ]);
});
