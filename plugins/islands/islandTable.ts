import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parsePage } from '../pages/page.ts';
import { listFilesBelow } from '../shared/listFiles.ts';
import { findIslands } from './findIslands.ts';

/** Few pages have an island, so that only those that may have one are parsed. */
const MAY_HAVE_ISLAND = /<[A-Z][^>]*\sclient[\s/>]/;

/** Pages that may have an island, as absolute paths. */
export const pageFiles = (docsDir: string): string[] =>
  listFilesBelow(docsDir).flatMap((name) => (name.endsWith('.mdx') ? [path.join(docsDir, name)] : []));

/** Writes the module that imports the components of all pages that run in the browser, each as a chunk of its own. */
export function islandTable(docsDir: string): string {
  const imports = new Map<string, string>();
  for (const file of pageFiles(docsDir)) {
    const text = readFileSync(file, 'utf8');
    if (!MAY_HAVE_ISLAND.test(text)) continue;
    const page = parsePage(file, path.relative(docsDir, file), text);
    // The build stops on a page that doesn't parse.
    if ('problems' in page) continue;
    for (const { id, from, exported } of findIslands(page.tree, file, docsDir))
      imports.set(id, `() => import(${JSON.stringify(from)}).then((module) => module[${JSON.stringify(exported)}])`);
  }
  const rows = [...imports].sort().map(([id, load]) => `  ${JSON.stringify(id)}: ${load},`);
  return ['export const islands = {', ...rows, '};', ''].join('\n');
}
