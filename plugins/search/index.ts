import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import type { RemoteSearch, SearchSetup } from '../../theme/components/Search/engine/searchSetup.ts';
import { publishFiles } from '../outputs/publishFiles.ts';
import { textReader } from '../pages/readPageText.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { type BuiltIndex, buildIndexes, type SitePage, type SiteVariants } from './buildIndexes.ts';
import { readSiteTerms } from './siteTerms.ts';

/** What the search is about. Pages without shortcodes and brand tokens need no more than their folder. */
type SearchedSite = Pick<BuiltSite, 'docsDir' | 'config'> & Partial<Pick<BuiltSite, 'read' | 'tokens' | 'sources'>>;

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** The module of the theme with the names of the index files. It's loaded with the search dialog. */
const SETUP_MODULE = here('../../theme/components/Search/searchSetup.virtual.ts');
const SETUP_FILE = 'search-setup.json';
const FILES = /^search(?:-setup)?\.json$|^static\/search[\w.-]*\.json$/;

/** Replaces Rspress's search index, which has only the source of pages. On the dev server it follows edits. */
export function searchPlugin(searched: SearchedSite): RspressPlugin {
  const site: Site = { pages: [], variants: { locales: [], versions: [] } };
  return {
    name: 'search',
    config(config) {
      const locales = config.locales ?? config.themeConfig?.locales ?? [];
      const { default: defaultVersion, versions = [] } = config.multiVersion ?? {};
      site.variants = {
        locales: defaultFirst(locales, ({ lang }) => lang === config.lang).map(({ lang, label = lang }) => ({
          lang,
          label,
        })),
        versions: defaultFirst(versions, (version) => version === defaultVersion),
      };
      return { ...config, search: false };
    },
    routeGenerated(routes) {
      site.pages = routes
        .filter(({ absolutePath }) => /\.mdx?$/.test(absolutePath))
        .map(({ routePath, lang, version, absolutePath }) => ({ routePath, lang, version, file: absolutePath }));
    },
    modifySearchIndexData(pages) {
      // With `search: false`, Rspress still publishes an index without content, unless every page opts out.
      for (const page of pages) page.frontmatter = { ...page.frontmatter, search: false };
    },
    builderConfig: {
      plugins: [indexFiles(searched, site)],
      // The light build has everything that the search uses, in a quarter of the size.
      resolve: { alias: { flexsearch$: here('../../node_modules/flexsearch/dist/flexsearch.light.module.min.js') } },
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

function indexFiles({ docsDir, config, tokens = {}, sources, ...searched }: SearchedSite, site: Site): RsbuildPlugin {
  const { read = textReader({ docsDir }) } = searched;
  const remote = config.search;
  const build = (): BuiltIndex[] =>
    buildIndexes(site.pages, site.variants, {
      readPage: read,
      terms: readSiteTerms(docsDir, tokens, sources?.data),
      isRemote: remote !== undefined,
    });
  const setupOf = (indexes: BuiltIndex[]): SearchSetup => ({ indexes: indexes.map(({ info }) => info), remote });
  const engine = `export { createEngine } from './engine/${remote ? 'remote' : 'local'}Engine.ts';\n`;
  return {
    name: 'search-index-files',
    setup(api) {
      const isBuild = api.context.action === 'build';
      let built: BuiltIndex[] | undefined;
      if (isBuild) {
        const list = () => filesOf(built ?? build(), remote);
        publishFiles(api, { names: FILES, list });
      } else {
        // Writers rarely search, so the index is built when a page opens the search.
        const published = new Map<string, () => string>();
        const setup = () => {
          const indexes = build();
          for (const [name, write] of filesOf(indexes, remote)) published.set(name, write);
          return JSON.stringify(setupOf(indexes));
        };
        publishFiles(api, { names: FILES, list: () => [...published, [SETUP_FILE, setup] as const] });
      }
      api.transform({ test: SETUP_MODULE }, () => {
        const base = `${api.getNormalizedConfig().server.base ?? ''}/`.replace(/\/+$/, '/');
        if (!isBuild) return `${engine}export const searchSetup = await (await fetch('${base}${SETUP_FILE}')).json();`;
        built = build();
        return `${engine}export const searchSetup = ${JSON.stringify(setupOf(built))};`;
      });
    },
  };
}

function filesOf(indexes: BuiltIndex[], remote: RemoteSearch | undefined): [name: string, write: () => string][] {
  const files = indexes.flatMap(({ files }) =>
    [...files].map(([name, content]): [string, () => string] => [`static/${name}`, () => content]),
  );
  if (remote) return files;
  // Pages of an earlier deployment find the files of this one by a name without a hash.
  const latest = indexes.map(({ info: { name, file, manifest } }) => [name, { file, manifest }]);
  return [...files, ['search.json', () => JSON.stringify(Object.fromEntries(latest))]];
}
