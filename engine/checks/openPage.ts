import path from 'node:path';
import { once } from '../base/once.ts';
import { routeOfFile } from '../base/routes.ts';
import type { SiteOptions } from '../base/siteOptions.ts';
import { type Sample, samplesOf } from '../pages/samplesOf.ts';
import type { Looking } from './dataFiles.ts';
import { listSamples, type PageMemory } from './pageMemory.ts';
import { readShownPage } from './readDocs.ts';
import { type MarkedName, markedNames } from './rules/codeNames.ts';
import { type FactPage, factPage } from './rules/factPage.ts';
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
  readonly memory = once((): PageMemory | undefined => this.looking.memories?.(this.file));

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
    return factPage(page, () => this.names(name));
  }

  /** What it has in code or in bold. */
  names(name: string): MarkedName[] {
    const list = () => {
      const parsed = this.parse();
      return parsed && !('problems' in parsed) ? markedNames(parsed) : [];
    };
    return this.memory()?.known.get('names', name, list) ?? list();
  }
}

/** The file of a page as problems name it. */
export function shownFile(file: string, { docsDir, root }: SiteOptions): string {
  return path.relative(root, path.join(docsDir, file)).replaceAll('\\', '/');
}
