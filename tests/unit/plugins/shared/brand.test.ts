import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyBrand, type Brand, brandTokens, checkBrandImages, readBrand } from '../../../../plugins/shared/brand.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const ours = JSON.parse(readFileSync(path.join(root, 'brand.json'), 'utf8')) as Brand;

function read(brand: unknown): Brand {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'brand-')), 'brand.json');
  writeFileSync(file, typeof brand === 'string' ? brand : JSON.stringify(brand));
  return readBrand(file);
}

const at = (address: string) => ({ name: 'A', address });

test('images of the brand are there, or the line says what is not', () => {
  const text = JSON.stringify({ logo: { light: '/a.svg', dark: '/b.svg' }, icon: '/icn.svg' }, null, 2);
  const look = (...files: string[]) => checkBrandImages('brand.json', text, new Set(files));
  expect(look('/a.svg', '/b.svg', '/icn.svg')).toEqual([]);
  expect(look('/a.svg', '/b.svg', '/icon.svg')).toMatchObject([
    { line: 6, rule: 'data/form', fix: 'Did you mean /icon.svg?' },
  ]);
  expect(look('/a.svg', '/icn.svg', '/flow.txt')).toMatchObject([
    { line: 4, message: 'There is no file docs/public/b.svg.' },
  ]);
});

describe('readBrand', () => {
  test('accepts the brand of the repository', () => {
    expect(read(ours)).toEqual(ours);
  });

  test.each([
    ['a name that would break a page', { ...ours, name: 'A {b}' }, /name: must be letters/],
    ['a slug with capitals', { ...ours, slug: 'Acme' }, /slug: must be lower-case/],
    ['a host without https', { ...ours, homepage: 'http://www.acme.example' }, /homepage: /],
    ['a host with a closing slash', { ...ours, support: 'https://support.acme.example/' }, /support: must not end/],
    ['an unknown key', { ...ours, colour: 'red' }, /colour/],
    ['a missing key', { ...ours, icon: undefined }, /icon: /],
    [
      'an assistant without a place for the question',
      { ...ours, assistants: [at('https://a.example/new')] },
      /\{prompt\}/,
    ],
    ['an assistant that is a script', { ...ours, assistants: [at('javascript:alert(1)//{prompt}')] }, /assistants/],
    ['text that is not JSON', '{', /brand\.json: /],
  ])('refuses %s', (_name, brand, message) => {
    expect(() => read(brand)).toThrow(message);
  });

  test('every default host is reserved for examples, but those of the assistants, which are real', () => {
    const urls = JSON.stringify({ ...ours, assistants: [] }).match(/https?:\/\/[^"]+/g) ?? [];
    expect(urls.length).toBeGreaterThan(3);
    for (const url of [...urls, `https://${ours.apiDomain}`]) expect(new URL(url).hostname).toMatch(/\.example$/);
  });
});

test('tokens are replaced, and unknown ones stay for the checks to report', () => {
  const hosts = { docsOrigin: 'https://docs.umbra.example', dashboard: 'https://dashboard.umbra.example' };
  const tokens = brandTokens({ ...ours, ...hosts, name: 'Umbra Identity', slug: 'umbra' }, '/docs/');
  expect(tokens['%brand.docs%']).toBe('https://docs.umbra.example/docs');
  expect(tokens['%brand.headerPrefix%']).toBe('X-Umbra');
  expect(applyBrand('%brand.name% at %brand.dashboardHost%, %brand.nope%', tokens)).toBe(
    'Umbra Identity at dashboard.umbra.example, %brand.nope%',
  );
});
