import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brandTokens, checkBrandFile, readBrand } from '../base/brand.ts';
import { type Problem, uniqueProblems, unreadableData } from '../base/problem.ts';
import { BASE } from '../base/site.ts';
import { readSiteOptions } from '../base/siteOptions.ts';
import type { PageReader } from '../pages/pageReader.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { checkSite } from './checkSite.ts';
import { withoutFollowUps } from './followUps.ts';
import { type LookUp, lookUp } from './lookUp.ts';
import type { SecondThread } from './secondThread.ts';
import { withoutSilenced } from './silence.ts';
import { type SiteSources, siteSources } from './siteSources.ts';
import { checkSpelling, parseWordList, readWordList, type Speller, speller } from './spelling.ts';

/** Checks a site again and again; what did not change is not looked at twice. */
export interface Checker {
  /** @returns what is wrong, sorted, and the number of pages that were looked at */
  check(): Promise<{ problems: Problem[]; pages: string[] }>;
}

/** A page is looked at once, and its tree is many times larger than its text: no tree stays when it was read. */
export function withoutTrees(read: PageReader): PageReader {
  return (file) => {
    const source = read(file);
    if (!source) return undefined;
    const parse = () => {
      const page = source.parse();
      source.release();
      return page;
    };
    return { ...source, parse };
  };
}

/**
 * @param root folder of the repository
 * @param known what earlier runs found
 * @param second takes a part of the work, where there is much
 */
export function siteChecker(
  root: string,
  env: Record<string, string | undefined>,
  known: LookUp = lookUp(),
  second?: SecondThread,
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
      const sources = siteSources(options.docsDir, root, tokens);
      opened = { brand, tokens, sources: { ...sources, page: withoutTrees(sources.page) } };
    }
    const list = readWordList(options.docsDir);
    if (words?.list !== list) {
      const judged = known.get('judged words', list, () => ({ words: [] as [string, string[]][] }));
      words = { list, spell: speller(parseWordList(list), judged.words) };
    }
    known.get('judged words', list, () => ({ words: [] }));
    const site = checkSite(options, opened.tokens, opened.sources, known, second);
    const all = [...site.problems, ...(await checkSpelling(site.words, words.spell, second?.judge))];
    const problems = withoutSilenced(withoutFollowUps(uniqueProblems(all)), root);
    return { problems, pages: site.reports.map((report) => report.file) };
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
