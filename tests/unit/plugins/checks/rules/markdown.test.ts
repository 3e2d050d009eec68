import { expect, test } from 'vitest';
import { checkMarkdown } from '../../../../../plugins/checks/rules/markdown.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';

const told = (text: string) =>
  checkMarkdown(parsePage('a.mdx', 'a.mdx', text) as Page).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );

test.each([
  [
    'One.\n\n##',
    ['a.mdx:3:1 markdown/heading This heading has no words. Write its text after ##, or take the line out.'],
  ],
  [
    'One.\n\n### ',
    ['a.mdx:3:1 markdown/heading This heading has no words. Write its text after ###, or take the line out.'],
  ],
  [
    'One.\n\n## Rotate The Key',
    [
      'a.mdx:3:1 markdown/case "Rotate The Key" has capitals inside. Write "Rotate the Key", with capitals in names alone.',
    ],
  ],
  [
    'One.\n\n##Attach it\nand go.',
    ['a.mdx:3:1 markdown/heading This is no heading, since a space is missing. Write "## Attach it".'],
  ],
  ['One.\n\n#Attach', ['a.mdx:3:1 markdown/heading This is no heading, since a space is missing. Write "# Attach".']],
  [
    'One.\n\n##2nd step',
    ['a.mdx:3:1 markdown/heading This is no heading, since a space is missing. Write "## 2nd step".'],
  ],
  ['#Attach [it](/a)', ['a.mdx:1:1 markdown/heading This is no heading, since a space is missing. Write "# Attach ".']],
  [
    'One.\n\n**Attach it**',
    [
      'a.mdx:3:1 markdown/heading "Attach it" looks like a heading, and no outline or search knows it. Write "## Attach it", at the level of its place.',
    ],
  ],
  [
    '**aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa**',
    [
      'a.mdx:1:1 markdown/heading "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" looks like a heading, and no outline or search knows it. Write "## aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", at the level of its place.',
    ],
  ],
])('headings: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'One.\n\n## Two',
  'Then Rotate The Key',
  '#1 is first.',
  '#!/bin/sh',
  '####### Seven',
  'It is ##Attach.',
  '*##Attach*',
  '**Attach it.**',
  '**Attach it:**',
  '**Attach it?**',
  '**Attach it!**',
  '**Attach it** now',
  'Now **attach it**',
  '**Attach** **it**',
  '*Attach it*',
  '**aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa**',
  '__Attach it__',
  '- **Attach it**',
  '> One.\n>\n> **Attach it**',
])('headings: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  ['1. A\n3. B', ['a.mdx:2:1 markdown/numbers Step 2 has the number 3. Write 2, and number on from there.']],
  ['1. A\n2. B\n2. C', ['a.mdx:3:1 markdown/numbers Step 3 has the number 2. Write 3, and number on from there.']],
  ['5. A\n6. B\n8. C', ['a.mdx:3:1 markdown/numbers Step 7 has the number 8. Write 7, and number on from there.']],
  ['1) A\n3) B', ['a.mdx:2:1 markdown/numbers Step 2 has the number 3. Write 2, and number on from there.']],
  [
    '1. A\n   1. B\n   3. C\n2. D',
    ['a.mdx:3:1 markdown/numbers Step 2 has the number 3. Write 2, and number on from there.'],
  ],
  ['0. A\n1. B\n1. C', ['a.mdx:3:1 markdown/numbers Step 2 has the number 1. Write 2, and number on from there.']],
  ['2. A\n1. B', ['a.mdx:2:1 markdown/numbers Step 3 has the number 1. Write 3, and number on from there.']],
  ['10. A\n12. B', ['a.mdx:2:1 markdown/numbers Step 11 has the number 12. Write 11, and number on from there.']],
])('numbers of lists: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each(['1. A\n2. B\n3. C', '1. A\n1. B\n1. C', '1. A', '- A\n- B', '- 1. A\n  3. B'])(
  'numbers of lists: nothing is said of %j',
  (text) => expect(told(text)).toEqual([]),
);

