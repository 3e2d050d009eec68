import { Index } from 'flexsearch';
import { type FetchJson, fetchOrReload } from './fetchJson.ts';
import { createFinder, type Finder } from './findPages.ts';
import { foldText } from './foldText.ts';
import { pause } from './pause.ts';
import { type Script, wordsOf } from './scripts.ts';
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
  leads: LeadIndex;
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

/** Finds pages by their titles, headings and leads, which are loaded with the index. */
interface LeadIndex {
  /** False while headings and leads are being indexed. */
  isReady: boolean;
  ready: Promise<void>;
  /** Numbers of the pages that have all words of a query, also inside of other words. */
  search(query: string): number[];
}

/** How a word of each writing system becomes tokens. In Chinese and Japanese nothing shows where words end. */
const ENCODERS: Record<Script, (word: string) => string[]> = {
  default: (word) => [word],
  cyrillic: (word) => [word],
  korean: (word) => [word],
  chinese: pairsOf,
  japanese: pairsOf,
};
/** Records that are indexed in one task. */
const BATCH = 12;
const MAX_PAGES = 100;

/** Indexes the records with FlexSearch, with one index for each writing system. */
function createLeadIndex(records: SearchRecord[]): LeadIndex {
  const indexes = new Map<Script, Index>();
  const indexOf = (script: Script) => {
    const index = indexes.get(script) ?? new Index({ tokenize: 'full', encode: (tokens) => tokens.split(' ') });
    indexes.set(script, index);
    return index;
  };
  const add = (page: number, text: string) => {
    for (const [script, tokens] of tokensOf(text)) indexOf(script).append(page, [...tokens].join(' '));
  };
  const indexAll = async () => {
    // Titles come first, so a slow phone has results early.
    for (const [page, { title }] of records.entries()) {
      if (page % (BATCH * 5) === 0) await pause();
      add(page, title);
    }
    for (const [page, { toc, content }] of records.entries()) {
      if (page % BATCH === 0) await pause();
      add(page, [...toc.map(({ text }) => text), content].join('\n'));
    }
    leads.isReady = true;
  };
  const leads: LeadIndex = {
    isReady: false,
    ready: Promise.resolve(),
    search(query) {
      const lists = [...tokensOf(query)].map(([script, tokens]) => {
        return (indexes.get(script)?.search([...tokens].join(' '), { limit: MAX_PAGES }) ?? []) as number[];
      });
      const [first = [], ...others] = lists;
      return first.filter((page) => others.every((list) => list.includes(page)));
    },
  };
  leads.ready = indexAll();
  return leads;
}

/** The different words of a text by writing system, without case, accents and fillers. */
function tokensOf(text: string): Map<Script, Set<string>> {
  const tokens = new Map<Script, Set<string>>();
  for (const { text: word, script } of wordsOf(foldText(text).folded)) {
    if (FILLERS.has(word)) continue;
    const own = tokens.get(script) ?? new Set();
    for (const token of ENCODERS[script](word)) own.add(token);
    tokens.set(script, own);
  }
  return tokens;
}
