import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { memoizeByText } from '../plugins/shared/memoize.ts';
import { BASE } from '../plugins/shared/site.ts';
import { builtSite } from './builtSite.ts';
import { readFlags } from './flags.ts';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

const usage = `npm run weigh -- [options]
Lists what each page weighs before the load event, and which budgets are exceeded.
  --all   lists every page, and not only the largest`;

/**
 * `npm run weigh`: what readers fetch before the load event, against the budgets.
 * @returns whether everything is within its budget
 */
export function weigh({ all }: { all?: boolean } = {}): boolean {
  const outDir = builtSite();
  if (outDir === undefined) return false;
  const pages = weighSite(outDir);
  const findings = compareWeights(pages);
  report(findings);
  const listed = [...pages].sort((a, b) => b.total - a.total).slice(0, all ? undefined : 5);
  console.log('\n    kB    HTML  script  styles  images  page');
  for (const { file, total, html, script, styles, images } of listed) {
    console.log([total, html, script, styles, images].map(kilobytes).join(''), ` ${file}`);
  }
  return findings.every(({ bytes, limit }) => bytes <= limit);
}

/** Weighs every page of a built site. Addresses that lead on are no pages. */
function weighSite(outDir: string): PageWeight[] {
  const weighFile = weigher(outDir);
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('~demo/'))
    .flatMap((file) => {
      const html = readFileSync(path.join(outDir, file), 'utf8');
      return html.includes('id="__rspress_root"') ? [weighPage(file, html, BASE, weighFile)] : [];
    });
}

function report(findings: Finding[]): void {
  console.log('Before the load event, compressed by Brotli, in kB:\n');
  for (const { name, bytes, limit } of findings) {
    const result = bytes > limit ? '  TOO MUCH' : '';
    console.log(`${kilobytes(bytes)} of ${(limit / 1000).toFixed(0).padStart(2)}  ${name}${result}`);
  }
}

const isApi = ({ file }: PageWeight) =>
  /^reference\/(?:api\/|services\/(?:[^/]+\/api|(?:resolver|gateway)\/index)\b)/.test(file);
const most = (pages: PageWeight[], part: 'script' | 'styles' | 'total') =>
  Math.max(0, ...pages.map((page) => page[part]));

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
interface Finding {
  name: string;
  bytes: number;
  limit: number;
}

/** Compares pages with the budgets. */
export function compareWeights(pages: PageWeight[]): Finding[] {
  return BUDGETS.map(([name, limit, measure]) => ({ name, bytes: measure(pages), limit }));
}

/** What readers fetch before the load event of a page, in bytes, compressed by Brotli. */
export interface PageWeight {
  /** Path of the page in the output folder. */
  file: string;
  html: number;
  script: number;
  styles: number;
  images: number;
  total: number;
}

/** Weighs files of an output folder as hosts send them: images are compressed already, but for drawings. */
const weigher = (dir: string) =>
  memoizeByText((file) => {
    const body = readFileSync(path.join(dir, file));
    return Math.min(body.length, brotliCompressSync(body).length);
  });

/**
 * Weighs a page with all that its HTML makes browsers fetch at once.
 * @param base of the site, e.g. `/docs/`
 */
export function weighPage(file: string, html: string, base: string, weigh: (file: string) => number): PageWeight {
  // Browsers that run scripts read nothing of it.
  const read = html.replace(/<noscript>.*?<\/noscript>/gs, '');
  const named = (pattern: RegExp) =>
    [...new Set([...read.matchAll(pattern)].map(([, address]) => address))]
      .filter((address) => address.startsWith(base))
      .reduce((sum, address) => sum + weigh(address.slice(base.length)), 0);
  const parts = {
    html: weigh(file),
    script: named(/<script[^>]*\ssrc="([^"]+)"/g),
    styles: named(/<link href="([^"]+\.css)" rel="stylesheet"/g),
    images: named(/<img (?![^>]*loading="lazy")[^>]*src="([^"]+)"/g) + named(/<link rel="icon" href="([^"]+)"/g),
  };
  return { file, ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = readFlags(usage, { options: { all: { type: 'boolean' } } });
  if (!weigh(values)) process.exitCode = 1;
}
