import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptSite } from './keptSite.ts';

const PATIENCE = 60_000;
const { site, at, run } = keptSite();
afterAll(() => rmSync(site, { recursive: true }));

const SCHEMA = 'docs/public/spec/json-schema/verifier.configuration.json';
const API = 'docs/public/spec/openapi/resolver.yaml';

/** Pages with parts of the same kinds of data: each shows another part of them. */
const parts: [page: string, tags: string[]][] = [
  ['docs/guides/rotate.mdx', ['<ConfigurationKeys of="verifier" />']],
  ['docs/guides/create.mdx', ['<ConfigurationKeys of="resolver" />', '<OperationTable of="resolver" />']],
];

const SAMPLE = '```json title="CORS" schema="cors"\n{ "maxAge": 5 }\n```';
const CALL = '```http title="Request"\nPOST /instances/eu\nHost: resolver.management.eu.%brand.apiDomain%\n```';

beforeAll(async () => {
  for (const [page, tags] of parts)
    writeFileSync(at(page), [readFileSync(at(page), 'utf8'), ...tags, SAMPLE, CALL, ''].join('\n\n'));
  await run();
}, PATIENCE);

test.each([
  ['a description that a page shows', SCHEMA, 'Leaves the policy out', 'Leaves this whole policy out of all', 1],
  ['a link in it', SCHEMA, 'Leaves the policy out', '[Leaves](/guides/none) the policy out', 1],
  ['one that parts link to', 'docs/public/spec/json-schema/cors.json', 'Keeps an answer', 'Holds every answer', 0],
  ['a key less', SCHEMA, '"skip"', '"leave"', undefined],
  ['a summary that a page shows', API, 'summary: Make an instance', 'summary: Make one more instance', 1],
  ['a description that none shows', API, 'description: Endpoint of the region', 'description: Address of it', 0],
])('%s: the pages that show it are looked at again, and no other', { timeout: PATIENCE }, async (...edit) => {
  const [, file, old, text, pages] = edit;
  const before = readFileSync(at(file), 'utf8');
  const after = before.replace(old, text);
  expect(after).not.toBe(before);
  writeFileSync(at(file), after);
  try {
    const { problems, made } = await run();
    expect(problems).toEqual((await run(true)).problems);
    if (pages !== undefined) expect(made.filter((kind) => kind === 'page')).toHaveLength(pages);
  } finally {
    writeFileSync(at(file), before);
  }
  await run();
});

const CORS = 'docs/public/spec/json-schema/cors.json';

test.each([
  ['a description in a schema', CORS, 'Keeps an answer', 'Holds every answer', undefined],
  ['a description of an operation', API, 'Makes one in a region', 'Makes one in one region', undefined],
  ['a limit', CORS, '"minimum": 0', '"minimum": 10', 'samples/schema'],
  ['a type', CORS, '"integer"', '"string"', 'schema/compiles'],
  ['another path', API, '/instances/{region}', '/services/{region}', 'samples/request'],
  ['a file that cannot be read', API, 'openapi: 3.1.0', 'openapi: [', 'openapi/syntax'],
])('%s: samples are judged as far as it judges them', { timeout: PATIENCE }, async (...edit) => {
  const [, file, old, text, rule] = edit;
  const before = readFileSync(at(file), 'utf8');
  writeFileSync(at(file), before.replace(old, text));
  try {
    const { problems, made } = await run();
    expect(problems).toEqual((await run(true)).problems);
    expect(made.includes('samples of page')).toBe(rule !== undefined);
    if (rule) expect(problems).toContainEqual(expect.objectContaining({ rule }));
  } finally {
    writeFileSync(at(file), before);
  }
  expect((await run()).problems).toEqual((await run(true)).problems);
});
