import type { ServerResponse } from 'node:http';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { decodeSafely } from '../../theme/shared/decode.ts';
import { mediaType } from '../hosts/responseHeaders.ts';

/** Files that a plugin publishes beside the pages. */
export interface PublishedFiles {
  /** Names that these files may have, as paths from the site root without a slash in front. */
  names: RegExp;
  /** Each name, with what writes the file. */
  list: () => Iterable<readonly [name: string, write: () => string]>;
}

/** What the compiler writes. A browser requests such a file after each edit, and waits for it. */
const COMPILED = /^static\/(?:js|css)\/|\.hot-update\.js(?:on)?$/;

/**
 * Publishes files: a build emits them all, and the dev server writes each when it is requested, so that an edit of a
 * page waits for none of them and the next response follows every edit of what they are made from.
 */
export function publishFiles(api: RsbuildPluginAPI, files: PublishedFiles): void {
  if (api.context.action === 'build') {
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      try {
        // The simulator is minified already, and the minifier would drop the licenses in it.
        for (const [name, write] of files.list())
          compilation.emitAsset(name, new sources.RawSource(write()), { minimized: name.endsWith('.mjs') });
      } catch (error) {
        // Rspress never ends when a step throws.
        compilation.errors.push(error as Error);
      }
    });
    return;
  }
  api.onBeforeStartDevServer(({ server }) => {
    const base = `${api.getNormalizedConfig().server.base ?? ''}/`.replace(/\/+$/, '/');
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const name = pathname.startsWith(base) ? decodeSafely(pathname.slice(base.length)) : '';
      const asked = COMPILED.test(name)
        ? []
        : [name, `${name}.html`, `${name.replace(/\/?$/, '/')}index.html`].filter((one) => files.names.test(one));
      if (name === '' || asked.length === 0 || !respond(response, asked, files)) next();
    });
  });
}

/** @returns false where there is no such file */
function respond(response: ServerResponse, asked: string[], { list }: PublishedFiles): boolean {
  try {
    const known = new Map(list());
    const name = asked.find((one) => known.has(one));
    const text = name === undefined ? undefined : known.get(name)?.();
    if (name === undefined || text === undefined) return false;
    response.setHeader('Content-Type', mediaType(name));
    response.setHeader('Cache-Control', 'no-store');
    response.end(text);
  } catch (error) {
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end((error as Error).message);
  }
  return true;
}
