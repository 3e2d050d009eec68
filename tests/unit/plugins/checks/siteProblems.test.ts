import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteProblems, whenReadable } from '../../../../plugins/checks/siteProblems.ts';
import { readSiteOptions, type SiteOptions } from '../../../../plugins/shared/siteOptions.ts';

const brand = readFileSync(path.resolve(import.meta.dirname, '../../../../brand.json'), 'utf8');
let root: string;
let options: SiteOptions;
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(root, 'docs/guides'), { recursive: true });
  write('brand.json', brand);
  write('docs/guides/page.md', '---\ntitle: A page\n---\n\n# A page\n');
  write('docs/guides/_meta.json', '["page"]\n');
  options = readSiteOptions(root, {});
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const BROKEN: [file: string, text: string, place: string][] = [
  ['brand.json', '{', 'brand.json:1'],
  ['docs/site.json', '{ "lang": 1 }', 'docs/site.json:1 site/form'],
  ['docs/guides/_meta.json', '["page"', 'docs/guides/_meta.json:1 json/syntax'],
  ['docs/guides/_meta.json', '{ "page": 1 }', 'docs/guides/_meta.json:1'],
  ['docs/guides/_meta.json', '[\n  "pag"\n]', 'docs/guides/_meta.json:2 sidebar/page-exists'],
  ['docs/_nav.json', '{}', 'docs/_nav.json:1'],
  ['docs/guides/page.md', '---\ntitle: "A" page\n---\n\n# A page\n', 'docs/guides/page.md:2 front-matter/yaml'],
  ['docs/guides/100%.md', '# A page\n', 'docs/guides/100%.md:1 files/name'],
];

test.each(BROKEN)('%s that is %j keeps the server waiting, at its line', (file, text, place) => {
  write(file, text);
  const places = siteProblems(options)().map((problem) => `${problem.file}:${problem.line} ${problem.rule}`);
  expect(places[0] ?? '').toContain(place);
});

test('a page that no sidebar names yet, or that is no MDX, keeps nothing waiting', () => {
  write('docs/guides/other.mdx', '# Another <b>\n');
  expect(siteProblems(options)()).toEqual([]);
});

test('it looks again at what changed', () => {
  const problems = siteProblems(options);
  write('docs/guides/page.md', '---\ntitle: "A" page\n---\n');
  expect(problems()).toHaveLength(1);
  write('docs/guides/page.md', '---\ntitle: A page again\n---\n');
  expect(problems()).toEqual([]);
  write('docs/guides/_meta.json', '["page", "other"]\n');
  expect(problems()).toHaveLength(1);
  write('docs/guides/other.md', '# Another page\n');
  expect(problems()).toEqual([]);
});

test('a start waits, says for what, and goes on when it is right', async () => {
  write('docs/guides/_meta.json', '["page"');
  const told: string[] = [];
  const ready = whenReadable(options, (text) => told.push(text));
  write('docs/guides/_meta.json', '["page"]\n');
  await ready;
  expect(told[0]).toContain('docs/guides/_meta.json:1');
  expect(told[0]).toContain('The server starts when this is right.');
});
