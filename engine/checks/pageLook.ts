import path from 'node:path';
import { applyBrand } from '../base/brand.ts';
import { digestOf } from '../base/digestOf.ts';
import { readIfThere } from '../base/listFiles.ts';
import { once, onceEach } from '../base/once.ts';
import type { Problem } from '../base/problem.ts';
import { routeOfFile } from '../base/routes.ts';
import type { SiteOptions } from '../base/siteOptions.ts';
import type { DataKind } from '../data/dataKinds.ts';
import { frontMatterTexts } from '../pages/frontMatterTexts.ts';
import { drawingProblems, type Page } from '../pages/page.ts';
import { passagesOf } from '../pages/prose.ts';
import { type Sample, samplesOf } from '../pages/samplesOf.ts';
import type { Looking } from './dataFiles.ts';
import { DataLook } from './dataLook.ts';
import { readScripts } from './languages/shell.ts';
import { type LookUp, lookUp } from './lookUp.ts';
import { listSamples, type PageMemories, type PageMemory, sampleProblems } from './pageMemory.ts';
import { type PageReport, reportOf } from './pageReport.ts';
import { readShownPage } from './readDocs.ts';
import { checkFacts } from './rules/facts.ts';
import { checkTokens } from './rules/leaks.ts';
import { rowsOfFences } from './rules/rows.ts';
import { digestOfSamples } from './samplesDigest.ts';
import type { SiteSources } from './siteSources.ts';
import { type PlacedWords, wordsOf } from './spelling.ts';
import { unreadablePage } from './unreadablePage.ts';
import { WrittenParts } from './writtenParts.ts';

/** A page as one run tells it to the next, without what is wrong with its samples. */
type LookedPage = { report: PageReport; words: PlacedWords; hasSamples: boolean } | { problems: Problem[] };

/** What is found of a page. */
export type Looked = { report: PageReport; words: PlacedWords } | { problems: Problem[] };

/** What one run tells the next of a page: each under a name that changes with all that it depends on. */
export type Entry = readonly [kind: 'page' | 'samples of page' | 'written parts', name: string, value: unknown];

