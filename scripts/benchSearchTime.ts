import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { generatePages } from './bench/generatePages.ts';
import { builtSite } from './builtSite.ts';
import { readFlags } from './flags.ts';
import { measureTime, siteWithIndex } from './search/measureTime.ts';
import { memoryEngine } from './search/memoryEngine.ts';
import { siteIndex } from './search/siteIndex.ts';

readFlags(
  `npm run bench:search-time
Measures what a reader waits for in a search, in a browser, on generated pages. It needs a build. Variables:
  BENCH_PAGES=130,1000,4000  how many pages the sites have
  BENCH_TRIES=5              how often each is measured`,
  {},
);

/** Sizes of generated sites, as many as `BENCH_PAGES` names. */
const PAGE_COUNTS = (process.env.BENCH_PAGES ?? '130,1000,4000').split(',').filter(Boolean).map(Number);
const TRIES = Number(process.env.BENCH_TRIES ?? 5);
/** All parts are there when the second of each is asked, and the engine has warmed up. */
const WARM_QUERIES = [
  ['issuer holder', 'holder issuer'],
  ['credential status', 'status credential'],
  ['schema', 'schema schemas'],
  ['how does a verifier check a proof', 'how does a proof check a verifier'],
];

/**
 * `npm run bench:search-time`: measures what a reader waits for on generated pages. It needs a build, of which it takes
 * the script of the search; the pages are given to a copy of it as its index.
 */
const outDir = builtSite() ?? process.exit(1);
console.log(row(['pages', 'CPU', 'first result, ms', 'longest task, ms', 'of CPU, ms', 'heap, MB']));
for (const count of PAGE_COUNTS) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  const docsDir = path.join(folder, 'docs');
  generatePages(docsDir, count);
  const { index } = siteIndex(docsDir);
  const site = siteWithIndex(outDir, index, path.join(folder, 'site'));
  for (const slowdown of [1, 4]) {
    const { firstResult, longestTask, heaviestTask, heap } = await measureTime(site, slowdown, TRIES);
    console.log(
      row([String(count), `÷${slowdown}`, ...[firstResult, longestTask, heaviestTask].map(whole), megabytes(heap)]),
    );
  }
  const engine = await memoryEngine(index);
  const times: number[] = [];
  for (const [first] of WARM_QUERIES) await engine.search(first);
  for (const [, second] of WARM_QUERIES) {
    const start = process.cpuUsage();
    await engine.search(second);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  console.log(
    `${count} pages, CPU of searches with all parts there: ${times.map((time) => time.toFixed(1)).join(', ')} ms`,
  );
  rmSync(folder, { recursive: true, force: true });
}
console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}`);

function whole(milliseconds: number): string {
  return milliseconds.toFixed(0);
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function row(cells: string[]): string {
  return cells.map((cell) => cell.padStart(18)).join('');
}
