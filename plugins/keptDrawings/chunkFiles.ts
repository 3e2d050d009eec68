/** What is asked of a group of chunks that are loaded together. */
export interface ChunkGroup {
  /** What was imported where the group begins. */
  origins: readonly { request?: string }[];
  childrenIterable: readonly ChunkGroup[];
  getFiles(): string[];
}

/** Which files of the code that draws pages a page may run. */
export interface ChunkFiles {
  /** Those of one page, by the absolute path of its source: what it imports, and what that may load. */
  ofPages: Map<string, Set<string>>;
  /** What any page may run. */
  common: Set<string>;
}

/**
 * Tells what is run for whichever page is drawn from what is run for some pages.
 * @param entries groups that are loaded first
 * @param pages absolute paths of the sources of pages
 */
export function chunkFiles(entries: readonly ChunkGroup[], pages: ReadonlySet<string>): ChunkFiles {
  const ofPages = new Map<string, Set<string>>();
  const common = new Set<string>();
  const seen = new Set<ChunkGroup>();
  const walk = (group: ChunkGroup) => {
    if (seen.has(group)) return;
    seen.add(group);
    const shown = group.origins.map(({ request }) => request ?? '').filter((request) => pages.has(request));
    if (shown.length === 0) {
      for (const file of group.getFiles()) common.add(file);
      group.childrenIterable.forEach(walk);
    }
    for (const page of shown) ofPages.set(page, filesBelow(group, ofPages.get(page)));
  };
  entries.forEach(walk);
  return { ofPages, common };
}

function filesBelow(group: ChunkGroup, files = new Set<string>(), seen = new Set<ChunkGroup>()): Set<string> {
  if (seen.has(group)) return files;
  seen.add(group);
  for (const file of group.getFiles()) files.add(file);
  for (const child of group.childrenIterable) filesBelow(child, files, seen);
  return files;
}
