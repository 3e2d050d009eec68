import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { GLOSSARY_FILE, GLOSSARY_ROUTE, readGlossary } from '../data/glossary.ts';
import { routeOfFile } from '../shared/routes.ts';
import { linkTerms, termFinder } from './linkTerms.ts';

/** @returns undefined if the site has no glossary */
export function glossaryFile(docsDir: string): string | undefined {
  const file = path.join(docsDir, GLOSSARY_FILE);
  return existsSync(file) ? file : undefined;
}

let finder = termFinder([]);
let readAt = 0;

/** Links the first use of each term on a page to the glossary, except on the home page and in the glossary itself. */
export function remarkTerms({ docsDir, root }: { docsDir: string; root: string }) {
  const glossary = glossaryFile(docsDir);
  return (tree: Root, file: { path?: string }) => {
    if (!glossary) return;
    // The dev server follows edits of the glossary.
    const { mtimeMs } = statSync(glossary);
    if (mtimeMs !== readAt) finder = termFinder(readGlossary(docsDir, root).terms);
    readAt = mtimeMs;
    const route = routeOfFile(path.relative(docsDir, file.path ?? ''));
    if (route !== '/' && route !== GLOSSARY_ROUTE) linkTerms(tree, route, finder);
  };
}
