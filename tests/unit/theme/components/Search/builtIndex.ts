import { buildParts, type PartsOptions } from '../../../../../plugins/search/buildShards.ts';
import { memoryEngine } from '../../../../../scripts/search/memoryEngine.ts';
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

/** What the build says of an index of pages, with its parts. */
export function indexOf(pages: SearchRecord[], options: PartsOptions = {}) {
  const { head, files } = buildParts(pages, { prefix: 'search', ...options });
  const info = { name: 'site', label: '', lang: 'en', version: '', file: 'search_index.json', head };
  return { info, parts: files };
}

/** Searches pages as a reader does. */
export async function search(
  query: string,
  pages: SearchRecord[],
  options: PartsOptions & { isVerbatim?: boolean; onFetch?: (file: string) => void } = {},
): Promise<HitGroup> {
  const engine = await memoryEngine(indexOf(pages, options), options.onFetch);
  const [group] = await engine.search(query, options);
  return group;
}

/** The hits as lines: what each is, and where it leads. */
export async function summary(query: string, pages: SearchRecord[], options: PartsOptions = {}): Promise<string[]> {
  const found = await search(query, pages, options);
  return found.pages.flatMap(({ hits }) => hits.map(({ type, link }) => `${type} ${link}`));
}
