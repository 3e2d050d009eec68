import path from 'node:path';
import { applyBrand } from '../base/brand.ts';
import { readIfThere } from '../base/pageFiles.ts';
import type { Problem } from '../base/problem.ts';
import type { SiteOptions } from '../base/siteOptions.ts';
import { titleIn } from '../data/pageTitles.ts';
import { drawingProblems, type Page } from '../pages/page.ts';
import { passagesOf } from '../pages/prose.ts';
import { DataLook, type Looking, once } from './dataLook.ts';
import { readScripts } from './languages/shell.ts';
import { digestOf, type LookUp, lookUp } from './lookUp.ts';
import { expandFrom, type PageMemories, sampleProblems } from './pageMemory.ts';
import { frontMatterWords, type PageReport, reportOf } from './pageReport.ts';
import { isPageFile, readShownPage } from './readDocs.ts';
import { checkFacts } from './rules/facts.ts';
import { rowsOfFences } from './rules/rows.ts';
import type { SiteSources } from './siteSources.ts';
import { type PlacedWord, wordsOf } from './spelling.ts';

/** A page as one run tells it to the next. */
export type Looked = { report: PageReport; words: PlacedWord[] } | { problems: Problem[] };

/** A line that may be the tag of a part, or a component. */
const USES_DATA = /^\s*<[A-Z]|^\s*```/m;
const USES_PART = /^<[A-Z]\w*(?:\s[^>]*)?\/>/m;

/**
 * Looks at pages of a site one by one, for the thread that another one shares them with.
 */
export function pageLooker(
  options: SiteOptions,
  tokens: Record<string, string>,
  sources: SiteSources,
  memories: PageMemories,
): PageLook {
  const looking = { options, tokens, sources, known: lookUp(), memories };
  return new PageLook(looking, new DataLook(looking));
}

/** A look at the pages of a site, each by itself. */
export class PageLook {
  private readonly looking: Looking;
  private readonly data: DataLook;
  private readonly texts = new Map<string, string>();

  constructor(looking: Looking, data: DataLook) {
    this.looking = looking;
    this.data = data;
  }

  /** Reads at once what takes longer page by page, where many pages are to be looked at. */
  prepare(files: readonly string[]): void {
    const fences = files.flatMap((file) => rowsOfFences(this.textOf(file)));
    const scripts = fences.filter(({ language, meta }) => language === 'bash' && !meta.includes('nocheck='));
    readScripts(scripts.map(({ code }) => applyBrand(code, this.looking.tokens)));
  }

  /** What is found of a page, with its name; with none where the page was written meanwhile, so that it is not kept. */
  named(file: string): readonly [name: string, looked: Looked] {
    const name = this.nameOf(file);
    const { known } = this.looking;
    if (known.has('page', name)) return [name, known.get('page', name, () => this.look(file))];
    const looked = this.look(file);
    // A page that was written meanwhile was read in its next state.
    if (readIfThere(this.placeOf(file)) !== this.textOf(file)) return ['', looked];
    return [name, known.get('page', name, () => looked)];
  }

  /** Whether a page has to be looked at, since no earlier run saw it as it is. */
  isOpen(file: string): boolean {
    return !this.looking.known.has('page', this.nameOf(file));
  }

  /** A name that changes with all that is found of a page. */
  private nameOf(file: string): string {
    const source = this.textOf(file);
    const usesData = USES_DATA.test(source) ? this.data.digest : this.data.factsDigest();
    return digestOf(file, source, USES_PART.test(source) ? this.partsDigest() : usesData);
  }

  private textOf(file: string): string {
    const text = this.texts.get(file) ?? readIfThere(this.placeOf(file)) ?? '';
    this.texts.set(file, text);
    return text;
  }

  private placeOf(file: string): string {
    return path.join(this.looking.options.docsDir, file);
  }

  /** Changes with all that a part is made from: the data, and the titles of the pages that they lead to. */
  private readonly partsDigest = once(() =>
    digestOf(
      this.data.digest,
      ...this.data.files.filter(isPageFile).map((file) => `${file} ${titleIn(this.textOf(file))}`),
    ),
  );

  private look(file: string): Looked {
    const { data } = this;
    const { options, tokens, sources, memories } = this.looking;
    const memory = memories?.(file);
    try {
      const page = this.parse(file, memory?.known);
      if (!page || 'problems' in page) return { problems: page?.problems ?? [] };
      const samples = (one: Page) => {
        const look = () => data.sampleRules().flatMap((rule) => rule(one));
        return memory ? sampleProblems(memory.known, data.digest, one, look) : look();
      };
      const report = reportOf(page, {
        tokens,
        partNames: sources.parts.names,
        operations: data.operations(),
        findTerms: data.findTerms(),
        hosts: data.hosts,
        more: [samples, (one) => checkFacts(one, data.facts()), (one) => this.checkWritten(one)],
      });
      const titles = rowsOfFences(page.source).map(({ line, meta }) => ({
        text: /title="([^"]*)"/.exec(meta)?.[1] ?? '',
        placeOf: () => ({ line, column: 1 }),
      }));
      const words = wordsOf([...passagesOf(page), ...frontMatterWords(page), ...titles]);
      return { report, words };
    } catch (error) {
      return { problems: [unreadable(file, options, error as Error)] };
    } finally {
      memory?.keep();
    }
  }

  private parse(file: string, known: LookUp | undefined): ReturnType<typeof readShownPage> {
    const { options, sources } = this.looking;
    const expand = known && expandFrom(known, this.partsDigest(), sources.parts.expand);
    return readShownPage(file, options.docsDir, (absolute) => sources.page(absolute, expand));
  }

  /** Parts that code stumbles over, though no rule finds anything in their data. */
  private checkWritten(page: Page): Problem[] {
    if (!page.unwritten || this.data.isWrong()) return [];
    return drawingProblems(page);
  }
}

function unreadable(file: string, { docsDir, root }: SiteOptions, { message }: Error): Problem {
  return {
    file: path.relative(root, path.join(docsDir, file)).replaceAll('\\', '/'),
    line: 1,
    column: 1,
    rule: 'page/unreadable',
    message: `The page cannot be read: ${message.split('\n')[0]}.`,
    fix: 'Undo the last change of the page, and make it again in smaller steps.',
  };
}
