import { expect, test } from 'vitest';
import { sitemaps } from '../../../../plugins/outputs/sitemap.ts';

test('lists pages by address, with the date where it is known', () => {
  const [[, xml]] = sitemaps([{ route: '/b&c' }, { route: '/', date: '2026-01-02' }], 'https://d.example', '/docs/');
  expect(xml.split('\n').slice(2, 4)).toEqual([
    '<url><loc>https://d.example/docs/</loc><lastmod>2026-01-02</lastmod></url>',
    '<url><loc>https://d.example/docs/b&amp;c.html</loc></url>',
  ]);
});

test('more than 50,000 pages get several sitemaps, and one that lists them', () => {
  const pages = Array.from({ length: 50_001 }, (_, index) => ({ route: `/${index}` }));
  const files = new Map(sitemaps(pages, 'https://d.example', '/docs/'));
  const places = (name: string) =>
    [...(files.get(name) ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(places('sitemap.xml')).toEqual([1, 2].map((part) => `https://d.example/docs/sitemap-${part}.xml`));
  expect([places('sitemap-1.xml').length, places('sitemap-2.xml')]).toEqual([
    50_000,
    ['https://d.example/docs/9999.html'],
  ]);
});
