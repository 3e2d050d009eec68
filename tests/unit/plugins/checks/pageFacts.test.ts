import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptSite } from './keptSite.ts';

const PATIENCE = 60_000;
const { site, at, run } = keptSite();
afterAll(() => rmSync(site, { recursive: true }));

const SPEC = 'docs/public/spec';
const CORS = `${SPEC}/json-schema/cors.json`;
const API = `${SPEC}/openapi/resolver.yaml`;
const METHODS = `${SPEC}/did-methods.json`;

/** What pages say of the data, which is right as long as these stay. */
const said: [page: string, sentences: string[]][] = [
  ['docs/guides/rotate.mdx', ['`maxAge` is at most 86400 seconds.', 'It answers with status `200`.']],
  [
    'docs/guides/create.mdx',
    ['By default `maxAge` is 86400 seconds.', 'Call `POST /instances/{region}`.', 'Read `maxAge` there.'],
  ],
  [
    'docs/guides/keys.mdx',
    [
      'The resolver supports `did:web`.',
      'The error [Proof is too old](/reference/errors/proof-too-old) comes with 422.',
      '[DID Core](https://www.w3.org/TR/did-1.0/) is a Text of 19 July 2022.',
    ],
  ],
];

beforeAll(async () => {
  for (const [page, sentences] of said)
    writeFileSync(at(page), [readFileSync(at(page), 'utf8'), ...sentences, ''].join('\n\n'));
  writeFileSync(at('docs/_names.txt'), 'Accept\n');
  expect((await run()).problems).toEqual([]);
}, PATIENCE);

test.each([
  ['a limit', CORS, '"maximum": 86400', '"maximum": 90000', ['guides/rotate.mdx facts/limit']],
  ['a default', CORS, '"default": 86400', '"default": 60', ['guides/create.mdx facts/default']],
  ['the name of a key', CORS, '"maxAge": {\n', '"maxTime": {\n', []],
  ['a status', API, '"200":', '"201":', ['guides/rotate.mdx facts/status']],
  ['a path', API, '/instances/{region}:', '/services/{region}:', ['guides/create.mdx facts/name']],
  ['a method', METHODS, '"method": "web"', '"method": "key"', ['guides/keys.mdx facts/method']],
  [
    'the status of an error',
    `${SPEC}/errors.json`,
    /"status": 422/g,
    '"status": 423',
    ['guides/keys.mdx facts/status'],
  ],
  ['the date of a standard', `${SPEC}/standards.json`, '2022-07-19', '2022-07-20', ['guides/keys.mdx facts/standard']],
  ['a description', CORS, 'Keeps an answer', 'Holds every answer', []],
])('%s: pages are held to what changed, and none is read again', { timeout: PATIENCE }, async (...edit) => {
  const [, file, old, text, told] = edit;
  const before = readFileSync(at(file), 'utf8');
  const after = before.replace(old, text);
  expect(after).not.toBe(before);
  writeFileSync(at(file), after);
  try {
    const { problems, made } = await run();
    expect(problems).toEqual((await run(true)).problems);
    expect(made).not.toContain('page');
    const short = (problems as { file: string; rule: string }[]).map((one) => `${one.file.slice(5)} ${one.rule}`);
    expect(short).toEqual(expect.arrayContaining(told));
  } finally {
    writeFileSync(at(file), before);
  }
  const { problems, made } = await run();
  expect(problems).toEqual([]);
  expect(made).not.toContain('page');
});
