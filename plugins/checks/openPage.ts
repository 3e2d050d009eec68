import path from 'node:path';
import type { Page } from '../pages/page.ts';
import { type Sample, samplesOf } from '../pages/samplesOf.ts';
import { once } from '../shared/once.ts';
import type { Problem } from '../shared/problem.ts';
import { routeOfFile } from '../shared/routes.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import type { Looking } from './dataFiles.ts';
import { listSamples, type PageMemory } from './pageMemory.ts';
import { readShownPage } from './readDocs.ts';
import { type MarkedName, markedNames } from './rules/codeNames.ts';
import { type FactPage, factPage } from './rules/factPage.ts';
import { checkTerms, hasOtherNames, type TermFinder, textsOfTerms } from './rules/terms.ts';
import type { WrittenParts } from './writtenParts.ts';

/** A page that is looked at: what earlier runs kept of it is read, and it is parsed, when something has need of it. */
export class OpenPage {
  /** Path of its file from the docs folder. */
  readonly file: string;
  private readonly textOf: () => string;
  private readonly looking: Looking;
  private readonly parts: WrittenParts;

  constructor(file: string, textOf: () => string, looking: Looking, parts: WrittenParts) {
    this.file = file;
    this.textOf = textOf;
    this.looking = looking;
    this.parts = parts;
  }

  /** What earlier runs worked out for the page. */
  readonly memory = once((): PageMemory | undefined => {
    this.isRemembered = true;
    return this.looking.memories?.(this.file);
  });
  private isRemembered = false;

  readonly parse = once(() => {
    const { options, sources } = this.looking;
    const memory = this.memory();
    const expand = memory && this.parts.expandFrom(memory);
    return readShownPage(this.file, options.docsDir, (absolute) => sources.page(absolute, expand));
  });

  /** @param name changes with all that the page is made of */
  samples(name: string): Sample[] {
    const page = { file: shownFile(this.file, this.looking.options), route: routeOfFile(this.file) };
    const list = () => {
      const parsed = this.parse();
      return parsed && !('problems' in parsed) ? samplesOf([parsed]) : [];
    };
    const memory = this.memory();
    return memory ? listSamples(memory.known, name, page, list) : list();
  }

  /** What the rules of facts read of it. */
  facts(name: string): FactPage {
    const { file } = this;
    const source = this.textOf();
    const page = { file: shownFile(file, this.looking.options), route: routeOfFile(file), source };
    return factPage(page, {
      names: () => this.names(name),
      otherNames: (find) => this.otherNames(name, source, find),
    });
  }

  /** What it has in code or in bold. */
  names(name: string): MarkedName[] {
    return this.ofTree('names', name, markedNames);
  }

  /** Reads what rules of facts want of its tree, which they are held to when it is not parsed. */
  readFacts(name: string): void {
    this.names(name);
    this.ofTree('texts of terms', name, textsOfTerms);
  }

  /** Writes down what was worked out of it, where anything was. */
  keep(): void {
    if (this.isRemembered) this.memory()?.keep();
  }

  /** Where a name stands is read from the tree. */
  private otherNames(name: string, source: string, find: TermFinder): Problem[] {
    if (!hasOtherNames({ source }, this.ofTree('texts of terms', name, textsOfTerms), find)) return [];
    const page = this.parse();
    return page && !('problems' in page) ? checkTerms(page, find) : [];
  }

  private ofTree<Value>(kind: string, name: string, read: (page: Page) => Value[]): Value[] {
    const list = () => {
      const page = this.parse();
      return page && !('problems' in page) ? read(page) : [];
    };
    return this.memory()?.known.get(kind, name, list) ?? list();
  }
}

/** The file of a page as problems name it. */
export function shownFile(file: string, { docsDir, root }: SiteOptions): string {
  return path.relative(root, path.join(docsDir, file)).replaceAll('\\', '/');
}
