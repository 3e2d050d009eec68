import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPageFile } from '../../plugins/checks/listDocs.ts';
import { listFilesBelow } from '../../plugins/shared/listFiles.ts';
import { nearest } from '../../plugins/shared/nearest.ts';
import { findRoute } from '../../plugins/shared/routes.ts';
import { BASE } from '../../plugins/shared/site.ts';
import { type SiteRoutes, siteRoutes } from '../../plugins/shared/siteRoutes.ts';

/** What a codemod reads of a site: paths are those from the root of the repository, with forward slashes. */
export interface Site {
  /** Texts that may name pages, by path. */
  texts: ReadonlyMap<string, string>;
  /** Files of the pages, by route. */
  pages: ReadonlyMap<string, string>;
  /** Folder of the pages. */
  docs: string;
  routes: SiteRoutes;
  redirects: string;
}

/** A file with its new text; without one, it goes. */
export interface Change {
  file: string;
  text?: string;
}

/** What a codemod does, and what it leaves to the writer. */
export interface Plan {
  changes: Change[];
  /** What to do where, each in a line. */
  left: string[];
}

/** A codemod that would lose work, or that nobody can do. The message is for the writer. */
export class CodemodError extends Error {}

/** The texts of a site as a codemod leaves them. */
export class Draft {
  readonly site: Site;
  readonly texts: Map<string, string>;

  constructor(site: Site) {
    this.site = site;
    this.texts = new Map(site.texts);
  }

  /** The text of a file; empty where there is none. */
  text(file: string): string {
    return this.texts.get(file) ?? '';
  }

  plan(left: string[] = []): Plan {
    const files = [...new Set([...this.site.texts.keys(), ...this.texts.keys()])];
    const changed = files.filter((file) => this.site.texts.get(file) !== this.texts.get(file));
    return { changes: changed.map((file) => ({ file, text: this.texts.get(file) })), left };
  }
}

const TEXTS = /\.(?:mdx?|json|ya?ml|svg)$/;
/** Signed files and records of earlier descriptions say what was true when they were made. */
const LEFT_ALONE = /^docs\/(?:(?:public\/examples|_apiVersions)\/|_addresses\.json$)/;

/** Reads the site of the repository. */
export function readSite(root: string): Site {
  const [docs, redirects] = ['docs', 'redirects.json'];
  const below = listFilesBelow(path.join(root, docs));
  const files = below.map((name) => `${docs}/${name}`).filter((file) => TEXTS.test(file) && !LEFT_ALONE.test(file));
  if (existsSync(path.join(root, redirects))) files.push(redirects);
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
  const routes = siteRoutes(path.join(root, docs));
  const pages = new Map(below.filter(isPageFile).map((file) => [routes.routeOf(file), `${docs}/${file}`]));
  return { texts, pages, docs, routes, redirects };
}

/**
 * Finds a page by its address or its file, as a writer would name it.
 * @throws CodemodError with the nearest page, where there is none
 */
export function findPage(site: Site, named: string): { route: string; file: string } {
  const { pages } = site;
  const route = routeNamed(named, site);
  const found = findRoute(route, new Set(pages.keys()));
  const file = found && pages.get(found);
  if (found && file) return { route: found, file };
  const guess = nearest(route, pages.keys());
  throw new CodemodError(`There is no page at ${route}.${guess ? ` Did you mean ${guess}?` : ''}`);
}

/** The route that a writer means by an address or by a file. */
export function routeNamed(named: string, { docs, routes }: Site): string {
  const file = named.replace(/^\.\//, '');
  if (/\.mdx?$/.test(file)) return routes.routeOf(file.replace(new RegExp(`^${docs}/`), ''));
  // Readers have addresses with the base of the site and an ending.
  const address = file.startsWith(BASE) ? file.slice(BASE.length - 1) : file;
  return address.startsWith('/') ? address.replace(/\.html$/, '') : `/${address}`;
}

/** The file of a page at an address. */
export function fileOf({ docs, routes }: Site, route: string, extension = '.mdx'): string {
  const name = route.endsWith('/') ? `${route}index` : route;
  if (!/^(?:\/[\w.~-]+)+$/.test(name))
    throw new CodemodError(`${route} is no address: use letters, digits and hyphens.`);
  return `${docs}/${routes.fileOf(route)}${extension}`;
}
