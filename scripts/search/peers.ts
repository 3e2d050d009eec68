import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Document } from 'flexsearch';
import MiniSearch from 'minisearch';
import * as pagefind from 'pagefind';
import { sectionsOf } from '../../theme/logic/search/pageSections.ts';
import type { SearchRecord } from '../../theme/logic/search/searchRecord.ts';

/** A search to compare with. */
export interface Peer {
  name: string;
  /** Routes of the pages for a query, the best first. */
  find(query: string): Promise<string[]>;
  close(): Promise<void>;
}

const LIMIT = 20;

/** The text of a page as peers get it: all that ours reads of the page, its description included. */
interface PeerPage {
  id: number;
  route: string;
  title: string;
  headings: string;
  text: string;
}

export function peerPages(records: SearchRecord[], summaries: ReadonlyMap<string, { summary: string }>): PeerPage[] {
  return records.map((record, id) => ({
    id,
    route: record.routePath,
    title: record.title,
    headings: record.toc.map(({ text }) => text).join('\n'),
    text: [summaries.get(record.routePath)?.summary ?? '', ...sectionsOf(record).map(({ text }) => text)].join('\n'),
  }));
}

/** FlexSearch as the specification names it: full tokens over title, headings and text, without weights. */
export function flexSearchPeer(pages: PeerPage[]): Peer {
  const index = new Document({ tokenize: 'full', document: { id: 'id', index: ['title', 'headings', 'text'] } });
  for (const page of pages) index.add(page as never);
  return {
    name: 'FlexSearch, plain',
    find: async (query) => {
      const found = index.search(query, { limit: LIMIT }) as { result: number[] }[];
      return found.flatMap(({ result }) => result.map((id) => pages[id].route));
    },
    close: async () => {},
  };
}

/** MiniSearch with the weights of VitePress, prefixes and fuzzy words. */
export function miniSearchPeer(pages: PeerPage[]): Peer {
  const index = new MiniSearch({ fields: ['title', 'headings', 'text'] });
  index.addAll(pages);
  const options = { fuzzy: 0.2, prefix: true, boost: { title: 4, headings: 2, text: 1 } };
  return {
    name: 'MiniSearch, weighted',
    find: async (query) => index.search(query, options).map(({ id }) => pages[id].route),
    close: async () => {},
  };
}

/** Pagefind with its defaults, over a page of HTML for each record. It rejects where its program cannot be started. */
export async function pagefindPeer(records: SearchRecord[], pages: PeerPage[]): Promise<Peer> {
  const { index } = await pagefind.createIndex({});
  if (!index) throw new Error('Pagefind made no index.');
  for (const [id, record] of records.entries()) {
    await index.addHTMLFile({ url: record.routePath, content: htmlOf(record, pages[id]) });
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  await index.writeFiles({ outputPath: folder });
  const search = await openPagefind(folder);
  return {
    name: 'Pagefind',
    find: async (query) => {
      const { results } = await search.search(query);
      const data = await Promise.all(results.slice(0, LIMIT).map((result) => result.data()));
      return data.map(({ raw_url: url, url: shown }) => url ?? shown);
    },
    close: async () => {
      await pagefind.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface PagefindModule {
  options(options: { basePath: string; baseUrl: string }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ url: string; raw_url?: string }> }[] }>;
}

/** Pagefind's script of the browser asks for its files over `fetch`, which here reads them from the disk. */
async function openPagefind(folder: string): Promise<PagefindModule> {
  const base = 'http://pagefind.example/';
  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.startsWith(base) && !url.startsWith('/')) return realFetch(input, init);
    return new Response(readFileSync(path.join(folder, new URL(url, base).pathname)));
  };
  Object.assign(globalThis, {
    document: { querySelector: () => ({ getAttribute: () => 'en' }), currentScript: null },
    window: globalThis,
    location: new URL(base),
  });
  const module = (await import(pathToFileURL(path.join(folder, 'pagefind.js')).href)) as PagefindModule;
  await module.options({ basePath: base, baseUrl: '/' });
  await module.init();
  return module;
}

function htmlOf(record: SearchRecord, { title, text }: PeerPage): string {
  const summary = text.split('\n')[0];
  const body = sectionsOf(record)
    .map(
      ({ heading, id, text: below }) =>
        `${heading ? `<h2 id="${escapeHtml(id)}">${escapeHtml(heading)}</h2>` : ''}<p>${escapeHtml(below)}</p>`,
    )
    .join('\n');
  return `<!doctype html><html lang="en"><head><title>${escapeHtml(title)}</title></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(summary)}</p>${body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
