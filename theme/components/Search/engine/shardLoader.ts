import { type FetchJson, fetchOrReload } from './fetchJson.ts';
import { type ShardKind, type ShardManifest, type Shards, shardFile } from './shardFormat.ts';

/** Loads a shard once. One that couldn't be loaded is requested again the next time. */
export type LoadShard = <Kind extends ShardKind>(kind: Kind, number: number) => Promise<Shards[Kind]>;

/** Loads the manifest of an index, which has the same form of name as its shards. */
export async function loadManifest(
  file: string,
  fetchJson: FetchJson,
): Promise<{ manifest: ShardManifest; loadShard: LoadShard }> {
  const manifest = (await fetchOrReload(file, fetchJson)) as ShardManifest;
  const at = file.indexOf(`manifest.${manifest.build}`);
  if (at === -1) throw new Error(`${file} is not a search manifest.`);
  return { manifest, loadShard: shardLoader(file.slice(0, Math.max(0, at - 1)), manifest.build, fetchJson) };
}

function shardLoader(prefix: string, build: string, fetchJson: FetchJson): LoadShard {
  const loaded = new Map<string, Promise<unknown>>();
  const read: FetchJson = async (file, isFresh) => {
    const shard = (await fetchJson(file, isFresh)) as { build?: string } | null;
    if (shard?.build !== build) throw new Error(`${file} is from another build.`);
    return shard;
  };
  return <Kind extends ShardKind>(kind: Kind, number: number) => {
    const file = shardFile(prefix, kind, number, build);
    const shard = loaded.get(file) ?? fetchOrReload(file, read);
    loaded.set(file, shard);
    shard.catch(() => loaded.delete(file));
    return shard as Promise<Shards[Kind]>;
  };
}