const FACTS = 'facts of pages';
const FENCE = /^\s*(?:`{3}|~{3})/m;
/** What a fence may show beside its own text. */
const SHOWS_FILE = /\sfile=/;
const SHOWN: readonly DataKind[] = ['samples', 'tools', 'examples', 'files'];

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
  private readonly parts: WrittenParts;

  constructor(looking: Looking, data: DataLook) {
    this.looking = looking;
    this.data = data;
    this.parts = new WrittenParts(looking, data, (file) => this.textOf(file));
  }

  /** Reads at once what takes longer page by page, where many pages are to be looked at. */
  prepare(files: readonly string[]): void {
    const fences = files.flatMap((file) => rowsOfFences(this.textOf(file)));
    const scripts = fences.filter(({ language, meta }) => language === 'bash' && !meta.includes('nocheck='));
    readScripts(scripts.map(({ code }) => applyBrand(code, this.looking.tokens)));
  }

  /** What is found of a page, with what is new of it: nothing where the page was written meanwhile. */
  named(file: string): { looked: Looked; entries: Entry[] } {
    const name = this.nameOf(file);
    const { page, samples } = this.knownOf(file, name);
    if (page && samples) return { looked: withSamples(page, samples), entries: [] };
    const made = page ? { page, samples: this.judge(file, name) } : this.look(file, name);
    const looked = withSamples(made.page, made.samples);
    // A page that was written meanwhile was read in its next state.
    if (readIfThere(this.placeOf(file)) !== this.textOf(file)) return { looked, entries: [] };
    const entries: Entry[] = [
      ['page', name, made.page],
      ['samples of page', this.samplesNameOf(file, name), made.samples],
    ];
    this.takeOver(entries);
    return { looked, entries: [...entries, ...this.parts.known(this.textOf(file))] };
  }

  /** Takes over what another thread knows. */
  takeOver(entries: readonly Entry[]): void {
    for (const entry of entries) this.looking.known.put(...entry);
  }

  /** What is known of pages that have to be looked at, for another thread. */
  known(files: readonly string[]): Entry[] {
    return files.flatMap((file) => this.parts.known(this.textOf(file)));
  }

  /** Whether a page has to be looked at, since no earlier run saw it as it is. */
  isOpen(file: string): boolean {
    if (this.isAllOpen()) return true;
    const { page, samples } = this.knownOf(file, this.nameOf(file));
    return !page || !samples;
  }

  /** Whether no page is as any run has seen it, so that nothing has to be asked of their parts to know it. */
  private readonly isAllOpen = once(() => {
    const { known } = this.looking;
    const digest = this.data.factsDigest();
    const isAllOpen = known.isEmpty() || !known.has(FACTS, digest);
    known.get(FACTS, digest, () => true);
    return isAllOpen;
  });

  /** What earlier runs found of a page, and of its samples. */
  private knownOf(file: string, name: string): { page?: LookedPage; samples?: Problem[] } {
    const { known } = this.looking;
    const get = <Value>(kind: Entry[0], key: string): Value | undefined =>
      known.has(kind, key) ? known.get<Value>(kind, key, never) : undefined;
    const page = get<LookedPage>('page', name);
    const hasNone = page && !('report' in page && page.hasSamples);
    return { page, samples: hasNone ? [] : get<Problem[]>('samples of page', this.samplesNameOf(file, name)) };
  }

  /** A name that changes with all that is found of a page, but for what its samples are held against. */
  private readonly nameOf = onceEach((file: string): string => {
    this.isAllOpen();
    const source = this.textOf(file);
    const parts = this.parts.stateOf(source);
    const made = [this.data.factsDigest(), ...parts];
    if (FENCE.test(source) || parts.length > 0) made.push(this.operations());
    if (SHOWS_FILE.test(source)) made.push(this.data.digestOfKinds(SHOWN));
    return digestOf(file, source, ...made);
  });
  private readonly operations = once(() => JSON.stringify(this.data.operations() ?? null));

  private samplesNameOf(file: string, name: string): string {
    return digestOf(file, name, this.digestOfSamples());
  }

  private readonly digestOfSamples = once(() => digestOfSamples(this.data, this.looking));

  /** A file that is gone meanwhile has no text. */
  private textOf(file: string): string {
    try {
      return this.data.folder.text(file);
    } catch {
      return '';
    }
  }

  private placeOf(file: string): string {
    return path.join(this.looking.options.docsDir, file);
  }

  private look(file: string, name: string): { page: LookedPage; samples: Problem[] } {
    const { data } = this;
    const { options, tokens, sources, memories } = this.looking;
    const memory = memories?.(file);
    try {
      const page = this.parse(file, memory);
      if (!page) return { page: { problems: [] }, samples: [] };
      if ('problems' in page) {
        // A token in braces is what MDX stumbles over.
        const shown = path.relative(options.root, this.placeOf(file)).replaceAll('\\', '/');
        const ofTokens = checkTokens(shown, this.textOf(file), tokens);
        return { page: { problems: [...page.problems, ...ofTokens] }, samples: [] };
      }
      const report = reportOf(page, {
        tokens,
        partNames: sources.parts.names,
        operations: data.operations(),
        findTerms: data.findTerms(),
        hosts: data.hosts,
        more: [(one) => checkFacts(one, data.facts()), (one) => this.checkWritten(one)],
      });
      const titles = rowsOfFences(page.source).map(({ line, meta }) => ({
        text: /title="([^"]*)"/.exec(meta)?.[1] ?? '',
        placeOf: () => ({ line, column: 1 }),
      }));
      const words = wordsOf([...passagesOf(page), ...frontMatterTexts(page), ...titles]);
      const samples = memory ? listSamples(memory.known, name, page, () => samplesOf([page])) : samplesOf([page]);
      const looked = { report, words, hasSamples: samples.length > 0 };
      return { page: looked, samples: this.judgeSamples(page.file, samples, memory?.known) };
    } catch (error) {
      return { page: { problems: [unreadablePage(file, options, error as Error)] }, samples: [] };
    } finally {
      memory?.keep();
    }
  }

  /** Holds the samples of a page that is known against data that are not. */
  private judge(file: string, name: string): Problem[] {
    const { options, memories } = this.looking;
    const memory = memories?.(file);
    try {
      const shown = path.relative(options.root, this.placeOf(file)).replaceAll('\\', '/');
      const list = () => {
        const page = this.parse(file, memory);
        return page && !('problems' in page) ? samplesOf([page]) : [];
      };
      const of = { file: shown, route: routeOfFile(file) };
      const samples = memory ? listSamples(memory.known, name, of, list) : list();
      return this.judgeSamples(shown, samples, memory?.known);
    } catch (error) {
      return [unreadablePage(file, options, error as Error)];
    } finally {
      memory?.keep();
    }
  }

  private judgeSamples(file: string, samples: Sample[], known: LookUp | undefined): Problem[] {
    const look = () => this.data.sampleRules().flatMap((rule) => rule(samples, file));
    return known ? sampleProblems(known, this.digestOfSamples(), file, samples, look) : look();
  }

  private parse(file: string, memory: PageMemory | undefined): ReturnType<typeof readShownPage> {
    const { options, sources } = this.looking;
    const expand = memory && this.parts.expandFrom(memory);
    return readShownPage(file, options.docsDir, (absolute) => sources.page(absolute, expand));
  }

  /** Parts that code stumbles over, though no rule finds anything in their data. */
  private checkWritten(page: Page): Problem[] {
    if (!page.unwritten || this.data.isWrong()) return [];
    return drawingProblems(page);
  }
}

/** What `known.get` makes where it is known that nothing has to be made. */
function never(): never {
  throw new Error('What is known is not made.');
}

function withSamples(page: LookedPage, samples: readonly Problem[]): Looked {
  if ('problems' in page) return page;
  const { report, words } = page;
  return { report: samples.length > 0 ? { ...report, problems: [...report.problems, ...samples] } : report, words };
}
