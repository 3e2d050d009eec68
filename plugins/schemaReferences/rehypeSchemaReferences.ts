import path from 'node:path';
import type { Element, Root } from 'hast';
import type { ShikiTransformer } from 'shiki';
import { applyBrand } from '../shared/brand.ts';
import { eachContent, SKIP } from '../shared/eachContent.ts';
import { isElement, textOf } from '../shared/hastNodes.ts';
import { siteRoutes } from '../shared/siteRoutes.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { linkKeys } from './linkKeys.ts';
import { type DescribingPages, sampleLinks } from './sampleLinks.ts';
import { shownBodies } from './shownBodies.ts';

/** Property of the highlighted block with the `schema` of its fence until the links are in. */
const PROPERTY = 'dataSchema';

/** Stores the `schema` of a fence with its highlighted code, which has no other trace of what the fence said. */
export const storeSchema: ShikiTransformer = {
  name: 'store-schema',
  pre(pre) {
    const schema = /schema="([^"]*)"/.exec(this.options.meta?.__raw ?? '')?.[1];
    if (schema) pre.properties[PROPERTY] = schema;
  },
};

/** Takes the `schema` of the fence out of a highlighted block: the published page has no use for it. */
function takeSchema(pre: Element): string | undefined {
  const schema = pre.properties[PROPERTY];
  delete pre.properties[PROPERTY];
  return typeof schema === 'string' ? schema : undefined;
}

type References = Pick<BuiltSite, 'docsDir' | 'tokens'> & { describingPages: () => DescribingPages };

/** Links the keys in the highlighted samples of a page to their descriptions. `storeSchema` passes on the `schema` of a fence. */
export function rehypeSchemaReferences({ docsDir, describingPages, tokens }: References) {
  return (tree: Root, file: { path: string }): void => {
    let bodyOf: ReturnType<typeof shownBodies> | undefined;
    const route = siteRoutes(docsDir).routeOf(path.relative(docsDir, file.path));
    const linkSample = (pre: Element) => {
      const schema = takeSchema(pre);
      const { title, lang } = pre.properties;
      const code = pre.children[0];
      if (typeof lang !== 'string' || typeof title !== 'string' || !isElement(code)) return;
      const sample = { language: lang, title, code: textOf(code), schema };
      // Only samples of data make it read all descriptions.
      const pages = describingPages();
      bodyOf ??= shownBodies([...pages.apis.values()], (text) => applyBrand(text, tokens));
      const body = bodyOf(sample);
      const isApiPage = [...pages.apis.values()].some((api) => api.route === route);
      // The page of an API lists the fields beside each sample, and links there would add a twelfth to its size.
      const links = isApiPage
        ? sampleLinks(sample, route, { ...pages, apis: new Map() })
        : sampleLinks(sample, route, pages, body);
      linkKeys(code, links);
    };
    eachContent(tree, (node) => {
      if (!isElement(node, 'pre')) return;
      linkSample(node);
      // Highlighted code is most of what a page consists of.
      return SKIP;
    });
  };
}
