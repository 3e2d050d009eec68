import path from 'node:path';
import type { DataKind } from '../data/dataKinds.ts';
import { drawingProblems } from '../pages/page.ts';
import { applyBrand } from '../shared/brand.ts';
import { digestOf } from '../shared/digestOf.ts';
import { readIfThere } from '../shared/listFiles.ts';
import { once, onceEach } from '../shared/once.ts';
import type { Problem } from '../shared/problem.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import type { Looking } from './dataFiles.ts';
import { DataLook } from './dataLook.ts';
import { readScripts } from './languages/shell.ts';
import type { Entry } from './lookUp.ts';
import { OpenPage, shownFile } from './openPage.ts';
import { PageFacts } from './pageFacts.ts';
import { type PageReport, reportOf } from './pageReport.ts';
import { PageSamples } from './pageSamples.ts';
import { traitsOf } from './pageTraits.ts';
import { wordsOfPage } from './pageWords.ts';
import { checkTokens } from './rules/leaks.ts';
import { rowsOfFences } from './rules/rows.ts';
import type { SiteSources } from './siteSources.ts';
import { soundTexts } from './soundTexts.ts';
import type { PlacedWords } from './spelling.ts';
import { unreadablePage } from './unreadablePage.ts';
import { WrittenParts } from './writtenParts.ts';

/** A page as one run tells it to the next, without what is wrong by its samples and by what it says of the platform. */
type LookedPage = ReadPage | { problems: Problem[]; isNoPage?: boolean };

interface ReadPage {
  report: PageReport;
  words: PlacedWords;
  hasSamples: boolean;
  /** Parts that code stumbled over. */
  unwritten: Problem[];
}

/** What is found of a page. */
export type Looked = { report: PageReport; words: PlacedWords } | { problems: Problem[] };

/** What one run tells the next of a page. */
type Kind = 'page' | 'samples of page' | 'facts of page' | 'written parts';

/** What samples may show beside their own text. */
const SHOWN: readonly DataKind[] = ['samples', 'tools', 'examples', 'files'];

/**
 * Looks at pages of a site one by one, for the thread that another one shares them with.
 */
export function pageLooker(
  options: SiteOptions,
  tokens: Record<string, string>,
  sources: SiteSources,
  { known, memories }: Pick<Looking, 'known' | 'memories'>,
): PageLook {
  const looking = { options, tokens, sources, known, memories };
  return new PageLook(looking, new DataLook(looking));
}

/** A look at the pages of a site, each by itself. */
export class PageLook {
  private readonly looking: Looking;
  private readonly data: DataLook;
  private readonly parts: WrittenParts;
  private readonly facts: PageFacts;
  private readonly samples: PageSamples;

  constructor(looking: Looking, data: DataLook) {
    this.looking = looking;
    this.data = data;
    this.parts = new WrittenParts(looking, data, (file) => this.traitsOf(file).title);
    this.facts = new PageFacts(data.facts, looking.known);
    this.samples = new PageSamples(data, looking);
  }

  /** Reads at once what takes longer page by page, where many pages are to be looked at. */
  prepare(files: readonly string[]): void {
    const fences = files.flatMap((file) => rowsOfFences(this.textOf(file)));
    const scripts = fences.filter(({ language, meta }) => language === 'bash' && !meta.includes('nocheck='));
    readScripts(scripts.map(({ code }) => applyBrand(code, this.looking.tokens)));
  }

  /** What is found of a page, with what is new of it: nothing where the page was written meanwhile. */
  named(file: string): { name: string; looked: Looked; entries: Entry[] } {
    const name = this.nameOf(file);
    const open = new OpenPage(file, () => this.textOf(file), this.looking, this.parts);
    const fresh: Entry[] = [];
    const made = <Value>(kind: Kind, key: string, value: Value): Value => {
      fresh.push([kind, key, value]);
      return value;
    };
    const page = this.pageOf(name) ?? made('page', name, this.look(open, name));
    const looked = 'problems' in page ? this.withTokens(page, file) : this.withData(page, open, name, made);
    if (fresh.length === 0) return { name, looked, entries: this.parts.known(this.traitsOf(file)) };
    open.keep();
    // A page that was written meanwhile was read in its next state.
    if (readIfThere(this.placeOf(file)) !== this.textOf(file)) return { name, looked, entries: [] };
    this.takeOver(fresh);
    return { name, looked, entries: [...fresh, ...this.parts.known(this.traitsOf(file))] };
  }

