import { describe, expect, test } from 'vitest';
import { applyBrand, brandTokens, checkBrandFile, checkBrandImages } from '../../../../plugins/shared/brand.ts';
import type { Problem } from '../../../../plugins/shared/problem.ts';

const brand = {
  name: 'Acme Identity',
  slug: 'acme',
  description: 'A description of the site that is long enough to stand in the list of a search engine, and no longer.',
  docsOrigin: 'https://docs.acme.example',
  homepage: 'https://www.acme.example',
  dashboard: 'https://dashboard.acme.example:8443',
  support: 'https://help.acme.example/ask',
  apiDomain: 'acme.example',
  logo: { light: '/logo.svg', dark: '/logo-dark.svg' },
  icon: '/icon.svg',
  socialLinks: [{ icon: 'github', mode: 'link' as const, content: 'https://git.example/acme' }],
};
const text = (change: object = {}) => JSON.stringify({ ...brand, ...change }, undefined, 2);

/** What is said, a line each: the text of the line, the message and the fix. */
const told = (found: Problem[], of: string) =>
  found.map(({ line, message, fix }) => `${of.split('\n')[line - 1].trim()} › ${message} ${fix}`);
const check = (change?: object) => told(checkBrandFile('brand.json', text(change)), text(change));

const WRITE = (key: string) => `Write "${key}" as handbook/operating.md describes it.`;
const ADDRESS = 'Write an address such as https://www.example.com.';

describe('a brand file', () => {
  test.each<[string, object | undefined, string[]]>([
    ['that is right', undefined, []],
    [
      'with all that it may have',
      {
        repository: 'https://git.example/a',
        report: 'https://git.example/new?title={title}',
        assistants: [{ name: 'A', address: 'https://a.example/?q={prompt}' }],
      },
      [],
    ],
    [
      'of a long name',
      { name: 'a'.repeat(41) },
      [`"name": "${'a'.repeat(41)}", › name: must be letters, digits, spaces, dots and hyphens. ${WRITE('name')}`],
    ],
    [
      'of a name with signs',
      { name: 'A<b>' },
      [`"name": "A<b>", › name: must be letters, digits, spaces, dots and hyphens. ${WRITE('name')}`],
    ],
    [
      'of a name in capitals',
      { slug: 'Acme' },
      [`"slug": "Acme", › slug: must be lower-case letters and digits. ${WRITE('slug')}`],
    ],
    [
      'with a slash at the end',
      { homepage: 'https://a.example/' },
      [`"homepage": "https://a.example/", › homepage: must not end with a slash. ${ADDRESS}`],
    ],
    [
      'without TLS',
      { support: 'http://a.example' },
      [`"support": "http://a.example", › support: Invalid URL. ${ADDRESS}`],
    ],
    [
      'with an image elsewhere',
      { icon: 'https://a.example/icon.svg' },
      [
        `"icon": "https://a.example/icon.svg", › icon: must be a path of docs/public that starts with a slash. ${ADDRESS}`,
      ],
    ],
    [
      'without a host',
      { apiDomain: 'a b' },
      [`"apiDomain": "a b", › apiDomain: Invalid hostname. ${WRITE('apiDomain')}`],
    ],
    [
      'with an assistant that gets no question',
      { assistants: [{ name: 'A', address: 'https://a.example' }] },
      [`"address": "https://a.example" › assistants.0.address: must hold {prompt}. ${WRITE('assistants.0.address')}`],
    ],
    [
      'with half a logo, at the logo',
      { logo: { light: '/logo.svg' } },
      [`"logo": { › logo.dark: Invalid input: expected string, received undefined. ${WRITE('logo.dark')}`],
    ],
    [
      'without an icon',
      { icon: undefined },
      [`{ › icon: Invalid input: expected string, received undefined. ${WRITE('icon')}`],
    ],
    [
      'with a key that is misspelt, once',
      { icon: undefined, icno: '/icon.svg' },
      ['"icno": "/icon.svg" › A brand has no "icno". Did you mean "icon"?'],
    ],
  ])('%s', (_, change, expected) => expect(check(change)).toEqual(expected));

  test('with a key like no other is told what a brand has', () => {
    const [said, ...others] = check({ zzzzzzzzzzzzz: 1 });
    expect(others).toEqual([]);
    expect(said).toMatch(
      /^"zzzzzzzzzzzzz": 1 › A brand has no "zzzzzzzzzzzzz"\. A brand has name, slug, .+, socialLinks\.$/,
    );
  });

  test.each([
    [
      '',
      'The brand is not there, or empty.',
      'Bring it back, or write one as handbook/operating.md describes it.',
      'data/form',
    ],
    [
      ' \n',
      'The brand is not there, or empty.',
      'Bring it back, or write one as handbook/operating.md describes it.',
      'data/form',
    ],
    [
      '{',
      'This is not JSON: an object is not closed with }.',
      'Check the commas, quotes and brackets around this place.',
      'json/syntax',
    ],
  ])('of %j', (of, message, fix, rule) => {
    expect(checkBrandFile('brand.json', of)).toMatchObject([{ file: 'brand.json', line: 1, rule, message, fix }]);
  });

  test('names its rule and its file', () => {
    expect(checkBrandFile('b.json', text({ slug: 'A' }))).toMatchObject([
      { file: 'b.json', column: 11, rule: 'data/form' },
    ]);
    expect(checkBrandFile('b.json', text({ icno: 1 }))).toMatchObject([{ file: 'b.json', rule: 'data/form' }]);
  });
});

test.each([
  [['/logo.svg', '/logo-dark.svg', '/icon.svg'], []],
  [
    ['/logo.svg', '/logo-dark.svg', '/icn.svg', '/icon.txt'],
    ['"icon": "/icon.svg", › There is no file docs/public/icon.svg. Did you mean /icn.svg?'],
  ],
  [
    ['/icon.svg'],
    [
      '"light": "/logo.svg", › There is no file docs/public/logo.svg. Did you mean /icon.svg?',
      '"dark": "/logo-dark.svg" › There is no file docs/public/logo-dark.svg. Put the image at docs/public/logo-dark.svg.',
    ],
  ],
])('of images, with the files %j', (files, expected) => {
  const found = checkBrandImages('brand.json', text(), new Set(files));
  expect(told(found, text())).toEqual(expected);
  for (const { rule, file } of found) expect([rule, file]).toEqual(['data/form', 'brand.json']);
});

test('tokens stand for what the brand says, and one that is not known stays', () => {
  const tokens = brandTokens(brand, '/docs/');
  expect(tokens).toEqual({
    '%brand.name%': 'Acme Identity',
    '%brand.slug%': 'acme',
    '%brand.headerPrefix%': 'X-Acme',
    '%brand.apiDomain%': 'acme.example',
    '%brand.homepage%': 'https://www.acme.example',
    '%brand.homepageHost%': 'www.acme.example',
    '%brand.dashboard%': 'https://dashboard.acme.example:8443',
    '%brand.dashboardHost%': 'dashboard.acme.example:8443',
    '%brand.support%': 'https://help.acme.example/ask',
    '%brand.supportHost%': 'help.acme.example',
    '%brand.status%': 'https://help.acme.example/ask',
    '%brand.docsOrigin%': 'https://docs.acme.example',
    '%brand.docs%': 'https://docs.acme.example/docs',
  });
  expect(applyBrand('%brand.name% %brand.names% %brand.slug%', tokens)).toBe('Acme Identity %brand.names% acme');
});
