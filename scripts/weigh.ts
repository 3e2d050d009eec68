import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BASE } from '../plugins/shared/site.ts';
import { builtSite } from './builtSite.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot } from './run.ts';
import { compareWeights, type Finding } from './weigh/budgets.ts';
import { type PageWeight, weigher, weighPage } from './weigh/pageWeight.ts';

const RECORD = path.join(repositoryRoot, 'scripts', 'weigh', 'record.json');
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(8);

const usage = `npm run weigh -- [options]
Lists what each page weighs before the load event, what grew since the record, and which budgets are exceeded.
  --record   stores the figures, so that the next ones are compared with them
  --all      lists every page, and not only the largest`;

/**
 * `npm run weigh`: what readers fetch before the load event, against the budgets and against the last record.
 * @returns whether all budgets are kept
 */
export function weigh({ record, all }: { record?: boolean; all?: boolean } = {}): boolean {
  const outDir = builtSite();
  if (outDir === undefined) return false;
  const pages = weighSite(outDir);
  const recorded = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
  const findings = compareWeights(pages, recorded);
  report(findings);
  const listed = [...pages].sort((a, b) => b.total - a.total).slice(0, all ? undefined : 5);
  console.log('\n    kB    HTML  script  styles  images  page');
  for (const { file, total, html, script, styles, images } of listed) {
    console.log([total, html, script, styles, images].map(kilobytes).join(''), ` ${file}`);
  }
  if (record) {
    const record = Object.fromEntries(findings.map(({ name, bytes }) => [name, bytes]));
    writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  }
  return findings.every(({ bytes, limit }) => bytes <= limit);
}

/** Weighs every page of a built site. Addresses that lead on are no pages. */
function weighSite(outDir: string): PageWeight[] {
  const weighFile = weigher(outDir);
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith('~demo/'))
    .flatMap((file) => {
      const html = readFileSync(path.join(outDir, file), 'utf8');
      return html.includes('id="__rspress_root"') ? [weighPage(file, html, BASE, weighFile)] : [];
    });
}

function report(findings: Finding[]): void {
  console.log('Before the load event, compressed by Brotli, in kB:\n');
  for (const { name, bytes, limit, grew } of findings) {
    const change = grew === undefined ? '' : `  ${grew > 0 ? `grew by ${grew} B` : `${grew} B`}`;
    const result = bytes > limit ? '  TOO MUCH' : '';
    console.log(`${kilobytes(bytes)} of ${(limit / 1000).toFixed(0).padStart(2)}  ${name}${change}${result}`);
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = readFlags(usage, { options: { record: { type: 'boolean' }, all: { type: 'boolean' } } });
  if (!weigh(values)) process.exitCode = 1;
}
