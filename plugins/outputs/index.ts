import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { pagePath } from '../../theme/shared/pagePath.ts';
import type { TestedWith } from '../checks/rules/frontMatter.ts';
import { writeHostFiles } from '../hosts/hostFiles.ts';
import { markdownAlternates } from '../markdownAlternates/markdownAlternates.ts';
import { writeOfflineCopy } from '../offlineCopy/offlineCopy.ts';
import { readVersions } from '../openapi/apiChanges.ts';
import { apiFiles } from '../openapi/apiFiles.ts';
import { checkedRedirects, redirectStubs } from '../redirects/redirectStubs.ts';
import { applyBrand } from '../shared/brand.ts';
import { gitPath } from '../shared/gitDates.ts';
import { failOn } from '../shared/problem.ts';
import { FEED_FILE, SIMULATOR_FILE } from '../shared/site.ts';
import { listPublicFiles } from '../shared/siteOptions.ts';
import { apiFeed, CHANGES_PAGE } from '../shortcodes/apiFeed.ts';
import { simulatorFile } from '../simulator/simulatorFile.ts';
import type { BuiltSite } from '../site/builtSite.ts';
import { BRANDED_FILES } from '../site/index.ts';
import { type PublishedFiles, publishFiles } from './publishFiles.ts';
import { sitemap } from './sitemap.ts';

/** Files that a site has beside its pages, in the build and on the dev server. Search files are in `plugins/search`. */
const OUTPUTS: ((site: BuiltSite) => PublishedFiles)[] = [
  (site) => ({ names: BRANDED_FILES, list: () => publicFiles(site) }),
  (site) => ({ names: /^spec\/.*\.json$/, list: () => (site.pageRules ? apiFiles(site) : []) }),
  (site) => ({ names: /^spec\/api-changes\.atom$/, list: () => feed(site) }),
  (site) => ({ names: /^tools\/simulator\.mjs$/, list: () => simulator(site) }),
  (site) => ({ names: /\.html$|^static\/redirect\.\w+\.js$/, list: () => redirectStubs(site) }),
  (site) => ({ names: /^sitemap\.xml$/, list: () => [['sitemap.xml', () => sitemapOf(site)]] }),
  (site) => ({
    names: /^static\/font\/LICENSE\.txt$/,
    list: () => [['static/font/LICENSE.txt', () => license(site.root)]],
  }),
  (site) => ({ names: /\.md$|(?:^|\/)llms(?:-full)?\.txt$/, list: () => markdownAlternates(site) }),
];

/** Publishes files beside the pages, then the offline copy of the whole site and the configurations of hosts. */
export function outputsPlugin(site: BuiltSite): RspressPlugin {
  const files: RsbuildPlugin = {
    name: 'outputs',
    setup(api) {
      for (const outputOf of OUTPUTS) publishFiles(api, outputOf(site));
      if (api.context.action === 'dev') rejectUnknownPages(api, site);
    },
  };
  const feedLink = ['link', { rel: 'alternate', type: 'application/atom+xml', href: site.base + FEED_FILE.slice(1) }];
  return {
    name: 'outputs',
    config: (config) => ({
      ...config,
      head: [
        ...(config.head ?? []),
        ({ routePath }) =>
          routePath === CHANGES_PAGE && hasFeed(site) ? (feedLink as [string, Record<string, string>]) : undefined,
      ],
    }),
    // What is thrown at once would hide the report of the check, which has these problems as well.
    async routeGenerated(routes, isProd) {
      site.pages = routes.map(({ routePath, absolutePath }) => ({ route: routePath, file: absolutePath }));
      if (isProd) failOn(checkedRedirects(site).problems);
    },
    beforeBuild({ themeConfig }) {
      const all = [themeConfig, ...(themeConfig?.locales ?? [])].map((config) => config?.sidebar);
      site.sidebars = Object.assign({}, ...all);
    },
    async afterBuild({ outDir = '' }, isProd) {
      if (!isProd) return;
      await writeOfflineCopy(outDir, site);
      writeHostFiles(outDir, site);
    },
    builderConfig: { plugins: [files] },
  };
}

/** The dev server returns its application for every address, and that shows the page for unknown addresses: status 404. */
function rejectUnknownPages(api: RsbuildPluginAPI, site: BuiltSite): void {
  api.onBeforeStartDevServer(({ server }) => {
    server.middlewares.use(({ url = '' }, response, next) => {
      const page = pagePath(url);
      const isKnown = site.pages.some(({ route }) => pagePath(site.base + route.slice(1)) === page);
      const isPage = () => `${response.getHeader('Content-Type')}`.startsWith('text/html');
      const { writeHead } = response;
      // Whatever sends the application sets the status itself.
      if (!isKnown)
        response.writeHead = (status: number, ...headers: []) =>
          writeHead.call(response, isPage() ? 404 : status, ...headers);
      next();
    });
  });
}

/** Text files of `docs/public`, with the brand in place. */
function publicFiles({ docsDir, tokens }: BuiltSite): [string, () => string][] {
  const read = (file: string) => readFileSync(path.join(docsDir, 'public', file), 'utf8');
  return listPublicFiles(docsDir)
    .filter((file) => BRANDED_FILES.test(file))
    .map((file) => [file.slice(1), () => applyBrand(read(file), tokens)]);
}

const hasFeed = ({ docsDir, pageRules }: BuiltSite) => pageRules && readVersions(docsDir).length > 0;

function feed(site: BuiltSite): [string, () => string][] {
  if (!hasFeed(site)) return [];
  return [[FEED_FILE.slice(1), () => apiFeed(readVersions(site.docsDir), site)]];
}

function sitemapOf({ pages, dates, brand, base }: BuiltSite): string {
  const dated = pages.map(({ route, file }) => ({ route, date: dates.get(gitPath(file)) }));
  return sitemap(dated, brand.docsOrigin, base);
}

/** The simulator, which knows what the tested pages expect. */
function simulator({ pages, read, publicFiles, ...site }: BuiltSite): [string, () => string][] {
  if (!publicFiles.has(SIMULATOR_FILE)) return [];
  const tested = pages.flatMap(({ route, file }) => {
    const { testedWith } = read(file).frontMatter as { testedWith?: TestedWith };
    return testedWith ? [[route, testedWith] as const] : [];
  });
  return [
    [
      SIMULATOR_FILE.slice(1),
      () => simulatorFile({ ...site, data: site.sources.data(), pages: Object.fromEntries(tested) }),
    ],
  ];
}

/** The license of the typeface has to be wherever its files are. */
const license = (root: string) => readFileSync(path.join(root, 'theme/fonts/LICENSE.txt'), 'utf8');
