import { slug } from 'github-slugger';
import { frontMatterTexts } from '../pages/frontMatterTexts.ts';
import type { Page } from '../pages/page.ts';
import { passagesOf } from '../pages/prose.ts';
import { headingIds, headingText } from '../shared/headingIds.ts';
import type { Problem } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/rules.ts';
import { checkCharacters, checkQuotes } from './rules/characters.ts';
import { checkElements } from './rules/elements.ts';
import { checkFences } from './rules/fences.ts';
import { checkFrontMatter } from './rules/frontMatter.ts';
import { checkHeadings } from './rules/headings.ts';
import { checkLeaks } from './rules/leaks.ts';
import { checkLinkForms } from './rules/linkForms.ts';
import { anchorsOf, firstHeading, imagesOf, linksOf, type PlacedLink } from './rules/links.ts';
import { checkMarkdown } from './rules/markdown.ts';
import { checkPartUse } from './rules/partUse.ts';
import { checkSamples } from './rules/samples.ts';
import { checkShellSamples } from './rules/shell.ts';
import { checkRepeated, checkWords } from './rules/words.ts';

/** What the rules of one page need to know beyond it. */
export interface PageContext {
  /** Names of all shortcodes. */
  shortcodeNames: () => readonly string[];
  /** IDs of the operations of all APIs. */
  operations?: readonly string[];
  /** Further rules, which need data. */
  more?: ((page: Page) => Problem[])[];
}

/** What rules about all pages need to know of one. */
export interface PageReport {
  file: string;
  route: string;
  /** What one page alone tells. */
  problems: Problem[];
  title?: { text: string; line: number; column: number };
  description?: { text: string; line: number };
  answers: { text: string; line: number }[];
  /** Undefined where they are not known, so that nothing is said of links to them. */
  anchors?: string[];
  /** The headings that the page itself writes, below its title. */
  headings?: { id: string; text: string; line: number }[];
  links: PlacedLink[];
  images: PlacedLink[];
}

/** Rules that count or order all that a page shows: of a page that lacks a part they would mislead. */
const OF_WHOLE_PAGE: ReadonlySet<RuleName> = new Set(['headings/levels', 'headings/one-title']);

/** Holds a page to every rule that concerns it alone. A new rule is a file in `rules/` and a line here. */
function problemsOf(page: Page, context: PageContext): Problem[] {
  const { file } = page;
  const passages = passagesOf(page);
  const own = frontMatterTexts(page);
  return [
    ...checkFrontMatter(page),
    ...checkHeadings(page),
    ...checkMarkdown(page),
    ...checkLinkForms(page),
    ...checkFences(page),
    ...checkSamples(page, context.operations),
    ...checkShellSamples(page),
    ...checkElements(page, context.shortcodeNames),
    ...checkRepeated(page),
    ...checkPartUse(page),
    ...checkCharacters(file, page.source),
    ...checkQuotes(page),
    ...checkLeaks(file, page.source),
    ...[...passages, ...own].flatMap((words) => checkWords(file, words)),
    ...(context.more ?? []).flatMap((rule) => rule(page)),
  ];
}

/** The questions that a page answers, each at its line. */
function answersOf({ source, frontMatter, frontMatterLines }: Page): PageReport['answers'] {
  const { answers } = frontMatter;
  if (!Array.isArray(answers)) return [];
  const first = frontMatterLines.answers ?? 1;
  const rows = source.split('\n', first + 2 * answers.length);
  return answers.map(String).map((text) => {
    const index = rows.findIndex((row, at) => at >= first && row.includes(text));
    return { text, line: index < 0 ? first : index + 1 };
  });
}

/** What is found on a page, and what rules that look at all pages want of it. */
export function reportOf(page: Page, context: PageContext): PageReport {
  const { file, route, frontMatter, frontMatterLines } = page;
  if (page.source.trim() === '') return emptyPage(page);
  const found = problemsOf(page, context);
  const problems = page.unwritten ? found.filter(({ rule }) => !OF_WHOLE_PAGE.has(rule)) : found;
  const heading = firstHeading(page);
  const { line = 1, column = 1 } = heading?.position?.start ?? {};
  const { description } = frontMatter;
  return {
    file,
    route,
    problems,
    title: heading && { text: headingText(heading), line, column },
    description:
      typeof description === 'string' ? { text: description, line: frontMatterLines.description ?? 1 } : undefined,
    answers: answersOf(page),
    // A part that is misspelt writes none of its own.
    anchors: page.unwritten || problems.some(isOfPart) ? undefined : [...anchorsOf(page), ...meantHeadings(problems)],
    headings: writtenHeadings(page),
    links: linksOf(page),
    images: imagesOf(page),
  };
}

function emptyPage({ file, route }: Page): PageReport {
  const message = 'This page is empty.';
  const fix = 'Write a description in front matter, "# Title" and a lead; npm run new makes a page of its kind.';
  const problems = [{ file, line: 1, column: 1, rule: 'page/unreadable' as const, message, fix }];
  return { file, route, problems, answers: [], links: [], images: [] };
}

/** Headings of the page itself; those of parts follow the data. */
function writtenHeadings({ tree, source }: Page): PageReport['headings'] {
  const rows = source.split('\n');
  return headingIds(tree).flatMap(({ id, heading }) => {
    const line = heading.position?.start.line ?? 1;
    const isWritten = heading.depth > 1 && /^#+ /.test(rows[line - 1] ?? '');
    return isWritten ? [{ id, text: rows[line - 1], line }] : [];
  });
}

const isOfPart = ({ rule }: Problem) => rule === 'parts/known';

/** Anchors of what was meant to be a heading, so that links to it are not wrong as well. */
function meantHeadings(problems: readonly Problem[]): string[] {
  return problems.flatMap(({ rule, fix }) => {
    const text = /"#+ ([^"]+)"/.exec(fix)?.[1];
    return rule === 'headings/form' && text ? [slug(text)] : [];
  });
}
