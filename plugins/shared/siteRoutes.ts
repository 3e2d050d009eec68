import path from 'node:path';
import { type Variant, variantHome } from '../../theme/components/Nav/navVariants.ts';
import { tryOr } from '../../tools-core/base/tryOr.ts';
import type { LinkTargets } from '../checks/rules/links.ts';
import { readIfThere } from './listFiles.ts';
import { memoizeByText } from './memoize.ts';
import { findRoute, routeOfFile } from './routes.ts';
import { SITE_CONFIG_FILE, type SiteConfig, siteConfigSchema } from './siteConfig.ts';

/** Where the pages of a site are, whose files are in `<version>/<language>/` where it has several. */
export interface SiteRoutes {
  /** The folders of all languages and versions, from the docs folder. Empty on a site with one of each. */
  folders: string[];
  /** The variant of a page, from its path in the docs folder. */
  variantOf(file: string): Variant;
  /** The route of a page, from its path in the docs folder: the folders of the default variant aren't part of it. */
  routeOf(file: string): string;
  /** The file of a route in the docs folder, without an ending. */
  fileOf(route: string): string;
  /** The route as pages of its own variant write it. */
  localOf(route: string): string;
  /** The link that Rspress makes of a link on a page of a variant, which leads to the same variant. */
  linkOn(variant: Variant, link: string): string;
}

/** Whether a text is checked as English. */
export const isEnglish = ({ lang }: Variant) => /^en\b/i.test(lang);

/** Describes the routes of a docs folder by its `site.json`. A file that can't be read is reported elsewhere. */
export const siteRoutes = (docsDir: string): SiteRoutes =>
  routesFor(readIfThere(path.join(docsDir, SITE_CONFIG_FILE)) ?? '{}');

const routesFor = memoizeByText(
  (text: string): SiteRoutes =>
    routesOf(tryOr(() => siteConfigSchema.parse(JSON.parse(text))) ?? siteConfigSchema.parse({})),
);

function routesOf({ lang, locales, multiVersion }: SiteConfig): SiteRoutes {
  const languages = locales.map((locale) => locale.lang);
  const own: Variant = { lang, version: multiVersion?.default ?? '' };
  const split = (file: string) => {
    const parts = file.split('/');
    const take = (folders: readonly string[] = []) => (folders.includes(parts[0]) ? parts.shift() : undefined);
    const version = take(multiVersion?.versions);
    return { version, lang: take(languages), rest: parts.join('/') };
  };
  const variantOf = (file: string) => {
    const { version = own.version, lang = own.lang } = split(file);
    return { lang, version };
  };
  const versions = multiVersion?.versions ?? [''];
  const folders = versions.flatMap((version) =>
    (languages.length > 0 ? languages : ['']).map((language) => [version, language].filter(Boolean).join('/')),
  );
  return {
    folders: folders.filter(Boolean),
    variantOf,
    routeOf: (file) => routeOfFile(variantHome(variantOf(file), own).slice(1) + split(file).rest),
    fileOf: (route) => {
      const { rest } = split(route.slice(1));
      const { lang, version } = variantOf(route.slice(1));
      return [version, languages.length > 0 && lang, rest.replace(/(^|\/)$/, '$1index')].filter(Boolean).join('/');
    },
    localOf: (route) => `/${split(route.slice(1)).rest}`,
    linkOn: (variant, link) => {
      if (!/^\/(?!\/)/.test(link)) return link;
      const { version, lang, rest } = split(link.slice(1));
      const meant = version ? { version, lang: lang ?? own.lang } : { ...variant, lang: lang ?? variant.lang };
      return variantHome(meant, own) + rest;
    },
  };
}

type Targets = Pick<LinkTargets, 'linkOn' | 'routes' | 'publicFiles'>;

/**
 * The address that readers are led to: in the language and version of the page with the link, if it has such a page or
 * if nothing is where the link leads as it is written.
 */
export function meantLink(url: string, variant: Variant, { linkOn, routes, publicFiles }: Targets): string {
  const local = linkOn?.(variant, url) ?? url;
  const isThere = (link: string) => {
    const [path] = link.split('#');
    return findRoute(path, routes) !== undefined || publicFiles.has(path);
  };
  return local !== url && !isThere(local) && isThere(url) ? url : local;
}
