import path from 'node:path';
import type { Variant } from '../../theme/components/Nav/navVariants.ts';
import { frontMatterTexts } from '../pages/frontMatterTexts.ts';
import { type Page, shortcodeProblem } from '../pages/page.ts';
import type { PageSource } from '../pages/pageReader.ts';
import { passagesOf } from '../pages/prose.ts';
import { samplesOf } from '../pages/samplesOf.ts';
import { rowsOfFences } from '../pages/sourceRows.ts';
import { headingIds, headingText } from '../shared/headingIds.ts';
import { readIfThere } from '../shared/listFiles.ts';
import { type Problem, problemIn } from '../shared/problem.ts';
import type { RuleName } from '../shared/rules/ruleTable.ts';
import { isEnglish, siteRoutes } from '../shared/siteRoutes.ts';
import { OPERATION_TAGS } from '../shortcodes/operation.ts';
import type { CheckedData } from './checkData.ts';
import { languageFaults } from './languages.ts';
import { shownPage } from './listDocs.ts';
import { checkCharacters, checkQuotes } from './rules/characters.ts';
import { checkElements } from './rules/elements.ts';
import { checkFences } from './rules/fences.ts';
import { checkFrontMatter } from './rules/frontMatter.ts';
import { checkHeadings } from './rules/headings.ts';
import { checkImports } from './rules/imports.ts';
import { checkHosts, checkLeaks } from './rules/leaks.ts';
import { checkLinkForms } from './rules/linkForms.ts';
import { anchorsOf, imagesOf, linksOf, type PlacedLink } from './rules/links.ts';
import { checkMarkdown } from './rules/markdown.ts';
import { checkSamples } from './rules/samples.ts';
import { checkShellSamples } from './rules/shell.ts';
import { checkShortcodeUse } from './rules/shortcodeUse.ts';
import { checkTerms } from './rules/terms.ts';
import { checkBrand, checkTokens, checkValues } from './rules/tokens.ts';
import { checkRepeated, checkUnfinished, checkWords } from './rules/words.ts';
import { type PlacedWords, wordsOf } from './spelling.ts';

/** What the rules about all pages read of one page. */
export interface PageReport {
  file: string;
  route: string;
  variant: Variant;
  title?: { text: string; line: number; column: number };
  description?: { text: string; line: number };
  answers: { text: string; line: number }[];
  /** Undefined where they are not known, so that links to them are not checked. */
  anchors?: string[];
  /** The headings that the page itself writes, below its title. */
  headings?: { id: string; text: string; line: number }[];
  links: PlacedLink[];
  images: PlacedLink[];
}

export interface CheckedPage {
  file: string;
  /** Missing where the page can't be parsed. */
  report?: PageReport;
  problems: Problem[];
  words: PlacedWords;
}

const NO_WORDS: PlacedWords = new Map();

/**
 * Checks a page by itself: its form, its words and its samples.
 * @param file path from the docs folder
 */
export function checkPage(file: string, source: PageSource, site: CheckedData): CheckedPage {
  const shown = `docs/${file}`;
  const variant = siteRoutes(site.options.docsDir).variantOf(file);
  try {
    const parsed = source.parse();
    const page = 'problems' in parsed ? parsed : shownPage(parsed, file, site.options.docsDir);
    if ('problems' in page) {
      // MDX stumbles over a token in braces.
      const found = checkTokens(shown, readIfThere(path.join(site.options.docsDir, file)) ?? '', site.tokens);
      return { file: shown, problems: [...page.problems, ...found], words: NO_WORDS };
    }
    if (page.source.trim() === '') return { ...emptyPage(page, variant), file: shown, words: NO_WORDS };
    const problems = problemsOf(page, site, isEnglish(variant));
    return { file: shown, report: pageReport(page, variant, problems), problems, words: wordsOfPage(page) };
  } catch (error) {
    const message = `The page can't be read: ${(error as Error).message.split('\n')[0]}.`;
    const fix = 'Undo your last change to the page, then make it again in smaller steps.';
    return { file: shown, problems: [unreadable(shown, message, fix)], words: NO_WORDS };
  }
}

/** Rules about all headings: without the headings of a broken shortcode they would mislead. */
const OF_WHOLE_PAGE: ReadonlySet<RuleName> = new Set(['headings/levels', 'headings/one-title']);

