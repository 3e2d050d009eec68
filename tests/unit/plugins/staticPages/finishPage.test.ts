import { expect, test } from 'vitest';
import { finishPage, stylesOf } from '../../../../plugins/staticPages/finishPage.ts';

const page = (body: string) =>
  `<head><meta name="generator" content="x">\n<script src="/docs/a.js"></script>\n<link href="/docs/a.css" rel="stylesheet"></head><body>${body}</body>`;
const styles = [
  { marks: ['class="home"', 'class="start"'], css: '.home{}' },
  { marks: ['class="diagram'], css: '.diagram{}' },
  { marks: ['class="fields'], css: '.fields{}' },
];

test('a page needs the styles of its parts, as one text', () => {
  expect(stylesOf('<figure class="diagram"></figure><div class="fields"></div>', styles)).toBe('.diagram{}\n.fields{}');
  expect(stylesOf('<p>text</p>', styles)).toBe('');
});

test('a page names its font, its styles after those of every page, and those of readers without scripts', () => {
  const files = { laterStyles: '/docs/later.css', font: '/docs/a.woff2' };
  expect(finishPage(page('<p>a</p>'), { ownStyles: '/docs/page.css', ...files })).toBe(
    '<head><script data-styles="/docs/later.css" src="/docs/a.js"></script>\n<link href="/docs/a.css" rel="stylesheet"><link href="/docs/a.woff2" rel="preload" as="font" type="font/woff2" crossorigin><link href="/docs/page.css" rel="stylesheet"><noscript><link href="/docs/later.css" rel="stylesheet"></noscript></head><body><p>a</p></body>',
  );
  expect(finishPage(page(''), files)).not.toContain('page.css');
});

test('what was meant for a React that takes the page over goes, and comments in samples stay', () => {
  const body =
    '<!--$--><p>a<!-- -->b</p><!--/$--><link rel="preload" as="image" href="/a.svg"/><pre>&lt;!-- --&gt;</pre>';
  expect(finishPage(page(body), { laterStyles: '', font: '' })).toContain(
    '<body><p>ab</p><pre>&lt;!-- --&gt;</pre></body>',
  );
});