test.each([
  [':::note\nOne.', ['a.mdx:1:1 markdown/callout This callout is not closed. Write a line ":::" after its last.']],
  [
    ':::warning\nOne.\n\n:::danger\nTwo.\n:::',
    ['a.mdx:1:1 markdown/callout This callout is not closed. Write a line ":::" after its last.'],
  ],
  [
    'One.\n\n:::',
    ['a.mdx:3:1 markdown/callout This closes no callout. Take the line out, or open one with ":::note" above.'],
  ],
  [
    ':::note\nOne.\n:::\n\n:::',
    ['a.mdx:5:1 markdown/callout This closes no callout. Take the line out, or open one with ":::note" above.'],
  ],
  [
    '::\n\n:::note\nOne.',
    ['a.mdx:3:1 markdown/callout This callout is not closed. Write a line ":::" after its last.'],
  ],
  [':::note\nOne.\n::', ['a.mdx:3:1 markdown/callout This does not close the callout of line 1. Write ":::".']],
  [':::note\nOne.\n:', ['a.mdx:3:1 markdown/callout This does not close the callout of line 1. Write ":::".']],
  [':::note\nOne.\n;;;', ['a.mdx:3:1 markdown/callout This does not close the callout of line 1. Write ":::".']],
  [':::note\nOne.\n:;:', ['a.mdx:3:1 markdown/callout This does not close the callout of line 1. Write ":::".']],
  [':::note\nOne.\n  ::;  ', ['a.mdx:3:1 markdown/callout This does not close the callout of line 1. Write ":::".']],
  [':::note\nOne.\n;::', ['a.mdx:3:1 markdown/callout This does not close the callout of line 1. Write ":::".']],
  [
    '::\n\n:::note\nOne.',
    ['a.mdx:3:1 markdown/callout This callout is not closed. Write a line ":::" after its last.'],
  ],
  [
    ':::note\nOne.\n::\n\n:::tip\nTwo.',
    ['a.mdx:5:1 markdown/callout This callout is not closed. Write a line ":::" after its last.'],
  ],
  [
    ':::note\nOne.\n:: a',
    ['a.mdx:1:1 markdown/callout This callout is not closed. Write a line ":::" after its last.'],
  ],
  [
    ':::nte\nOne.\n:::',
    [
      'a.mdx:1:1 markdown/callout There is no callout ":::nte". Did you mean note? Others are tip, note, info, warning, danger, caution, details.',
    ],
  ],
  [
    ':::notes\nOne.\n:::',
    [
      'a.mdx:1:1 markdown/callout There is no callout ":::notes". Did you mean note? Others are tip, note, info, warning, danger, caution, details.',
    ],
  ],
  [
    ':::Tip\nOne.\n:::',
    [
      'a.mdx:1:1 markdown/callout There is no callout ":::Tip". Did you mean tip? Others are tip, note, info, warning, danger, caution, details.',
    ],
  ],
  [
    ':::something\nOne.\n:::',
    [
      'a.mdx:1:1 markdown/callout There is no callout ":::something". Write one of tip, note, info, warning, danger, caution, details.',
    ],
  ],
  [
    '> [!TIPP]\n> One.',
    [
      'a.mdx:1:1 markdown/callout There is no callout "> [!TIPP". Did you mean TIP? Others are NOTE, TIP, IMPORTANT, WARNING, CAUTION.',
    ],
  ],
  [
    '> [!hints]\n> One.',
    [
      'a.mdx:1:1 markdown/callout There is no callout "> [!hints". Write one of NOTE, TIP, IMPORTANT, WARNING, CAUTION.',
    ],
  ],
  [
    '>[!NOTES]\n> One.',
    [
      'a.mdx:1:1 markdown/callout There is no callout "> [!NOTES". Did you mean NOTE? Others are NOTE, TIP, IMPORTANT, WARNING, CAUTION.',
    ],
  ],
])('callouts: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  ':::note\nOne.\n:::',
  ':::note Title\nOne.\n:::',
  '::: tip\nOne.\n:::',
  ':::details\nOne.\n:::',
  ':::caution\nOne.\n:::',
  ':::info\nOne.\n:::',
  '> [!NOTE]\n> One.',
  '> [!note]\n> One.',
  '> [!IMPORTANT]\n> One.\n\n> [!WARNING]\n> One.\n\n> [!CAUTION]\n> One.\n\n> [!TIP]\n> One.',
  '> It is [!HINT].',
  '```text\n:::nte\n```',
])('callouts: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  ['```text\none', ['a.mdx:1:1 markdown/fence This sample has no end. Write a line ``` after its last.']],
  [
    'A.\n\n```text\none\n\n```json title="B"\n{}\n```',
    ['a.mdx:3:1 markdown/fence This sample has no end. Write a line ``` after its last.'],
  ],
  [
    '```text\none\n\n```json\n{}\n```',
    ['a.mdx:1:1 markdown/fence This sample has no end. Write a line ``` after its last.'],
  ],
  [
    '```text\none\n\n## Heading\n\nTwo.',
    ['a.mdx:3:1 markdown/fence The sample of line 1 has no end. Write a line ``` here, after its last.'],
  ],
  [
    '```text\none\n## Heading\n\n### 3 parts',
    ['a.mdx:4:1 markdown/fence The sample of line 1 has no end. Write a line ``` here, after its last.'],
  ],
  [
    '```text\n# one\n\n# Heading',
    ['a.mdx:1:1 markdown/fence This sample has no end. Write a line ``` after its last.'],
  ],
  ['```text\none\n\n## small', ['a.mdx:1:1 markdown/fence This sample has no end. Write a line ``` after its last.']],
  ['- A\n\n  ```text\n  one', ['a.mdx:3:1 markdown/fence This sample has no end. Write a line ``` after its last.']],
  ['~~~text\none', ['a.mdx:1:1 markdown/fence This sample has no end. Write a line ~~~ after its last.']],
  [
    '```text\none\n``` text',
    [
      'a.mdx:1:1 markdown/fence This sample has no end. Write a line ``` after its last.',
      'a.mdx:3:1 markdown/fence This sample has no end. Write a line ``` after its last.',
    ],
  ],
  [
    '```text\n```\n\n```text title="A"\n',
    ['a.mdx:4:1 markdown/fence This sample has no end. Write a line ``` after its last.'],
  ],
  [
    '```text\n\n## Heading\n\n## Other',
    ['a.mdx:2:1 markdown/fence The sample of line 1 has no end. Write a line ``` here, after its last.'],
  ],
])('fences: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  '```text\none\n```',
  '```text\none\n\n```a word of more\n```',
  '~~~text\none\n```json\n~~~',
  '````text\n```json\n{}\n```\n````',
  '```text\n````\n',
  '  ```text\n  one\n  ```',
  '```text\none\n```   ',
  '```text\r\none\r\n```\r\n',
  '```text\n\n## Heading\n```',
])('fences: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  [
    'One.\n\n\tTwo.',
    ['a.mdx:3:1 markdown/tab The line begins with a tab, which some tools read as code. Take the tab out.'],
  ],
  [
    'One.\n\n\t\tTwo.\n\nA\tb.',
    ['a.mdx:3:1 markdown/tab The line begins with a tab, which some tools read as code. Take the tab out.'],
  ],
])('tabs and merges: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each(['```text\n\tone\n```'])('tabs and merges: nothing is said of %j', (text) => expect(told(text)).toEqual([]));
