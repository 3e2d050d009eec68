import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { changesMarkdown } from '../../../../scripts/changes/changesMarkdown.ts';
import { compareSites } from '../../../../scripts/changes/compareSites.ts';
import { differences } from '../../../../scripts/changes/differences.ts';
import { readState, type SiteState } from '../../../../scripts/changes/siteState.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function stateOf(files: Record<string, string>): SiteState {
  const root = mkdtempSync(path.join(tmpdir(), 'changes-test-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return readState(root);
}

const page = (title: string, rest: string) => `---\ndescription: About ${title}.\n---\n\n# ${title}\n\n${rest}\n`;
const term = (name: string, definition: string) => ({ term: name, definition, page: '/a' });
const BEFORE = {
  'docs/a.mdx': page('First', '## Steps\n\n```bash title="Call"\ncurl a\n```\n\n## Related'),
  'docs/b.mdx': page('Second', 'Text.'),
  'docs/c.mdx': page('Third', 'Text.'),
  'docs/explanations/glossary.mdx': page('Glossary', '<Glossary />'),
  'docs/_glossary.json': JSON.stringify([term('key', 'What signs.')]),
  'docs/public/spec/json-schema/key.json': '{ "properties": { "size": { "default": 1 } }, "type": "object" }',
  'docs/public/logo.svg': '<svg/>',
  'brand.json': '{ "name": "Acme" }',
  'redirects.json': '{}',
};

test('a change names what readers see of it: addresses, titles, samples, files, redirects and the brand', () => {
  const after: Record<string, string> = {
    ...BEFORE,
    'docs/a.mdx': page('The first', '## What to do\n\n```bash title="Call"\ncurl b\n```\n\n## Related'),
    'docs/d.mdx': page('Fourth', '```json title="Answer"\n{}\n```'),
    // The data of a part change the page that shows it.
    'docs/_glossary.json': JSON.stringify([term('key', 'What signs and verifies.')]),
    'docs/public/spec/json-schema/key.json': '{ "properties": { "size": { "default": 2 } }, "type": "object" }',
    'docs/public/logo.svg': '<svg></svg>',
    'brand.json': '{ "name": "Umbra" }',
    'redirects.json': '{ "/b": "/a" }',
  };
  delete after['docs/b.mdx'];
  delete after['docs/c.mdx'];
  expect(compareSites(stateOf(BEFORE), stateOf(after))).toEqual({
    added: [{ route: '/d', title: 'Fourth' }],
    moved: [],
    removed: [
      { route: '/b', title: 'Second', to: '/a' },
      { route: '/c', title: 'Third', to: undefined },
    ],
    changed: ['/a', '/explanations/glossary'],
    statements: [
      { route: '/explanations/glossary', before: 'What signs.', after: 'What signs and verifies.' },
      { route: '/explanations/glossary', before: undefined, after: '[The first](/a).' },
    ],
    titles: [
      { route: '/a', what: 'title', before: 'First', after: 'The first' },
      { route: '/a', what: 'description', before: 'About First.', after: 'About The first.' },
    ],
    anchors: [{ route: '/a', anchor: 'steps' }],
    samples: [
      { route: '/a', name: 'Call, bash', kind: 'changed' },
      { route: '/d', name: 'Answer, json', kind: 'added' },
    ],
    files: [
      { name: '/logo.svg', kind: 'changed', differences: [] },
      {
        name: '/spec/json-schema/key.json',
        kind: 'changed',
        differences: [{ pointer: '/properties/size/default', kind: 'changed', before: '1', after: '2' }],
      },
    ],
    redirects: [{ pointer: '/~1b', kind: 'added', before: undefined, after: '"/a"' }],
    brand: [{ pointer: '/name', kind: 'changed', before: '"Acme"', after: '"Umbra"' }],
  });
});

test('a page whose old address leads to the new one is moved, and its headings and samples are compared', () => {
  const { 'docs/a.mdx': _, ...others } = BEFORE;
  const after = {
    ...others,
    'docs/folder/index.mdx': page('First', '## Step\n\n```bash title="Call"\ncurl a\n```\n\n## Related'),
    'redirects.json': '{ "/a": "/folder/" }',
  };
  const changes = compareSites(stateOf(BEFORE), stateOf(after));
  expect(changes).toMatchObject({
    added: [],
    removed: [],
    moved: [{ from: '/a', route: '/folder/', title: 'First' }],
    anchors: [{ route: '/folder/', anchor: 'steps' }],
    samples: [],
  });
  const text = changesMarkdown(changes, 'main');
  expect(text).toContain('- moved: `/a` → `/folder/`, "First"');
  expect(text).toContain('### Redirects\n\n- added: `/a`, leads to `/folder/`\n');
});

test('a term with another name is not gone, since its old anchor leads on', () => {
  const renamed = { ...term('key that signs', 'What signs.'), formerIds: ['key'] };
  const after = { ...BEFORE, 'docs/_glossary.json': JSON.stringify([renamed]) };
  expect(compareSites(stateOf(BEFORE), stateOf(after)).anchors).toEqual([]);
  const lost = { ...BEFORE, 'docs/_glossary.json': JSON.stringify([term('key that signs', 'What signs.')]) };
  expect(compareSites(stateOf(BEFORE), stateOf(lost)).anchors).toEqual([
    { route: '/explanations/glossary', anchor: 'key' },
  ]);
});

test('the Markdown has a section for what changed, and says so where nothing did', () => {
  const nothing = compareSites(stateOf(BEFORE), stateOf(BEFORE));
  expect(changesMarkdown(nothing, 'main')).toBe('Nothing that readers see differs from `main`.\n');
  const text = changesMarkdown(
    {
      ...nothing,
      removed: [{ route: '/c', title: 'Third', to: undefined }],
      statements: [
        { route: '/a', before: 'It takes 5 keys.', after: 'It takes 6 keys.' },
        { route: '/a', before: undefined, after: 'No key is needed.' },
      ],
      changed: Array.from({ length: 50 }, (_, index) => `/page-${index}`),
      files: [
        {
          name: '/spec/errors.json',
          kind: 'changed',
          differences: [{ pointer: '/errors/x/title', kind: 'changed', before: '"a `b`"', after: '"c"' }],
        },
      ],
    },
    'main',
  );
  expect(text.match(/^###.*/gm)).toEqual([
    '### Addresses',
    '### Pages with another text',
    '### Statements to look up',
    '### Published files',
  ]);
  expect(text).toContain(
    '### Statements to look up\n\n- `/a`: "It takes 5 keys." → "It takes 6 keys."\n- `/a`: new, "No key is needed."\n',
  );
  expect(text).toContain('- **gone, and leads nowhere**: `/c`, "Third"');
  expect(text).toContain('- `/page-39`\n- and 10 more');
  expect(text).toContain('- changed: `/spec/errors.json`, data\n  - changed `/errors/x/title`: `` "a `b`" `` → `"c"`');
});

test('an item of a list keeps its name when another comes before it', () => {
  const list = (...slugs: string[]) => slugs.map((slug) => ({ slug, status: 422 }));
  expect(differences({ errors: list('b', 'c') }, { errors: list('a', 'b', 'c') })).toEqual([
    { pointer: '/errors/a', kind: 'added', before: undefined, after: undefined },
  ]);
  expect(differences(['x', 'y'], ['y'])).toEqual([{ pointer: '/x', kind: 'removed', before: '"x"', after: undefined }]);
  expect(differences([1, 1], [1, 2])).toEqual([{ pointer: '/1', kind: 'changed', before: '1', after: '2' }]);
});
