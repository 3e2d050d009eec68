import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { RemoteSearch, SearchSetup } from '../../theme/logic/search/searchSetup.ts';
import type { SiteData } from '../data/siteData.ts';
import { type ReadText, textReader } from '../pages/readPageText.ts';
import { publishFiles } from '../publishFiles.ts';
import { type BuiltIndex, buildIndexes, type SitePage, type SiteVariants } from './buildIndexes.ts';
import { keptKnowledge } from './knowledge/keptKnowledge.ts';
import { readKnowledge } from './knowledge/siteKnowledge.ts';
import type { PartsStore } from './parts/keptParts.ts';
import { siteEngineModule } from './siteEngine.ts';

export interface SearchIndexPluginOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Reads a page as it is shown. Leave out for pages without parts and brand tokens. */
  read?: ReadText;
  /** Brand tokens of published data with what each becomes. */
  tokens?: Record<string, string>;
  /** Reads the published data, where others do so too. */
  data?: () => SiteData;
  /** Files that every page depends on. */
  sources?: () => string[];
  /** Keeps what was made from one build to the next. */
  store?: PartsStore;
  /** False puts all versions into one index per language. */
  versioned?: boolean;
  /** Scheme, host and base of the site, for records that a search service hands out on other sites. */
  domain?: string;
  /** A search service to ask in place of the index files. They are emitted all the same, for the service to read. */
  remote?: RemoteSearch;
}

/** The theme's module that carries the names of the index files. It is only loaded with the search itself. */
const setupModule = fileURLToPath(new URL('../../theme/components/Search/searchSetup.virtual.ts', import.meta.url));
/** What the dev server tells the search: which indexes there are. */
const SETUP_FILE = 'search-setup.json';
const FILES = /^search(?:-setup)?\.json$|^static\/search[\w.-]*\.json$/;
const engineModule = fileURLToPath(new URL('../../theme/components/Search/siteEngine.virtual.ts', import.meta.url));
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
    data,
    sources = () => [],
    store,
    domain,
    remote,
  }: SearchIndexPluginOptions,
  site: Site,
): RsbuildPlugin {
  const readAnew = () => readKnowledge(docsDir, tokens, data);
  const known = store
    ? keptKnowledge(path.join(store.folder, 'knowledge'), store.version, docsDir, readAnew)
    : readAnew;
  const build = (onRead?: (file: string) => void): BuiltIndex[] => {
    const pages = site.pages.filter(({ file }) => /\.mdx?$/.test(file));
    const knowledge = known();
    for (const file of knowledge.files) onRead?.(file);
    return buildIndexes(pages, site.variants, (file) => read(file, onRead), domain, knowledge, store);
  };
  const setupOf = (indexes: BuiltIndex[]): SearchSetup => ({ indexes: indexes.map(({ info }) => info), remote });
  return {
    name: 'search-index-files',
    setup(api) {
      if (api.context.action === 'build') publishFiles(api, { names: FILES, list: () => filesOf(build(), remote) });
      else publishLatest(api, build, setupOf);
      api.transform({ test: setupModule }, ({ addDependency }) => {
        // Whoever edits pages searches rarely, so that the dev server makes the index when a search is opened.
        const base = `${api.getNormalizedConfig().server.base ?? ''}/`.replace(/\/+$/, '/');
        if (api.context.action !== 'build')
          return `export const searchSetup = await (await fetch('${base}${SETUP_FILE}')).json();`;
        for (const file of sources()) addDependency(file);
        return `export const searchSetup = ${JSON.stringify(setupOf(build(addDependency)))};`;
      });
      if (remote) api.transform({ test: engineModule }, () => siteEngineModule(remote));
      api.modifyBundlerChain((chain) => {
        const written = [setupModule, engineModule];
        chain.module.rule('search-setup').test(written).use('uncached').loader(uncachedLoader);
      });
    },
  };
}

type Files = [name: string, write: () => string][];

function filesOf(indexes: BuiltIndex[], remote: RemoteSearch | undefined): Files {
  const files = indexes.flatMap(
    ({ info, bytes, parts }): Files => [
      [`static/${info.file}`, () => bytes],
      ...(remote ? [] : [...parts].map(([file, part]): Files[number] => [`static/${file}`, () => part])),
    ],
  );
  // It has no hash: pages of the last deployment find the parts of this one by it.
  const latest = JSON.stringify(Object.fromEntries(indexes.map(({ info }) => [info.name, info.head])));
  return remote ? files : [...files, ['search.json', () => latest]];
}

/** The dev server: each page that opens the search has an index made of the pages as they are then. */
function publishLatest(
  api: RsbuildPluginAPI,
  build: () => BuiltIndex[],
  setupOf: (indexes: BuiltIndex[]) => SearchSetup,
): void {
  const made = new Map<string, () => string>();
  const setup = () => {
    const indexes = build();
    const latest = setupOf(indexes);
    for (const [name, write] of filesOf(indexes, latest.remote)) made.set(name, write);
    return JSON.stringify(latest);
  };
  publishFiles(api, { names: FILES, list: () => [...made, [SETUP_FILE, setup] as const] });
}
