import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageSource } from '../pages/pageReader.ts';
import { checkRedirects, parseRedirects } from '../redirects/redirects.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { brandTokens, checkBrandFile, checkBrandImages, readBrand } from '../shared/brand.ts';
import { openFolder } from '../shared/folder.ts';
import { openJsonFile, parseJsonFile } from '../shared/jsonFile.ts';
import { type Problem, unreadableData } from '../shared/problem.ts';
import { BASE } from '../shared/site.ts';
import { checkSiteFacts, SITE_FACTS_FILE } from '../shared/siteFacts.ts';
import { listGeneratedFiles, type SiteOptions } from '../shared/siteOptions.ts';
import { checkAcrossPages } from './checkAcrossPages.ts';
import { CheckedData } from './checkData.ts';
import { checkNavigation, linkTargets } from './checkDocs.ts';
import type { PageReport } from './checkPage.ts';
import { type CheckedPage, PageChecker } from './pageChecker.ts';
import { listDocs } from './readDocs.ts';
import { type ReportedProblem, reportedProblems } from './reportedProblems.ts';
import { ADDRESSES_FILE, checkAddresses } from './rules/addresses.ts';
import { checkFiles } from './rules/files.ts';
import { type SiteSources, siteSources } from './siteSources.ts';
import { checkSpelling, readWordList, speller } from './spelling.ts';

/** What a check found. */
export interface SiteCheck {
  /** Sorted by place. */
  problems: ReportedProblem[];
  /** Pages that were read, as paths from the repository root. */
  pages: string[];
  reports: PageReport[];
}

/**
 * Checks the docs, the brand, the redirects and the published data against each other.
 * @param sources what a build reads pages and data from, so that nothing is parsed twice
 */
export const checkSite = (options: SiteOptions, sources?: SiteSources): Promise<SiteCheck> =>
  siteChecker(options, sources)();

/** Makes a check that can run again and again: pages whose text and data didn't change aren't parsed again. */
export function siteChecker(options: SiteOptions, given?: SiteSources): () => Promise<SiteCheck> {
  const { root, docsDir, brandFile } = options;
  let opened: { brand: string; tokens: Record<string, string>; sources: SiteSources } | undefined;
  const checked = new WeakMap<PageSource, CheckedPage>();
  return async () => {
    const brand = existsSync(brandFile) ? readFileSync(brandFile, 'utf8') : '';
    const wrong = checkBrandFile(shownFrom(root, brandFile), brand);
    // Every page and every file of data has tokens of the brand.
    if (wrong.length > 0) return { problems: reportedProblems(wrong, options), pages: [], reports: [] };
    if (opened?.brand !== brand) {
      const tokens = brandTokens(readBrand(brandFile), BASE);
      opened = { brand, tokens, sources: given ?? siteSources(docsDir, root, tokens) };
    }
    const { tokens, sources } = opened;
    try {
      return await checkOnce({ options, tokens, sources, checked, keepsTrees: given !== undefined });
    } catch (error) {
      // Rules stumble over data of the wrong form.
      const problem = unreadableData(shownFrom(root, path.join(docsDir, SPEC_FOLDER)), error as Error);
      return { problems: reportedProblems([problem], options), pages: [], reports: [] };
    }
  };
}

interface Context {
  options: SiteOptions;
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  sources: SiteSources;
  /** Results of pages, by what they were read from. */
  checked: WeakMap<PageSource, CheckedPage>;
  /** A tree is many times larger than its text, so only a build, which needs them again, keeps them. */
  keepsTrees: boolean;
}

async function checkOnce(context: Context): Promise<SiteCheck> {
  const { options, tokens, sources } = context;
  const { docsDir, root } = options;
  const data = new CheckedData({ options, tokens, sources, folder: openFolder(docsDir) });
  const docs = listDocs(data.folder, root, checkFiles, data.glossary());
  const checker = new PageChecker(data);
  const results = docs.pageFiles.flatMap((file) => checkPageFile(file, checker, context));
  const reports = results.flatMap(({ report }) => (report ? [report] : []));
  const redirects = readRedirects(options);
  const targets = linkTargets(docs, reports, {
    redirects: new Map(redirects.redirects.map(({ from, to }) => [from, to])),
    generatedFiles: listGeneratedFiles(docsDir, [...docs.publicFiles]),
    names: data.errorNames(),
  });
  const words = [...results.map(({ file, words }) => ({ file, words })), ...data.words()];
  const problems: Problem[] = [
    ...docs.problems,
    ...results.flatMap((result) => result.problems),
    ...checkAcrossPages(reports, targets),
    ...checkNavigation(docs, targets),
    ...redirects.problems,
    ...checkRedirects(shownFrom(root, options.redirectsFile), redirects.redirects, targets),
    ...checkPublishedAddresses(data, reports, targets),
    ...data.check(docs.routes),
    ...data.checkLinks(targets),
    ...checkSiteFile(options),
    ...checkImagesOfBrand(options, docs.publicFiles),
    ...(await checkSpelling(words, speller(readWordList(docsDir)))),
  ];
  return { problems: reportedProblems(problems, options), pages: reports.map(({ file }) => file), reports };
}

function checkPageFile(file: string, checker: PageChecker, { sources, options, checked, keepsTrees }: Context) {
  const source = sources.page(path.join(options.docsDir, file));
  if (!source) return [];
  const last = checked.get(source);
  if (last && last.data === sources.data()) return [last];
  const result = checker.check(file, source);
  if (!keepsTrees) source.release();
  // What a page shows of other files may change while its own text stays the same.
  if (!result.showsFiles) checked.set(source, result);
  return [result];
}

function checkPublishedAddresses(data: CheckedData, reports: readonly PageReport[], targets: Targets): Problem[] {
  if (!data.folder.files.includes(ADDRESSES_FILE)) return [];
  const file = `docs/${ADDRESSES_FILE}`;
  const text = data.folder.text(ADDRESSES_FILE);
  const { problems } = parseJsonFile(file, text);
  return problems.length > 0 ? problems : checkAddresses(openJsonFile(file, text), reports, targets);
}

type Targets = ReturnType<typeof linkTargets>;

function checkSiteFile({ docsDir, root }: SiteOptions): Problem[] {
  const file = path.join(docsDir, SITE_FACTS_FILE);
  return existsSync(file) ? checkSiteFacts(shownFrom(root, file), readFileSync(file, 'utf8')) : [];
}

/** A different folder of pages, built with our brand, doesn't need its images. */
function checkImagesOfBrand({ brandFile, docsDir, root }: SiteOptions, publicFiles: ReadonlySet<string>): Problem[] {
  if (docsDir !== path.join(root, 'docs') || !existsSync(brandFile)) return [];
  return checkBrandImages(shownFrom(root, brandFile), readFileSync(brandFile, 'utf8'), publicFiles);
}

function readRedirects({ redirectsFile, root }: SiteOptions): ReturnType<typeof parseRedirects> {
  const text = existsSync(redirectsFile) ? readFileSync(redirectsFile, 'utf8') : '{}';
  return parseRedirects(shownFrom(root, redirectsFile), text);
}

const shownFrom = (root: string, file: string) => path.relative(root, file).replaceAll('\\', '/');
