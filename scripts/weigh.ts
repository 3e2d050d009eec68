import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BASE } from '../plugins/shared/site.ts';
import { builtSite } from './builtSite.ts';
import { readFlags } from './flags.ts';
import { compareWeights, type Finding } from './weigh/budgets.ts';
import { type PageWeight, weigher, weighPage } from './weigh/pageWeight.ts';

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

if (process.argv[1] === import.meta.filename) {
  const { values } = readFlags(usage, { options: { all: { type: 'boolean' } } });
  if (!weigh(values)) process.exitCode = 1;
}
