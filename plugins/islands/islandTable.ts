import { readFileSync } from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { listFilesBelow } from '../shared/listFiles.ts';
import { findIslands } from './findIslands.ts';

const parser = unified().use(remarkParse).use(remarkMdx);
/** Few pages have an island, so that only those that may have one are parsed. */
const MAY_HAVE_ISLAND = /<[A-Z][^>]*\sclient[\s/>]/;

/** Writes the module that imports the components of all pages that run in the browser, each as a chunk of its own. */
export function islandTable(docsDir: string): string {
  const imports = new Map<string, string>();
  for (const name of listFilesBelow(docsDir).filter((file) => file.endsWith('.mdx'))) {
    const file = path.join(docsDir, name);
    const text = readFileSync(file, 'utf8');
    if (!MAY_HAVE_ISLAND.test(text)) continue;
    for (const { id, from, exported } of findIslands(parser.parse(text), file, docsDir))
      imports.set(id, `() => import(${JSON.stringify(from)}).then((module) => module[${JSON.stringify(exported)}])`);
  }
  const rows = [...imports].sort().map(([id, load]) => `  ${JSON.stringify(id)}: ${load},`);
  return ['export const islands = {', ...rows, '};', ''].join('\n');
}
