import { expect, test } from 'vitest';
import { sitemap } from '../../../../plugins/outputs/sitemap.ts';

test('lists pages by address, with the date where it is known', () => {
  const xml = sitemap([{ route: '/b&c' }, { route: '/', date: '2026-01-02' }], 'https://d.example', '/docs/');
  expect(xml.split('\n').slice(2, 4)).toEqual([
    '<url><loc>https://d.example/docs/</loc><lastmod>2026-01-02</lastmod></url>',
    '<url><loc>https://d.example/docs/b&amp;c.html</loc></url>',
  ]);
});
