import type { Page } from '../pages/page.ts';
import type { Problem } from '../shared/problem.ts';
import { checkAcrossPages } from './checkAcrossPages.ts';
import { type PageContext, type PageReport, reportOf } from './checkPage.ts';
import type { Docs, DocsFiles } from './readDocs.ts';
import { checkHosts } from './rules/leaks.ts';
import type { LinkTargets } from './rules/links.ts';
import { checkNav, checkSidebars } from './rules/sidebars.ts';
import { checkTerms, termFinder } from './rules/terms.ts';
import { checkBrand, checkTokens } from './rules/tokens.ts';

/** What the rules need to know beyond the docs folder. */
export interface CheckContext extends PageContext {
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  /** Hosts that pages may name; undefined where the site has no such list. */
  hosts?: readonly string[];
  /** Redirects from old addresses to new ones. */
  redirects: ReadonlyMap<string, string>;
  /** Files that the build itself publishes, such as `/sitemap.xml`. */
  generatedFiles: readonly string[];
  /** Pages by the names that the data have for their subjects. */
  names?: ReadonlyMap<string, string>;
}

/** Checks a docs folder without published data: each page, all against each other, and the navigation. */
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
  const ofPages = reports.flatMap(({ problems }) => problems);
  return [...docs.problems, ...ofPages, ...checkAcrossPages(reports, targets), ...checkNavigation(docs, targets)];
}

/** What links may point at. */
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

/** Checks the sidebars and the top navigation. */
export function checkNavigation({ sidebars }: Pick<DocsFiles, 'sidebars'>, targets: LinkTargets): Problem[] {
  const { metaFiles, nav, problems } = sidebars();
  return [...problems, ...checkSidebars(metaFiles, targets), ...(nav ? checkNav(nav, targets) : [])];
}
