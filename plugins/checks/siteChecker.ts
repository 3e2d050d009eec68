import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { brandTokens, checkBrandFile, readBrand } from '../shared/brand.ts';
import { digestOf } from '../shared/digestOf.ts';
import { type Folder, openFolder } from '../shared/folder.ts';
import { type Problem, unreadableData } from '../shared/problem.ts';
import { BASE } from '../shared/site.ts';
import { readSiteOptions, type SiteOptions } from '../shared/siteOptions.ts';
import { lookAtSite, problemsToTell, type SiteCheck } from './checkSite.ts';
import { isDataFile, openDocs } from './dataFiles.ts';
import type { KeptChecks } from './keptChecks.ts';
import { type LookUp, lookUp } from './lookUp.ts';
import type { SecondThread } from './secondThread.ts';
import { type SiteSources, sourcesToCheck } from './siteSources.ts';
import { checkSpelling, type Judged, parseWordList, readWordList, type Speller, speller } from './spelling.ts';

/** Checks a site again and again; what did not change is not looked at twice. */
export interface Checker {
  /** @returns what is wrong, sorted, and the number of pages that were looked at */
  check(): Promise<{ problems: Problem[]; pages: string[] }>;
}

/** So often a site is looked at that changes meanwhile. Who goes on writing is told of the last look. */
const LOOKS = 2;
const JUDGED = 'judged words';

/**
 * @param root folder of the repository
 * @param kept what earlier runs found
 * @param second takes a part of the work, where there is much
 */
export function siteChecker(
  root: string,
  env: Record<string, string | undefined>,
  kept: Omit<KeptChecks, 'keep'> = keptHere(),
  second?: SecondThread,
): Checker {
  const options = readSiteOptions(root, env);
  const { known } = kept;
  let opened: { brand: string; sources: SiteSources; tokens: Record<string, string> } | undefined;
  const words = wordChecker(known, second);
  const shown = (file: string) => path.relative(root, file).replaceAll('\\', '/');
  const look = async (folder: Folder | undefined) => {
    const brand = existsSync(options.brandFile) ? readFileSync(options.brandFile, 'utf8') : '';
    const wrong = known.get('brand', digestOf(brand), () => checkBrandFile(shown(options.brandFile), brand));
    // Every page and every file of data holds tokens of the brand.
    if (wrong.length > 0) return { problems: wrong, pages: [], isTorn: false };
    if (opened?.brand !== brand) {
      const tokens = known.get('tokens', digestOf(brand), () => brandTokens(readBrand(options.brandFile), BASE));
      opened = { brand, tokens, sources: sourcesToCheck(options.docsDir, root, tokens) };
    }
    words.read(options.docsDir);
    const site = lookAtSite(options, opened.tokens, opened.sources, known, second, kept.memories, folder);
    const all = [...site.problems, ...(await words.check(site.words))];
    const pages = site.reports.map((report) => report.file);
    return { problems: problemsToTell(all, root), pages, isTorn: site.isTorn };
  };
  const lookOnce = (folder: Folder | undefined) =>
    look(folder)
      .catch((error: Error) => {
        // Data that the rules themselves stumble over are a problem too.
        return {
          problems: [unreadableData(shown(path.join(options.docsDir, SPEC_FOLDER)), error)],
          pages: [],
          isTorn: true,
        };
      })
      .finally(() => second?.end());
  return {
    async check() {
      for (let looks = 1; ; looks++) {
        // Data are read once a turn, and looks that wait for each other follow in the same one.
        await nextTurn();
        const folder = existsSync(options.docsDir) ? openDocs(options.docsDir, known) : undefined;
        const before = stampsOf(options, folder);
        const found = await lookOnce(folder);
        const after = stampsOf(options);
        if (after.data !== before.data || found.isTorn) {
          // What was found with one state of the data would be known as found with another.
          kept.forget();
          words.forget();
        }
        if (after.all === before.all || looks === LOOKS) return found;
      }
    },
  };
}

/** Checks the spelling of files; those whose words are right stay right, as long as their words and ours do. */
function wordChecker(known: LookUp, second: SecondThread | undefined) {
  let words: { list: string; spell: Speller } | undefined;
  const judged = (list: string) => known.get<Judged[]>(JUDGED, digestOf(list), () => []);
  const read = (docsDir: string) => {
    const list = readWordList(docsDir);
    if (words?.list !== list) {
      const remember = (judged: Judged[]) => known.put(JUDGED, digestOf(list), judged);
      words = { list, spell: speller(parseWordList(list), judged(list), remember) };
    }
    judged(list);
  };
  const check = async (files: SiteCheck['words']): Promise<Problem[]> => {
    if (!words) return [];
    const own = digestOf(words.list);
    const named = files.map((one) => ({ ...one, name: digestOf(own, one.words.words) }));
    const open = named.filter(({ name }) => !known.has('right words', name));
    const problems = await checkSpelling(open, words.spell, second?.judge);
    const isWrong = new Set(problems.map(({ file }) => file));
    for (const { file, name } of named) if (!isWrong.has(file)) known.get('right words', name, () => true);
    return problems;
  };
  const forget = () => {
    words = undefined;
  };
  return { read, check, forget };
}

/** What is found while a process runs, and no longer. */
function keptHere(): Omit<KeptChecks, 'keep'> {
  const known = lookUp();
  return { known, forget: known.forget };
}

/**
 * Texts that change with every edit of a file that a look reads, and of one that pages are made of.
 * @param folder the docs folder, where it is open
 */
export function stampsOf(
  { docsDir, brandFile, redirectsFile }: SiteOptions,
  folder = existsSync(docsDir) ? openFolder(docsDir) : undefined,
): { all: string; data: string } {
  const stampOf = (file: string) => {
    const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
    return `${file} ${mtimeMs} ${size}`;
  };
  const stamps = { all: stampOf(redirectsFile) + stampOf(brandFile), data: stampOf(brandFile) };
  for (const file of folder?.files ?? []) {
    const stamp = `\n${file} ${folder?.stamp(file)}`;
    stamps.all += stamp;
    if (isDataFile(file)) stamps.data += stamp;
  }
  return stamps;
}

/** Begins another turn of the event loop. A promise of Node's own would take a module that takes long to load. */
const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
