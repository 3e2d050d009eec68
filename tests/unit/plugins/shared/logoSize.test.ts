import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readLogoSize } from '../../../../plugins/shared/logoSize.ts';

const logo = { light: '/logo.svg', dark: '/logo-dark.svg' };

function docsWith(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'logo-'));
  mkdirSync(path.join(dir, 'public'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, 'public', name), text);
  return dir;
}

test('a logo is as large as its view box, or as it says itself', () => {
  const dir = docsWith({
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"></svg>',
    'logo-dark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30" width="64" height="16"></svg>',
  });
  expect(readLogoSize(logo, dir)).toEqual({ light: { width: 120, height: 30 }, dark: { width: 64, height: 16 } });
});

test.each([
  ['is missing', { 'logo.svg': '<svg viewBox="0 0 1 1"></svg>' }],
  ['is no image', { 'logo.svg': '<svg viewBox="0 0 1 1"></svg>', 'logo-dark.svg': 'a logo' }],
])('a logo that %s is named', (_name, files) => {
  expect(() => readLogoSize(logo, docsWith(files))).toThrow(/public\/logo-dark\.svg: .*\n {2}Set "logo"/);
});
