import path from 'node:path';
import { routeOfFile } from '../shared/routes.ts';
import type { SiteConfig } from '../shared/siteConfig.ts';
import type { SitePage, SiteVariants } from './buildIndexes.ts';

/**
 * Finds the route, the language and the version of a page by the folders that it is in, as Rspress does: version
 * first, and the default ones have no part in the route.
 * @param file path below the docs folder
 */
export function sitePageOf(docsDir: string, file: string, { lang, locales, multiVersion }: SiteConfig): SitePage {
  const folders = file.split(/[\\/]/);
  const take = (names: string[], fallback: string) =>
    names.includes(folders[0]) ? (folders.shift() as string) : fallback;
  const version = take(multiVersion?.versions ?? [], multiVersion?.default ?? '');
  const pageLang = take(
    locales.map((locale) => locale.lang),
    lang,
  );
  const prefix = [version !== multiVersion?.default && version, pageLang !== lang && pageLang].filter(Boolean);
  const routePath = prefix.map((folder) => `/${folder}`).join('') + routeOfFile(folders.join('/'));
  return { routePath, lang: pageLang, version, file: path.join(docsDir, file) };
}

/** The languages and versions of a site, the default ones first. */
export function siteVariants({ lang, locales, multiVersion }: SiteConfig): SiteVariants {
  const first = (isFirst: boolean) => Number(!isFirst);
  return {
    locales: [...locales].sort((a, b) => first(a.lang === lang) - first(b.lang === lang)),
    versions: [...(multiVersion?.versions ?? [])].sort(
      (a, b) => first(a === multiVersion?.default) - first(b === multiVersion?.default),
    ),
  };
}
