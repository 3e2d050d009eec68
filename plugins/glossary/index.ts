import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { GLOSSARY_FILE, GLOSSARY_ROUTE } from '../data/glossary.ts';
import { readGlossary } from '../data/readGlossary.ts';
import { routeOfFile } from '../shared/routes.ts';
import { linkTerms, termFinder } from './linkTerms.ts';

export interface GlossaryPluginOptions {
  docsDir: string;
  /** Folder of the repository. */
  root: string;
}

/** Links the first use of each term on a page to the glossary. The home page and the glossary itself stay as they are. */
export function glossaryPlugin({ docsDir, root }: GlossaryPluginOptions): RspressPlugin {
  const glossary = path.join(docsDir, GLOSSARY_FILE);
  if (!existsSync(glossary)) return { name: 'glossary' };
  let find = termFinder([]);
  let readAt = 0;
  const remarkTerms = () => (tree: Root, file: { path?: string }) => {
    // The dev server follows edits of the glossary.
    const { mtimeMs } = statSync(glossary);
    if (mtimeMs !== readAt) find = termFinder(readGlossary(docsDir, root).terms);
    readAt = mtimeMs;
    const route = routeOfFile(path.relative(docsDir, file.path ?? ''));
    if (route !== '/' && route !== GLOSSARY_ROUTE) linkTerms(tree, route, find);
  };
  return {
    name: 'glossary',
    markdown: { remarkPlugins: [remarkTerms] },
    builderConfig: { plugins: [dependOnGlossary(glossary)] },
  };
}

/** A page is made anew when the glossary changes. */
function dependOnGlossary(file: string): RsbuildPlugin {
  return {
    name: 'glossary-dependency',
    setup(api) {
      api.transform({ test: /\.mdx?$/ }, ({ code, addDependency }) => {
        addDependency(file);
        return code;
      });
    },
  };
}
