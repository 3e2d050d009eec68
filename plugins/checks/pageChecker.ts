import { frontMatterTexts } from '../pages/frontMatterTexts.ts';
import { type Page, shortcodeProblem } from '../pages/page.ts';
import type { PageSource } from '../pages/pageReader.ts';
import { passagesOf } from '../pages/prose.ts';
import { samplesOf } from '../pages/samplesOf.ts';
import type { Folder } from '../shared/folder.ts';
import type { Problem } from '../shared/problem.ts';
import type { CheckedData } from './checkData.ts';
import { type PageReport, reportOf } from './checkPage.ts';
import { shownPage } from './readDocs.ts';
import { checkHosts } from './rules/leaks.ts';
import { rowsOfFences } from './rules/rows.ts';
import { checkTerms } from './rules/terms.ts';
import { checkBrand, checkTokens, checkValues } from './rules/tokens.ts';
import { isChecked, languageProblems } from './sampleRules.ts';
import { type PlacedWords, wordsOf } from './spelling.ts';

/** Result of one page. */
export interface CheckedPage {
  file: string;
  /** Missing where the page can't be parsed. */
  report?: PageReport;
  problems: Problem[];
  words: PlacedWords;
}

const NO_WORDS: PlacedWords = new Map();

/** Checks pages one by one: their form, their words, their samples. */
export class PageChecker {
  private readonly site: CheckedData;
  private readonly folder: Folder;

  constructor(site: CheckedData, folder: Folder) {
    this.site = site;
    this.folder = folder;
  }

  /** @param file path from the docs folder */
  check(file: string, source: PageSource): CheckedPage {
    const { sources, options, tokens, hosts } = this.site;
    const shown = `docs/${file}`;
    try {
      const parsed = source.parse();
      const page = 'problems' in parsed ? parsed : shownPage(parsed, file, options.docsDir);
      if ('problems' in page) {
        // A token in braces is what MDX stumbles over.
        const found = checkTokens(shown, this.folder.text(file), tokens);
        return { file: shown, problems: [...page.problems, ...found], words: NO_WORDS };
      }
      const operations = this.site.operations();
      const more = [
        ({ file, source }: Page) => [
          ...checkBrand(file, source, tokens),
          ...checkTokens(file, source, tokens),
          ...checkValues(file, source, sources.shortcodes.values()),
          ...(hosts ? checkHosts(file, source, hosts) : []),
        ],
        (page: Page) => checkTerms(page, this.site.findTerms()),
        (page: Page) => this.checkSamples(page),
        // Shortcodes whose data can't be read, where no rule says why.
        ({ file, unwritten = [] }: Page) =>
          this.site.isWrong() ? [] : unwritten.map((fault) => shortcodeProblem(file, fault)),
      ];
      const report = reportOf(page, { shortcodeNames: sources.shortcodes.names, operations, more });
      return { file: shown, report, problems: report.problems, words: wordsOfPage(page) };
    } catch (error) {
      return { file: shown, problems: [unreadable(shown, error as Error)], words: NO_WORDS };
    }
  }

  private checkSamples(page: Page): Problem[] {
    const samples = samplesOf([page]).filter(isChecked);
    if (samples.length === 0) return [];
    const { problems, wrong } = languageProblems(samples, page.file, this.site.tokens);
    return [...problems, ...this.site.sampleRules()(samples, wrong)];
  }
}

/** The words of a page that have a spelling, those in the titles of its samples among them. */
function wordsOfPage(page: Page): PlacedWords {
  const titles = rowsOfFences(page.source).map(({ line, meta }) => ({
    text: /title="([^"]*)"/.exec(meta)?.[1] ?? '',
    positionAt: () => ({ line, column: 1 }),
  }));
  return wordsOf([...passagesOf(page), ...frontMatterTexts(page), ...titles]);
}

function unreadable(file: string, { message }: Error): Problem {
  return {
    file,
    line: 1,
    column: 1,
    rule: 'page/unreadable',
    message: `The page can't be read: ${message.split('\n')[0]}.`,
    fix: 'Undo the last change of the page, and make it again in smaller steps.',
  };
}
