import { statSync } from 'node:fs';
import path from 'node:path';
import { draftFiles } from '../pages/draftFiles.ts';
import type { PageSource } from '../pages/pageReader.ts';
import { checkRedirects, readRedirects } from '../redirects/redirects.ts';
import { SPEC_FOLDER } from '../schemas/readSpec.ts';
import { brandTokens, checkBrandFile, checkBrandImages, readBrand } from '../shared/brand.ts';
import { type Folder, openFolder } from '../shared/folder.ts';
import { parseJsonFile } from '../shared/jsonFile.ts';
import { readIfThere } from '../shared/listFiles.ts';
import { type Problem, unreadableData } from '../shared/problem.ts';
import { BASE } from '../shared/site.ts';
import { checkSiteConfig, SITE_CONFIG_FILE } from '../shared/siteConfig.ts';
import { listGeneratedFiles, type SiteOptions } from '../shared/siteOptions.ts';
import { siteRoutes } from '../shared/siteRoutes.ts';
import { checkAcrossPages } from './checkAcrossPages.ts';
import { CheckedData, SIDEBAR } from './checkData.ts';
import { type CheckedPage, checkPage, type PageReport } from './checkPage.ts';
import { listDocs } from './listDocs.ts';
import { type ReportedProblem, reportedProblems } from './reportedProblems.ts';
import { ADDRESSES_FILE, checkAddresses } from './rules/addresses.ts';
import type { LinkTargets } from './rules/links.ts';
import { checkNav, checkSidebars } from './rules/sidebars.ts';
import { type SiteSources, siteSources } from './siteSources.ts';
import { checkSpelling, readWordList } from './spelling.ts';

export interface SiteCheck {
  /** Sorted by place. */
  problems: ReportedProblem[];
  /** Of the pages that were read. */
  reports: PageReport[];
}

/**
 * Checks the docs, the brand, the redirects and the published data against each other.
 * @param sources what a build reads data from, so that they are not parsed twice
 */
export const checkSite = (options: SiteOptions, sources?: SiteSources): SiteCheck => siteChecker(options, sources)();

/** What a check keeps for the next one, as long as nothing but pages and sidebars changes. */
interface Checked {
  /** Changes with the brand and with every file that pages may be written from. */
  stamp: string;
  data: CheckedData;
  /** Results of pages, by what they were read from. */
  pages: WeakMap<PageSource, CheckedPage>;
}

/** Makes a check that can run again and again: after an edit of a page, only that page is parsed again. */
export function siteChecker(options: SiteOptions, given?: SiteSources): () => SiteCheck {
  const { root, docsDir, brandFile } = options;
  let last: Checked | undefined;
  const only = (...problems: Problem[]): SiteCheck => ({ problems: reportedProblems(problems, options), reports: [] });
  return () => {
    const brand = readIfThere(brandFile) ?? '';
    const wrong = checkBrandFile(path.relative(root, brandFile), brand);
    // Every page and every file of data has tokens of the brand.
    if (wrong.length > 0) return only(...wrong);
    const folder = openFolder(docsDir);
    const stamp = `${brand}${stampOf(folder)}`;
    if (last?.stamp !== stamp) {
      const parsed = readBrand(brandFile);
      const tokens = brandTokens(parsed, BASE);
      const sources = given ?? siteSources(docsDir, root, tokens, parsed.embedHosts, options.redirectsFile);
      last = { stamp, data: new CheckedData(options, tokens, sources, folder), pages: new WeakMap() };
    }
    try {
      return checkOnce(last, folder);
    } catch (error) {
      // Rules stumble over data of the wrong form.
      return only(unreadableData(path.relative(root, path.join(docsDir, SPEC_FOLDER)), error as Error));
    }
  };
}

/** Data, word lists and published files. Not pages, sidebars and what editors put beside the file they edit. */
const MADE_INTO_PAGES = /^public\/|(?:^|\/)_/;

