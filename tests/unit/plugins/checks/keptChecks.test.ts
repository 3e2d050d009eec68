import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPageFile } from '../../../../plugins/checks/readDocs.ts';
import { siteChecker } from '../../../../plugins/checks/siteChecker.ts';
import { listFilesBelow } from '../../../../plugins/shared/listFiles.ts';
import { keptSite } from './keptSite.ts';

const { site, CODE, at, run } = keptSite();
afterAll(() => rmSync(site, { recursive: true }));

const PATIENCE = 60_000;

interface Edit {
  file: string;
  /** Gives the new text; undefined removes the file. */
  to: (text: string) => string | undefined;
}

const PAGE = 'docs/guides/rotate.mdx';
const edits: [name: string, edit: Edit][] = [
  ['a sentence more', { file: PAGE, to: (text) => `${text}\nOne sentence more.\n` }],
  ['a line above every sample', { file: PAGE, to: (text) => text.replace(/^# .*$/m, '$&\n\nOne line more.') }],
  ['a slip', { file: PAGE, to: (text) => `${text}\nWe recieve it.\n` }],
  ['another title', { file: PAGE, to: (text) => text.replace(/^# .*$/m, '# Another titel') }],
  ['other headings', { file: PAGE, to: (text) => text.replaceAll(/^## (.*)$/gm, '## Other $1') }],
  ['a wrong sample', { file: PAGE, to: (text) => `${text}\n\`\`\`json title="A key"\n{ "a": }\n\`\`\`\n` }],
  ['a page that is gone', { file: PAGE, to: () => undefined }],
  ['a new page', { file: 'docs/guides/new.mdx', to: () => '# New\n\nA [link](/nowhere).\n' }],
  ['a term', { file: 'docs/_glossary.json', to: (text) => text.replace(/"term": "[^"]+"/, '"term": "other"') }],
  ['our words', { file: 'docs/_words.txt', to: () => '' }],
  ['a schema', { file: 'docs/public/spec/json-schema/cors.json', to: (text) => text.replace('"integer"', '"string"') }],
  [
    'a description',
    { file: 'docs/public/spec/openapi/resolver.yaml', to: (text) => text.replace(/operationId: \w+/, '$&Other') },
  ],
  [
    'a live sample',
    { file: 'docs/_samples/hello.json', to: (text) => text.replace(/"title": "[^"]+"/, '"title": "Grete"') },
  ],
  [
    'an error',
    { file: 'docs/public/spec/errors.json', to: (text) => text.replace(/"title": "[^"]+"/, '"title": "Grete"') },
  ],
  ['broken data', { file: 'docs/public/spec/errors.json', to: (text) => text.slice(0, -5) }],
  ['a sidebar', { file: 'docs/guides/_meta.json', to: (text) => text.replace('"keys"', '"kays"') }],
  ['the navigation', { file: 'docs/_nav.json', to: (text) => text.replace(/"link": "[^"]+"/, '"link": "/nowhere"') }],
  ['redirects', { file: 'redirects.json', to: () => '{ "/old": "/nowhere" }\n' }],
  ['hosts', { file: 'docs/_hosts.txt', to: () => 'b.org\na.org\n' }],
  ['statements', { file: 'docs/_statements.txt', to: () => '/guides/rotate\n  Room for no case.\n' }],
  ['the brand', { file: 'brand.json', to: (text) => text.replace(/"name": "[^"]+"/, '"name": "Other"') }],
];

beforeAll(async () => {
  await run();
}, PATIENCE);

test('what did not change is not looked at again', { timeout: PATIENCE }, async () => {
  expect(await run()).toEqual({ problems: [], made: [] });
});

test.each(edits)(
  '%s: a run that remembers finds what a fresh one does, before and after it is taken back',
  {
    timeout: PATIENCE,
  },
  async (_name, { file, to }) => {
    const before = existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined;
    const after = to(before ?? '');
    expect(after).not.toBe(before);
    mkdirSync(path.dirname(at(file)), { recursive: true });
    if (after === undefined) rmSync(at(file));
    else writeFileSync(at(file), after);
    try {
      expect((await run()).problems).toEqual((await run(true)).problems);
    } finally {
      if (before === undefined) rmSync(at(file));
      else writeFileSync(at(file), before);
    }
    await nextTurn();
    expect((await run()).problems).toEqual([]);
  },
);

test('another version of the rules looks at every page anew', { timeout: PATIENCE }, async () => {
  utimesSync(CODE, new Date(), new Date(Date.now() + 5000));
  const { problems, made } = await run();
  expect(problems).toEqual([]);
  expect(made).toContain('page');
  expect((await run()).made).toEqual([]);
});

test('after an edit of its prose, a page is looked at without the data', { timeout: PATIENCE }, async () => {
  const before = readFileSync(at(PAGE), 'utf8');
  writeFileSync(at(PAGE), `${before}\nOne sentence more.\n`);
  const { made } = await run();
  writeFileSync(at(PAGE), before);
  expect(made).toEqual([
    'traits of page',
    'page',
    'facts of page',
    'pages of sound links',
    'judged words',
    'right words',
  ]);
});

test.each([
  ['no part leads to', 'docs/guides/create.mdx', 1],
  ['the parts of another page lead to', 'docs/guides/keys.mdx', 2],
])('after an edit of a title that %s, nothing else is looked at', { timeout: PATIENCE }, async (_, file, pages) => {
  const error = 'docs/reference/errors/proof-too-old.mdx';
  const [before, page] = [file, error].map((name) => readFileSync(at(name), 'utf8'));
  writeFileSync(at(error), `${page}\n<ErrorFixes of="proof-too-old" />\n`);
  await run();
  writeFileSync(at(file), before.replace(/^# .*$/m, '$& by hand'));
  const { made } = await run();
  writeFileSync(at(file), before);
  writeFileSync(at(error), page);
  await run();
  expect(made.filter((kind) => kind === 'page')).toHaveLength(pages);
});

test('what is edited while it is looked at is looked at again, and nothing of before is remembered', {
  timeout: PATIENCE,
}, async () => {
  const data = at('docs/public/spec/errors.json');
  const whole = readFileSync(data, 'utf8');
  // A state of the data that nobody has looked at, and one that is there for a moment.
  const [sound, broken] = [`${whole}\n`, whole.slice(0, -5)];
  writeFileSync(data, sound);
  const states = [broken, sound];
  const { problems } = await run(false, (kind) => {
    if (kind === 'facts') writeFileSync(data, states.shift() ?? sound);
  });
  expect(states).toEqual([]);
  expect(problems).toEqual([]);
  await nextTurn();
  expect((await run()).problems).toEqual([]);
  writeFileSync(data, whole);
});

test('a look that follows another at once reads the data as they are', { timeout: PATIENCE }, async () => {
  const data = at('docs/_samples/hello.json');
  const whole = readFileSync(data, 'utf8');
  const checker = siteChecker(site, {});
  const told: string[][] = [];
  for (const text of [whole, whole, whole.slice(1), `${whole}\n`, whole]) {
    writeFileSync(data, text);
    told.push((await checker.check()).problems.map(({ rule }) => rule));
  }
  expect(told).toEqual([[], [], ['json/syntax'], [], []]);
});

test('nothing is kept of a page that is gone', { timeout: PATIENCE }, async () => {
  const page = 'docs/guides/passing.mdx';
  const memory = path.join(site, '.cache/checked/guides/passing.mdx');
  writeFileSync(at(page), '# Passing\n\n```json title="Empty"\n{}\n```\n');
  await run();
  expect(existsSync(memory)).toBe(true);
  rmSync(at(page));
  await run();
  expect(existsSync(memory)).toBe(false);
});

test('a page that is written while it is looked at is not known by what it was', { timeout: PATIENCE }, async () => {
  const before = readFileSync(at(PAGE), 'utf8');
  // A state of the page that nobody has looked at, and the one that comes between its name and its look.
  const sound = `${before}\nOne sentence more, and another.\n`;
  writeFileSync(at(PAGE), sound);
  let asked = 0;
  const place = listFilesBelow(at('docs')).filter(isPageFile).indexOf(path.relative('docs', PAGE)) + 1;
  const { problems } = await run(false, (kind) => {
    if (kind === 'has page' && ++asked === place) writeFileSync(at(PAGE), `${before}\nWe recieve it.\n`);
  });
  expect(problems).toMatchObject([{ rule: 'spelling/known-word' }]);
  writeFileSync(at(PAGE), sound);
  await nextTurn();
  expect((await run()).problems).toEqual([]);
  writeFileSync(at(PAGE), before);
});
