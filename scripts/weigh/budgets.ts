import { median, type PageWeight } from './pageWeight.ts';

/** Something that must not weigh more than readers on a slow network can bear. */
export interface Budget {
  name: string;
  /** Bytes, compressed by Brotli. */
  limit: number;
  measure: (pages: PageWeight[]) => number;
}

const isApi = ({ file }: PageWeight) =>
  /^reference\/(?:api\/|services\/(?:[^/]+\/api|(?:resolver|gateway)\/index)\b)/.test(file);
const most = (pages: PageWeight[], part: 'script' | 'styles' | 'total') =>
  Math.max(0, ...pages.map((page) => page[part]));

/** What the site may weigh before the load event, in bytes. */
export const budgets: Budget[] = [
  { name: 'median page', limit: 25_000, measure: (pages) => median(pages.map(({ total }) => total)) },
  {
    name: 'largest page but the API reference',
    limit: 30_000,
    measure: (pages) =>
      most(
        pages.filter((page) => !isApi(page)),
        'total',
      ),
  },
  { name: 'largest page of the API reference', limit: 45_000, measure: (pages) => most(pages.filter(isApi), 'total') },
  { name: 'script', limit: 8_000, measure: (pages) => most(pages, 'script') },
  { name: 'styles of any page', limit: 9_000, measure: (pages) => most(pages, 'styles') },
];

/** One line of the report. */
export interface Finding {
  name: string;
  bytes: number;
  limit: number;
  /** Bytes more than were recorded, or less. Undefined where nothing was. */
  grew?: number;
}

/** Holds pages against the budgets and against what was recorded. */
export function judge(pages: PageWeight[], recorded: Record<string, number>): Finding[] {
  return budgets.map(({ name, limit, measure }) => {
    const bytes = measure(pages);
    return { name, bytes, limit, ...(name in recorded && { grew: bytes - recorded[name] }) };
  });
}
