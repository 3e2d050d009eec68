import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../base/problem.ts';
import type { SiteOptions } from '../base/siteOptions.ts';
import { passagesOf } from '../pages/prose.ts';
import { DataLook, type Looking } from './dataLook.ts';
import { digestOf, lookUp } from './lookUp.ts';
import { frontMatterWords, type PageReport, reportOf } from './pageReport.ts';
import { readShownPage } from './readDocs.ts';
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
 * @returns what is found of a page file, with the name that it is known by; undefined for a page that cannot be written
 */
export function pageLooker(
  options: SiteOptions,
  tokens: Record<string, string>,
  sources: SiteSources,
): (file: string) => readonly [name: string, looked: unknown] | undefined {
  const looking = { options, tokens, sources, known: lookUp() };
  const look = new PageLook(looking, new DataLook(looking));
  return (file) => look.named(file);
}

/** A look at the pages of a site, each by itself. */
export class PageLook {
  private readonly looking: Looking;
  private readonly data: DataLook;

  constructor(looking: Looking, data: DataLook) {
    this.looking = looking;
    this.data = data;
  }

  /** What is found of a page, with its name; undefined for a page that cannot be written. */
  named(file: string): readonly [name: string, looked: Looked] | undefined {
    const name = this.nameOf(file);
    return name === undefined ? undefined : [name, this.looking.known.get('page', name, () => this.look(file))];
  }

  /** Whether a page has to be looked at, since no earlier run saw it as it is. */
  isOpen(file: string): boolean {
    const name = this.nameOf(file);
    return name !== undefined && !this.looking.known.has('page', name);
  }

  /**
   * A name that changes with all that is found of a page.
   * @returns undefined for a page that cannot be written, since its data is broken
   */
  private nameOf(file: string): string | undefined {
    const { isBroken, digest } = this.data;
    const source = readFileSync(path.join(this.looking.options.docsDir, file), 'utf8');
    if (isBroken && USES_PART.test(source)) return undefined;
    const usesData = USES_DATA.test(source) ? digest : this.data.factsDigest();
    return digestOf(file, source, usesData, String(isBroken));
  }

  private look(file: string): Looked {
    const { data } = this;
    const { options, tokens, sources } = this.looking;
    try {
      const page = readShownPage(file, options.docsDir, sources.page);
      if (!page || 'problems' in page) return { problems: page?.problems ?? [] };
      const report = reportOf(page, {
        tokens,
        partNames: sources.parts.names,
        operations: data.isBroken ? undefined : data.operations(),
        findTerms: data.findTerms(),
        hosts: data.hosts,
        more: data.isBroken ? [] : [...data.sampleRules(), (one) => checkFacts(one, data.facts())],
      });
      const titles = rowsOfFences(page.source).map(({ line, meta }) => ({
        text: /title="([^"]*)"/.exec(meta)?.[1] ?? '',
        placeOf: () => ({ line, column: 1 }),
      }));
      const words = wordsOf([...passagesOf(page), ...frontMatterWords(page), ...titles]);
      return { report, words };
    } catch (error) {
      return { problems: [unreadable(file, options, error as Error)] };
    }
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
