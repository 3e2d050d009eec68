import { variantHome } from '../Nav/navVariants.ts';

/** The parts of a site in front of its paths. */
export interface SitePrefixes {
  /** Base path of the site, with a slash at the end. */
  base: string;
  versions: readonly string[];
  defaultVersion: string;
  languages: readonly string[];
  defaultLanguage: string;
}

/** Characters that a query from a path has at most: it is shown on a button. */
const MAX_QUERY = 60;

/**
 * What a reader who requests a path is looking for: the words of its last part.
 * @param path decoded path
 * @returns an empty text for a path without words
 */
export function queryOfPath(path: string): string {
  const parts = path.split('/').filter((part) => /[\p{L}\p{N}]/u.test(part) && !/^index(?:\.\w+)?$/.test(part));
  const last = parts.at(-1) ?? '';
  const words = last.replace(/\.(?:html?|mdx?)$/, '').split(/[^\p{L}\p{N}.:]+/u);
  return words.filter(Boolean).join(' ').slice(0, MAX_QUERY);
}

/** The version and the language that a path names, if any, and the parts behind them. */
function splitPath(pathname: string, { base, versions, languages }: SitePrefixes) {
  const rest = pathname.slice(base.length).split('/');
  const version = versions.includes(rest[0]) ? rest.shift() : undefined;
  const language = languages.includes(rest[0]) ? rest.shift() : undefined;
  return { version, language, rest };
}

/**
 * Takes the language out of a path. It counts only right after the base and the version.
 * @returns the language and the path without it, with base, or undefined for a path that names none
 */
export function withoutLanguage(pathname: string, site: SitePrefixes): { language: string; path: string } | undefined {
  const { version, language, rest } = splitPath(pathname, site);
  if (!pathname.startsWith(site.base) || !language) return undefined;
  return { language, path: site.base + (version ? `${version}/` : '') + rest.join('/') };
}

/** The version and the language that a path names, or the default ones. */
export function variantOf(pathname: string, site: SitePrefixes): { version: string; language: string } {
  const { version = site.defaultVersion, language = site.defaultLanguage } = splitPath(pathname, site);
  return { version, language };
}

/** The start page of a version and language, as a route. The default ones have no prefix. */
export function homeRoute(version: string, language: string, site: SitePrefixes): string {
  const known = {
    version: site.versions.includes(version) ? version : site.defaultVersion,
    lang: site.languages.includes(language) ? language : site.defaultLanguage,
  };
  return variantHome(known, { version: site.defaultVersion, lang: site.defaultLanguage });
}

/**
 * The addresses of a page that a reader who requests a path may have meant: hosts find a page under one form of its
 * address only. Each form leads to simpler ones, so that following them ends.
 * @param pathname as the browser has it
 * @param withItself also the path as it is
 */
export function addressesMeant(pathname: string, base: string, withItself = false): string[] {
  const path = pathname.replace(/\/{2,}/g, '/');
  if (!path.toLowerCase().startsWith(base.toLowerCase())) return [];
  const bare = path.replace(/\/(?:index(?:\.html)?)?$/i, '').replace(/\.html$/i, '');
  const isFile = /\.html$/i.test(path) && !/\/index\.html$/i.test(path);
  const forms = isFile ? [`${bare}.html`] : [`${bare}.html`, `${bare}/`];
  const all = [...forms, ...forms.map((form) => form.toLowerCase())];
  return [...new Set(withItself ? [pathname, ...all] : all)].filter((form) => withItself || form !== pathname);
}
