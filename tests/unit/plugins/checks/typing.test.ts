import { expect, test } from 'vitest';
import { checkRepeated } from '../../../../plugins/checks/rules/repeated.ts';
import { checkEnds, checkTyping } from '../../../../plugins/checks/rules/typing.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';
import { passagesOf } from '../../../../plugins/pages/prose.ts';

const OTHER_SIDE = 'Write as many * on both sides of what they mark, such as **word**, or take it out.';

function problemsOf(text: string): string[] {
  const page = parsePage('a.mdx', 'a.mdx', text) as Page;
  const passages = passagesOf(page);
  return [
    ...passages.flatMap((words) => checkTyping('a.mdx', words)),
    ...checkEnds(page, passages),
    ...checkRepeated(page),
  ].map(({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`);
}

test.each([
  ['Here , then, it is.', '1:5 A space stands before ",". Write "," without the space.'],
  ['It is signed .', '1:13 A space stands before ".". Write "." without the space.'],
  ['It is signed..', '1:13 ".." has a sign too many. Keep one of the two: ".".'],
  ['One,, two.', '1:4 ",," has a sign too many. Keep one of the two: ",".'],
  ['It stays.You pick it.', '1:8 A space is missing after ".". Write a space after ".".'],
  ['First,then.', '1:5 A space is missing after ",". Write a space after ",".'],
  ['It is `a`.Then `b`.', '1:7 A space is missing after ".". Write a space after ".".'],
  ['It is a key. you hold it.', '1:14 A sentence begins with "you". Write "You", or a comma before it.'],
  ["It's issuer signs.", '1:1 "It\'s" is short for two words. Write "It is", or "Its" for what it has.'],
  ["You don't know.", '1:5 "don\'t" is short for two words. Write "do not".'],
  ["It won't end.", '1:4 "won\'t" is short for two words. Write "will not".'],
  ["You can't go.", '1:5 "can\'t" is short for two words. Write "cannot".'],
  ["They're there.", '1:1 "They\'re" is short for two words. Write "They are".'],
  ['If you loose it, wait.', '1:8 "loose" is the opposite of tight. Write "lose".'],
  ['A page may has one.', '1:12 "has" stands behind a verb that it does not go with. Write "have".'],
  ['It stands in a file of there own.', '1:24 "there own" is not English. Write "their own".'],
  ['It is larger then that.', '1:14 "then" says when. Write "than".'],
  [
    'It shows it once, in the Nobody can.',
    '1:22 The sentence ends with "the", and the next one begins. Write its end and a full stop.',
  ],
  ['- One. - Two.', '1:8 An item of a list begins inside a line. Begin a line with its "- ".'],
  ['It ends. Than you begin.', '1:10 "Than" compares, and nothing stands before it. Write "Then".'],
  ['It could of failed.', '1:10 "of" is no verb. Write "have".'],
  ['Open **Keys*, then wait.', `1:6 A * stands alone, so that readers see it. ${OTHER_SIDE}`],
  [
    'The `key and',
    '1:5 A ` stands alone, so that readers see it. Write ` also on the other side of what it marks, or take it out.',
  ],
  ['The ID (`a` is public.', '1:8 "(" stands without its other half. Write ")" where it ends.'],
  ['The ID `a`) is public.', '1:11 ")" stands without its other half. Write "(" before it, or take it out.'],
  [
    'The platform shows the secret in the',
    '1:37 This paragraph ends without a full stop. Write what is missing, or a full stop.',
  ],
  ['## Residency:', '1:13 This heading ends with ":". Leave out the ":".'],
  ['| a | b |\n| - | - |\n| 1 | 2 |\n| 1 | 2 |', '4:1 This line stands on line 3 already. Take one of the two out.'],
  [
    'It is made once for each.\n\nIt is made once for each.',
    '3:1 This line stands on line 1 already. Take one of the two out.',
  ],
  [
    'A key ends on the day that you say. Wait. A key ends on the day that you say.',
    '1:43 "A key ends on the day that you say." stands on this line already. Take one of the two out.',
  ],
  ['**1. Ask.* Then wait.', `1:1 A * stands alone, so that readers see it. ${OTHER_SIDE}`],
  ['You pick it when your create an instance.', '1:18 "your" stands before a verb. Write "you".'],
  ['It can match you query.', '1:14 "you" stands before what somebody has. Write "your".'],
  ['It is kept in you wallet for a day.', '1:15 "you" stands before what somebody has. Write "your".'],
])('%j', (text, told) => {
  expect(problemsOf(text)).toEqual([told]);
});

test.each([
  'Wait … then go on... It is e.g. a key, i.e. 1,000 of them.',
  'Must keys rotate? did:key keeps its own. `did` begins this sentence.',
  'A loose end, and then more. The text is 1.5 MB. See section 2.1.',
  '1) One thing is done.',
  'The letters a) and b) stand for two.',
  '`a`, `b` and *c*: (all) of them [here](/b).',
  'In Node.js, `*` stands for all. See walt.id.',
  '- An item of a list without a stop',
  '| **One** | 1 |\n| - | - |\n| Tildes | 2 |\n| **Two** | 3 |\n| Tildes | 2 |',
  '## One\n\nIt is made once for each.\n\n## Two\n\nIt is made once for each.',
])('%j is right', (text) => {
  expect(problemsOf(text)).toEqual([]);
});
