import { expect, test } from 'vitest';
import { compareWeights, type PageWeight, weighPage } from '../../../scripts/weigh.ts';

const page = (file: string, total: number, script = 0): PageWeight => ({
  ...{ file, html: 0, script, styles: 0, images: 0 },
  total,
});

test('a page weighs all that its HTML makes browsers fetch at once, each file once', () => {
  const html = [
    '<script data-styles="/docs/later.css" src="/docs/a.js"></script>',
    '<link href="/docs/a.css" rel="stylesheet"><link href="/docs/b.css" rel="stylesheet">',
    '<link rel="icon" href="/docs/icon.svg">',
    '<img src="/docs/x.svg" alt=""><img src="/docs/x.svg" alt=""><img loading="lazy" src="/docs/late.png" alt="">',
  ].join('');
  const sizes: Record<string, number> = { 'p.html': 1, 'a.js': 10, 'a.css': 100, 'b.css': 200, 'x.svg': 1000 };
  const weigh = (file: string) => ({ ...sizes, 'icon.svg': 5000 })[file] ?? Number.NaN;
  const parts = { html: 1, script: 10, styles: 300, images: 6000 };
  expect(weighPage('p.html', html, '/docs/', weigh)).toEqual({ file: 'p.html', ...parts, total: 6311 });
});

test('budgets report what is too heavy', () => {
  const pages = [page('a.html', 20_000), page('b.html', 26_000, 8_001), page('c.html', 30_000)];
  const findings = Object.fromEntries(compareWeights(pages).map((one) => [one.name, one]));
  expect(findings['median page']).toEqual({ name: 'median page', bytes: 26_000, limit: 25_000 });
  expect(findings.script).toMatchObject({ bytes: 8_001, limit: 8_000 });
  expect(compareWeights([])[0].bytes).toBe(0);
});

test.each(['reference/api/iam', 'reference/services/verifier/api', 'reference/services/resolver/index'])(
  '%s is a page of the API reference, which has a limit of its own',
  (api) => {
    const pages = [page(`${api}.html`, 44_000), page('reference/services/verifier/index.html', 9_000)];
    const largest = compareWeights(pages).filter(({ name }) => name.startsWith('largest'));
    expect(largest.map(({ bytes }) => bytes)).toEqual([9_000, 44_000]);
  },
);
