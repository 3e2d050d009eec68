import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { publishFiles } from '../publishFiles.ts';
import { failOn } from '../shared/problem.ts';
import { addressOfRoute } from '../shared/routes.ts';
import { checkRedirects, type LiveAddresses, parseRedirects } from './redirects.ts';
import { stubPage, stubScript } from './stubPage.ts';

export interface RedirectsPluginOptions {
  /** The redirects file. A missing file means no redirect. */
  file: string;
  /** Folder that paths in messages start from. */
  root: string;
  /** Base path of the site. */
  base: string;
  /** Scheme and host of the site, for canonical addresses. */
  origin: string;
  lang: string;
  /** Files that the site publishes, as paths from its root. */
  publicFiles: ReadonlySet<string>;
}

/** Publishes a static page at every old address. A build stops on a redirect that cannot be right. */
export function redirectsPlugin(options: RedirectsPluginOptions): RspressPlugin {
  const live: LiveAddresses = { routes: new Set(), publicFiles: options.publicFiles };
  return {
    name: 'redirects',
    routeGenerated(routes, isProd) {
      live.routes = new Set(routes.map((route) => route.routePath));
      if (!isProd) return;
      const { redirects, problems } = readRedirects(options);
      failOn([...problems, ...checkRedirects(shownPath(options), redirects, live)]);
    },
    builderConfig: { plugins: [stubs(options, live)] },
  };
}

function stubs(options: RedirectsPluginOptions, live: LiveAddresses): RsbuildPlugin {
  const hash = createHash('sha256').update(stubScript).digest('hex').slice(0, 8);
  const scriptFile = `static/redirect.${hash}.js`;
  return {
    name: 'redirect-stubs',
    setup(api) {
      publishFiles(api, {
        names: /\.html$|^static\/redirect\.\w+\.js$/,
        *list() {
          const { redirects, problems } = readRedirects(options);
          // A stub must not stand before a page, nor lead nowhere. The checks say what is wrong.
          if ([...problems, ...checkRedirects(shownPath(options), redirects, live)].length > 0) return;
          if (redirects.length > 0) yield [scriptFile, () => stubScript];
          for (const { from, to } of redirects) {
            const target = addressOf(to, options.base);
            const script = options.base + scriptFile;
            const html = () => stubPage({ target, canonical: options.origin + target, script, lang: options.lang });
            for (const file of stubFiles(from)) yield [file, html];
          }
        },
      });
    },
  };
}

/** The files that answer an old address with and without `.html`, and with a closing slash. */
export function stubFiles(from: string): string[] {
  const path = from.replace(/^\//, '');
  return [`${path}.html`, `${path}/index.html`];
}

function addressOf(to: string, base: string): string {
  const [route, ...rest] = to.split(/(?=[?#])/);
  return addressOfRoute(route, base) + rest.join('');
}

function readRedirects(options: RedirectsPluginOptions): ReturnType<typeof parseRedirects> {
  if (!existsSync(options.file)) return { redirects: [], problems: [] };
  return parseRedirects(shownPath(options), readFileSync(options.file, 'utf8'));
}

function shownPath({ file, root }: RedirectsPluginOptions): string {
  return path.relative(root, file).replaceAll('\\', '/');
}
