import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keptSite } from './keptSite.ts';

const PATIENCE = 60_000;
const { site, at, run } = keptSite();
afterAll(() => rmSync(site, { recursive: true }));

const PAGE = 'docs/guides/rotate.mdx';
const OTHER = 'docs/guides/keys.mdx';
const CORS = 'docs/public/spec/json-schema/cors.json';

const files = [PAGE, OTHER, 'docs/_hosts.txt', 'docs/_glossary.json', CORS, 'brand.json'];
let before: string[];

beforeAll(async () => {
  writeFileSync(at('docs/_names.txt'), 'Accept\n');
  before = files.map((file) => readFileSync(at(file), 'utf8'));
  await run();
}, PATIENCE);

afterEach(() => {
  for (const [index, file] of files.entries()) writeFileSync(at(file), before[index]);
});

const sample = (...rows: string[]) => ['```json title="A value"', ...rows, '```'].join('\n');
const table = (header: string, row: string) => `| ${header} |\n| --- | --- |\n| ${row} |`;

/** Adds a text to a page, and replaces it by another. */
type Turn = [name: string, first: string, second: string, rule: string];

/** Each time a row that stays what it is becomes wrong by what stands elsewhere on its page. */
const turns: Turn[] = [
  [
    'a name that a sample no longer has',
    `The key \`ownName\` is yours.\n\n${sample('{ "ownName": 1 }')}`,
    `The key \`ownName\` is yours.\n\n${sample('{ "other": 1 }')}`,
    'facts/name',
  ],
  [
    'the key of the paragraph before',
    'Write `region` there.\n\nIt is at most 10 seconds.',
    'Write `maxAge` there.\n\nIt is at most 10 seconds.',
    'facts/limit',
  ],
  [
    'the header of a table',
    table('Key | Words', '`maxAge` | `60`'),
    table('Key | Default', '`maxAge` | `60`'),
    'facts/default',
  ],
  [
    'the first row of a table that becomes its second',
    '| `maxAge` | `60` |\n| --- | --- |\n| a | b |',
    '| Key | Default |\n| `maxAge` | `60` |\n| --- | --- |\n| a | b |',
    'facts/default',
  ],
  ['another row of a page with a slip', 'We recieve it.', 'We recieve it. One sentence more.', 'spelling/known-word'],
  ['the words of a passage', 'Take it there.', 'Take it it there.', 'words/twice'],
  [
    'a row that is wrong and stays',
    'By default `maxAge` is 5 seconds.',
    'By default `maxAge` is 5 seconds.\n\nMore of it.',
    'facts/default',
  ],
  ['a passage that is wrong and moves', 'Bring it it here.', 'More of it.\n\nBring it it here.', 'words/twice'],
];

const rulesOf = (problems: unknown[]) => (problems as { rule: string }[]).map(({ rule }) => rule);

test.each(turns)('%s: after an edit, the rest of the page is held to it', { timeout: PATIENCE }, async (...turn) => {
  const [, first, second, rule] = turn;
  const text = before[0];
  writeFileSync(at(PAGE), `${text}\n${first}\n`);
  await run();
  writeFileSync(at(PAGE), `${text}\n${second}\n`);
  const { problems } = await run();
  expect(problems).toEqual((await run(true)).problems);
  expect(rulesOf(problems)).toContain(rule);
});

test('rows that were right by other data are looked at again after an edit of their page', {
  timeout: PATIENCE,
}, async () => {
  const text = `${before[0]}\n\`maxAge\` is at most 86400 seconds.\n`;
  writeFileSync(at(PAGE), text);
  expect((await run()).problems).toEqual([]);
  writeFileSync(at(CORS), before[4].replace('"maximum": 86400', '"maximum": 90000'));
  writeFileSync(at(PAGE), `${text}\nOne sentence more.\n`);
  const { problems } = await run();
  expect(problems).toEqual((await run(true)).problems);
  expect(rulesOf(problems)).toContain('facts/limit');
});

test('a link is looked at again when only the page that it leads to changes', { timeout: PATIENCE }, async () => {
  const own = `${before[0]}\n## Own part\n\nMore of it.\n`;
  writeFileSync(at(PAGE), own);
  writeFileSync(at(OTHER), `${before[1]}\nSee [how it goes on](/guides/rotate#own-part).\n`);
  expect((await run()).problems).toEqual([]);
  writeFileSync(at(PAGE), own.replace('## Own part', '## Another part'));
  const { problems } = await run();
  expect(problems).toEqual((await run(true)).problems);
  expect(rulesOf(problems)).toContain('links/anchor-exists');
});

/** Edits of data to which each page is held without being read anew. */
test.each([
  ['a host', PAGE, 'Ask https://here.org/a for it.', 'docs/_hosts.txt', /$/, 'here.org\n', 'leaks/host'],
  [
    'another name',
    PAGE,
    'Each identity claim has one.',
    'docs/_glossary.json',
    '"proof request"',
    '"identity claim"',
    'terms/one-name',
  ],
  [
    'the name of the brand',
    PAGE,
    'Grete has it.',
    'brand.json',
    /"name": "[^"]+"/,
    '"name": "Grete"',
    'words/brand-literal',
  ],
] as const)('%s: pages are held to it, and none is read again', { timeout: PATIENCE }, async (...edit) => {
  const [, page, sentence, file, old, text, rule] = edit;
  writeFileSync(at(page), `${readFileSync(at(page), 'utf8')}\n${sentence}\n`);
  const was = await run();
  const data = readFileSync(at(file), 'utf8');
  writeFileSync(at(file), data.replace(old, text));
  const is = await run();
  expect(is.problems).toEqual((await run(true)).problems);
  expect(is.made).not.toContain('page');
  expect([was, is].map(({ problems }) => rulesOf(problems).includes(rule)).sort()).toEqual([false, true]);
});

test('a sample is judged anew where a token in it becomes something else', { timeout: PATIENCE }, async () => {
  const samples = ['const %brand.name% = 1;', 'const other = 1;'].map(
    (code) => `\`\`\`ts title="own.ts"\n${code}\n\`\`\``,
  );
  const named = (name: string) => before[5].replace(/"name": "[^"]+"/, `"name": "${name}"`);
  const ofSyntax = (problems: unknown[]) => rulesOf(problems).filter((rule) => rule === 'samples/syntax');
  writeFileSync(at(PAGE), `${before[0]}\n${samples.join('\n\n')}\n`);
  writeFileSync(at('brand.json'), named('Grete'));
  expect(ofSyntax((await run()).problems)).toEqual([]);
  writeFileSync(at('brand.json'), named('Grete and Hans'));
  const { problems } = await run();
  expect(problems).toEqual((await run(true)).problems);
  expect(ofSyntax(problems)).toHaveLength(1);
});

test('a page that cannot be parsed is held to the tokens of the brand', { timeout: PATIENCE }, async () => {
  writeFileSync(at(PAGE), `${before[0]}\nA {token that\n\n%brand.nowhere% is none.\n`);
  const { problems } = await run();
  expect(problems).toEqual((await run(true)).problems);
  expect(rulesOf(problems)).toContain('words/brand-token');
  expect((await run()).problems).toEqual(problems);
});
