import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { applyBrand } from '../brand/brand.ts';
import { type Api, apisOf } from '../openapi/readApis.ts';
import type { SiteData } from '../pageParts/data/siteData.ts';
import { apiPages } from '../pageParts/render/apiFields.ts';
import { configurationPages } from '../pageParts/render/configurationPages.ts';
import { cacheDependsOn } from '../shared/buildCache.ts';
import { textOf } from '../shared/hastText.ts';
import { ProblemsError } from '../shared/problem.ts';
import { routeOfFile } from '../shared/routes.ts';
import { takeSchema } from './keepSchema.ts';
import { linkKeys } from './linkKeys.ts';
import { type DescribingPages, sampleLinks } from './sampleLinks.ts';
import { ShownBodies } from './shownBodies.ts';

export interface KeyLinksPluginOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Reads the published data, with the brand in place. */
  data: () => SiteData;
  /** Brand tokens with what each becomes. */
  tokens: Record<string, string>;
}

/**
 * Links the keys of samples to their descriptions, in the highlighted code of the static page. What their fences say
 * in `schema` gets here through the highlighter's `keepSchema`.
 */
export function keyLinksPlugin({ docsDir, data, tokens }: KeyLinksPluginOptions): RspressPlugin {
  const { spec, descriptions } = data();
  const pages: DescribingPages = { configurations: configurationPages(spec), apis: apiPages(readable(descriptions)) };
  const apiRoutes = new Set([...pages.apis.values()].map(({ route }) => route));

  const rehypeKeyLinks = () => (tree: Root, file: { path: string }) => {
    const route = routeOfFile(path.relative(docsDir, file.path));
    const shown = new ShownBodies(pages.apis.values(), (text) => applyBrand(text, tokens));
    const linkSample = (pre: Element) => {
      const schema = takeSchema(pre);
      const { title, lang } = pre.properties;
      const code = pre.children[0];
      if (typeof lang !== 'string' || typeof title !== 'string' || !isElement(code)) return;
      const sample = { language: lang, title, code: textOf(code), schema };
      const body = shown.next(sample);
      // The page of an API lists the fields right above each sample, and links there would add a twelfth to its size.
      const links = apiRoutes.has(route)
        ? sampleLinks(sample, route, { ...pages, apis: new Map() })
        : sampleLinks(sample, route, pages, body);
      linkKeys(code, links);
    };
    visit(tree, 'element', (element) => {
      if (element.tagName !== 'pre') return;
      linkSample(element);
      // Highlighted code is most of what a page consists of.
      return SKIP;
    });
  };
  if (pages.configurations.size + pages.apis.size === 0) return { name: 'key-links' };
  return {
    name: 'key-links',
    markdown: { rehypePlugins: [rehypeKeyLinks] },
    // The cache knows the pages, and not what their samples lead to.
    builderConfig: { performance: cacheDependsOn(digestOf(pages)) },
  };
}

/** The APIs. Descriptions that are wrong have none here: the checks stop the build and say what to mend. */
function readable({ files }: SiteData['descriptions']): ReadonlyMap<string, Api> {
  try {
    return apisOf(files);
  } catch (error) {
    if (error instanceof ProblemsError) return new Map();
    throw error;
  }
}

function digestOf({ configurations, apis }: DescribingPages): string {
  const keys = [...configurations.values()].map(({ route, keys }) => [route, keys.map(({ id }) => id)]);
  const fields = [...apis.values()].map(({ route, api }) => [route, api.document]);
  return createHash('sha256')
    .update(JSON.stringify([keys, fields]))
    .digest('hex');
}

function isElement(node: Element['children'][number] | undefined): node is Element {
  return node?.type === 'element';
}
