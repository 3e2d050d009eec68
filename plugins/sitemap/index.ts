import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { publishFiles } from '../publishFiles.ts';
import { gitPath } from '../shared/gitDates.ts';
import { type SitemapPage, sitemap } from './sitemap.ts';

export interface SitemapPluginOptions {
  origin: string;
  base: string;
  /** Dates of the last change, by absolute path of the page. */
  dates: ReadonlyMap<string, string>;
}

/** Publishes `sitemap.xml`, in the build and on the dev server. */
export function sitemapPlugin({ origin, base, dates }: SitemapPluginOptions): RspressPlugin {
  let pages: SitemapPage[] = [];
  const file: RsbuildPlugin = {
    name: 'sitemap-file',
    setup(api) {
      publishFiles(api, {
        names: /^sitemap\.xml$/,
        list: () => [['sitemap.xml', () => sitemap(pages, origin, base)]],
      });
    },
  };
  return {
    name: 'sitemap',
    routeGenerated(routes) {
      pages = routes.map((route) => ({ route: route.routePath, date: dates.get(gitPath(route.absolutePath)) }));
    },
    builderConfig: { plugins: [file] },
  };
}
