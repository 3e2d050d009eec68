import { describe, expect, test } from 'vitest';
import { judge } from '../../../scripts/weigh/budgets.ts';
import { median, type PageWeight, weighPage } from '../../../scripts/weigh/pageWeight.ts';

const page = (file: string, total: number, more: Partial<PageWeight> = {}): PageWeight => ({
  file,
  html: 0,
  script: 0,
  styles: 0,
  images: 0,
  total,
  ...more,
});

test('a page weighs all that its HTML makes browsers fetch at once, each file once', () => {
  const html = [
    '<script data-styles="/docs/later.css" src="/docs/a.js"></script>',
    '<link href="/docs/a.css" rel="stylesheet"><link href="/docs/b.css" rel="stylesheet">',
    '<link rel="icon" href="/docs/icon.svg">',
    '<img src="/docs/x.svg" alt=""><img src="/docs/x.svg" alt=""><img loading="lazy" src="/docs/late.png" alt="">',
  ].join('');
  const sizes: Record<string, number> = {
    'p.html': 1,
    'a.js': 10,
    'a.css': 100,
    'b.css': 200,
    'x.svg': 1000,
    'icon.svg': 5000,
  };
  expect(weighPage('p.html', html, '/docs/', (file) => sizes[file] ?? Number.NaN)).toEqual({
    file: 'p.html',
    html: 1,
    script: 10,
    styles: 300,
    images: 6000,
    total: 6311,
  });
});

describe('judge', () => {
  test('says what is too heavy, and what grew since the record', () => {
    const pages = [page('a.html', 20_000), page('b.html', 26_000, { script: 8_001 }), page('c.html', 30_000)];
    const findings = Object.fromEntries(judge(pages, { script: 7_000 }).map((finding) => [finding.name, finding]));
    expect(findings['median page']).toEqual({ name: 'median page', bytes: 26_000, limit: 25_000 });
    expect(findings.script).toMatchObject({ bytes: 8_001, limit: 8_000, grew: 1_001 });
  });

  test('pages of the API reference have a limit of their own', () => {
    const apis = [
      'reference/api/iam.html',
      'reference/services/verifier/api.html',
      'reference/services/resolver/index.html',
    ];
    for (const api of apis) {
      const pages = [page(api, 44_000), page('reference/services/verifier/index.html', 9_000)];
      const largest = judge(pages, {}).filter(({ name }) => name.startsWith('largest'));
      expect(largest.map(({ bytes }) => bytes)).toEqual([9_000, 44_000]);
    }
  });
});

test('the median is the value in the middle', () => {
  expect([median([3, 1, 2]), median([1, 2, 3, 4]), median([])]).toEqual([2, 3, 0]);
});
