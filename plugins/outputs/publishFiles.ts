import type { ServerResponse } from 'node:http';
import type { RsbuildPluginAPI } from '@rsbuild/core';

/** Files that a plugin publishes beside the pages. */
export interface PublishedFiles {
  /** Names that these files may have, as paths from the site root without a slash in front. */
  names: RegExp;
  /** Each name, with what writes the file. */
  list: () => Iterable<readonly [name: string, write: () => string]>;
}

/** Media types by the ending of a name, without what says how a text is encoded. */
export const MEDIA_TYPES: Record<string, string> = {
  atom: 'application/atom+xml',
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
};

/** What the compiler writes. A browser asks for such after each edit, and waits for the answer. */
const COMPILED = /^static\/(?:js|css)\/|\.hot-update\.js(?:on)?$/;

/**
 * Publishes files: a build emits them all, and the dev server writes each when it is asked for, so that an edit of a
 * page waits for none of them and the next answer follows every edit of what they are made from.
 */
export function publishFiles(api: RsbuildPluginAPI, files: PublishedFiles): void {
  if (api.context.action === 'build') {
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      try {
        // A program is as small as it should be, with the licenses in it.
        for (const [name, write] of files.list())
          compilation.emitAsset(name, new sources.RawSource(write()), { minimized: name.endsWith('.mjs') });
      } catch (error) {
        // The pages would wait without end for a step that throws.
        compilation.errors.push(error as Error);
      }
    });
    return;
  }
  api.onBeforeStartDevServer(({ server }) => {
    const base = `${api.getNormalizedConfig().server.base ?? ''}/`.replace(/\/+$/, '/');
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const name = pathname.startsWith(base) ? decodeURI(pathname.slice(base.length)) : '';
      const asked = COMPILED.test(name)
        ? []
        : [name, `${name}.html`, `${name.replace(/\/?$/, '/')}index.html`].filter((one) => files.names.test(one));
      if (name === '' || asked.length === 0 || !answer(response, asked, files)) next();
    });
  });
}

/** @returns false where there is no such file */
function answer(response: ServerResponse, asked: string[], { list }: PublishedFiles): boolean {
  try {
    const known = new Map(list());
    const name = asked.find((one) => known.has(one));
    const text = name === undefined ? undefined : known.get(name)?.();
    if (text === undefined) return false;
    response.setHeader('Content-Type', `${MEDIA_TYPES[name?.split('.').at(-1) ?? ''] ?? 'text/plain'}; charset=utf-8`);
    response.setHeader('Cache-Control', 'no-store');
    response.end(text);
  } catch (error) {
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.end((error as Error).message);
  }
  return true;
}
