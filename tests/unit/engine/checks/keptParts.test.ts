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

beforeAll(async () => {
  for (const [page, tags] of parts) writeFileSync(at(page), [readFileSync(at(page), 'utf8'), ...tags, ''].join('\n\n'));
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
