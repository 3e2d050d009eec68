import { createFinder, type Finder } from '../../../logic/search/finder.ts';
import type { SearchHead } from '../../../logic/search/partFormat.ts';
import type { IndexInfo } from '../../../logic/search/searchSetup.ts';
import { createPartLoader, type FetchJson, loadHead, type PartLoader } from './partLoader.ts';

/** An index of which the head is there. */
export interface LocalIndex {
  head: SearchHead;
  parts: PartLoader;
  finder: Finder;
}

/** Names the heads of the latest build. It has no hash, and is asked for only where files of this build are gone. */
const LATEST_FILE = '../search.json';

/** Opens an index: that of this build, or the latest one where the site was deployed anew since the page was loaded. */
export async function openIndex({ name, head }: IndexInfo, fetchJson: FetchJson): Promise<LocalIndex> {
  try {
    return await openHead(head, fetchJson);
  } catch (error) {
    const latest = await latestHead(name, fetchJson);
    if (!latest || latest === head) throw error;
    return openHead(latest, fetchJson);
  }
}

/** The head of the latest build, where that is another one than what is in use. */
export async function latestHead(name: string, fetchJson: FetchJson): Promise<string | undefined> {
  const latest = (await fetchJson(LATEST_FILE, true).catch(() => undefined)) as Record<string, unknown> | undefined;
  const head = latest && Object.hasOwn(latest, name) ? latest[name] : undefined;
  return typeof head === 'string' ? head : undefined;
}

async function openHead(file: string, fetchJson: FetchJson): Promise<LocalIndex> {
  const head = await loadHead(file, fetchJson);
  const prefix = file.slice(0, Math.max(0, file.indexOf(`head.${head.build}`) - 1));
  const parts = createPartLoader(prefix, head.build, fetchJson);
  return { head, parts, finder: createFinder(head, parts) };
}
