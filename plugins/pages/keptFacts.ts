import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataKind } from '../data/dataKinds.ts';
import { kindHashes } from '../data/kindHashes.ts';
import { digestOf } from '../shared/digestOf.ts';
import { fileHashes } from '../shared/fileHashes.ts';
import { keepText, readKept } from '../shared/keptText.ts';
import { filesAt } from '../shared/whileUnchanged.ts';
import type { Expansion } from './expandPage.ts';
import { type PageFacts, pageFacts } from './pageFacts.ts';
import type { PageReader } from './pageReader.ts';

export interface KeptFactsOptions {
  /** Folder that keeps the facts from one start to the next. It may be lost at any time. */
  cacheDir: string;
  /** Folder of the pages. */
  docsDir: string;
  readPage: PageReader;
  /** Writes out the parts of a page. */
  expand: (source: string) => Expansion;
  /** The kinds of data that the parts of a page are made from. */
  kindsOf: (source: string) => DataKind[];
  /** Absolute paths of the data of some kinds. */
  sources: (kinds: readonly DataKind[]) => string[];
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
}

interface Kept {
  /** Hash of the file of the page. */
  file: string;
  /** Kinds and hash of what its parts are made from, and hash of the text with them written out; none without parts. */
  parts?: { kinds: DataKind[]; sources: string; text: string };
  facts: PageFacts;
}

/** The code that reads pages. Facts that another version of it read do not count. */
const ENGINE = fileURLToPath(new URL('..', import.meta.url));
/** A line that may be the tag of a part. */
const TAG = /^<[A-Z]/m;
/** Milliseconds after which what is new is written down. */
const DELAY = 1000;
const NO_FACTS: PageFacts = { title: '', frontMatter: {}, lead: '', outline: [] };

/**
 * Reads the facts of pages, given as absolute paths, and parses only those that changed since they were last asked for,
 * by this process or one before. Where a page cannot be read, its last facts stand.
 */
export function keptFacts(options: KeptFactsOptions): (file: string) => PageFacts {
  const { docsDir, readPage, sources, tokens } = options;
  const store = path.join(options.cacheDir, digestOf(docsDir));
  const version = digestOf(JSON.stringify([tokens, filesAt(ENGINE).map((file) => [file, statSync(file).mtimeMs])]));
  const kept = new Map(Object.entries<Kept>(JSON.parse(readKept(store, version) ?? '{}')));
  const hashOfFile = fileHashes();
  const sourcesHash = kindHashes(sources, hashOfFile);
  let isDue = false;
  const keep = (name: string, page: Kept) => {
    kept.set(name, page);
    if (isDue) return page.facts;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      keepText(store, version, JSON.stringify(Object.fromEntries(kept)));
    }, DELAY).unref();
    return page.facts;
  };
  const partsOf = (file: string): Kept['parts'] => {
    const source = readFileSync(file, 'utf8');
    if (!TAG.test(source)) return undefined;
    const kinds = options.kindsOf(source);
    return { kinds, sources: sourcesHash(kinds), text: digestOf(options.expand(source).text) };
  };
  const factsOf = (file: string, name: string, last: Kept | undefined): PageFacts => {
    const now = hashOfFile(file);
    const isSameFile = last?.file === now;
    if (isSameFile && (!last.parts || last.parts.sources === sourcesHash(last.parts.kinds))) return last.facts;
    const parts = partsOf(file);
    if (isSameFile && parts?.text === last.parts?.text) return keep(name, { ...last, parts });
    const page = readPage(file)?.parse();
    if (!page || 'problems' in page) return last?.facts ?? NO_FACTS;
    const facts = pageFacts(page, tokens);
    // A file that was written meanwhile may have been read in its next state.
    return hashOfFile(file) === now ? keep(name, { file: now, parts, facts }) : facts;
  };
  return (file) => {
    const name = path.relative(docsDir, file).replaceAll('\\', '/');
    const last = kept.get(name);
    try {
      return factsOf(file, name, last);
    } catch {
      // What is wrong with the data of its parts is said where they are shown, and by the checks.
      return last?.facts ?? NO_FACTS;
    }
  };
}
