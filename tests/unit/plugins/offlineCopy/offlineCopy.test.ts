import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../../../plugins/hosts/responseHeaders.ts';
import { copyOfSite } from '../../../../plugins/offlineCopy/offlineCopy.ts';
import { unpackCopy } from '../../../../theme/offline/copyFormat.ts';

let folder = '';
const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const listed = () =>
  unpackCopy(gunzipSync(copyOfSite(folder, 'policy').content)).files.map(([name, type]) => [name, type]);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
  write('index.html', '<html lang="en"></html>');
  write('guides/go-live.md', '# Go live');
  write('static/search.head.eb8043ff.json', '{}');
  write('examples/credentials/a.sd-jwt', 'a~b~');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('contains what readers open, each with its type, in one order', () => {
  expect(listed()).toEqual([
    ['examples/credentials/a.sd-jwt', 'application/sd-jwt'],
    ['guides/go-live.md', 'text/markdown; charset=utf-8'],
    ['index.html', 'text/html; charset=utf-8'],
    ['static/search.head.eb8043ff.json', 'application/json'],
  ]);
});

test('every file keeps the headers that hosts send', () => {
  const { headers } = unpackCopy(gunzipSync(copyOfSite(folder, 'policy').content));
  expect(headers).toMatchObject({ 'Content-Security-Policy': 'policy', ...SECURITY_HEADERS });
});

test.each(['llms.txt', 'guides/llms-full.txt', 'sitemap.xml', 'content-security-policy.txt'])(
  'leaves out %s, which nobody reads in a browser',
  (name) => {
    const before = listed();
    write(name, 'for programs');
    expect(listed()).toEqual(before);
  },
);
