import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RouteMeta, RspressPlugin } from '@rspress/core';
import type { ReadText } from '../pages/readPageText.ts';
import { gitPath } from '../shared/gitDates.ts';

export interface PageDataPluginOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Reads the facts of a page, given as an absolute path. */
  read: ReadText;
  /** Dates of the last commit, by absolute path of the page. */
  dates: ReadonlyMap<string, string>;
}

/** An ending under which Rspress does not look into a file. */
const UNREAD = '.unread';
const PAGE = /\.mdx?$/;

/**
 * Gives Rspress the title, description, outline and front matter of each page, from the one parse that search,
 * Markdown alternates and checks share. Rspress 2.0 would parse every page again, without its shortcodes, and has no
 * option against it. It only skips files that aren't Markdown by their name, so the routes have another name while it
 * collects the data.
 */
export function pageDataPlugin({ docsDir, read, dates }: PageDataPluginOptions): RspressPlugin {
  let routes: RouteMeta[] = [];
  return {
    name: 'page-data',
    routeGenerated(all) {
      routes = all.filter(({ absolutePath }) => PAGE.test(absolutePath));
    },
    modifySearchIndexData(pages) {
      for (const route of routes) route.absolutePath = withoutMark(route.absolutePath);
      for (const page of pages) page._filepath = withoutMark(page._filepath);
      for (const page of pages) if (PAGE.test(page._filepath)) fill(page, docsDir, read);
    },
    // Rspress's own `lastUpdated` depends on time zone and language, runs git for each page, and is wrong in a shallow clone.
    extendPageData(page) {
      const date = dates.get(gitPath(page._filepath));
      if (date) Object.assign(page, { lastUpdatedTime: date });
    },
    builderConfig: { plugins: [beforeTheData(() => routes)] },
  };
}

function beforeTheData(routes: () => RouteMeta[]): RsbuildPlugin {
  return {
    name: 'page-data-unread',
    setup(api) {
      api.modifyBundlerChain({
        order: 'pre',
        handler(_chain, { environment }) {
          if (environment.name !== 'web') return;
          for (const route of routes()) route.absolutePath = withoutMark(route.absolutePath) + UNREAD;
        },
      });
    },
  };
}

function withoutMark(file: string): string {
  return file.endsWith(UNREAD) ? file.slice(0, -UNREAD.length) : file;
}

function fill(page: PageIndexInfo, docsDir: string, read: ReadText): void {
  const { title, lead, outline, toc, frontMatter } = read(page._filepath);
  const places = new Map(toc.map(({ id, charIndex }) => [id, charIndex]));
  Object.assign(page, {
    _relativePath: path.relative(docsDir, page._filepath).replaceAll('\\', '/'),
    title: frontMatter.title || title,
    description: frontMatter.description || lead || undefined,
    toc: outline.map((heading) => ({ ...heading, charIndex: places.get(heading.id) ?? -1 })),
    frontmatter: frontMatter,
  });
}
