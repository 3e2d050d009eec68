import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
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

/** Emits a static page at every old address, and stops on a redirect that cannot be right. */
export function redirectsPlugin(options: RedirectsPluginOptions): RspressPlugin {
  const live: LiveAddresses = { routes: new Set(), publicFiles: options.publicFiles };
  return {
    name: 'redirects',
    routeGenerated(routes) {
      live.routes = new Set(routes.map((route) => route.routePath));
      const { redirects, problems } = readRedirects(options);
      failOn([...problems, ...checkRedirects(shownPath(options), redirects, live)]);
    },
    builderConfig: { plugins: [stubs(options, live)] },
  };
}

/** Emitting as assets makes the stubs part of both the build and the dev server, which follows edits of the file. */
function stubs(options: RedirectsPluginOptions, live: LiveAddresses): RsbuildPlugin {
  const hash = createHash('sha256').update(stubScript).digest('hex').slice(0, 8);
  const scriptFile = `static/redirect.${hash}.js`;
  return {
    name: 'redirect-stubs',
    setup(api) {
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        compilation.fileDependencies.add(options.file);
        const { redirects, problems } = readRedirects(options);
        const found = [...problems, ...checkRedirects(shownPath(options), redirects, live)];
        for (const { file, line, message, mend } of found) {
          compilation.errors.push(
            new Error(`${file}:${line} ${message} ${mend}`) as (typeof compilation.errors)[number],
          );
        }
        if (found.length > 0 || redirects.length === 0) return;
        compilation.emitAsset(scriptFile, new sources.RawSource(stubScript));
        for (const { from, to } of redirects) {
          const target = addressOf(to, options.base);
          const html = stubPage({
            target,
            canonical: options.origin + target,
            script: options.base + scriptFile,
            lang: options.lang,
          });
          for (const file of stubFiles(from)) compilation.emitAsset(file, new sources.RawSource(html));
        }
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
