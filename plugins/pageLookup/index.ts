import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { replaceData } from '../replaceData.ts';

/** Where Rspress finds the data of a page. */
const PAGE_DATA = /@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]initPageData\.js$/;
/** Where Rspress finds the module of a page. */
const ROUTES = /@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]route\.js$/;

const FIND_DATA = /const extractPageInfo = pageData\.pages\.find\(/;
const NORMALIZE = /function normalizeRoutePath\(routePath\) \{\s+return ([^;]+);\s+\}/;

/**
 * Finds each page of a build by its address. Rspress holds the address of each page against those of all others, and
 * takes both apart anew for each comparison: a twentieth of a build of 1,000 pages, which grows with their square.
 */
export function pageLookupPlugin(): RspressPlugin {
  const lookup: RsbuildPlugin = {
    name: 'page-lookup',
    apply: 'build',
    setup(api) {
      api.transform({ test: PAGE_DATA }, ({ code }) => replaceData(code, FIND_DATA, FIND_BY_ADDRESS));
      api.transform({ test: ROUTES }, ({ code }) => replaceData(code, NORMALIZE, remembered(code)));
    },
  };
  return { name: 'page-lookup', builderConfig: { plugins: [lookup] } };
}

/** First by the address as it is written, which is how all pages but odd ones are found. */
const FIND_BY_ADDRESS =
  'const extractPageInfo = pageData.pages.find((page)=>page.routePath === matchedRoute.path) ?? pageData.pages.find(';

/** The same function, which takes each address apart once. */
const remembered = (code: string) => `const normalized = new Map();
function normalizeRoutePath(routePath) {
    let known = normalized.get(routePath);
    if (known === undefined) normalized.set(routePath, known = ${NORMALIZE.exec(code)?.[1]});
    return known;
}`;
