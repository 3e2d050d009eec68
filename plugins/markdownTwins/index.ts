import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { pageTypeOf } from '../../theme/logic/completePage.ts';
import { twinFileOfRoute } from '../../theme/logic/twinFile.ts';
import { withLinks } from '../pages/markdownTwin.ts';
import type { ReadText } from '../pages/readPageText.ts';
import { twinLink } from '../pages/twinAddress.ts';
import { type ListedPage, llmsFull, llmsList } from './llms.ts';

export interface MarkdownTwinsPluginOptions {
  /** Address of the site without a trailing slash. */
  docs: string;
  name: string;
  description: string;
  /** Reads a page as it is shown: parts written out, brand tokens replaced. */
  read: ReadText;
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
    const { frontMatter, title, twin } = options.read(file);
    if (pageTypeOf(frontMatter) === 'home') {
      homes.push(route);
      continue;
    }
    // A page that cannot be read stops the build elsewhere.
    if (twin === '') continue;
    const text = withLinks(twin, (url) => twinLink(url, route, routes, options.docs));
    listed.push({
      route,
      title: String(frontMatter.title ?? (title || route)),
      description: String(frontMatter.description ?? ''),
      text,
    });
    yield [twinFileOfRoute(route), text];
  }
  const site = { name: options.name, summary: options.description, docs: options.docs };
  const list = llmsList(site, listed);
  yield ['llms.txt', list];
  yield* llmsFull(site, listed);
  // A home page shows the way to the others, and so does its twin.
  for (const route of homes) yield [twinFileOfRoute(route), list];
}
