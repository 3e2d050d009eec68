import { expect, test } from 'vitest';
import { orderSidebars } from '../../../../plugins/site/orderSidebars.ts';

const site = (...addresses: string[]) => ({
  title: 'Site',
  themeConfig: { nav: [], sidebar: Object.fromEntries(addresses.map((address) => [address, [{ link: address }]])) },
});

test('pages that a build leaves out are in no sidebar', () => {
  const items = [{ text: 'A', link: '/guides/a', items: [{ text: 'B', link: '/guides/b' }] }];
  const data = { themeConfig: { sidebar: { '/guides': items } } };
  expect(orderSidebars(data, new Set(['/guides/b'])).themeConfig.sidebar).toEqual({
    '/guides': [{ text: 'A', link: '/guides/a', items: [] }],
  });
});

test('the order of the folders does not matter, and folders without pages are left out', () => {
  const expected = JSON.stringify(site('/guides', '/public', '/reference'));
  expect(JSON.stringify(orderSidebars(site('/reference', '/_samples', '/public', '/guides', '/_diagrams')))).toBe(
    expected,
  );
  expect(JSON.stringify(orderSidebars(site('/guides', '/_diagrams', '/reference', '/public')))).toBe(expected);
});

test('sidebars of languages and versions are ordered as well', () => {
  const sidebar = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, []]));
  const data = (keys: string[]) => ({
    themeConfig: { locales: [{ lang: 'de', sidebar: sidebar(keys) }] },
    locales: [{ lang: 'de', sidebar: sidebar(keys) }],
  });
  const found = JSON.stringify(orderSidebars(data(['/v1/de/guides', '/de/guides', '/de/_parts'])));
  expect(found).toBe(JSON.stringify(data(['/de/guides', '/v1/de/guides'])));
});
