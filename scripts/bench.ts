import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatePages } from './bench/generatePages.ts';
import { type Measurement, measureBuild } from './bench/measure.ts';
import { type DevTimes, measureDev } from './bench/measureDev.ts';
import { measureSpeed, type Speed } from './bench/measureSpeed.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot } from './run.ts';

readFlags(
  `npm run bench
Builds generated pages with this engine and with Rspress as it comes, and compares them. Variables:
  BENCH_PAGES=130,1000  how many pages the sites have
  BENCH_ROUNDS=3        how often each is built`,
  {},
);

/** How often each build runs. The median is shown, since machines are noisy. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
/** How often the pages are opened in a browser. */
const SPEED_TRIES = 5;
const PAGE_COUNTS = (process.env.BENCH_PAGES ?? '130,1000').split(',').map(Number);

const rows: [key: keyof Measurement, label: string][] = [
  ['wallSeconds', 'wall time, s'],
  ['cpuSeconds', 'CPU time, s'],
  ['peakMemoryMiB', 'peak memory, MiB'],
  ['outputMiB', 'output, MiB'],
  ['firstViewKiB', 'first view, KiB gzip'],
];

const speedRows: [key: keyof Speed, label: string][] = [
  ['loadKb', 'before load, kB brotli'],
  ['idleKb', 'until idle, kB brotli'],
  ['largestPaintMs', 'LCP, slow, ms'],
  ['blockedMs', 'blocked, slow, ms'],
  ['blockedAfterPaintMs', 'blocked after the first paint, ms'],
  ['shift', 'layout shift'],
  ['pressMs', 'press, CPU ÷4, ms'],
  ['changeMs', 'hovered link, ms'],
];

/** How often a page is edited on the dev server. */
const EDITS = 10;

const devRows: [key: keyof DevTimes, label: string][] = [
  ['answerMs', 'dev: first answer, ms'],
  ['drawnMs', 'dev: first page, ms'],
  ['editMs', 'dev: edit seen, ms'],
  ['editCpuMs', 'dev: edit, CPU ms'],
];

/**
 * `npm run bench`: builds folders of plain Markdown with this engine and with Rspress as it comes, by turns in the
 * same run, and prints the medians and their ratios.
 */
for (const count of PAGE_COUNTS) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const docsDir = path.join(folder, 'docs');
  generatePages(docsDir, count);
  const builds = [
    {
      name: 'default',
      config: path.join(repositoryRoot, 'scripts/bench/default.config.ts'),
      docsDir,
      outDir: path.join(folder, 'default'),
    },
    {
      name: 'ours',
      docsDir,
      outDir: path.join(folder, 'ours'),
    },
  ];
  const results: Record<string, Measurement[]> = { default: [], ours: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const build of builds) results[build.name].push(measureBuild(build));
  }
  console.log(`\n${count} pages, median of ${ROUNDS}`);
  console.log(['', 'default', 'ours', 'ratio'].map((text, column) => pad(text, column)).join(''));
  for (const [key, label] of rows) {
    const [theirs, ours] = [median(results.default, key), median(results.ours, key)];
    print(label, theirs, ours);
  }
  const [theirs, ours] = [
    await measureSpeed(builds[0].outDir, SPEED_TRIES),
    await measureSpeed(builds[1].outDir, SPEED_TRIES),
  ];
  for (const [key, label] of speedRows) print(label, theirs[key], ours[key]);
  const [theirDev, ourDev] = [await measureDev(builds[0], EDITS), await measureDev(builds[1], EDITS)];
  for (const [key, label] of devRows) print(label, theirDev[key], ourDev[key]);
  rmSync(folder, { recursive: true });
}

function print(label: string, theirs: number, ours: number): void {
  const digits = theirs < 1 ? 3 : 1;
  const ratio = theirs === 0 ? '-' : (ours / theirs).toFixed(2);
  console.log([label, theirs.toFixed(digits), ours.toFixed(digits), ratio].map(pad).join(''));
}

function median(measurements: Measurement[], key: keyof Measurement): number {
  const values = measurements.map((measurement) => measurement[key]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)];
}

function pad(text: string, column: number): string {
  return column === 0 ? text.padEnd(24) : text.padStart(12);
}
