import { expect, test } from 'vitest';
import { checkFences } from '../../../../../plugins/checks/rules/fences.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';

const told = (text: string) =>
  checkFences(parsePage('a.mdx', 'a.mdx', text) as Page).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );

test.each([
  [
    '```titel="A"\n{}\n```',
    [
      'a.mdx:1:1 samples/language Nothing knows the language "titel". Write one of bash, go, html, http, json, mdx, python, text, ts, tsx, xml, yaml.',
      'a.mdx:1:1 samples/option A fence has no option "A". Write one of title, schema, nocheck, file, preview, unindexed, lineNumbers, wrapCode.',
    ],
  ],
  [
    '```title="A"\n{}\n```',
    [
      'a.mdx:1:1 samples/language This sample names no language. Write the language after the backticks, such as ```json, and then its title.',
    ],
  ],
  ['```bsah title="A"\n{}\n```', ['a.mdx:1:1 samples/language Nothing knows the language "bsah". Did you mean bash?']],
  [
    '```pascal title="A"\n{}\n```',
    [
      'a.mdx:1:1 samples/language Nothing knows the language "pascal". Write one of bash, go, html, http, json, mdx, python, text, ts, tsx, xml, yaml.',
    ],
  ],
  [
    '```json title="A\n{}\n```',
    ['a.mdx:1:1 samples/option A value of this fence has no closing quote. Write title="A" before what follows it.'],
  ],
  [
    '```json title="A" schema="b c\n{}\n```',
    ['a.mdx:1:1 samples/option A value of this fence has no closing quote. Write schema="b c" before what follows it.'],
  ],
  ['```json titel="A"\n{}\n```', ['a.mdx:1:1 samples/option A fence has no option "titel". Did you mean title="A"?']],
  ['```json titel=A\n{}\n```', ['a.mdx:1:1 samples/option A fence has no option "titel". Did you mean title="…"?']],
  ['```json titel\n{}\n```', ['a.mdx:1:1 samples/option A fence has no option "titel". Did you mean title="…"?']],
  [
    '```text shema="a"\n{}\n```',
    [
      'a.mdx:1:1 samples/option A fence has no option "shema". Take it out: only a fence of json has a schema, and this one is of text.',
    ],
  ],
  ['```json shema="a"\n{}\n```', ['a.mdx:1:1 samples/option A fence has no option "shema". Did you mean schema="a"?']],
  [
    '```unindxed\n{}\n```',
    [
      'a.mdx:1:1 samples/language Nothing knows the language "unindxed". Write one of bash, go, html, http, json, mdx, python, text, ts, tsx, xml, yaml.',
    ],
  ],
  [
    '```text lineNumber\n{}\n```',
    ['a.mdx:1:1 samples/option A fence has no option "lineNumber". Did you mean lineNumbers?'],
  ],
  [
    '```text something="a"\n{}\n```',
    [
      'a.mdx:1:1 samples/option A fence has no option "something". Write one of title, schema, nocheck, file, preview, unindexed, lineNumbers, wrapCode.',
    ],
  ],
  [
    '```json title=A\n{}\n```',
    ['a.mdx:1:1 samples/option The option "title" has no value in quotes. Write title="Request".'],
  ],
  [
    '```json title\n{}\n```',
    ['a.mdx:1:1 samples/option The option "title" has no value in quotes. Write title="Request".'],
  ],
  [
    '```json title=""\n{}\n```',
    ['a.mdx:1:1 samples/option The option "title" has no value in quotes. Write title="Request".'],
  ],
  [
    '```json nocheck="no reason"\n{}\n```',
    [
      'a.mdx:1:1 samples/option "no reason" is hardly a reason. Say why nothing can check the sample: nocheck="needs the wallet SDK".',
    ],
  ],
  [
    '```text {1, 3} {a}\n{}\n```',
    [
      'a.mdx:1:1 samples/option A fence has no option "a". Write one of title, schema, nocheck, file, preview, unindexed, lineNumbers, wrapCode.',
    ],
  ],
  [
    'A.\n\n```json file="/a.json"\n{}\n```',
    [
      'a.mdx:4:1 samples/file This fence shows a file, and has a text of its own, which nobody sees. Take the text out, or the option "file"; the fence of a file is empty.',
    ],
  ],
  ['```json profile=a\n{}\n```', ['a.mdx:1:1 samples/option A fence has no option "profile". Did you mean file="…"?']],
])('fences: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  '```json title="A"\n{}\n```',
  '```json\n{}\n```',
  '```\n{}\n```',
  '```json nocheck="a good reason"\n{}\n```',
  '```text {1,3-4} title="A" lineNumbers wrapCode unindexed preview="iframe"\n{}\n```',
  '```tsx title="A"\n{}\n```',
  '```json file="/a.json"\n\n```',
])('fences: nothing is said of %j', (text) => expect(told(text)).toEqual([]));
