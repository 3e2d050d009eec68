import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumArgs } from '../tests/browser/chromiumArgs.ts';
import { generatePages } from './bench/generatePages.ts';
import { provideChromium } from './browsers.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot, runProgram } from './run.ts';
import { createStaticServer, listen } from './staticServer.ts';

const { values } = readFlags(
  `npx tsx scripts/bench.ts [options]
Builds generated pages with this site and with plain Rspress, loads one of them on a slow processor, and prints ratios.
  --pages <number>   how many pages (130)
  --rounds <number>  how often each is measured; the median counts (3)
  --scale            builds 1,000 to 10,000 pages with this site alone, and prints what each size costs`,
  {
    options: {
      pages: { type: 'string', default: '130' },
      rounds: { type: 'string', default: '3' },
      scale: { type: 'boolean', default: false },
    },
  },
);
const rounds = Number(values.rounds);
const FIRST_PORT = 4500;
const PAGE = 'part-0/page-0.html';

/** By what is measured, with its unit. */
type Measures = Record<string, number>;

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const docsDir = path.join(folder, 'docs');
if (values.scale) await printScale();
else await printRatios();

async function printScale(): Promise<void> {
  for (const size of [1000, 2500, 5000, 10_000]) {
    generatePages(docsDir, size);
    const cost = await build(String(size), []);
    for (const made of [docsDir, path.join(folder, String(size))]) rmSync(made, { recursive: true });
    const costs = Object.entries(cost).map(([what, value]) => `${what}: ${Math.round(value)}`);
    console.log([`${size} pages`, ...costs].join('; '));
  }
}

async function printRatios(): Promise<void> {
  generatePages(docsDir, Number(values.pages));
  const plainConfig = path.join(repositoryRoot, 'scripts/bench/plain.config.ts');
  const results: Record<'plain' | 'site', Measures[]> = { plain: [], site: [] };
  for (let round = 0; round < rounds; round++) {
    for (const [name, args] of [
      ['plain', ['-c', plainConfig]],
      ['site', []],
    ] as const)
      results[name].push({ ...(await build(name, args)), ...(await loadPage(path.join(folder, name))) });
  }
  const row = (key: string) => {
    const [plain, site] = [median(results.plain, key), median(results.site, key)];
    return [key, { 'plain Rspress': plain.toFixed(1), 'this site': site.toFixed(1), ratio: (site / plain).toFixed(2) }];
  };
  console.table(Object.fromEntries(Object.keys(results.site[0]).map(row)));
}

/** Builds the generated pages, and measures the processes of the build. */
async function build(name: string, args: readonly string[]): Promise<Measures> {
  const outDir = path.join(folder, name);
  // Node runs this in each process of the build. `maxRSS` is in kilobytes, the times in microseconds.
  const report = `process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const row = maxRSS / 1e3 + ' ' + (userCPUTime + systemCPUTime) / 1e6;
    process.getBuiltinModule('fs').appendFileSync(${JSON.stringify(`${outDir}.usage`)}, row + '\\n');
  })`;
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(report)}`;
  const env = { NODE_ENV: 'production', NODE_OPTIONS, SITE_DOCS: docsDir, SITE_OUT: outDir, SITE_RULES: 'off' };
  const start = performance.now();
  if (!(await runProgram('rspress', ['build', ...args], { env }))) throw new Error(`The build of ${name} failed.`);
  const seconds = (performance.now() - start) / 1000;
  const rows = readFileSync(`${outDir}.usage`, 'utf8').trim().split('\n');
  const usages = rows.map((row) => row.split(' ').map(Number));
  return {
    'build, s': seconds,
    'processor, s': usages.reduce((sum, [, processor]) => sum + processor, 0),
    'peak memory, MB': Math.max(...usages.map(([memory]) => memory)),
  };
}

async function loadPage(outDir: string): Promise<Measures> {
  const server = createStaticServer({ dir: outDir, base: '/docs/' });
  const port = await listen(server, FIRST_PORT);
  const browser = await chromium.launch({ executablePath: provideChromium('readers'), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const files = new Set<string>();
    page.on('response', (response) => files.add(new URL(response.url()).pathname.replace(/^\/docs\//, '')));
    await page.goto(`http://127.0.0.1:${port}/docs/${PAGE}`, { waitUntil: 'load' });
    const early = [...files].map((file) => readFileSync(path.join(outDir, decodeURIComponent(file))));
    const bytes = early.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
    const time = await page.evaluate(
      () => (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0].loadEventStart,
    );
    return { 'bytes before load, kB': bytes / 1000, 'load event, ms': time };
  } finally {
    await browser.close();
    server.close();
  }
}

function median(measures: readonly Measures[], key: string): number {
  return measures.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(measures.length / 2)];
}
