import type { Problem } from '../shared/problem.ts';
import { checkElements } from './checks/elements.ts';
import { checkFrontMatter } from './checks/frontMatter.ts';
import { checkHeadings } from './checks/headings.ts';
import { checkLinks } from './checks/links.ts';
import { checkProse } from './checks/prose.ts';
import { checkSamples } from './checks/samples.ts';
import { checkNav, checkSidebars } from './checks/sidebars.ts';
import { checkTables } from './checks/tables.ts';
import { checkTerms } from './checks/terms.ts';
import { checkWords } from './checks/words.ts';
import type { Docs } from './readDocs.ts';

/** What the rules need to know beyond the docs folder. */
export interface CheckContext {
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  /** Old addresses with a redirect. */
  redirects: ReadonlySet<string>;
  /** Files that the build itself publishes, such as `/sitemap.xml`. */
  generatedFiles: readonly string[];
  /** Gives the names of all parts of pages. */
  partNames: () => readonly string[];
  /** IDs of the operations of all APIs. */
  operations: readonly string[];
}

/** Every rule that the pages keep, in one list. A new rule is a file in `checks/` and a line here. */
export function checkDocs(docs: Docs, context: CheckContext): Problem[] {
  const { routes } = docs;
  const publicFiles = new Set([...docs.publicFiles, ...context.generatedFiles]);
  return [
    ...docs.problems,
    ...checkFrontMatter(docs.pages),
    ...checkHeadings(docs.pages),
    ...checkLinks(docs.pages, { routes, publicFiles, redirects: context.redirects }),
    ...checkSamples(docs.pages, context.operations),
    ...checkElements(docs.pages, context.partNames),
    ...checkTables(docs.pages),
    ...checkWords(docs.pages, context.tokens),
    ...checkProse(docs.pages),
    ...checkTerms(docs.pages, docs.terms),
    ...checkSidebars(docs.metaFiles, routes),
    ...(docs.nav ? checkNav(docs.nav, routes) : []),
  ];
}
