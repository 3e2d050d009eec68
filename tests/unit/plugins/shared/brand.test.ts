import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  applyBrand,
  brandTokens,
  checkBrandFile,
  checkBrandImages,
  readBrand,
} from '../../../../plugins/shared/brand.ts';

const file = path.resolve(import.meta.dirname, '../../../../brand.json');
const ours = readBrand(file);
const text = (change: object = {}) => JSON.stringify({ ...ours, ...change }, undefined, 2);
const assistant = (address: string) => ({ assistants: [{ name: 'A', address }] });

test.each<[what: string, change: object, place: string, message: RegExp]>([
  ['a name that would break a page', { name: 'A {b}' }, '"name"', /must be letters/],
  ['a slug with capitals', { slug: 'Acme' }, '"slug"', /must be lower-case/],
  ['an address without TLS', { homepage: 'http://www.acme.example' }, '"homepage"', /URL/],
  ['an address with a closing slash', { support: 'https://a.example/' }, '"support"', /must not end with a slash/],
  ['an image elsewhere', { icon: 'https://a.example/icon.svg' }, '"icon"', /path of docs\/public/],
  ['an assistant without a place for the question', assistant('https://a.example/new'), '"address"', /\{prompt\}/],
  ['an assistant that is a script', assistant('javascript:alert(1)//{prompt}'), '"address"', /URL/],
  ['a misspelled key', { icon: undefined, icno: '/icon.svg' }, '"icno"', /There is no key "icno"/],
  ['a missing key', { icon: undefined }, '{', /icon: /],
])('%s is reported at its line', (_, change, place, message) => {
  const [problem, ...others] = checkBrandFile('brand.json', text(change));
  expect(others).toEqual([]);
  expect(problem.message).toMatch(message);
  expect(text(change).split('\n')[problem.line - 1]).toContain(place);
});

test.each([
  ['', 'missing or empty'],
  ['{', 'This is not JSON'],
])('a brand file with %j is reported', (content, message) => {
  expect(checkBrandFile('brand.json', content)).toMatchObject([{ line: 1, message: expect.stringContaining(message) }]);
});

test('a missing image of the brand is reported at its line, with the nearest file', () => {
  const others = [ours.logo.light, ours.logo.dark, ...(ours.preview ? [ours.preview] : [])];
  expect(checkBrandImages('brand.json', text(), new Set([...others, ours.icon]))).toEqual([]);
  const [problem] = checkBrandImages('brand.json', text({ icon: '/icn.svg' }), new Set([...others, '/icon.svg']));
  expect(problem).toMatchObject({ rule: 'data/form', fix: 'Did you mean /icon.svg?' });
});

test('every default host is reserved for examples, except those of the assistants', () => {
  const urls = JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), assistants: [] }).match(/https?:\/\/[^"]+/g);
  for (const url of [...(urls ?? []), `https://${ours.apiDomain}`]) expect(new URL(url).hostname).toMatch(/\.example$/);
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
