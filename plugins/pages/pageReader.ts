import path from 'node:path';
import { readIfThere } from '../shared/listFiles.ts';
import type { Problem } from '../shared/problem.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';
import { siteRoutes } from '../shared/siteRoutes.ts';
import type { Expansion } from './expandShortcodes.ts';
import { type Page, parsePage } from './page.ts';

/**
 * Reads the file of a page, given as an absolute path; undefined where there is no such file. It returns the same object
 * as long as the text of the page and of its shortcodes stay the same.
 */
export type PageReader = (file: string) => PageSource | undefined;

/** The text of a page, which may be parsed. The result isn't stored, because a tree is many times larger than its text. */
export interface PageSource {
  parse: () => Page | { problems: Problem[] };
}

type PageReaderOptions = Pick<SiteOptions, 'docsDir' | 'root'> & {
  /** Replaces the shortcodes of a page; returns the same object for the same text, and nothing where there are none. */
  expand?: (source: string) => Expansion | undefined;
};

/** Reads pages for the checks and for what the build takes from them. */
export function pageReader({ docsDir, root, expand }: PageReaderOptions): PageReader {
  const known = new Map<string, { written: string; expansion?: Expansion; source: PageSource }>();
  return (file) => {
    const written = readIfThere(file);
    if (written === undefined) return undefined;
    const expansion = expand?.(written);
    const last = known.get(file);
    if (last?.written === written && last.expansion === expansion) return last.source;
    const inside = (folder: string) => path.relative(folder, file).replaceAll('\\', '/');
    const source = {
      parse: () => parsePage(inside(root), inside(docsDir), written, expansion, siteRoutes(docsDir).routeOf),
    };
    known.set(file, { written, expansion, source });
    return source;
  };
}
