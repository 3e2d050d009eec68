import { expect, test } from 'vitest';
import { changedStatements } from '../../../../scripts/changes/statements.ts';

const PAGE = `---
description: Shows what a gateway answers.
---

# Gateway

## Paths

Keys are case-sensitive. A missing date is a warning, and the call answers \`400\` where the native route answers \`422\`.

| Name | Can be skipped |
| --- | --- |
| format | no |

\`\`\`json title="Body"
{ "status": 400 }
\`\`\`
`;

test.each([
  ['a number', '`422`', '`409`'],
  [
    "two numbers in each other's place",
    '`400` where the native route answers `422`',
    '`422` where the native route answers `400`',
  ],
  ['a word of a statement', 'a warning', 'an error'],
  ['a word with a hyphen', 'case-sensitive', 'case-insensitive'],
  ['yes for no in a row', '| no |', '| yes |'],
  ['one more word in a row', '| format |', '| format, proof |'],
])('%s is looked up', (_, old, now) => {
  const found = changedStatements(PAGE, PAGE.replace(old, now));
  expect(found).toHaveLength(1);
  expect(found[0].before).toContain(old);
  expect(found[0].after).toContain(now);
});

test('a new sentence is looked up where it states a number, a name, or all or nothing', () => {
  const add = (sentence: string) => changedStatements(PAGE, PAGE.replace('Keys are', `${sentence} Keys are`));
  expect(add('It takes up to 20 paths.')).toEqual([{ before: undefined, after: 'It takes up to 20 paths.' }]);
  expect(add('This is what a reader sees.')).toEqual([]);
});

test('what is as it was, moved or said in other words is not, and samples and headings have sections of their own', () => {
  expect(changedStatements(PAGE, PAGE)).toEqual([]);
  const [first, second] = ['Keys are case-sensitive.', 'A missing date is a warning'];
  expect(changedStatements(PAGE, PAGE.replace(`${first} ${second}`, `${first}\n\n${second}`))).toEqual([]);
  expect(changedStatements(PAGE, PAGE.replace('"status": 400', '"status": 500'))).toEqual([]);
  expect(changedStatements(PAGE, PAGE.replace('## Paths', '## The first paths'))).toEqual([]);
  expect(changedStatements('It can be read by people.', 'People who look at this page can now read this too.')).toEqual(
    [],
  );
});
