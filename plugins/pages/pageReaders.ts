import { readFileSync } from 'node:fs';
import type { KeptWork } from '../shared/buildCache.ts';
import { type KeptFactsOptions, keptFacts } from './keptFacts.ts';
import { keptTexts } from './keptTexts.ts';
import type { PageFacts } from './pageFacts.ts';
import type { PageReader } from './pageReader.ts';
import { type ReadText, textReader } from './readPageText.ts';

export interface PageReadersOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Whether the site is built: a dev server keeps the trees of pages, and asks for facts alone. */
  isBuild: boolean;
  readPage: PageReader;
  /** What writes out the parts of a page. */
  parts: Pick<KeptFactsOptions, 'expand' | 'kindsOf'> & { files: KeptFactsOptions['sources'] };
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
  /** Changes with the titles of all pages. */
  titles: string;
  /** Folder that keeps the facts of pages for the next start of a dev server. */
  cacheDir: string;
  /** What the last build kept; none where nothing is. */
  work?: KeptWork;
}

export interface PageReaders {
  /** Gives what search and twin take from a page. */
  read: ReadText;
  /** Gives its title, front matter, lead and outline. */
  facts: (file: string) => PageFacts;
  /** Writes down what was read, for the next build. */
  keep?: () => void;
}

/** Makes what plugins read pages by: all that is wanted of a page comes from one reading of it. */
export function pageReaders({ docsDir, isBuild, readPage, parts, work, ...site }: PageReadersOptions): PageReaders {
  const { tokens, titles, cacheDir } = site;
  const readAnew = textReader({ docsDir, readPage, tokens, releasesTrees: isBuild });
  const kindsOf = (file: string) => parts.kindsOf(readFileSync(file, 'utf8'));
  const own = { docsDir, sources: parts.files };
  if (!isBuild) return { read: readAnew, facts: keptFacts({ ...own, ...parts, cacheDir, readPage, tokens }) };
  if (!work) return { read: readAnew, facts: readAnew };
  const { version } = work;
  const kept = keptTexts({ ...own, store: work.storeOf('texts'), version, read: readAnew, kindsOf, titles });
  return { ...kept, facts: kept.read };
}
