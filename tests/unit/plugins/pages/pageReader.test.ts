import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chosen, expandShortcodes } from '../../../../plugins/pages/expandShortcodes.ts';
import { pageReader } from '../../../../plugins/pages/pageReader.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'page-reader-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'guides', 'x.mdx');
const words = new Map([['a', 'old words']]);
const expand = (source: string) => expandShortcodes(source, { Words: (attributes) => chosen(attributes, 'of', words) });
const read = pageReader({ docsDir: path.join(folder, 'guides'), root: folder, expand });
const write = (source: string) => {
  rmSync(path.dirname(file), { recursive: true, force: true });
  mkdirSync(path.dirname(file));
  writeFileSync(file, source);
};

test('a page is parsed once, and again after its text or that of its parts has changed', () => {
  write('# Title\n\n<Words of="a" />');
  const first = read(file);
  expect(first?.parse()).toMatchObject({ file: 'guides/x.mdx', route: '/x' });
  expect(read(file)).toBe(first);
  expect(first?.parse()).toBe(first?.parse());
  words.set('a', 'new words');
  const second = read(file);
  expect(JSON.stringify(second?.parse())).toContain('new words');
  write('# Other\n\n<Words of="a" />');
  expect(JSON.stringify(read(file)?.parse())).toContain('Other');
});

test('a page is read anew when a part that is not whole in its text shows something else', () => {
  write('# Title\n\n<Words of="a" />');
  const showing = (link: string) => (source: string) => {
    const facts = { ids: [], links: [link], images: [], words: 2 };
    return { ...expandShortcodes(source, { Words: () => '' }), brief: [{ ...facts, line: 3 }] };
  };
  const first = read(file, showing('/a'));
  expect(read(file, showing('/a'))).toBe(first);
  expect(read(file, showing('/b'))?.parse()).toHaveProperty('brief.0.links', ['/b']);
});

test('a page that was released is still the same page, and is parsed anew when asked for', () => {
  write('# Title');
  const source = read(file);
  const page = source?.parse();
  source?.release();
  expect(read(file)).toBe(source);
  expect(source?.parse()).not.toBe(page);
  expect(source?.parse()).toEqual(page);
});

test('a page that cannot be read says so each time, and is read once it is fixed', () => {
  for (const source of ['<Words of="b" />', 'A <b> without an end']) {
    write(source);
    expect(read(file)?.parse()).toHaveProperty('problems.0.file', 'guides/x.mdx');
    expect(read(file)?.parse()).toHaveProperty('problems.0.file', 'guides/x.mdx');
    // What is wrong with its syntax is known only when it is parsed.
    expect(read(file)?.problems()).toHaveLength(source.startsWith('<Words') ? 1 : 0);
  }
  write('# Title');
  expect(read(file)?.parse()).toHaveProperty('tree');
});

test('there is no page without a file', () => {
  expect(read(path.join(folder, 'none.mdx'))).toBeUndefined();
});
