import { buildShards, type ShardOptions } from '../../../../../plugins/search/buildShards.ts';
import { memoryEngine } from '../../../../../scripts/search/siteIndex.ts';
import { headingsOf } from '../../../../../theme/components/Search/engine/pageSections.ts';
import type { HitGroup } from '../../../../../theme/components/Search/engine/searchHit.ts';
import type { SearchRecord } from '../../../../../theme/components/Search/engine/searchRecord.ts';

/** A page from its title, the text above the first heading, and headings with their text. */
export function page(title: string, lead: string, sections: Record<string, string> = {}): SearchRecord {
  const record: SearchRecord = { id: title, title, content: lead, toc: [], routePath: `/${title}`, domain: '' };
  for (const [text, body] of Object.entries(sections)) {
    const charIndex = record.content.length + 1;
    record.toc.push({ text, id: text.toLowerCase(), depth: 2, charIndex });
    record.content += `\n${text}\n${body}`;
  }
  return record;
}

/** The index of pages, as the build publishes it. */
export function indexOf(pages: SearchRecord[], options: ShardOptions = {}, name = 'site') {
  const { manifest, files } = buildShards(pages, { prefix: `search.${name}`, ...options });
  const file = `search_index.${name}.json`;
  const records = pages.map((record) => ({
    ...record,
    content: record.content.split('\n')[0],
    toc: headingsOf(record),
  }));
  files.set(file, JSON.stringify(records));
  return { info: { name, label: name, lang: 'en', version: '', file, manifest }, files };
}

/** Searches pages as a reader does. */
export async function search(
  query: string,
  pages: SearchRecord[],
  options: ShardOptions & { isVerbatim?: boolean } = {},
): Promise<HitGroup> {
  const engine = await memoryEngine(indexOf(pages, options));
  const [group] = await engine.search(query, options);
  return group;
}

/** The type and link of each hit. */
export async function summary(query: string, pages: SearchRecord[], options: ShardOptions = {}): Promise<string[]> {
  const found = await search(query, pages, options);
  return found.pages.flatMap(({ hits }) => hits.map(({ type, link }) => `${type} ${link}`));
}
