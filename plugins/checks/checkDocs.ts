import type { Page } from '../pages/page.ts';
import type { Problem } from '../shared/problem.ts';
import { checkAcrossPages } from './acrossPages.ts';
import type { WordFacts } from './knownFacts.ts';
import { type PageContext, type PageReport, reportOf } from './pageReport.ts';
import type { Docs, DocsFiles } from './readDocs.ts';
import { checkBrand, checkHosts, checkTokens } from './rules/leaks.ts';
import type { LinkTargets } from './rules/links.ts';
import { checkNav, checkSidebars } from './rules/sidebars.ts';
import { checkTerms, termFinder } from './rules/terms.ts';
import type { LinkLook } from './soundLinks.ts';

/** What the rules need to know beyond the docs folder. */
export interface CheckContext extends PageContext, Omit<WordFacts, 'terms'> {
  /** Old addresses with a redirect. */
  redirects: ReadonlySet<string>;
  /** Files that the build itself publishes, such as `/sitemap.xml`. */
  generatedFiles: readonly string[];
  /** Pages by what the data call what they are about. */
  names?: ReadonlyMap<string, string>;
}

/** Every rule that the pages keep: each page by itself, all against each other, and what leads to them. */
export function checkDocs(docs: Docs, context: CheckContext): Problem[] {
  const findTerms = termFinder(docs.terms);
  const { tokens, hosts, more = [] } = context;
  const words = ({ file, source }: Page) => [
    ...checkBrand(file, source, tokens),
    ...checkTokens(file, source, tokens),
    ...(hosts ? checkHosts(file, source, hosts) : []),
  ];
  const terms = (page: Page) => checkTerms(page, findTerms);
  const reports = docs.pages.map((page) => reportOf(page, { ...context, more: [words, terms, ...more] }));
  const targets = linkTargets(docs, reports, context);
  return [...docs.problems, ...checkReports(reports, targets), ...checkWays(docs, targets)];
}

/** What links may point at, once every page was looked at. */
export function linkTargets(
  { routes, publicFiles }: DocsFiles,
  reports: readonly PageReport[],
  { redirects, generatedFiles, names }: Pick<CheckContext, 'redirects' | 'generatedFiles' | 'names'>,
): LinkTargets {
  return {
    routes,
    publicFiles: new Set([...publicFiles, ...generatedFiles]),
    redirects,
    names,
    anchors: new Map(reports.flatMap(({ route, anchors }) => (anchors ? [[route, new Set(anchors)] as const] : []))),
  };
}

/** The problems of pages that were looked at. */
export function checkReports(reports: readonly PageReport[], targets: LinkTargets, lookAtLinks?: LinkLook): Problem[] {
  return [...reports.flatMap(({ problems }) => problems), ...checkAcrossPages(reports, targets, lookAtLinks)];
}

/** The problems of the sidebars and the navigation that lead to pages. */
export function checkWays({ sidebars }: Pick<DocsFiles, 'sidebars'>, targets: LinkTargets): Problem[] {
  const { metaFiles, nav, problems } = sidebars();
  return [...problems, ...checkSidebars(metaFiles, targets), ...(nav ? checkNav(nav, targets) : [])];
}
