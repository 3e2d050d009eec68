import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  addVersion,
  currentSurfaces,
  nextVersion,
  readSurfaces,
  readVersions,
  writeRecord,
} from '../../../../plugins/openapi/apiChanges.ts';
import { apiChangesShortcode } from '../../../../plugins/shortcodes/apiChanges.ts';

test('a first version has nothing to differ from, the next lists what changed', () => {
  const docs = mkdtempSync(path.join(tmpdir(), 'record-'));
  const folder = path.join(docs, 'public/spec/openapi');
  mkdirSync(folder, { recursive: true });
  const write = (version: string, path: string) =>
    writeFileSync(
      `${folder}/x.yaml`,
      `info: { version: "${version}" }\npaths: { ${path}: { get: { summary: Reads } } }\n`,
    );
  expect(readVersions(docs)).toEqual([]);

  write('1.0', '/a');
  const first = nextVersion(readSurfaces(docs), currentSurfaces(docs), { recorded: '2026-01-02', note: 'First.' });
  expect(first).toMatchObject({ version: '1.0', apis: [{ api: 'x', operations: 1, objects: 0 }], changes: [] });
  writeRecord(docs, [first], currentSurfaces(docs));

  write('1.1', '/b');
  const next = nextVersion(readSurfaces(docs), currentSurfaces(docs), { recorded: '2026-03-04', note: 'Moves a.' });
  expect(next.changes.map(({ kind, subject, place }) => [kind, subject, place])).toEqual([
    ['changed', '', '/info/version'],
    ['removed', '/a', ''],
    ['added', '/b', ''],
  ]);
  writeRecord(docs, [first, next], currentSurfaces(docs));

  const text = apiChangesShortcode(readVersions(docs))({});
  expect(text.match(/^## .*$/gm)).toEqual([
    '## March 4, 2026 \\{#4-march-2026}',
    '## January 2, 2026 \\{#2-january-2026}',
  ]);
  expect(text).toContain('| `x.yaml` | removed | yes | `/a` |');
  expect(text).toContain('| `x.yaml` | changed | no | The description at `/info/version`: from `"1.0"` to `"1.1"` |');
  expect(text).toContain('| `x.yaml` | 1 | 0 |');
});

test('what several operations have in common is one line', () => {
  const change = { api: 'x', kind: 'changed' as const, place: '/responses/503', before: '"a"', after: '"b"' };
  const moved = ['GET /a', 'PUT /a', 'GET /b', 'GET /c'].map((subject) => ({ ...change, subject }));
  const added = ['A', 'B'].map((subject) => ({
    ...change,
    kind: 'added' as const,
    subject,
    place: '',
    before: '',
    after: '',
  }));
  const changes = [...moved, { ...change, api: 'y', subject: 'GET /d' }, ...added];
  const entry = { version: '1.1', recorded: '2026-03-04', note: 'More.', apis: [], changes };
  expect(apiChangesShortcode([{ ...entry, changes: [] }, entry])({}).match(/^\| `.*$/gm)).toEqual([
    '| `x.yaml`, `y.yaml` | changed | yes | 5 operations at `/responses/503`: from `"a"` to `"b"` |',
    '| `x.yaml` | added | no | `A`, `B` |',
  ]);
});

test.each([
  ['a new limit of a request', 'added', '/properties/nonce/pattern', '"^a$"', 'yes'],
  ['a field with the name of a limit', 'added', '/properties/format', '', 'no'],
  ['a new value of a list', 'added', '/properties/kind/enum', '"c"', 'no'],
  ['a new list of values', 'added', '/properties/kind/enum', '', 'yes'],
  ['a different text of an error', 'changed', '/responses/503/$ref', '"#/b"', 'no'],
] as const)('%s could break a client or not', (_name, kind, place, after, expected) => {
  const entry = { version: '1.1', recorded: '2026-03-04', note: 'More.', apis: [] };
  const changes = [{ api: 'x', kind, subject: 'A', place, before: '', after }];
  const text = apiChangesShortcode([
    { ...entry, changes: [] },
    { ...entry, changes },
  ])({});
  expect(text).toContain(`| \`x.yaml\` | ${kind} | ${expected} |`);
});

test('changes of the same day share an entry', () => {
  const change = { api: 'x', kind: 'added' as const, subject: 'A', place: '', before: '', after: '' };
  const entry = { version: '1.1', recorded: '2026-03-04', note: 'One.', apis: [], changes: [change] };
  const [first, second] = [entry, { ...entry, note: 'Two.', changes: [{ ...change, subject: 'B' }] }];
  expect(addVersion([first], second)).toEqual([
    { ...entry, note: 'One. Two.', changes: [change, { ...change, subject: 'B' }] },
  ]);
  expect(addVersion([first], { ...second, recorded: '2026-03-05' })).toHaveLength(2);
});