  /** Takes over what another thread knows. */
  takeOver(entries: readonly Entry[]): void {
    for (const entry of entries) this.looking.known.put(...entry);
  }

  /** What is known of pages that have to be looked at, for another thread. */
  known(files: readonly string[]): Entry[] {
    return files.flatMap((file) => this.parts.known(this.traitsOf(file)));
  }

  /** Whether a page has to be read, since no earlier run saw it as it is. */
  isOpen(file: string): boolean {
    return !this.pageOf(this.nameOf(file));
  }

  private pageOf(name: string): LookedPage | undefined {
    return this.knownOf<LookedPage>('page', name);
  }

  private knownOf<Value>(kind: Kind, name: string): Value | undefined {
    const { known } = this.looking;
    return known.has(kind, name) ? known.get<Value>(kind, name, never) : undefined;
  }

  /** A name that changes with all that is found of a page by itself. */
  private readonly nameOf = onceEach((file: string): string => {
    const traits = this.traitsOf(file);
    const parts = this.parts.stateOf(traits);
    const made = [...parts];
    if (traits.hasSamples || parts.length > 0) made.push(this.operations());
    if (traits.showsFiles) made.push(this.data.digestOfKinds(SHOWN));
    return digestOf(file, this.digestOf(file), ...made);
  });
  private readonly operations = once(() => JSON.stringify(this.data.operations() ?? null));

  private textOf(file: string): string {
    return orEmpty(() => this.data.folder.text(file));
  }

  private digestOf(file: string): string {
    return orEmpty(() => this.data.folder.digest(file));
  }

  private readonly traitsOf = onceEach((file: string) =>
    this.looking.known.get('traits of page', this.digestOf(file), () => traitsOf(this.textOf(file))),
  );

  private placeOf(file: string): string {
    return path.join(this.looking.options.docsDir, file);
  }

  private look(open: OpenPage, name: string): LookedPage {
    const { data } = this;
    const { options, sources } = this.looking;
    const { file } = open;
    try {
      const memory = open.memory();
      const page = open.parse();
      if (!page) return { problems: [] };
      if ('problems' in page) {
        return { problems: page.problems, isNoPage: true };
      }
      const report = reportOf(page, {
        partNames: sources.parts.names,
        operations: data.operations(),
        sound: memory && soundTexts(memory.known),
      });
      const hasSamples = open.samples(name).length > 0;
      open.readFacts(name);
      return { report, words: wordsOfPage(page), hasSamples, unwritten: page.unwritten ? drawingProblems(page) : [] };
    } catch (error) {
      return { problems: [unreadablePage(file, options, error as Error)] };
    }
  }

  /** A token in braces is what MDX stumbles over. */
  private withTokens({ problems, isNoPage }: Exclude<LookedPage, ReadPage>, file: string): Looked {
    const { options, tokens } = this.looking;
    const found = isNoPage ? checkTokens(shownFile(file, options), this.textOf(file), tokens) : [];
    return { problems: [...problems, ...found] };
  }

  /** Holds what is known of a page to the data, as far as no earlier run did. */
  private withData(
    { report, words, hasSamples, unwritten }: ReadPage,
    open: OpenPage,
    name: string,
    made: <Value>(...entry: [kind: Kind, name: string, value: Value]) => Value,
  ): Looked {
    const { file } = open;
    const orUnreadable = (look: () => Problem[]) => {
      try {
        return look();
      } catch (error) {
        return [unreadablePage(file, this.looking.options, error as Error)];
      }
    };
    const ofSamples = () => {
      const key = digestOf(file, name, this.samples.digest());
      const judge = () => this.samples.judge(report.file, open.samples(name), open.memory()?.known);
      return this.knownOf<Problem[]>('samples of page', key) ?? made('samples of page', key, orUnreadable(judge));
    };
    const ofFacts = orUnreadable(() =>
      this.facts.problemsOf(open, name, (found) => made('facts of page', name, found)),
    );
    const more = [
      ...(hasSamples ? ofSamples() : []),
      ...ofFacts,
      // Parts that code stumbles over, though no rule finds anything in their data.
      ...(unwritten.length === 0 || this.data.isWrong() ? [] : unwritten),
    ];
    return { report: more.length > 0 ? { ...report, problems: [...report.problems, ...more] } : report, words };
  }
}

/** A file that is gone meanwhile has no text. */
function orEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/** What `known.get` makes where it is known that nothing has to be made. */
function never(): never {
  throw new Error('What is known is not made.');
}
