import { Index } from 'flexsearch';
import { type FetchJson, fetchOrReload } from './fetchJson.ts';
import { createFinder, type Finder } from './findPages.ts';
import { foldText } from './foldText.ts';
import { pause } from './pause.ts';
import { wordsOf } from './scripts.ts';
import { readRecords, type SearchRecord } from './searchRecord.ts';
import type { IndexInfo } from './searchSetup.ts';
import type { ShardManifest } from './shardFormat.ts';
import { type LoadShard, loadManifest } from './shardLoader.ts';
import { FILLERS } from './stopWords.ts';
import { pairsOf } from './tokenize.ts';

/** An index whose records are loaded. */
export interface LocalIndex {
  files: IndexFiles;
  records: SearchRecord[];
  leads: ReturnType<typeof createLeadIndex>;
  /** Loads the manifest of the full text, again if that failed before. */
  fullText(): Promise<FullText>;
}

export interface FullText {
  manifest: ShardManifest;
  loadShard: LoadShard;
  finder: Finder;
}

type IndexFiles = Pick<IndexInfo, 'file' | 'manifest'>;

/** Lists the files of the latest build. Its name has no hash, and it's requested only if files of this build are gone. */
const LATEST_FILE = '../search.json';

/** Opens an index: the one of this build, or the latest one if a deployment has replaced it. */
export async function openIndex({ name, ...files }: IndexInfo, fetchJson: FetchJson): Promise<LocalIndex> {
  try {
    return await openFiles(files, fetchJson);
  } catch (error) {
    const latest = await latestIndex(name, files, fetchJson);
    if (!latest) throw error;
    return latest;
  }
}

/** Opens the index of the latest build, if it's another one than the index in use. */
export async function latestIndex(
  name: string,
  used: IndexFiles,
  fetchJson: FetchJson,
): Promise<LocalIndex | undefined> {
  const all = (await fetchJson(LATEST_FILE, true).catch(() => null)) as Record<string, IndexFiles> | null;
  const files = all && Object.hasOwn(all, name) ? all[name] : undefined;
  return files && files.manifest !== used.manifest ? openFiles(files, fetchJson) : undefined;
}

async function openFiles(files: IndexFiles, fetchJson: FetchJson): Promise<LocalIndex> {
  let manifest: ReturnType<typeof loadManifest> | undefined;
  const latestManifest = () => {
    manifest ??= loadManifest(files.manifest, fetchJson);
    // The records alone give results too, so a failure matters only when the full text is searched.
    manifest.catch(() => {
      manifest = undefined;
    });
    return manifest;
  };
  latestManifest();
  const records = readRecords(await fetchOrReload(files.file, fetchJson));
  const leads = createLeadIndex(records);
  const pagesContaining = async (text: string) => {
    await leads.ready;
    return leads.search(text);
  };
  let finder: Finder | undefined;
  return {
    files,
    records,
    leads,
    async fullText() {
      const loaded = await latestManifest();
      finder ??= createFinder({ records, ...loaded, pagesContaining });
      return { ...loaded, finder };
    },
  };
}

/** Records that are indexed in one task. */
const BATCH = 12;
const MAX_PAGES = 100;

/** Finds pages by their titles, headings and leads with FlexSearch. */
function createLeadIndex(records: SearchRecord[]) {
  const index = new Index({ tokenize: 'full', encode: tokensOf });
  const indexAll = async () => {
    // Titles come first, so a slow phone has results early.
    for (const [page, { title }] of records.entries()) {
      if (page % (BATCH * 5) === 0) await pause();
      index.append(page, title);
    }
    for (const [page, { toc, content }] of records.entries()) {
      if (page % BATCH === 0) await pause();
      index.append(page, [...toc.map(({ text }) => text), content].join('\n'));
    }
    leads.isReady = true;
  };
  const leads = {
    /** False while headings and leads are being indexed. */
    isReady: false,
    ready: Promise.resolve(),
    /** Numbers of the pages that have all words of a query, also inside of other words. */
    search: (query: string) => index.search(query, { limit: MAX_PAGES }) as number[],
  };
  leads.ready = indexAll();
  return leads;
}

/** The different words of a text, without case, accents and fillers. Chinese and Japanese don't show where words end. */
function tokensOf(text: string): string[] {
  const tokens = wordsOf(foldText(text).folded).flatMap(({ text: word, script }) => {
    if (FILLERS.has(word)) return [];
    return script === 'chinese' || script === 'japanese' ? pairsOf(word) : [word];
  });
  return [...new Set(tokens)];
}
