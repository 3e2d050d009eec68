import { headingsOf } from '../../theme/components/Search/engine/pageSections.ts';
import type { SearchRecord } from '../../theme/components/Search/engine/searchRecord.ts';
import type { IndexInfo } from '../../theme/components/Search/engine/searchSetup.ts';
import { pageTypeOf } from '../../theme/shared/completePage.ts';
import type { ReadPage } from '../pages/readPageText.ts';
import { buildShards, shortHash } from './buildShards.ts';
import { type PageMetadata, pageMetadata } from './pageMetadata.ts';
import type { SiteTerms } from './siteTerms.ts';

/** A page of the site. */
export interface SitePage {
  routePath: string;
  lang: string;
  version: string;
  /** Absolute path of its file. */
  file: string;
}

/** Languages and versions of the site, the default ones first. Both are empty if there's only one. */
export interface SiteVariants {
  locales: { lang: string; label: string }[];
  versions: string[];
}

/** An index and the files that a browser needs to search it, by name. */
export interface BuiltIndex {
  info: IndexInfo;
  /** With the whole text of each page. */
  records: SearchRecord[];
  metadata: ReadonlyMap<string, PageMetadata>;
  files: ReadonlyMap<string, string>;
}

export interface IndexOptions {
  readPage: (file: string) => ReadPage;
  terms?: SiteTerms;
  /** Publishes whole pages and no shards, for a search service to read. */
  isRemote?: boolean;
}

/** Builds one index for each language and version. The same pages always result in the same bytes. */
export function buildIndexes(pages: SitePage[], variants: SiteVariants, options: IndexOptions): BuiltIndex[] {
  const groups = new Map<string, Group>();
  const langs = variants.locales.map(({ lang }) => lang);
  const orderOf = ({ lang, version }: Group) =>
    langs.indexOf(lang) * (variants.versions.length + 1) + variants.versions.indexOf(version);
  for (const page of pages.toSorted((a, b) => (a.routePath < b.routePath ? -1 : 1))) {
    const text = options.readPage(page.file);
    if (!isSearchable(text)) continue;
    const version = variants.versions.length > 0 ? page.version : '';
    const key = `${page.lang}/${version}`;
    const group = groups.get(key) ?? { lang: page.lang, version, records: [], texts: [] };
    group.records.push(toRecord(group.records.length, page, text));
    group.texts.push(text);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((group) => buildIndex(group, variants, options));
}

interface Group {
  lang: string;
  version: string;
  records: SearchRecord[];
  texts: ReadPage[];
}

function buildIndex(group: Group, variants: SiteVariants, { terms, isRemote = false }: IndexOptions): BuiltIndex {
  const { version, records, texts } = group;
  const lang = variants.locales.length > 0 ? group.lang : '';
  const bytes = JSON.stringify(isRemote ? records : records.map(withLead));
  const file = indexFileName(lang, version, bytes);
  const metadata = pageMetadata(records, texts, terms);
  const files = new Map([[file, bytes]]);
  let manifest = '';
  if (!isRemote) {
    const shards = buildShards(records, {
      prefix: ['search', lang.replaceAll('.', '_'), version].filter(Boolean).join('.'),
      metadata,
      synonyms: terms?.synonyms,
      cards: terms?.cards,
    });
    manifest = shards.manifest;
    for (const [name, shard] of shards.files) files.set(name, shard);
  }
  const name = [group.lang, version].filter(Boolean).join(' ');
  const info = { name, label: labelOf(group, variants), lang: group.lang, version, file, manifest };
  return { info, records, metadata, files };
}

/** Home pages only repeat what other pages say, and a page can opt out with `search: false`. */
function isSearchable({ frontMatter }: ReadPage): boolean {
  return pageTypeOf(frontMatter) !== 'home' && frontMatter.search !== false;
}

function toRecord(id: number, page: SitePage, { frontMatter, content, toc, ...text }: ReadPage) {
  const title = typeof frontMatter.title === 'string' ? frontMatter.title : text.title;
  return { id, title, content, toc, routePath: page.routePath, domain: '' };
}

const LEAD_LENGTH = 160;

function withLead(record: SearchRecord): SearchRecord {
  const headings = headingsOf(record);
  const start = record.content.slice(0, headings[0]?.charIndex).trim().split('\n')[0];
  const content = start.length > LEAD_LENGTH ? start.slice(0, LEAD_LENGTH).replace(/\s+\S*$/, '…') : start;
  return { ...record, content, toc: headings.map((heading) => ({ ...heading, charIndex: -1 })) };
}

function labelOf({ lang, version }: Group, { locales }: SiteVariants): string {
  const language = locales.find((locale) => locale.lang === lang)?.label ?? '';
  return [language, version].filter(Boolean).join(' ') || lang;
}

/**
 * Name of an index file below `static/`: `search_index[.lang][.version].hash.json`.
 * @param lang empty on a site without locales
 * @param version empty on a site without versions
 * @param bytes content of the file, which the hash depends on
 */
function indexFileName(lang: string, version: string, bytes: string): string {
  // A dot inside a language would look like the dot before the version.
  const parts = ['search_index', lang.replaceAll('.', '_'), version, shortHash(bytes), 'json'];
  return parts.filter(Boolean).join('.');
}
