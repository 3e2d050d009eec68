import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Expansion } from '../pageParts/expandPage.ts';
import type { Problem } from '../shared/problem.ts';
import { type Page, parsePage } from './page.ts';

/** Reads the page of a file, given as an absolute path. Undefined where there is no such file. */
export type PageReader = (file: string) => Page | { problems: Problem[] } | undefined;

export interface PageReaderOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Folder that paths in messages start from. */
  root: string;
  /** Writes out the parts of a page. */
  expand?: (source: string) => Expansion;
}

/**
 * Reads pages for the checks and for what the build takes from them. Each is parsed once, and again after its text or
 * that of its parts has changed; until then the page is the same object.
 */
export function pageReader({ docsDir, root, expand }: PageReaderOptions): PageReader {
  const known = new Map<string, { source: string; text: string; page: Page }>();
  return (file) => {
    const source = read(file);
    if (source === undefined) return undefined;
    const expansion = expand?.(source);
    const text = expansion?.text ?? source;
    const last = known.get(file);
    if (last?.source === source && last.text === text && !expansion?.faults.length) return last.page;
    const inside = (folder: string) => path.relative(folder, file).replaceAll('\\', '/');
    const page = parsePage(inside(root), inside(docsDir), source, expansion);
    if ('tree' in page) known.set(file, { source, text, page });
    return page;
  };
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
