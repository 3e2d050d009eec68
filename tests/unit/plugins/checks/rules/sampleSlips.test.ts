import { expect, test } from 'vitest';
import { checkSampleSlips } from '../../../../../plugins/checks/rules/sampleSlips.ts';

const told = (text: string) =>
  checkSampleSlips({ file: 'a.mdx', source: text }, ['knownName', 'other-name', 'CasedName']).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );

test.each([
  [
    '```ts\nuse(firstName);\nuse(firstName);\n```\n\n```ts\nuse(firstNmae);\n```',
    [
      'a.mdx:7:5 samples/slip "firstNmae" stands here alone, and "firstName" elsewhere or in the data. Write "firstName", or a name that differs in more than one character.',
    ],
  ],
  [
    '```ts\nfirstName firstName\nfirstNmae lastNmae\nlastName lastName\n```',
    [
      'a.mdx:3:1 samples/slip "firstNmae" stands here alone, and "firstName" elsewhere or in the data. Write "firstName", or a name that differs in more than one character.',
    ],
  ],
  [
    '```bash\ncat key-list.json\ncat key-list.json\ncat key-lits.json\n```',
    [
      'a.mdx:4:5 samples/slip "key-lits.json" stands here alone, and "key-list.json" elsewhere or in the data. Write "key-list.json", or a name that differs in more than one character.',
    ],
  ],
  [
    '```ts title="my-file.ts"\nrun\n```\n\n```bash\ncat my-flie.ts\n```',
    [
      'a.mdx:6:5 samples/slip "my-flie.ts" stands here alone, and "my-file.ts" elsewhere or in the data. Write "my-file.ts", or a name that differs in more than one character.',
    ],
  ],
  [
    '```ts title="my-file.ts"\nrun\n```\n\nRead my-files.ts and my-files.ts.',
    [
      'a.mdx:1:14 samples/slip The page has "my-file.ts" here alone, and "my-files.ts" elsewhere. Write title="my-files.ts".',
    ],
  ],
  [
    'A.\n\n```ts\n  a.b_c d.e_f d.e_f abcd_ abcd_ abce_\n```',
    [
      'a.mdx:4:33 samples/slip "abce_" stands here alone, and "abcd_" elsewhere or in the data. Write "abcd_", or a name that differs in more than one character.',
    ],
  ],
])('slips of names: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  '```ts\nconst knowName = 1;\n```',
  '```ts\ncasedName\n```',
  '```ts\nCASEDNAME, casedname, cased-name\n```',
  '```ts\nkey_1a key_2a key_1a key_2b\n```',
  '```ts nocheck="a"\nknowName\n```\n\n```ts file="a"\nknowName\n```',
  '```ts\nknowName\n```\n\nAnd knowName.',
  '```bash\nab12345c ab12345d ab12345d abcdefghi1j2klmnopqrstu abcdefghi1j2klmnopqrstv abcdefghi1j2klmnopqrstv one two%20x two%20y two%20y\n```',
])('slips of names: nothing is said of %j', (text) => expect(told(text)).toEqual([]));
