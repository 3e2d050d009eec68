import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../../../plugins/hosts/responseHeaders.ts';
import { copyOfSite } from '../../../../plugins/offlineCopy/offlineCopy.ts';

let folder = '';
const write = (name: string, text: string | Uint8Array) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
/** Reads a copy as the worker does. */
async function read(end?: number): Promise<[name: string, File][]> {
  const { digest, content } = copyOfSite(folder, 'policy');
  const headers = { 'Content-Type': `multipart/form-data; boundary=${digest}` };
  const form = await new Response(new Uint8Array(gunzipSync(content)).slice(0, end), { headers }).formData();
  return [...form] as [string, File][];
}
const listed = async () => (await read()).map(([name, { type }]) => [name, type]);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
  write('index.html', '<html lang="en"></html>');
  write('guides/go-live.md', '# Go live');
  write('static/search.head.eb8043ff.json', '{}');
  write('examples/credentials/a.sd-jwt', 'a~b~');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('contains what readers open, each with its type, in one order', async () => {
  expect(await listed()).toEqual([
    ['examples/credentials/a.sd-jwt', 'application/sd-jwt'],
    ['guides/go-live.md', 'text/markdown; charset=utf-8'],
    ['index.html', 'text/html; charset=utf-8'],
    ['static/search.head.eb8043ff.json', 'application/json'],
  ]);
});

test('every file keeps the headers that hosts send', () => {
  expect(copyOfSite(folder, 'policy').headers).toMatchObject({
    'Content-Security-Policy': 'policy',
    ...SECURITY_HEADERS,
  });
});

test.each(['llms.txt', 'guides/llms-full.txt', 'sitemap.xml', 'content-security-policy.txt'])(
  'leaves out %s, which nobody reads in a browser',
  async (name) => {
    const before = await listed();
    write(name, 'for programs');
    expect(await listed()).toEqual(before);
  },
);

test('every file comes back to the byte, also an empty one and one with ends of lines', async () => {
  const contents = { 'a.css': new Uint8Array(), 'b.woff2': Uint8Array.of(0, 255, 13, 10, 45, 45, 13, 10) };
  for (const [name, content] of Object.entries(contents)) write(name, content);
  const files = new Map(await read());
  for (const [name, content] of Object.entries(contents)) {
    expect(new Uint8Array((await files.get(name)?.arrayBuffer()) ?? [1])).toEqual(content);
  }
});

test.each([0, 40, -3])('a copy that was cut off at %i bytes is no form', async (end) => {
  await expect(read(end)).rejects.toThrow();
});
