import { type FSWatcher, readdirSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Calls at each change in a folder and the folders below it, with the absolute path of what changed. Node's own
 * recursive watching looks at files one by one, and on Linux hears no more of a file that an editor puts another one in
 * the place of.
 * @returns stops it
 */
export function watchFolders(folder: string, changed: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const follow = () => {
    const now = new Set(foldersAt(folder));
    for (const [name, watcher] of watchers) {
      if (now.has(name)) continue;
      watcher.close();
      watchers.delete(name);
    }
    for (const name of now) if (!watchers.has(name)) open(name);
  };
  const open = (name: string) => {
    try {
      const watcher = watch(name, (kind, file) => {
        if (kind === 'rename') follow();
        changed(path.join(name, file ?? ''));
      });
      watchers.set(
        name,
        watcher.on('error', () => watcher.close()),
      );
    } catch {
      // A folder that is gone is reported by the one above it.
    }
  };
  follow();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}

function foldersAt(folder: string): string[] {
  try {
    const below = readdirSync(folder, { recursive: true, withFileTypes: true });
    const folders = below.filter((entry) => entry.isDirectory());
    return [folder, ...folders.map((entry) => path.join(entry.parentPath, entry.name))];
  } catch {
    return [];
  }
}
