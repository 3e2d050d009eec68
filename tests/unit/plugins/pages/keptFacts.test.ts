import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { chosen, expandPage } from '../../../../plugins/pages/expandPage.ts';
import { keptFacts } from '../../../../plugins/pages/keptFacts.ts';
import { type PageSource, pageReader } from '../../../../plugins/pages/pageReader.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kept-facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const docsDir = path.join(folder, 'docs');
const data = path.join(folder, 'data.txt');
mkdirSync(docsDir);
let heading = 'From data';
let isWrong = false;
let clock = 1_000_000;

/** Each write has a time of its own, however fast the machine is. */
function write(file: string, text: string): void {
  writeFileSync(file, text);
  utimesSync(file, ++clock, clock);
}

/** A reader of facts as a start of the dev server makes one, with a count of the pages that it parsed. */
function start(whileReading = () => {}) {
  const expand = (source: string) => {
    if (isWrong) throw new Error('an entry without a text');
    return expandPage(source, { Words: (given) => chosen(given, 'of', new Map([['a', `## ${heading}`]])) });
  };
  const readPage = pageReader({ docsDir, root: folder, expand });
  const parse = vi.fn((source: PageSource) => source.parse());
  const counted: typeof readPage = (file) => {
    whileReading();
    const source = readPage(file);
    if (!source) return undefined;
    return { ...source, parse: () => parse(source) };
  };
  const read = keptFacts({
    cacheDir: path.join(folder, 'cache'),
    docsDir,
    readPage: counted,
    expand,
    kindsOf: () => ['files'],
    sources: () => [data],
    tokens: { '%brand.name%': 'Acme' },
  });
  return { read, parse };
}

const page = path.join(docsDir, 'page.mdx');
const texts = (read: ReturnType<typeof start>['read']) => read(page).outline.map(({ text }) => text);

test('facts hold the brand, come from a page and its parts, and are read anew when either changes', async () => {
  write(data, 'one');
  write(page, '---\ntag: new\n---\n# About %brand.name%\n\nIts lead.\n\n## First\n\nText.\n\n<Words of="a" />\n');
  const { read, parse } = start();
  expect(read(page)).toMatchObject({ title: 'About Acme', lead: 'Its lead.', frontMatter: { tag: 'new' } });
  expect(texts(read)).toEqual(['First', 'From data']);
  expect(parse).toHaveBeenCalledTimes(1);

  await new Promise(setImmediate);
  heading = 'From new data';
  write(data, 'two');
  expect(texts(read)).toEqual(['First', 'From new data']);

  await new Promise(setImmediate);
  write(data, 'three, which changes no word of the page');
  read(page);
  expect(parse).toHaveBeenCalledTimes(2);
});

test('where a page or its data cannot be read, the last facts stand', async () => {
  write(page, '# Whole\n\n<Words of="a" />\n');
  const { read } = start();
  expect(read(page).title).toBe('Whole');
  write(page, '# Broken <b\n\n<Words of="a" />\n');
  expect(read(page).title).toBe('Whole');
  isWrong = true;
  write(page, '# Other\n\n<Words of="a" />\n');
  expect(read(page).title).toBe('Whole');
  isWrong = false;
  expect(read(page).title).toBe('Other');
});

test('the next start parses only what changed in between', async () => {
  write(page, '# Kept\n\n<Words of="a" />\n');
  const first = start();
  first.read(page);
  await vi.waitFor(() => {
    const next = start();
    expect(next.read(page).title).toBe('Kept');
    expect(next.parse).not.toHaveBeenCalled();
  }, 5000);
  write(page, '# Changed\n');
  expect(start().read(page).title).toBe('Changed');
});

test('a page that is written while it is read is read again when it is what it was', () => {
  write(page, '# One\n');
  const states = ['# Two\n'];
  const { read } = start(() => {
    const next = states.pop();
    if (next) write(page, next);
  });
  read(page);
  write(page, '# One\n');
  expect(read(page).title).toBe('One');
});
