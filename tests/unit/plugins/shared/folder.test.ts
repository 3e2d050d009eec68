import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FileState, namesFrom, openFolder } from '../../../../plugins/shared/folder.ts';

const place = mkdtempSync(path.join(tmpdir(), 'folder-'));
const at = (file: string) => path.join(place, file);
const now = Date.now();
const later = () => vi.spyOn(Date, 'now').mockReturnValue(now + 60_000);

beforeEach(() => {
  mkdirSync(at('below'), { recursive: true });
  writeFileSync(at('a.mdx'), 'one\n');
  writeFileSync(at('below/b.mdx'), 'two\n');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(place, { recursive: true }));

/** The states of the files when they have been there for a while. */
function statesLater(known?: Record<string, FileState>): Record<string, FileState> {
  later();
  return openFolder(place, undefined, known).states();
}

test('a file that is as it was has its digest without being read', () => {
  const states = statesLater();
  expect(Object.keys(states)).toEqual(['a.mdx', 'below/b.mdx']);
  // What no file has, so that it shows where it comes from.
  const known = { ...states, 'a.mdx': { ...states['a.mdx'], digest: 'as it was', isPlain: false } };
  const folder = openFolder(place, undefined, known);
  expect([folder.digest('a.mdx'), folder.isPlain('a.mdx')]).toEqual(['as it was', false]);
  expect(folder.states()['a.mdx']).toBe(known['a.mdx']);
});

test.each([
  ['another size', 'three\n'],
  ['the same size', 'six\n'],
])('a file that was written with %s has a digest of its own', (_, text) => {
  const known = statesLater();
  writeFileSync(at('a.mdx'), text);
  // An editor may set the time back.
  const [, , mtime] = known['a.mdx'].stamp.split(' ').map(Number);
  utimesSync(at('a.mdx'), mtime / 1000, mtime / 1000);
  const folder = openFolder(place, undefined, known);
  expect(folder.digest('a.mdx')).not.toBe(known['a.mdx'].digest);
  expect(folder.digest('below/b.mdx')).toBe(known['below/b.mdx'].digest);
  expect(folder.isTorn()).toBe(false);
});

test('what was written just now may change again under the same stamp', () => {
  expect(openFolder(place).states()).toEqual({});
});

test('a file that changes between its stamp and its text tears the folder', () => {
  const folder = openFolder(place, undefined, statesLater());
  folder.digest('a.mdx');
  expect(folder.text('a.mdx')).toBe('one\n');
  expect(folder.isTorn()).toBe(false);
  folder.digest('below/b.mdx');
  writeFileSync(at('below/b.mdx'), 'three\n');
  folder.text('below/b.mdx');
  expect(folder.isTorn()).toBe(true);
});

test('a file that is gone has no digest, and no state', () => {
  const folder = openFolder(place, ['none.mdx']);
  expect(() => folder.digest('none.mdx')).toThrow('ENOENT');
  later();
  expect([folder.size('none.mdx'), folder.states()]).toEqual([0, {}]);
});

test.each([
  ['a text', Buffer.from('é\n'), true],
  ['line ends of Windows', Buffer.from('a\r\nb'), false],
  ['a byte order mark', Buffer.from('\uFEFFa'), false],
  ['UTF-16', Buffer.from('\uFEFFab', 'utf16le'), false],
  ['Latin-1', Buffer.from('é', 'latin1'), false],
  ['a zero byte', Buffer.from('a\0b'), false],
])('%s is plain or not', (_, bytes, isPlain) => {
  writeFileSync(at('a.mdx'), bytes);
  expect(openFolder(place).isPlain('a.mdx')).toBe(isPlain);
  expect(openFolder(place).bytes('a.mdx')).toEqual(readFileSync(at('a.mdx')));
});

test.each([
  ['/site', '/site/docs', 'docs/a.mdx'],
  ['/site', '/site', 'a.mdx'],
  ['/site/a', '/site/docs', '../docs/a.mdx'],
])('from %s, a file of %s is %s', (root, folder, name) => expect(namesFrom(root, folder)('a.mdx')).toBe(name));
