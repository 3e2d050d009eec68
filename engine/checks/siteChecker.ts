import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandTokens, checkBrandFile, readBrand } from '../base/brand.ts';
import { type Problem, unreadableData } from '../base/problem.ts';
import { BASE } from '../base/site.ts';
import { readSiteOptions } from '../base/siteOptions.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { lookAtSite, problemsToTell } from './checkSite.ts';
import { type LookUp, lookUp } from './lookUp.ts';
import type { PageMemories } from './pageMemory.ts';
import type { SecondThread } from './secondThread.ts';
import { type SiteSources, sourcesToCheck } from './siteSources.ts';
import { checkSpelling, parseWordList, readWordList, type Speller, speller } from './spelling.ts';

/** Checks a site again and again; what did not change is not looked at twice. */
export interface Checker {
  /** @returns what is wrong, sorted, and the number of pages that were looked at */
  check(): Promise<{ problems: Problem[]; pages: string[] }>;
}

/**
 * @param root folder of the repository
 * @param known what earlier runs found
 * @param second takes a part of the work, where there is much
 * @param memories what earlier runs worked out for single pages
 */
export function siteChecker(
  root: string,
  env: Record<string, string | undefined>,
  known: LookUp = lookUp(),
  second?: SecondThread,
  memories?: PageMemories,
): Checker {
  const options = readSiteOptions(root, env);
  let opened: { brand: string; sources: SiteSources; tokens: Record<string, string> } | undefined;
  let words: { list: string; spell: Speller } | undefined;
  const shown = (file: string) => path.relative(root, file).replaceAll('\\', '/');
  const look = async () => {
    const brand = existsSync(options.brandFile) ? readFileSync(options.brandFile, 'utf8') : '';
    const wrong = checkBrandFile(shown(options.brandFile), brand);
    // Every page and every file of data holds tokens of the brand.
    if (wrong.length > 0) return { problems: wrong, pages: [] };
    if (opened?.brand !== brand) {
      const tokens = brandTokens(readBrand(options.brandFile), BASE);
      opened = { brand, tokens, sources: sourcesToCheck(options.docsDir, root, tokens) };
    }
    const list = readWordList(options.docsDir);
    if (words?.list !== list) {
      const judged = known.get('judged words', list, () => ({ words: [] as [string, string[]][] }));
      words = { list, spell: speller(parseWordList(list), judged.words) };
    }
    known.get('judged words', list, () => ({ words: [] }));
    const site = lookAtSite(options, opened.tokens, opened.sources, known, second, memories);
    const all = [...site.problems, ...(await checkSpelling(site.words, words.spell, second?.judge))];
    return { problems: problemsToTell(all, root), pages: site.reports.map((report) => report.file) };
  };
  return {
    check: () =>
      look()
        .catch((error: Error) => {
          // Data that the rules themselves stumble over are a problem too.
          return { problems: [unreadableData(shown(path.join(options.docsDir, SPEC_FOLDER)), error)], pages: [] };
        })
        .finally(() => second?.end()),
  };
}
