import { expect, test } from 'vitest';
import { finishPage } from '../../../../plugins/staticPages/finishPage.ts';

const page = (body: string) =>
  `<head><meta name="generator" content="x">\n<script src="/docs/a.js"></script>\n<link href="/docs/a.css" rel="stylesheet"></head><body>${body}</body>`;
const styles = [
  { mark: 'class="home"', href: '/docs/home.css' },
  { mark: 'class="diagram', href: '/docs/diagram.css' },
];

test('a page names the styles that its parts need, after those of every page', () => {
  expect(finishPage(page('<figure class="diagram"></figure>'), styles, '/docs/later.css')).toBe(
    '<head>\n<script data-styles="/docs/later.css" src="/docs/a.js"></script>\n<link href="/docs/a.css" rel="stylesheet"><link href="/docs/diagram.css" rel="stylesheet"></head><body><figure class="diagram"></figure></body>',
  );
});

test('what was meant for a React that takes the page over goes, and comments in samples stay', () => {
  const body =
    '<!--$--><p>a<!-- -->b</p><!--/$--><link rel="preload" as="image" href="/a.svg"/><pre>&lt;!-- --&gt;</pre>';
  expect(finishPage(page(body), styles, '')).toContain('<body><p>ab</p><pre>&lt;!-- --&gt;</pre></body>');
});
