import type { SearchRecord } from '../../theme/logic/search/searchRecord.ts';
import type { IndexInfo } from '../../theme/logic/search/searchSetup.ts';
import { indexFileName } from './indexFileName.ts';
import type { ReadPage } from './readPageText.ts';

/** A page that the site shows, as the build knows it. */
export interface SitePage {
  routePath: string;
  lang: string;
  version: string;
  /** Absolute path of its file. */
  file: string;
}

/** Languages and versions of the site; both are empty where it has one of each. */
export interface SiteVariants {
  locales: { lang: string; label: string }[];
  versions: string[];
}

/** An index with the bytes of its file. */
export interface BuiltIndex {
  info: IndexInfo;
  bytes: string;
}

/**
 * Makes one index for each language and version.
 * The same pages always give the same bytes: pages are in the order of their routes, and keys in that of the record.
 * @param readPage reads the text of a page
 * @param domain address of the site for records that a search service hands out elsewhere
 */
export function buildIndexes(
  pages: SitePage[],
  variants: SiteVariants,
  readPage: (file: string) => ReadPage,
  domain = '',
): BuiltIndex[] {
  const groups = new Map<string, { lang: string; version: string; records: SearchRecord[] }>();
  const sorted = [...pages].sort((a, b) => compare(a.routePath, b.routePath));
  for (const page of sorted) {
    const text = readPage(page.file);
    if (!isSearchable(text)) continue;
    const version = variants.versions.length > 0 ? page.version : '';
    const key = `${page.lang}/${version}`;
    const group = groups.get(key) ?? { lang: page.lang, version, records: [] };
    group.records.push(toRecord(group.records.length, page, text, domain));
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((a, b) => compare(a.lang, b.lang) || compare(a.version, b.version))
    .map(({ lang, version, records }) => {
      const bytes = JSON.stringify(records);
      const file = indexFileName(variants.locales.length > 0 ? lang : '', version, bytes);
      const info = {
        name: [lang, version].filter(Boolean).join(' '),
        label: label(lang, version, variants),
        lang,
        version,
      };
      return { info: { ...info, file }, bytes };
    });
}

/** The home page only repeats what other pages say, and a page may opt out with `search: false`. */
function isSearchable({ frontMatter }: ReadPage): boolean {
  return frontMatter.pageType !== 'home' && frontMatter.search !== false;
}

function toRecord(id: number, page: SitePage, text: ReadPage, domain: string): SearchRecord {
  const { frontMatter, content, toc } = text;
  const title = typeof frontMatter.title === 'string' ? frontMatter.title : text.title;
  return { id, title, content, toc, routePath: page.routePath, domain };
}

function label(lang: string, version: string, { locales }: SiteVariants): string {
  const language = locales.find((locale) => locale.lang === lang)?.label ?? '';
  return [language, version].filter(Boolean).join(' ') || lang;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
