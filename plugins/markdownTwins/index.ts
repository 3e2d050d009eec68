import { readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { parsePage } from '../contentChecks/page.ts';
import { codeFile } from '../shared/codeFile.ts';
import { headingIds, headingText } from '../shared/headingIds.ts';
import { type ListedPage, llmsList } from './llms.ts';
import { markdownTwin } from './markdownTwin.ts';
import { twinFileOfRoute, twinLink } from './twinAddress.ts';

export interface MarkdownTwinsPluginOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Address of the site without a trailing slash. */
  docs: string;
  name: string;
  description: string;
  /** Gives the text of a page as it is shown: parts written out, brand tokens replaced. */
  substitute: (source: string) => string;
}

interface SitePage {
  route: string;
  file: string;
}

/**
 * Publishes each page as Markdown beside its HTML (`x.html`, `x.md`), and `llms.txt`, which lists them. Rspress's
 * own files of this kind know neither our parts nor the base, and cost a third compilation.
 */
export function markdownTwinsPlugin(options: MarkdownTwinsPluginOptions): RspressPlugin {
  const pages: SitePage[] = [];
  const files: RsbuildPlugin = {
    name: 'markdown-twin-files',
    setup(api) {
      // Nobody reads them while writing.
      if (api.context.action !== 'build') return;
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        for (const [file, text] of twinFiles(pages, options)) compilation.emitAsset(file, new sources.RawSource(text));
      });
    },
  };
  return {
    name: 'markdown-twins',
    routeGenerated(routes) {
      const written = routes.filter(({ absolutePath }) => /\.mdx?$/.test(absolutePath));
      pages.splice(0, pages.length, ...written.map((page) => ({ route: page.routePath, file: page.absolutePath })));
    },
    builderConfig: { plugins: [files] },
  };
}

function* twinFiles(pages: SitePage[], options: MarkdownTwinsPluginOptions): Generator<[file: string, text: string]> {
  const routes = new Set(pages.map(({ route }) => route));
  const listed: ListedPage[] = [];
  const homes: string[] = [];
  for (const { route, file } of pages) {
    const page = parsePage(file, file, options.substitute(readFileSync(file, 'utf8')));
    // A page that cannot be read stops the build elsewhere.
    if ('problems' in page) continue;
    if (page.frontMatter.pageType === 'home') {
      homes.push(route);
      continue;
    }
    const { title, description } = page.frontMatter;
    const first = headingIds(page.tree).find(({ heading }) => heading.depth === 1);
    listed.push({
      route,
      title: String(title ?? (first ? headingText(first.heading) : route)),
      description: String(description ?? ''),
    });
    const text = markdownTwin(page.tree, {
      linkTo: (url) => twinLink(url, route, routes, options.docs),
      codeOf: (name) => readFileSync(codeFile(name, file, options.docsDir), 'utf8'),
    });
    yield [twinFileOfRoute(route), text];
  }
  const list = llmsList(options.name, options.description, options.docs, listed);
  yield ['llms.txt', list];
  // A home page shows the way to the others, and so does its twin.
  for (const route of homes) yield [twinFileOfRoute(route), list];
}
