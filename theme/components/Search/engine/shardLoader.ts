import { type FetchJson, fetchOrReload } from './fetchJson.ts';
import {
  type CardsShard,
  type PostingsShard,
  type ShardKind,
  type ShardManifest,
  shardFile,
  type TextsShard,
  type WordsShard,
} from './shardFormat.ts';

/** Loads the shards of one index, each once. A shard that couldn't be loaded is requested again the next time. */
export interface ShardLoader {
  words(shard: number): Promise<WordsShard>;
  postings(shard: number): Promise<PostingsShard>;
  texts(shard: number): Promise<TextsShard>;
  cards(shard: number): Promise<CardsShard>;
}

/** Loads the manifest of an index, which has the same form of name as its shards. */
export async function loadManifest(
  file: string,
  fetchJson: FetchJson,
): Promise<{ manifest: ShardManifest; shards: ShardLoader }> {
  const manifest = (await fetchOrReload(file, fetchJson)) as ShardManifest;
  const at = file.indexOf(`manifest.${manifest.build}`);
  if (at === -1) throw new Error(`${file} is not a search manifest.`);
  return { manifest, shards: createShardLoader(file.slice(0, Math.max(0, at - 1)), manifest.build, fetchJson) };
}

function createShardLoader(prefix: string, build: string, fetchJson: FetchJson): ShardLoader {
  const loaded = new Map<string, Promise<unknown>>();
  const read = async (file: string, isFresh: boolean) => {
    const shard = (await fetchJson(file, isFresh)) as { build?: string } | null;
    if (shard?.build !== build) throw new Error(`${file} is from another build.`);
    return shard;
  };
  const load = <Shard>(kind: ShardKind, number: number): Promise<Shard> => {
    const file = shardFile(prefix, kind, number, build);
    let shard = loaded.get(file);
    if (!shard) {
      shard = read(file, false).catch(() => read(file, true));
      loaded.set(file, shard);
      shard.catch(() => loaded.delete(file));
    }
    return shard as Promise<Shard>;
  };
  return {
    words: (shard) => load('words', shard),
    postings: (shard) => load('postings', shard),
    texts: (shard) => load('texts', shard),
    cards: (shard) => load('cards', shard),
  };
}
