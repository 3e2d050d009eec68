import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../brand.ts';
import { build, copyProject, digests, makeFolder, root, writeFiles } from './buildSite.ts';

// What a build takes over from the last one. Each edit is one that something kept could miss.

/** Pages and data that show what the edits are of. */
const FILES: Record<string, string> = {
  'docs/index.md': '# Home\n',
  'docs/new.md': '# What is new\n',
  'docs/_glossary.json': '[{ "term": "key ring", "definition": "Holds keys.", "page": "/guides/keys" }]\n',
  'docs/_samples/hello.ts': 'export const run = () => 1;\n',
  'docs/_samples/hello.json': '{ "title": "Hello", "fields": [] }\n',
  'docs/_samples/hello.txt': '1\n',
  'docs/guides/_meta.json': '["keys", "meant", { "type": "file", "name": "shown", "label": "Shown" }]\n',
  'docs/guides/keys.md': '---\ndescription: Shows how to make a key.\n---\n\n# Make a key\n\nTake a name.\n',
  'docs/guides/meant.md': '# Meant\n\n## First\n\nRead [how to make a key](/guides/keys).\n',
  'docs/guides/shown.mdx':
    '# Shown\n\nA key ring is a ring.\n\n<LiveSample name="hello" />\n\n## CORS\n\n<ConfigurationKeys of="gateway" below="/cors" />\n\n## Terms\n\n<Glossary />\n',
  'docs/redirects.json': '{ "/old": "/new" }\n',
};

/** A site with a bit of everything, in a folder of its own. */
function makeSite() {
  const folder = makeFolder('edits');
  const docs = path.join(folder, 'docs');
  writeFiles(folder, FILES);
  for (const name of ['logo.svg', 'logo-dark.svg', 'icon.svg', 'spec'])
    cpSync(path.join(root, 'docs/public', name), path.join(docs, 'public', name), { recursive: true });
  cpSync(path.join(root, 'brand.json'), path.join(folder, 'brand.json'));
  const replace = (file: string, from: string, to: string) => replaceIn(path.join(folder, file), from, to);
  const write = (file: string, text: string) => writeFiles(folder, { [file]: text });
  const move = (from: string, to: string) => renameSync(path.join(folder, from), path.join(folder, to));
  const remove = (file: string) => rmSync(path.join(folder, file));
  return { folder, docs, replace, write, move, remove };
}

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text, file).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

type Site = ReturnType<typeof makeSite>;

const EDITS: [name: string, edit: (site: Site) => void][] = [
  [
    'prose, a term that other pages have, and a sample that runs in a page',
    ({ replace, write }) => {
      replace('docs/guides/keys.md', 'Take a name', 'Take any name');
      replace('docs/_glossary.json', 'Holds keys.', 'Has all keys.');
      write('docs/_samples/hello.ts', 'export const run = () => 2;\n');
      write('docs/_samples/hello.txt', '2\n');
    },
  ],
  [
    'an error, and a heading',
    ({ replace }) => {
      replace(
        'docs/public/spec/errors.json',
        'Presentation does not satisfy the query',
        'Presentation lacks something',
      );
      replace('docs/guides/meant.md', '## First', '## At first');
    },
  ],
  [
    'a title that a part of another page shows',
    ({ replace }) => replace('docs/guides/keys.md', '# Make a key', '# Create a key'),
  ],
  [
    'a schema',
    ({ replace }) => replace('docs/public/spec/json-schema/cors.json', '"description": "', '"description": "Really: '),
  ],
  [
    'a title in front matter, and a description',
    ({ replace }) => replace('docs/guides/keys.md', 'description: Shows', 'title: Keys\ndescription: Tells'),
  ],
  ['a sidebar', ({ replace }) => replace('docs/guides/_meta.json', '"label": "Shown"', '"label": "Drawn"')],
  [
    'pages that go, move and are led on',
    ({ remove, move, write }) => {
      remove('docs/new.md');
      move('docs/guides/meant.md', 'docs/guides/said.md');
      write('docs/redirects.json', '{ "/old": "/", "/guides/meant": "/guides/said" }\n');
      write('docs/guides/_meta.json', '["keys", "said", "shown"]\n');
    },
  ],
  ['the brand', ({ replace }) => replace('brand.json', `"${brand.name}"`, '"Other Identity"')],
  ['the site', ({ write }) => write('docs/site.json', '{ "wrapCode": true, "darkMode": "force-light" }\n')],
];

test('after each kind of edit, a build from the cache is the same as a clean one', async () => {
  const site = makeSite();
  const out = path.join(site.folder, 'out');
  const args = ['--docs', site.docs, '--out', out, '--brand', path.join(site.folder, 'brand.json')];
  const built = async (env = {}) => {
    const { status, output } = await build(args, { env });
    expect(status, output).toBe(0);
    return digests(out);
  };
  let last = await built();
  for (const [name, edit] of EDITS) {
    edit(site);
    const edited = await built();
    expect(edited, name).not.toEqual(last);
    expect(await built({ RSPRESS_PERSISTENT_CACHE: 'false' }), name).toEqual(edited);
    last = edited;
  }
}, 600_000);

test('so it is after an edit of what draws the pages', async () => {
  const { folder, docs } = makeSite();
  const cwd = copyProject();
  const out = path.join(folder, 'out');
  const built = async (env = {}) => {
    const { status, output } = await build(['--docs', docs, '--out', out], { cwd, env });
    expect(status, output).toBe(0);
    return digests(out);
  };
  const before = await built();
  replaceIn(path.join(cwd, 'theme/components/LiveSample/SampleForm.tsx'), '>Run<', '>Start<');
  replaceIn(path.join(cwd, 'theme/components/LiveSample/LiveForm.css'), '{', '{ order: 1;');
  const edited = await built();
  expect(edited).not.toEqual(before);
  expect(await built({ RSPRESS_PERSISTENT_CACHE: 'false' })).toEqual(edited);
});
