import { expect, test } from 'vitest';
import { checkEnds, checkTyping } from '../../../../../plugins/checks/rules/typing.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';
import { passagesOf } from '../../../../../plugins/pages/prose.ts';

const told = (text: string) => {
  const page = parsePage('a.mdx', 'a.mdx', text) as Page;
  const passages = passagesOf(page);
  return [...passages.flatMap((words) => checkTyping('a.mdx', words)), ...checkEnds(page, passages)].map(
    ({ line, column, rule, message, fix }) => `${line}:${column} ${rule} ${message} ${fix}`,
  );
};

test.each([
  ['It is : here.', ['1:6 words/punctuation A space stands before ":". Write ":" without the space.']],
  ['It is ! here.', ['1:6 words/punctuation A space stands before "!". Write "!" without the space.']],
  ['Is it ? Yes.', ['1:6 words/punctuation A space stands before "?". Write "?" without the space.']],
  ['It is ; here.', ['1:6 words/punctuation A space stands before ";". Write ";" without the space.']],
  ['It is  , then.', ['1:6 words/punctuation A space stands before ",". Write "," without the space.']],
  ['One .', ['1:4 words/punctuation A space stands before ".". Write "." without the space.']],
  ['One;; two.', ['1:4 words/punctuation ";;" has a sign too many. Keep one of the two: ";".']],
  ['One:: two.', ['1:4 words/punctuation "::" has a sign too many. Keep one of the two: ":".']],
  ['One., two.', ['1:4 words/punctuation ".," has a sign too many. Keep one of the two: ".".']],
  ['One,. two.', ['1:4 words/punctuation ",." has a sign too many. Keep one of the two: ",".']],
  ['It ends.You go.', ['1:7 words/punctuation A space is missing after ".". Write a space after ".".']],
  ['It ends!You go.', ['1:7 words/punctuation A space is missing after "!". Write a space after "!".']],
  ['It ends?You go.', ['1:7 words/punctuation A space is missing after "?". Write a space after "?".']],
  ['It ends;You go.', ['1:7 words/punctuation A space is missing after ";". Write a space after ";".']],
  ['It ends:You go.', ['1:7 words/punctuation A space is missing after ":". Write a space after ":".']],
  ['It ends.YOU go. In a.B it is.', ['1:20 words/punctuation A space is missing after ".". Write a space after ".".']],
  ['It (a).Then b.', ['1:6 words/punctuation A space is missing after ".". Write a space after ".".']],
  [
    'One,`a` and (b),c.',
    [
      '1:3 words/punctuation A space is missing after ",". Write a space after ",".',
      '1:15 words/punctuation A space is missing after ",". Write a space after ",".',
    ],
  ],
  ['`a`,b and 1,000 of A,B.', ['1:1 words/punctuation A space is missing after ",". Write a space after ",".']],
  ['It ends! you go.', ['1:10 words/punctuation A sentence begins with "you". Write "You", or a comma before it.']],
  ['It ends? you go.', ['1:10 words/punctuation A sentence begins with "you". Write "You", or a comma before it.']],
  ['It (ends). you go.', ['1:12 words/punctuation A sentence begins with "you". Write "You", or a comma before it.']],
  [
    '(It is) so). (a',
    [
      '1:11 words/punctuation ")" stands without its other half. Write "(" before it, or take it out.',
      '1:14 words/punctuation "(" stands without its other half. Write ")" where it ends.',
    ],
  ],
  [
    'It is a (key (of (two).',
    [
      '1:9 words/punctuation "(" stands without its other half. Write ")" where it ends.',
      '1:14 words/punctuation "(" stands without its other half. Write ")" where it ends.',
    ],
  ],
  [
    'It has a) one, and 1) two, but ab) three.',
    ['1:34 words/punctuation ")" stands without its other half. Write "(" before it, or take it out.'],
  ],
])('signs and spaces: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'It is .5 and :a of it.',
  'One::: two ... three.',
  'One:two, a:b.',
  'One.two is a host.',
  'It is `a`.  you go.',
  'It is `abc`. you go.',
  'A b. you go, e.g. this. did:web is. It. `a`. key_1 is. you1 is. It is so. `x` it.',
  'It ends. you-all go.',
  '(a) b',
])('signs and spaces: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  [
    'It is an The key.',
    ['1:7 words/finished The sentence ends with "an", and the next one begins. Write its end and a full stop.'],
  ],
  [
    'It is with If you go.',
    ['1:7 words/finished The sentence ends with "with", and the next one begins. Write its end and a full stop.'],
  ],
  [
    'It is of These two.',
    ['1:7 words/finished The sentence ends with "of", and the next one begins. Write its end and a full stop.'],
  ],
  [
    'It is from Nobody knows.',
    ['1:7 words/finished The sentence ends with "from", and the next one begins. Write its end and a full stop.'],
  ],
  [
    'It goes into Your own.',
    ['1:9 words/finished The sentence ends with "into", and the next one begins. Write its end and a full stop.'],
  ],
  [
    'It is and They go.',
    ['1:7 words/finished The sentence ends with "and", and the next one begins. Write its end and a full stop.'],
  ],
  [
    'It has a When you go.',
    ['1:8 words/finished The sentence ends with "a", and the next one begins. Write its end and a full stop.'],
  ],
  [
    'In the Where it is, in the There it is, in the We go.',
    [
      '1:4 words/finished The sentence ends with "the", and the next one begins. Write its end and a full stop.',
      '1:24 words/finished The sentence ends with "the", and the next one begins. Write its end and a full stop.',
      '1:44 words/finished The sentence ends with "the", and the next one begins. Write its end and a full stop.',
    ],
  ],
  ['One ends. - Two goes.', ['1:11 markdown/list An item of a list begins inside a line. Begin a line with its "- ".']],
  ['One ends? - Two.', ['1:11 markdown/list An item of a list begins inside a line. Begin a line with its "- ".']],
  [
    'Open **Keys, then.',
    [
      '1:6 markdown/mark A ** stands alone, so that readers see it. Write ** also on the other side of what it marks, or take it out.',
    ],
  ],
  [
    'Open *Keys, then.',
    [
      '1:6 markdown/mark A * stands alone, so that readers see it. Write as many * on both sides of what they mark, such as **word**, or take it out.',
    ],
  ],
  [
    'Open Keys* then.',
    [
      '1:10 markdown/mark A * stands alone, so that readers see it. Write as many * on both sides of what they mark, such as **word**, or take it out.',
    ],
  ],
  [
    'Open *`a`, then.',
    [
      '1:6 markdown/mark A * stands alone, so that readers see it. Write as many * on both sides of what they mark, such as **word**, or take it out.',
    ],
  ],
  [
    'Open `a`* then.',
    [
      '1:9 markdown/mark A * stands alone, so that readers see it. Write as many * on both sides of what they mark, such as **word**, or take it out.',
    ],
  ],
  [
    'It is *1 of them.',
    [
      '1:7 markdown/mark A * stands alone, so that readers see it. Write as many * on both sides of what they mark, such as **word**, or take it out.',
    ],
  ],
])('sentences and marks: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'Read the This Week, the The, and of It Works.',
  'One ends! - `a` goes.',
  'One - two - Three.',
  'One. - two.',
  'It is 2 * 3 and a*b.',
  'A * stands.',
])('sentences and marks: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  [
    'The platform shows it in the',
    ['1:29 words/punctuation This paragraph ends without a full stop. Write what is missing, or a full stop.'],
  ],
  [
    'The platform shows it 2',
    ['1:24 words/punctuation This paragraph ends without a full stop. Write what is missing, or a full stop.'],
  ],
  [
    'The platform shows only this one',
    ['1:33 words/punctuation This paragraph ends without a full stop. Write what is missing, or a full stop.'],
  ],
  [
    'The platform shows\nit in the',
    ['2:10 words/punctuation This paragraph ends without a full stop. Write what is missing, or a full stop.'],
  ],
  ['## One.', ['1:7 words/punctuation This heading ends with ".". Leave out the ".".']],
  ['## One:', ['1:7 words/punctuation This heading ends with ":". Leave out the ":".']],
  ['## One;', ['1:7 words/punctuation This heading ends with ";". Leave out the ";".']],
  ['## One,', ['1:7 words/punctuation This heading ends with ",". Leave out the ",".']],
  ['### `a`.', ['1:8 words/punctuation This heading ends with ".". Leave out the ".".']],
])('the end of a paragraph and of a heading: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'The platform shows it,',
  'The platform shows it;',
  'The platform shows',
  'The platform shows it in `a`',
  'The platform shows it in (a)',
  'The platform shows it:',
  '- The platform shows it in the',
  '> The platform shows it in the',
  '## One?',
  '## One! ',
  '# One. Two',
])('the end of a paragraph and of a heading: nothing is said of %j', (text) => expect(told(text)).toEqual([]));
