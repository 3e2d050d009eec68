import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumArgs } from '../tests/browser/chromiumArgs.ts';
import { buildPages, type Cost } from './bench/buildPages.ts';
import { generatePages } from './bench/generatePages.ts';
import { provideChromium } from './chromium.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot } from './root.ts';
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

const SIZES = [1000, 2500, 5000, 10_000];

interface Measures extends Cost {
  'bytes before load, kB': number;
  'load event, ms': number;
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
if (values.scale) await printScale();
else await printRatios();
rmSync(folder, { recursive: true });

async function printScale(): Promise<void> {
  const rows = [['pages', 'build, s', 'processor, s', 'peak memory, MB']];
  for (const size of SIZES) {
    const docsDir = path.join(folder, `docs-${size}`);
    generatePages(docsDir, size);
    const outDir = path.join(folder, String(size));
    const cost = await buildPages(docsDir, outDir);
    rmSync(outDir, { recursive: true });
    rows.push([String(size), ...Object.values(cost).map((value) => value.toFixed(0))]);
  }
  console.log(`\n${rows.map((row) => row.map(pad).join('')).join('\n')}`);
}

async function printRatios(): Promise<void> {
  const docsDir = path.join(folder, 'docs');
  generatePages(docsDir, Number(values.pages));
  const plainConfig = path.join(repositoryRoot, 'scripts/bench/plain.config.ts');
  const results: Record<'plain' | 'site', Measures[]> = { plain: [], site: [] };
  for (let round = 0; round < rounds; round++) {
    results.plain.push(await measure(docsDir, 'plain', ['-c', plainConfig]));
    results.site.push(await measure(docsDir, 'site', []));
  }
  console.log(`\n${['', 'plain Rspress', 'this site', 'ratio'].map(pad).join('')}`);
  for (const key of Object.keys(results.site[0]) as (keyof Measures)[]) {
    const [plain, site] = [median(results.plain, key), median(results.site, key)];
    console.log([key, plain.toFixed(1), site.toFixed(1), (site / plain).toFixed(2)].map(pad).join(''));
  }
}

async function measure(docsDir: string, name: string, args: string[]): Promise<Measures> {
  const outDir = path.join(folder, name);
  return { ...(await buildPages(docsDir, outDir, args)), ...(await loadPage(outDir)) };
}

async function loadPage(outDir: string): Promise<Omit<Measures, keyof Cost>> {
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

function median(measures: readonly Measures[], key: keyof Measures): number {
  return measures.map((one) => one[key]).sort((a, b) => a - b)[Math.floor(measures.length / 2)];
}

function pad(text: string, column: number): string {
  return column === 0 ? text.padEnd(24) : text.padStart(16);
}
