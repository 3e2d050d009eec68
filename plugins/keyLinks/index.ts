import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { configurationPages } from '../pageParts/render/configurationPages.ts';
import { readSpec } from '../reference/readSpec.ts';
import { routeOfFile } from '../shared/routes.ts';
import { takeSchema } from './keepSchema.ts';
import { linkKeys, textOf } from './linkKeys.ts';
import { sampleLinks } from './sampleLinks.ts';

export interface KeyLinksPluginOptions {
  /** Folder of the pages. */
  docsDir: string;
  root: string;
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
}

/**
 * Links the keys of configuration samples to their descriptions, in the highlighted code of the static page. What
 * their fences say in `schema` gets here through the highlighter's `keepSchema`.
 */
export function keyLinksPlugin({ docsDir, root, tokens }: KeyLinksPluginOptions): RspressPlugin {
  const pages = configurationPages(readSpec(docsDir, root, tokens));
  const digest = [...pages.values()].flatMap(({ route, keys }) => keys.map(({ id }) => `${route}#${id}`));

  const rehypeKeyLinks = () => (tree: Root, file: { path: string }) => {
    const route = routeOfFile(path.relative(docsDir, file.path));
    visit(tree, 'element', (pre) => {
      if (pre.tagName !== 'pre') return;
      const schema = takeSchema(pre);
      const { title, lang } = pre.properties;
      const code = pre.children[0];
      if (lang !== 'json' || typeof title !== 'string' || !isElement(code)) return;
      linkKeys(code, sampleLinks({ code: textOf(code), title, route, schema }, pages));
    });
  };
  return {
    name: 'key-links',
    markdown: { rehypePlugins: [rehypeKeyLinks] },
    // The cache knows the pages, and not the keys that their samples lead to.
    builderConfig: { performance: { buildCache: { cacheDigest: digest } } },
  };
}

function isElement(node: Element['children'][number] | undefined): node is Element {
  return node?.type === 'element';
}