/** A new rule is a file in `rules/` and a line here. */
function problemsOf(page: Page, site: CheckedData, isInEnglish: boolean): Problem[] {
  const { file, source, unwritten = [] } = page;
  const { tokens, hosts, sources } = site;
  const passages = passagesOf(page);
  const found = [
    ...checkFrontMatter(page),
    ...checkHeadings(page),
    ...checkMarkdown(page, passages),
    ...checkLinkForms(page, passages),
    ...checkFences(page),
    ...checkSamples(page, site.operations()),
    ...checkShellSamples(page),
    ...checkElements(page, sources.shortcodes.names, sources.embedHosts),
    ...checkRepeated(page),
    ...checkShortcodeUse(page),
    ...checkImports(page, path.join(site.options.docsDir, path.relative('docs', file))),
    ...checkCharacters(file, source),
    ...checkLeaks(file, source),
    ...[...passages, ...frontMatterTexts(page)].flatMap((words) =>
      (isInEnglish ? checkWords : checkUnfinished)(file, words),
    ),
    ...checkBrand(file, source, tokens),
    ...checkTokens(file, source, tokens),
    ...checkValues(file, source, sources.shortcodes.values()),
    ...(hosts ? checkHosts(file, source, hosts) : []),
    ...(isInEnglish ? [...checkQuotes(page), ...checkTerms(page, site.findTerms())] : []),
    ...checkDataOfSamples(page, site),
    // Shortcodes whose data can't be read, where no rule reports why.
    ...(site.isWrong() ? [] : unwritten.map((fault) => shortcodeProblem(file, fault))),
  ];
  return unwritten.length > 0 ? found.filter(({ rule }) => !OF_WHOLE_PAGE.has(rule)) : found;
}

function checkDataOfSamples(page: Page, site: CheckedData): Problem[] {
  const samples = samplesOf([page]).filter(({ shortcode, noCheck }) => !noCheck && !OPERATION_TAGS.includes(shortcode));
  if (samples.length === 0) return [];
  const faults = languageFaults(samples, site.tokens);
  const problems = faults.map(({ sample, row, column = 1, message, fix }): Problem => {
    return { file: page.file, line: sample.line + row - 1, column, rule: 'samples/syntax', message, fix };
  });
  return [...problems, ...site.sampleRules()(samples, new Set(faults.map(({ sample }) => sample)))];
}

function wordsOfPage(page: Page): PlacedWords {
  const titles = rowsOfFences(page.source).map(({ line, meta }) => ({
    text: /title="([^"]*)"/.exec(meta)?.[1] ?? '',
    positionAt: () => ({ line, column: 1 }),
  }));
  return wordsOf([...passagesOf(page), ...frontMatterTexts(page), ...titles]);
}

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

/** @param problems of the page */
function pageReport(page: Page, variant: Variant, problems: readonly Problem[]): PageReport {
  const { file, route, frontMatter, frontMatterLines } = page;
  const heading = headingIds(page.tree).find((one) => one.heading.depth === 1)?.heading;
  const { line = 1, column = 1 } = heading?.position?.start ?? {};
  const { description } = frontMatter;
  // A misspelled shortcode has no anchors.
  const isComplete = !page.unwritten && !problems.some(({ rule }) => rule === 'components/known');
  return {
    file,
    route,
    variant,
    title: heading && { text: headingText(heading), line, column },
    description:
      typeof description === 'string' ? { text: description, line: frontMatterLines.description ?? 1 } : undefined,
    answers: answersOf(page),
    anchors: isComplete ? [...anchorsOf(page)] : undefined,
    headings: writtenHeadings(page),
    links: linksOf(page),
    images: imagesOf(page),
  };
}

function emptyPage({ file, route }: Page, variant: Variant): Pick<CheckedPage, 'report' | 'problems'> {
  const fix = 'Write a description in the front matter, "# Title" and a first paragraph, or start with npm run new.';
  return {
    report: { file, route, variant, answers: [], links: [], images: [] },
    problems: [unreadable(file, 'This page is empty.', fix)],
  };
}

const unreadable = (file: string, message: string, fix: string) =>
  problemIn(file, { line: 1 }, 'page/unreadable', message, fix);

function writtenHeadings({ tree, source }: Page): PageReport['headings'] {
  const rows = source.split('\n');
  return headingIds(tree).flatMap(({ id, heading }) => {
    const line = heading.position?.start.line ?? 1;
    const isWritten = heading.depth > 1 && /^#+ /.test(rows[line - 1] ?? '');
    return isWritten ? [{ id, text: rows[line - 1], line }] : [];
  });
}
