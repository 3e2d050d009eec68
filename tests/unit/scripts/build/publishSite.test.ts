import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withBuildLock } from '../../../../scripts/build/buildLock.ts';
import { checkSources } from '../../../../scripts/build/checkSources.ts';
import { MANIFEST_FILE, publishSite } from '../../../../scripts/build/publishSite.ts';

let folder = '';
let out = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(tmpdir(), 'publish-'));
  out = path.join(folder, 'site');
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function write(place: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    fs.writeFileSync(path.join(place, file), text);
  }
  return place;
}
const publish = (files: Record<string, string>) => {
  const staging = write(fs.mkdtempSync(path.join(folder, 'staging-')), files);
  publishSite(staging, out);
};
const read = (file: string) => fs.readFileSync(path.join(out, file), 'utf8');

test('pages that are gone disappear, and files that no build wrote stay', () => {
  publish({ 'index.html': 'old', 'gone/page.html': 'old', 'kept/page.html': 'same' });
  // A build that is killed while it writes leaves a new file under another name.
  write(out, { '.git/HEAD': 'theirs', CNAME: 'theirs', 'gone/note.txt': 'theirs', 'gone/page.html.new': 'h' });
  const { mtimeMs } = fs.statSync(path.join(out, 'kept/page.html'));
  publish({ 'index.html': 'new', 'kept/page.html': 'same' });
  expect(read('index.html')).toBe('new');
  expect(fs.readdirSync(path.join(out, 'gone'))).toEqual(['note.txt']);
  expect([read('.git/HEAD'), read('CNAME'), read('gone/note.txt')]).toEqual(['theirs', 'theirs', 'theirs']);
  expect(fs.statSync(path.join(out, 'kept/page.html')).mtimeMs).toBe(mtimeMs);
  expect(Object.keys(JSON.parse(read(MANIFEST_FILE)))).toEqual(['index.html', 'kept/page.html']);
});

test.skipIf(!fs.existsSync('/dev/full'))('a full disk leaves no half of a file', () => {
  write(out, { [MANIFEST_FILE]: '{}' });
  fs.symlinkSync('/dev/full', path.join(out, 'a.js.new'));
  expect(() => publish({ 'a.js': 'new' })).toThrow('ENOSPC');
  expect(fs.readdirSync(out)).toEqual([MANIFEST_FILE]);
});

test('a link to an output folder stays a link', () => {
  fs.mkdirSync(path.join(folder, 'volume'));
  fs.symlinkSync(path.join(folder, 'volume'), out);
  publish({ 'index.html': 'new' });
  expect(fs.readFileSync(path.join(folder, 'volume/index.html'), 'utf8')).toBe('new');
});

test('a manifest that names files elsewhere deletes none of them', () => {
  write(folder, { 'precious.txt': 'theirs', [`site/${MANIFEST_FILE}`]: '{ "../precious.txt": "" }' });
  publish({ 'index.html': 'new' });
  expect(fs.existsSync(path.join(folder, 'precious.txt'))).toBe(true);
});

test.each([
  ['no folder', {}, undefined, 'There is no folder '],
  ['a folder without pages', { 'docs/a.txt': '' }, undefined, 'has no page'],
  ['a link to a file that is no page', { 'docs/a.md': '', secret: '' }, 'docs/b.md', 'symbolic link'],
  ['a link to nothing', { 'docs/a.md': '', 'docs/public/b.txt': '' }, 'docs/public/c.txt', 'symbolic link'],
  ['a published link to a file', { 'docs/a.md': '', 'docs/public/b.txt': '', secret: '' }, 'docs/public/c.txt', 'link'],
  ['a link to a folder', { 'docs/a.md': '', 'secret/a.md': '' }, 'docs/b', 'symbolic link'],
  [
    'a file with the name of the manifest',
    { 'docs/a.md': '', [`docs/public/${MANIFEST_FILE}`]: '' },
    undefined,
    'Rename it',
  ],
  ['a page', { 'docs/a.md': '' }, undefined, undefined],
])('%s is reported before the build', (_, files, link, message) => {
  write(folder, files);
  if (link) fs.symlinkSync(path.join(folder, 'secret'), path.join(folder, link));
  const problem = checkSources({ root: '/site', docsDir: path.join(folder, 'docs') });
  if (message) expect(problem).toContain(message);
  else expect(problem).toBeUndefined();
});

test('of two builds the second waits for the first', async () => {
  const lock = path.join(folder, 'build.lock');
  const order: string[] = [];
  const run = (name: string) => async () => {
    order.push(`${name} starts`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push(`${name} ends`);
  };
  const wait = () => order.push('second waits');
  await Promise.all([withBuildLock(lock, run('first'), wait), withBuildLock(lock, run('second'), wait)]);
  expect(order).toEqual(['first starts', 'second waits', 'first ends', 'second starts', 'second ends']);
});

test('a build whose lock was taken over leaves that of the other', async () => {
  const lock = path.join(folder, 'build.lock');
  await withBuildLock(lock, async () => fs.writeFileSync(lock, 'another build'), expect.unreachable);
  expect(fs.readFileSync(lock, 'utf8')).toBe('another build');
  fs.rmSync(lock);
});

test('the lock of a build that was killed lets others build', async () => {
  const lock = path.join(folder, 'build.lock');
  fs.writeFileSync(lock, '');
  fs.utimesSync(lock, 0, 0);
  expect(await withBuildLock(lock, async () => 'built', expect.unreachable)).toBe('built');
});

test.each([-3600, 3600])('a lock that was left %i seconds from now blocks nothing', async (seconds) => {
  const lock = path.join(write(folder, { 'build.lock': '1' }), 'build.lock');
  fs.utimesSync(lock, Date.now() / 1000 + seconds, Date.now() / 1000 + seconds);
  const fail = () => {
    throw new Error('It waits.');
  };
  expect(await withBuildLock(lock, async () => 'built', fail)).toBe('built');
});
