import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareStaging, takePlace } from '../../../../scripts/build/takePlace.ts';

let folder = '';
let out = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'place-'));
  out = path.join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(base: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    writeFileSync(path.join(base, file), text);
  }
}
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

test('the new site takes the place of the old one, of which nothing stays', () => {
  write(out, { 'index.html': 'old', 'gone.html': 'old' });
  const staging = prepareStaging(out);
  write(staging, { 'index.html': 'new', 'static/js/a.js': 'new' });
  takePlace(staging, out, false);
  expect(read('index.html')).toBe('new');
  expect(read('static/js/a.js')).toBe('new');
  expect(existsSync(path.join(out, 'gone.html'))).toBe(false);
  expect(existsSync(staging)).toBe(false);
});

test('a folder with other things keeps them', () => {
  write(out, { 'index.html': 'old', 'of-others/keep.txt': 'theirs' });
  const staging = prepareStaging(out);
  write(staging, { 'index.html': 'new', 'a/b.html': 'new' });
  takePlace(staging, out, true);
  expect([read('index.html'), read('a/b.html'), read('of-others/keep.txt')]).toEqual(['new', 'new', 'theirs']);
  expect(existsSync(staging)).toBe(false);
});

test('what a killed build left behind goes, and a site that it had moved aside comes back', () => {
  write(out, { 'index.html': 'old' });
  write(prepareStaging(out), { 'half.html': 'half' });
  renameSync(out, path.join(folder, '.site.old'));
  const staging = prepareStaging(out);
  expect(read('index.html')).toBe('old');
  expect(existsSync(path.join(staging, 'half.html'))).toBe(false);
  expect(existsSync(path.join(folder, '.site.old'))).toBe(false);
});
