import { digestOf } from '../shared/digestOf.ts';
import type { ChunkFiles } from './chunkFiles.ts';

/** The code that draws the pages of a site. */
export interface DrawingCode {
  /**
   * Changes with what a page is drawn from. Without a page, with what all pages are drawn from.
   * @returns undefined where it is not known which code draws the page
   */
  keyOf(page: string | undefined): string | undefined;
  /** The files without which these pages can be drawn. */
  unneeded(pages: readonly (string | undefined)[]): string[];
}

/** Changes when pages are kept in another way. */
const VERSION = '1';

/** In the list of all pages, the place of a heading moves with any word before it. No page draws that of another. */
const PLACE = /"charIndex": -?\d+/g;

/**
 * Finds out what each page is drawn from. Theme and data are part of the code, as Rspress bundles it, so that its text
 * says it all.
 * @param texts of all its files, by their names
 * @param files which of them pages run, by absolute paths
 */
export function drawingCode(texts: ReadonlyMap<string, string>, { ofPages, common }: ChunkFiles): DrawingCode {
  const ofSome = new Set([...ofPages.values()].flatMap((own) => [...own]));
  const ofAll = [...texts.keys()].filter((file) => common.has(file) || !ofSome.has(file));
  const site = digestOf(
    VERSION,
    process.version,
    ...ofAll.sort().flatMap((file) => [file, (texts.get(file) ?? '').replace(PLACE, '')]),
  );
  const own = new Map<string, string>();
  const ownDigest = (file: string) => {
    const digest = own.get(file) ?? digestOf(texts.get(file) ?? '');
    own.set(file, digest);
    return digest;
  };
  return {
    keyOf(page) {
      if (page === undefined) return site;
      const files = ofPages.get(page);
      return files && digestOf(site, ...[...files].sort().flatMap((file) => [file, ownDigest(file)]));
    },
    unneeded(pages) {
      const needed = new Set(ofAll);
      for (const page of pages) {
        if (page === undefined) continue;
        const files = ofPages.get(page);
        if (!files) return [];
        for (const file of files) needed.add(file);
      }
      return [...texts.keys()].filter((file) => !needed.has(file));
    },
  };
}
