import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PartsOptions } from '../../../../../plugins/search/parts/buildParts.ts';
import { buildParts } from '../../../../../plugins/search/parts/buildParts.ts';
import type { SearchRecord } from '../../../../../theme/logic/search/searchRecord.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const recordsOf = (content: string): SearchRecord[] => [
  { id: 0, title: 'Keys', content, toc: [], routePath: '/keys', domain: '' },
];
const plain: PartsOptions = { prefix: 'search' };

/** The parts that a build of its own makes or takes over. */
async function built(content: string, options = plain, version = '1') {
  vi.resetModules();
  const { partsOnce } = await import('../../../../../plugins/search/parts/keptParts.ts');
  return partsOnce(recordsOf(content), options, { folder, version });
}

/** Marks what is kept, so that it is seen where it is taken over. */
function mark(): void {
  const file = path.join(folder, 'search');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"head":"search.', '"head":"SEARCH.'));
}

test('parts are the same with and without a store', async () => {
  const made = buildParts(recordsOf('Rotate a key.'), plain);
  expect(await built('Rotate a key.')).toEqual(made);
  expect(await built('Rotate a key.')).toEqual(made);
});

test('parts of the same things are taken over', async () => {
  await built('Rotate a key.');
  mark();
  expect((await built('Rotate a key.')).head).toMatch(/^SEARCH/);
});

test.each<[string, Parameters<typeof built>]>([
  ['a text', ['Revoke a key.', plain]],
  ['a synonym', ['Rotate a key.', { ...plain, synonyms: [['key', 'secret']] }]],
  [
    'a note',
    [
      'Rotate a key.',
      {
        ...plain,
        notes: new Map([['/keys', { answers: [], defines: ['key'], linked: [], summary: '', leadsTo: [] }]]),
      },
    ],
  ],
  ['the code', ['Rotate a key.', plain, '2']],
])('parts are made anew after an edit of %s', async (_, [content, options, version]) => {
  await built('Rotate a key.');
  mark();
  const { head, files } = await built(content, options, version);
  expect({ head, files }).toEqual(buildParts(recordsOf(content), options));
});
