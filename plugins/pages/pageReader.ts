import path from 'node:path';
import type { Root } from 'mdast';
import { readIfThere } from '../shared/listFiles.ts';
import type { Problem } from '../shared/problem.ts';
import type { Expansion } from './expandPage.ts';
import { type Page, parsePage, problemsBesideSyntax } from './page.ts';

/**
 * Reads the file of a page, given as an absolute path. As long as its text and that of its parts stay as they are, the
 * answer is the same object. Undefined where there is no such file. Who keeps the parts of a page may write them out.
 */
export type PageReader = (file: string, expand?: PageReaderOptions['expand']) => PageSource | undefined;

/** The text of a page, which may be parsed. */
export interface PageSource {
  /** Parses the page, once for all who ask. None of them may change the tree. */
  parse: () => Page | { problems: Problem[] };
  /** What keeps the page from being drawn whole, beside its syntax. Nothing is parsed for it. */
  problems: () => Problem[];
  /** Forgets what was parsed: a tree is many times larger than its text. Who asks again has it parsed again. */
  release: () => void;
  /**
   * Gives the tree away, where one is there and was parsed from that very text, and forgets it.
   * @param text with empty lines in place of front matter
   */
  take: (text: string) => Root | undefined;
}

export interface PageReaderOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Folder that paths in messages start from. */
  root: string;
  /** Writes out the parts of a page. */
  expand?: (source: string) => Expansion;
}

/** Reads pages for the checks and for what the build takes from them. */
export function pageReader({ docsDir, root, expand }: PageReaderOptions): PageReader {
  const known = new Map<string, { written: string; text: string; brief: string; source: PageSource }>();
  return (file, expandPage = expand) => {
    const written = readIfThere(file);
    if (written === undefined) return undefined;
    const expansion = expandPage?.(written);
    const text = expansion?.text ?? written;
    // What parts show beside their text may differ while the text is the same.
    const brief = JSON.stringify(expansion?.brief ?? '');
    const last = known.get(file);
    // What is wrong with a part depends on more than the text.
    const isSame = last?.written === written && last.text === text && last.brief === brief;
    if (isSame && !expansion?.faults.length) return last.source;
    const inside = (folder: string) => path.relative(folder, file).replaceAll('\\', '/');
    const source = {
      ...pageSource(() => parsePage(inside(root), inside(docsDir), written, expansion)),
      problems: () => problemsBesideSyntax(inside(root), written, expansion?.faults ?? []),
    };
    known.set(file, { written, text, brief, source });
    return source;
  };
}

function pageSource(parsePage: PageSource['parse']): Omit<PageSource, 'problems'> {
  let parsed: ReturnType<PageSource['parse']> | undefined;
  return {
    parse: () => {
      parsed ??= parsePage();
      return parsed;
    },
    release: () => {
      parsed = undefined;
    },
    take: (text) => {
      if (!parsed || 'problems' in parsed || parsed.parsedText !== text) return undefined;
      const { tree, unplace } = parsed;
      unplace?.();
      parsed = undefined;
      return tree;
    },
  };
}