function stampOf({ place, files }: Folder): string {
  const data = files.filter((file) => MADE_INTO_PAGES.test(file) && !SIDEBAR.test(file));
  return data.map((file) => `${file} ${statSync(path.join(place, file), { throwIfNoEntry: false })?.mtimeMs}`).join();
}

function checkOnce({ data, pages }: Checked, folder: Folder): SiteCheck {
  const { options } = data;
  const { docsDir, root } = options;
  const docs = listDocs(folder, root);
  const results = docs.pageFiles.flatMap((file) => {
    const source = data.sources.page(path.join(docsDir, file));
    if (!source) return [];
    const result = pages.get(source) ?? checkPage(file, source, data);
    pages.set(source, result);
    return [result];
  });
  const reports = results.flatMap(({ report }) => (report ? [report] : []));
  const redirects = readRedirects(options);
  const { routeOf, linkOn, variantOf } = siteRoutes(docsDir);
  const targets: LinkTargets = {
    routes: docs.routes,
    linkOn,
    drafts: new Set(draftFiles(docsDir).map(routeOf)),
    publicFiles: new Set([...docs.publicFiles, ...listGeneratedFiles(docsDir, [...docs.publicFiles])]),
    redirects: new Map(redirects.redirects.map(({ from, to }) => [from, to])),
    names: data.errorNames(),
    anchors: new Map(reports.flatMap(({ route, anchors }) => (anchors ? [[route, new Set(anchors)] as const] : []))),
  };
  const words = [...results, ...data.words(folder)].map((one) => ({
    ...one,
    lang: variantOf(one.file.replace(/^docs\//, '')).lang,
  }));
  const problems: Problem[] = [
    ...docs.problems,
    ...data.glossary().problems,
    ...results.flatMap((result) => result.problems),
    ...checkAcrossPages(reports, targets),
    ...docs.sidebars.problems,
    ...checkSidebars(docs.sidebars.metaFiles, targets),
    ...docs.sidebars.navFiles.flatMap((nav) => checkNav(nav, targets)),
    ...redirects.problems,
    ...checkRedirects(redirects.file, redirects.redirects, targets),
    ...checkPublishedAddresses(data, reports, targets),
    ...data.check([...docs.routes].join(' ')),
    ...data.checkLinks(targets),
    ...checkSiteFile(options, folder),
    ...checkImagesOfBrand(options, docs.publicFiles),
    ...checkSpelling(words, readWordList(docsDir)),
  ];
  return { problems: reportedProblems(problems, options), reports };
}

function checkPublishedAddresses(data: CheckedData, reports: readonly PageReport[], targets: LinkTargets): Problem[] {
  if (!data.folder.files.includes(ADDRESSES_FILE)) return [];
  const { json, problems } = parseJsonFile(`docs/${ADDRESSES_FILE}`, data.folder.text(ADDRESSES_FILE));
  return problems.length > 0 ? problems : checkAddresses(json, reports, targets);
}

/** Rspress stops at a language or version without a folder. */
function checkSiteFile({ docsDir, root }: SiteOptions, { files }: Folder): Problem[] {
  const place = path.join(docsDir, SITE_CONFIG_FILE);
  const file = path.relative(root, place);
  const missing = siteRoutes(docsDir).folders.filter((folder) => !files.some((one) => one.startsWith(`${folder}/`)));
  return [
    ...checkSiteConfig(file, readIfThere(place) ?? '{}'),
    ...missing.map((folder): Problem => {
      const fix = `Write docs/${folder}/index.mdx, or remove the language or version.`;
      const message = `There are no pages in docs/${folder}.`;
      return { file, line: 1, column: 1, rule: 'data/reference', message, fix };
    }),
  ];
}

/** A different folder of pages, built with our brand, doesn't need its images. */
function checkImagesOfBrand({ brandFile, docsDir, root }: SiteOptions, publicFiles: ReadonlySet<string>): Problem[] {
  if (docsDir !== path.join(root, 'docs')) return [];
  return checkBrandImages(path.relative(root, brandFile), readIfThere(brandFile) ?? '', publicFiles);
}
