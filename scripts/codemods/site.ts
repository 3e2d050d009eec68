import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPageFile } from '../../plugins/checks/listDocs.ts';
import { listFilesBelow } from '../../plugins/shared/listFiles.ts';
import { nearest } from '../../plugins/shared/nearest.ts';
import { findRoute, routeOfFile } from '../../plugins/shared/routes.ts';
import { BASE } from '../../plugins/shared/site.ts';

/** What a chore reads of a site: paths are those from the root of the repository, with forward slashes. */
export interface Site {
  /** Texts that may name pages, by path. */
  texts: ReadonlyMap<string, string>;
  /** Files of the pages, by route. */
  pages: ReadonlyMap<string, string>;
  /** Folder of the pages. */
  docs: string;
  redirects: string;
}

/** One thing that a chore does. */
export type Change =
  | { kind: 'write'; file: string; text: string }
  | { kind: 'move'; file: string; to: string }
  | { kind: 'delete'; file: string };

/** What a chore does, and what it leaves to the writer. */
export interface Plan {
  changes: Change[];
  /** What to do where, each in a line. */
  left: string[];
}

/** A chore that would lose work, or that nobody can do. The message is for the writer. */
export class CodemodError extends Error {}

const TEXTS = /\.(?:mdx?|json|ya?ml|svg)$/;
/** Signed files and records of earlier descriptions say what was true when they were made. */
const LEFT_ALONE = /^docs\/(?:(?:public\/examples|_apiVersions)\/|_addresses\.json$)/;

/** Reads a site from the repository. */
export function readSite(root: string, docs = 'docs', redirects = 'redirects.json'): Site {
  const texts = new Map<string, string>();
  const below = listFilesBelow(path.join(root, docs));
  for (const file of below.map((name) => `${docs}/${name}`)) {
    if (TEXTS.test(file) && !LEFT_ALONE.test(file)) texts.set(file, read(root, file));
  }
  if (existsSync(path.join(root, redirects))) texts.set(redirects, read(root, redirects));
  return { texts, pages: pagesOf(below, docs), docs, redirects };
}

const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

function pagesOf(files: string[], docs: string): Map<string, string> {
  return new Map(files.filter(isPageFile).map((file) => [routeOfFile(file), `${docs}/${file}`]));
}

/**
 * Finds a page by its address or its file, as a writer would name it.
 * @throws CodemodError with the nearest page, where there is none
 */
export function findPage({ pages, docs }: Site, named: string): { route: string; file: string } {
  const route = routeNamed(named, docs);
  const found = findRoute(route, new Set(pages.keys()));
  const file = found && pages.get(found);
  if (found && file) return { route: found, file };
  const guess = nearest(route, pages.keys());
  throw new CodemodError(`There is no page at ${route}.${guess ? ` Did you mean ${guess}?` : ''}`);
}

/** The route that a writer means by an address or by a file. */
export function routeNamed(named: string, docs: string): string {
  const file = named.replaceAll('\\', '/').replace(/^\.\//, '');
  if (/\.mdx?$/.test(file)) return routeOfFile(file.replace(new RegExp(`^${docs}/`), ''));
  // Readers have addresses with the base of the site and an ending.
  const address = file.startsWith(BASE) ? file.slice(BASE.length - 1) : file;
  return address.startsWith('/') ? address.replace(/\.html$/, '') : `/${address}`;
}

/** The sidebar file that names a page: the nearest above it. */
export function sidebarOf({ texts, docs }: Site, pageFile: string): { file: string; name: string } | undefined {
  const inside = pageFile.slice(docs.length + 1).replace(/\.mdx?$/, '');
  const parts = inside.split('/');
  for (let depth = parts.length - 1; depth >= 0; depth--) {
    const folder = parts.slice(0, depth).join('/');
    const file = [docs, folder, '_meta.json'].filter(Boolean).join('/');
    if (texts.has(file)) return { file, name: parts.slice(depth).join('/') };
  }
  return undefined;
}
