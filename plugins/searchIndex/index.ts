import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { RemoteSearch, SearchSetup } from '../../theme/logic/search/searchSetup.ts';
import { type BuiltIndex, buildIndexes, type SitePage, type SiteVariants } from './buildIndexes.ts';
import { readKnowledge } from './knowledge/siteKnowledge.ts';
import { type ReadText, textReader } from './readPageText.ts';

export interface SearchIndexPluginOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Reads a page as it is shown. Leave out for pages without parts and brand tokens. */
  read?: ReadText;
  /** Brand tokens of published data with what each becomes. */
  tokens?: Record<string, string>;
  /** Files that every page depends on. */
  sources?: () => string[];
  /** False puts all versions into one index per language. */
  versioned?: boolean;
  /** Scheme, host and base of the site, for records that a search service hands out on other sites. */
  domain?: string;
  /** A search service to ask in place of the index files. They are emitted all the same, for the service to read. */
  remote?: RemoteSearch;
}

/** The theme's module that carries the names of the index files. It is only loaded with the search itself. */
const setupModule = fileURLToPath(new URL('../../theme/components/Search/searchSetup.virtual.ts', import.meta.url));
const uncachedLoader = fileURLToPath(new URL('./uncached.cjs', import.meta.url));

/**
 * Emits the search index in place of Rspress's own, which knows only the source of pages.
 * It works in the build and on the dev server, where edits of pages give a new index.
 */
export function searchIndexPlugin(options: SearchIndexPluginOptions): RspressPlugin {
  const site: Site = { pages: [], variants: { locales: [], versions: [] } };
  return {
    name: 'search-index',
    config(config) {
      const locales = config.locales ?? config.themeConfig?.locales ?? [];
      const { default: defaultVersion, versions = [] } = config.multiVersion ?? {};
      site.variants = {
        locales: defaultFirst(locales, ({ lang }) => lang === config.lang).map(({ lang, label = lang }) => ({
          lang,
          label,
        })),
        versions: options.versioned === false ? [] : defaultFirst(versions, (version) => version === defaultVersion),
      };
      return { ...config, search: false };
    },
    routeGenerated(routes) {
      site.pages = routes.map(({ routePath, lang, version, absolutePath }) => ({
        routePath,
        lang,
        version,
        file: absolutePath,
      }));
    },
    modifySearchIndexData(pages) {
      // The setting above leaves an index without content behind; pages that opt out leave none.
      for (const page of pages) page.frontmatter = { ...page.frontmatter, search: false };
    },
    builderConfig: {
      plugins: [indexFiles(options, site)],
      resolve: {
        alias: { flexsearch$: fileURLToPath(new URL('./noFlexsearch.js', import.meta.url)) },
      },
    },
  };
}

interface Site {
  pages: SitePage[];
  variants: SiteVariants;
}

function defaultFirst<Item>(items: Item[], isDefault: (item: Item) => boolean): Item[] {
  return [...items.filter(isDefault), ...items.filter((item) => !isDefault(item))];
}

function indexFiles(
  {
    docsDir,
    read = textReader({ docsDir }),
    tokens = {},
    sources = () => [],
    domain,
    remote,
  }: SearchIndexPluginOptions,
  site: Site,
): RsbuildPlugin {
  const build = (onRead?: (file: string) => void): BuiltIndex[] => {
    const pages = site.pages.filter(({ file }) => /\.mdx?$/.test(file));
    const knowledge = readKnowledge(docsDir, tokens);
    for (const file of knowledge.files) onRead?.(file);
    return buildIndexes(pages, site.variants, (file) => read(file, onRead), domain, knowledge);
  };
  return {
    name: 'search-index-files',
    setup(api) {
      api.transform({ test: setupModule }, ({ addDependency }) => {
        for (const file of sources()) addDependency(file);
        const setup: SearchSetup = { indexes: build(addDependency).map(({ info }) => info), remote };
        return `export const searchSetup = ${JSON.stringify(setup)};`;
      });
      api.modifyBundlerChain((chain) => {
        chain.module.rule('search-setup').test(setupModule).use('uncached').loader(uncachedLoader);
      });
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        const indexes = build();
        for (const { info, bytes, parts } of indexes) {
          compilation.emitAsset(`static/${info.file}`, new sources.RawSource(bytes));
          if (remote) continue;
          for (const [file, part] of parts) compilation.emitAsset(`static/${file}`, new sources.RawSource(part));
        }
        // It has no hash: pages of the last deployment find the parts of this one by it.
        const latest = Object.fromEntries(indexes.map(({ info }) => [info.name, info.head]));
        if (!remote) compilation.emitAsset('search.json', new sources.RawSource(JSON.stringify(latest)));
      });
    },
  };
}
