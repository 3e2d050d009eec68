import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RouteMeta, RspressPlugin } from '@rspress/core';
import type { PageFacts } from '../pages/pageFacts.ts';
import { replaceData } from '../replaceData.ts';

export interface PageDataPluginOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Reads the facts of a page, given as an absolute path. */
  read: (file: string) => PageFacts & { toc?: { id: string; charIndex: number }[] };
  /** Writes down what a build read, for the next one. */
  keep?: () => void;
}

/** An ending under which Rspress does not look into a file. */
const UNREAD = '.unread';
const MODULE = /^export const pageData = \{[\s\S]*?\n\};/m;
const PAGE = /\.mdx?$/;

/**
 * Gives Rspress the data of each page, its title, description, outline and front matter, from the one reading that
 * search, twins and checks share. Rspress 2.0 would parse every page once more for it, without the parts of the page,
 * and has no option for that: it only leaves alone what is no Markdown by its name, so that the routes have another
 * name while it collects the data. On its dev server it collects them once, and ours are
 * read when `plugins/followSite/` says that they changed.
 */
export function pageDataPlugin({ docsDir, read, keep }: PageDataPluginOptions): RspressPlugin {
  let routes: RouteMeta[] = [];
  let known: PageIndexInfo[] = [];
  // The lead of the first reading stays the description: an edit of prose is no edit of data.
  const leads = new Map<string, string>();
  const refill = () => {
    for (const page of known) if (PAGE.test(page._filepath)) fill(page, docsDir, read, leads);
    return known;
  };
  return {
    name: 'page-data',
    routeGenerated(all) {
      routes = all.filter(({ absolutePath }) => PAGE.test(absolutePath));
    },
    modifySearchIndexData(pages) {
      for (const route of routes) route.absolutePath = withoutMark(route.absolutePath);
      for (const page of pages) page._filepath = withoutMark(page._filepath);
      known = pages;
      refill();
    },
    afterBuild: () => keep?.(),
    builderConfig: { plugins: [beforeTheData(() => routes), latestData(refill)] },
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

function latestData(refill: () => PageIndexInfo[]): RsbuildPlugin {
  return {
    name: 'page-data-latest',
    apply: 'serve',
    setup(api) {
      // After Rspress's own loader, which writes the module.
      api.transform({ test: /virtual-page-data/, order: 'post' }, ({ code }) => {
        const pages = refill().map(({ content: _, _filepath, _flattenContent, ...shown }) => ({
          ...shown,
          // The search reads them off the pages, and they are two fifths of the data.
          frontmatter: { ...shown.frontmatter, answers: undefined },
        }));
        return replaceData(code, MODULE, `export const pageData = ${JSON.stringify({ pages })};`);
      });
    },
  };
}

function withoutMark(file: string): string {
  return file.endsWith(UNREAD) ? file.slice(0, -UNREAD.length) : file;
}

function fill(
  page: PageIndexInfo,
  docsDir: string,
  read: PageDataPluginOptions['read'],
  leads: Map<string, string>,
): void {
  const { title, lead, outline, toc = [], frontMatter } = read(page._filepath);
  if (!leads.has(page._filepath)) leads.set(page._filepath, lead);
  const places = new Map(toc.map(({ id, charIndex }) => [id, charIndex]));
  Object.assign(page, {
    _relativePath: path.relative(docsDir, page._filepath).replaceAll('\\', '/'),
    title: frontMatter.title || title,
    description: frontMatter.description || leads.get(page._filepath) || undefined,
    toc: outline.map((heading) => ({ ...heading, charIndex: places.get(heading.id) ?? -1 })),
    frontmatter: frontMatter,
  });
}
