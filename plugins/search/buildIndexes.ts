import { pageTypeOf } from '../../theme/logic/completePage.ts';
import type { SearchRecord } from '../../theme/logic/search/searchRecord.ts';
import type { IndexInfo } from '../../theme/logic/search/searchSetup.ts';
import type { ReadPage } from '../pages/readPageText.ts';
import { indexFileName } from './indexFileName.ts';
import { type PageNotes, pageNotes, tasksOf } from './knowledge/pageNotes.ts';
import type { SiteKnowledge } from './knowledge/siteKnowledge.ts';
import { type PartsStore, partsOnce } from './parts/keptParts.ts';

/** A page that the site shows, as the build knows it. */
export interface SitePage {
  routePath: string;
  lang: string;
  version: string;
  /** Absolute path of its file. */
  file: string;
}

/** Languages and versions of the site, the default ones first; both are empty where it has one of each. */
export interface SiteVariants {
  locales: { lang: string; label: string }[];
  versions: string[];
}

/** An index with the bytes of its file, and the parts in which a browser searches, by file name. */
export interface BuiltIndex {
  info: IndexInfo;
  records: SearchRecord[];
  /** What is known of each page beside its text, by route. */
  notes: ReadonlyMap<string, PageNotes>;
  bytes: string;
  parts: ReadonlyMap<string, string>;
}

/**
 * Makes one index for each language and version.
 * The same pages always give the same bytes: pages are in the order of their routes, and keys in that of the record.
 * @param readPage reads the text of a page
 * @param knowledge what the site knows of its subject
 * @param domain address of the site for records that a search service hands out elsewhere
 * @param store keeps parts from one build to the next
 */
export function buildIndexes(
  pages: SitePage[],
  variants: SiteVariants,
  readPage: (file: string) => ReadPage,
  domain = '',
  knowledge?: SiteKnowledge,
  store?: PartsStore,
): BuiltIndex[] {
  const groups = new Map<string, Group>();
  const langs = variants.locales.map(({ lang }) => lang);
  const orderOf = (group: Group) =>
    langs.indexOf(group.lang) * (variants.versions.length + 1) + variants.versions.indexOf(group.version);
  const sorted = [...pages].sort((a, b) => compare(a.routePath, b.routePath));
  for (const page of sorted) {
    const text = readPage(page.file);
    if (!isSearchable(text)) continue;
    const version = variants.versions.length > 0 ? page.version : '';
    const key = `${page.lang}/${version}`;
    const group = groups.get(key) ?? { lang: page.lang, version, records: [], texts: [] };
    group.records.push(toRecord(group.records.length, page, text, domain));
    group.texts.push(text);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((group) => toIndex(group, variants, knowledge, store));
}

/** The pages of one language and version. */
interface Group {
  lang: string;
  version: string;
  records: SearchRecord[];
  texts: ReadPage[];
}

function toIndex(group: Group, variants: SiteVariants, knowledge?: SiteKnowledge, store?: PartsStore): BuiltIndex {
  const { lang, version, records, texts } = group;
  const bytes = JSON.stringify(records);
  const ownLang = variants.locales.length > 0 ? lang : '';
  const file = indexFileName(ownLang, version, bytes);
  const notes = pageNotes(records, texts, knowledge);
  const options = {
    prefix: ['search', ownLang.replaceAll('.', '_'), version].filter(Boolean).join('.'),
    notes,
    synonyms: knowledge?.synonyms,
    cards: knowledge?.cards,
    tasks: tasksOf(records),
  };
  const { head, files } = partsOnce(records, options, store);
  const name = [lang, version].filter(Boolean).join(' ');
  const info = { name, label: label(lang, version, variants), lang, version, file, head };
  return { info, records, notes, bytes, parts: files };
}

/** The home page only repeats what other pages say, and a page may opt out with `search: false`. */
function isSearchable({ frontMatter }: ReadPage): boolean {
  return pageTypeOf(frontMatter) !== 'home' && frontMatter.search !== false;
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
