import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
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

/** The text of a page as peers get it: all that ours reads of the page, its description and its questions included. */
export interface PeerPage {
  id: number;
  route: string;
  title: string;
  headings: string;
  text: string;
}

export function peerPages(
  records: SearchRecord[],
  notes: ReadonlyMap<string, { summary: string; answers: string[] }>,
): PeerPage[] {
  return records.map((record, id) => ({
    id,
    route: record.routePath,
    title: record.title,
    headings: record.toc.map(({ text }) => text).join('\n'),
    text: [
      notes.get(record.routePath)?.summary ?? '',
      ...(notes.get(record.routePath)?.answers ?? []),
      ...sectionsOf(record).map(({ text }) => text),
    ].join('\n'),
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
  const index = miniSearchIndex(pages);
  const options = { fuzzy: 0.2, prefix: true, boost: { title: 4, headings: 2, text: 1 } };
  return {
    name: 'MiniSearch, weighted',
    find: async (query) => index.search(query, options).map(({ id }) => pages[id].route),
    close: async () => {},
  };
}

function miniSearchIndex(pages: PeerPage[]): MiniSearch<PeerPage> {
  const index = new MiniSearch<PeerPage>({ fields: ['title', 'headings', 'text'] });
  index.addAll(pages);
  return index;
}

/** Pagefind with its defaults, over a page of HTML for each record. It rejects where its program cannot be started. */
export async function pagefindPeer(records: SearchRecord[], pages: PeerPage[]): Promise<Peer> {
  const folder = await writePagefind(records, pages);
  const search = await openPagefind(folder);
  return {
    name: 'Pagefind',
    find: async (query) => {
      const { results } = await search.search(query);
      const data = await Promise.all(results.slice(0, LIMIT).map((result) => result.data()));
      return data.map(({ raw_url: url, url: shown }) => url ?? shown);
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Hits that a reader is shown, each of which Pagefind loads a file for. */
const SHOWN = 7;

/**
 * What a first search of Pagefind loads: its script, its program and the parts of its index.
 * @returns bytes for each query, with nothing loaded before; its own files are compressed already
 */
export async function pagefindSizes(records: SearchRecord[], pages: PeerPage[], queries: string[]): Promise<number[]> {
  const folder = await writePagefind(records, pages);
  const sizes: number[] = [];
  for (const query of queries) {
    const files = new Set(['pagefind.js']);
    const search = await openPagefind(folder, (file) => files.add(file));
    const { results } = await search.search(query);
    await Promise.all(results.slice(0, SHOWN).map((result) => result.data()));
    const contents = [...files].map((file): [string, Buffer] => [file, readFileSync(path.join(folder, file))]);
    sizes.push(
      contents.reduce((sum, [file, bytes]) => sum + (/\.js(?:on)?$/.test(file) ? sent(bytes) : bytes.length), 0),
    );
  }
  rmSync(folder, { recursive: true, force: true });
  return sizes;
}

/** What the other two load for any search: all records, of which FlexSearch makes its index, or the index itself. */
export function wholeSizes(records: SearchRecord[], pages: PeerPage[]): Record<'flexSearch' | 'miniSearch', number> {
  return {
    flexSearch: sent(Buffer.from(JSON.stringify(records))),
    miniSearch: sent(Buffer.from(JSON.stringify(miniSearchIndex(pages)))),
  };
}

/** Ends the program of Pagefind. */
export const closePagefind = (): Promise<unknown> => pagefind.close();

/** Bytes as a host sends a large file: compressed on its way (Brotli 5). */
function sent(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

async function writePagefind(records: SearchRecord[], pages: PeerPage[]): Promise<string> {
  const { index } = await pagefind.createIndex({});
  if (!index) throw new Error('Pagefind made no index.');
  for (const [id, record] of records.entries()) {
    await index.addHTMLFile({ url: record.routePath, content: htmlOf(record, pages[id]) });
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  await index.writeFiles({ outputPath: folder });
  await index.deleteIndex();
  return folder;
}

interface PagefindModule {
  options(options: { basePath: string; baseUrl: string }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ url: string; raw_url?: string }> }[] }>;
}

const realFetch = globalThis.fetch;

/** Each opening gets a script of its own, which has nothing loaded. */
let opened = 0;

/** Pagefind's script of the browser asks for its files over `fetch`, which here reads them from the disk. */
async function openPagefind(folder: string, onRead: (file: string) => void = () => {}): Promise<PagefindModule> {
  const base = 'http://pagefind.example/';
  globalThis.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.startsWith(base) && !url.startsWith('/')) return realFetch(input, init);
    const file = new URL(url, base).pathname.slice(1);
    onRead(file);
    return new Response(readFileSync(path.join(folder, file)));
  };
  Object.assign(globalThis, {
    document: { querySelector: () => ({ getAttribute: () => 'en' }), currentScript: null },
    window: globalThis,
    location: new URL(base),
  });
  const script = path.join(folder, `pagefind-${opened++}.js`);
  copyFileSync(path.join(folder, 'pagefind.js'), script);
  const module = (await import(pathToFileURL(script).href)) as PagefindModule;
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
