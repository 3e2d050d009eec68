import type { PageWeight } from './pageWeight.ts';

const isApi = ({ file }: PageWeight) =>
  /^reference\/(?:api\/|services\/(?:[^/]+\/api|(?:resolver|gateway)\/index)\b)/.test(file);
const most = (pages: PageWeight[], part: 'script' | 'styles' | 'total') =>
  Math.max(0, ...pages.map((page) => page[part]));

/** The value in the middle. */
function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** What the site may weigh before the load event, in bytes, compressed by Brotli, so that slow networks can bear it. */
const BUDGETS: [name: string, limit: number, measure: (pages: PageWeight[]) => number][] = [
  ['median page', 25_000, (pages) => median(pages.map(({ total }) => total))],
  [
    'largest page but the API reference',
    30_000,
    (pages) =>
      most(
        pages.filter((page) => !isApi(page)),
        'total',
      ),
  ],
  ['largest page of the API reference', 45_000, (pages) => most(pages.filter(isApi), 'total')],
  ['script', 8_000, (pages) => most(pages, 'script')],
  ['styles of any page', 9_000, (pages) => most(pages, 'styles')],
];

/** One line of the report. */
export interface Finding {
  name: string;
  bytes: number;
  limit: number;
}

/** Compares pages with the budgets. */
export function compareWeights(pages: PageWeight[]): Finding[] {
  return BUDGETS.map(([name, limit, measure]) => ({ name, bytes: measure(pages), limit }));
}
