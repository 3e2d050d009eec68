import { type FetchJson, fetchOrReload } from './fetchJson.ts';
import { createFinder, type Finder } from './findPages.ts';
import { createLeadIndex, type LeadIndex } from './leadIndex.ts';
import { readRecords, type SearchRecord } from './searchRecord.ts';
import type { IndexInfo } from './searchSetup.ts';
import type { ShardManifest } from './shardFormat.ts';
import { loadManifest, type ShardLoader } from './shardLoader.ts';

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
  shards: ShardLoader;
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
  let manifest = loadManifest(files.manifest, fetchJson);
  // The records alone give results too, so a failure matters only when the full text is searched.
  manifest.catch(() => {});
  const records = readRecords(await fetchOrReload(files.file, fetchJson));
  const leads = createLeadIndex(records);
  const pagesContaining = async (text: string) => {
    await leads.ready;
    return leads.search(text);
  };
  const create = async (): Promise<FullText> => {
    const loaded = await manifest;
    return { ...loaded, finder: createFinder({ records, ...loaded, pagesContaining }) };
  };
  let fullText: Promise<FullText> | undefined;
  return {
    files,
    records,
    leads,
    fullText() {
      fullText ??= create();
      fullText.catch(() => {
        fullText = undefined;
        manifest = loadManifest(files.manifest, fetchJson);
        manifest.catch(() => {});
      });
      return fullText;
    },
  };
}
