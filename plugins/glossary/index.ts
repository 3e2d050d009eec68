import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { routeOfFile } from '../shared/routes.ts';
import { GLOSSARY_FILE, GLOSSARY_ROUTE } from './glossary.ts';
import { linkTerms, termFinder } from './linkTerms.ts';
import { readGlossary } from './readGlossary.ts';

export interface GlossaryPluginOptions {
  docsDir: string;
  /** Folder of the repository. */
  root: string;
}

/** Links the first use of each term on a page to the glossary. The home page and the glossary itself stay as they are. */
export function glossaryPlugin({ docsDir, root }: GlossaryPluginOptions): RspressPlugin {
  const { terms } = readGlossary(docsDir, root);
  if (terms.length === 0) return { name: 'glossary' };
  const find = termFinder(terms);
  const remarkTerms = () => (tree: Root, file: { path?: string }) => {
    const route = routeOfFile(path.relative(docsDir, file.path ?? ''));
    if (route !== '/' && route !== GLOSSARY_ROUTE) linkTerms(tree, route, find);
  };
  return {
    name: 'glossary',
    markdown: { remarkPlugins: [remarkTerms] },
    globalUIComponents: [path.join(root, 'theme/components/Term/TermNote.tsx')],
    builderConfig: { plugins: [dependOnGlossary(path.join(docsDir, GLOSSARY_FILE))] },
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
