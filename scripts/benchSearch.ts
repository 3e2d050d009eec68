import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generatePages } from './bench/generatePages.ts';
import { readFlags } from './flags.ts';
import { type JudgedQuestion, readQuestions } from './search/judged.ts';
import { measureSize, type SizeReport } from './search/measureSize.ts';
import { judge, type Measures, mean } from './search/measures.ts';
import { memoryEngine } from './search/memoryEngine.ts';
import {
  closePagefind,
  flexSearchPeer,
  miniSearchPeer,
  type Peer,
  pagefindPeer,
  pagefindSizes,
  peerPages,
  wholeSizes,
} from './search/peers.ts';
import { type SiteIndex, siteIndex } from './search/siteIndex.ts';
import { judgeStrangers } from './search/strangers.ts';

const { values: flags } = readFlags(
  `npm run bench:search -- [options]
Judges the search and three others on the same questions, and measures what a first search loads, on our pages and on
generated ones, as many as BENCH_PAGES=130,1000,4000,10000 names.
  --tuning     judges ours alone, on the questions for tuning
  --strangers  judges it there without the answers of pages that are like each question`,
  { options: { tuning: { type: 'boolean' }, strangers: { type: 'boolean' } } },
);

/** Sizes of generated sites, as many as `BENCH_PAGES` names. */
const PAGE_COUNTS = (process.env.BENCH_PAGES ?? '130,1000,4000,10000').split(',').filter(Boolean).map(Number);
/** Queries of one or two words for sizes, on generated pages and on ours. */
const GENERATED_QUERIES = ['issuer', 'holder proof', 'credential status', 'schema', 'region instance', 'page 17'];

/** Each starts Pagefind anew. */
const PAGEFIND_QUERIES = 5;

/**
 * `npm run bench:search`: judges the search and its peers on the same questions over the same text in one run, and
 * measures what a first search loads, and how long it takes. With `--tuning`, it judges our search alone on the half
 * for tuning, in seconds: whoever changes the search looks at that again and again, and never at what is kept aside.
 * With `--strangers`, it leaves out for each of these the answers of pages that are like it.
 */
const site = siteIndex();
const questions = readQuestions();
const short = questions.map(({ ask }) => ask).filter((ask) => ask.split(' ').length <= 2);
if (flags.strangers) {
  const asked = questions.filter(({ half }) => half === 'tuning');
  printMeasures('strangers', asked, await judgeStrangers(asked, site));
  process.exit();
}
if (flags.tuning) {
  await printKinds(await ours(site), 'tuning');
  console.log(`\n${row(['', 'median kB', 'most kB', 'parts', 'ms', 'all kB'])}`);
  console.log(row(['first search', ...sizeCells(await measureSize(site.index, short))]));
  process.exit();
}
const pages = peerPages(site.records, site.notes);
const peers: Peer[] = [await ours(site), flexSearchPeer(pages), miniSearchPeer(pages)];
await pagefindPeer(site.records, pages).then(
  (peer) => peers.push(peer),
  (error: Error) => console.error(`Pagefind is left out: ${error.message}`),
);
for (const half of ['aside', 'tuning'] as const) {
  const asked = questions.filter((question) => question.half === half);
  const written = asked.map((question) => ({ ...question, pages: question.written }));
  const name = `${asked.length} questions ${half === 'aside' ? 'kept aside' : 'for tuning'}`;
  for (const [grades, list] of Object.entries({ 'all grades': asked, 'only those written with a question': written })) {
    console.log(`\n${name}, ${grades}`);
    console.log(row(['', 'nDCG@7', 'MRR', 'success@1']));
    for (const peer of peers) console.log(measuresRow(peer.name, mean(await judgeAll(peer, list))));
  }
}
await printKinds(peers[0], 'aside');
for (const peer of peers) await peer.close();

const peerColumns = ['Pagefind kB', 'MiniSearch', 'FlexSearch', 'Pagefind ÷'];
console.log(`\n${row(['pages', 'median kB', 'most kB', 'parts', 'ms', 'all kB', ...peerColumns])}`);
await printSizes(`${site.records.length}, ours`, site, short);
for (const count of PAGE_COUNTS) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-search-'));
  generatePages(folder, count);
  await printSizes(String(count), siteIndex(folder), GENERATED_QUERIES);
  rmSync(folder, { recursive: true, force: true });
}
await closePagefind();

/** Prints how good our search is for each kind of question, and for all of them. */
async function printKinds(peer: Peer, half: JudgedQuestion['half']): Promise<void> {
  const asked = questions.filter((question) => question.half === half);
  printMeasures(half === 'aside' ? 'kept aside' : 'for tuning', asked, await judgeAll(peer, asked));
}

function printMeasures(name: string, asked: JudgedQuestion[], judged: Measures[]): void {
  console.log(`\nOurs by kind, ${name}`);
  console.log(row(['', 'nDCG@7', 'MRR', 'success@1']));
  for (const kind of new Set(asked.map((question) => question.kind))) {
    const own = judged.filter((_, index) => asked[index].kind === kind);
    console.log(measuresRow(`${kind} (${own.length})`, mean(own)));
  }
  console.log(measuresRow(`all (${judged.length})`, mean(judged)));
}

/** Prints what a first search loads of each search, over the same pages. */
async function printSizes(name: string, { index, records, notes }: SiteIndex, queries: string[]): Promise<void> {
  const own = await measureSize(index, queries);
  const peers = peerPages(records, notes);
  const { miniSearch, flexSearch } = wholeSizes(records, peers);
  const found = await pagefindSizes(records, peers, queries.slice(0, PAGEFIND_QUERIES)).catch(() => []);
  const middle = found.sort((a, b) => a - b)[Math.floor(found.length / 2)];
  const others = [middle, miniSearch, flexSearch].map((bytes) => (bytes === undefined ? '–' : kilobytes(bytes)));
  const ratio = middle === undefined ? '–' : (middle / own.median).toFixed(1);
  console.log(row([name, ...sizeCells(own), ...others, ratio]));
}

async function ours({ index }: SiteIndex): Promise<Peer> {
  const engine = await memoryEngine(index);
  return {
    name: 'ours',
    find: async (query) => {
      const [group] = await engine.search(query);
      return group.pages.flatMap(({ hits }) => hits.map(({ link }) => link.replace(/#.*/, '')));
    },
    close: async () => {},
  };
}

async function judgeAll(peer: Peer, asked: JudgedQuestion[]): Promise<Measures[]> {
  const all: Measures[] = [];
  for (const question of asked) all.push(judge(question, await peer.find(question.ask)));
  return all;
}

function measuresRow(name: string, { ndcg, mrr, success }: Measures): string {
  return row([name, ndcg.toFixed(3), mrr.toFixed(3), success.toFixed(3)]);
}

function sizeCells({ median, most, parts, milliseconds, all }: SizeReport): string[] {
  return [kilobytes(median), kilobytes(most), String(parts), milliseconds.toFixed(1), kilobytes(all)];
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function row(cells: string[]): string {
  return cells.map((cell, column) => (column === 0 ? cell.padEnd(24) : cell.padStart(13))).join('');
}
