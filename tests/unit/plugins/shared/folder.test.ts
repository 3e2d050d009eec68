import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { namesFrom, openFolder } from '../../../../plugins/shared/folder.ts';

const place = mkdtempSync(path.join(tmpdir(), 'folder-'));
const at = (file: string) => path.join(place, file);
afterAll(() => rmSync(place, { recursive: true }));

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
