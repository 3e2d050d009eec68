import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { responseHeaders } from '../plugins/hosts/responseHeaders.ts';
import { readIfThere } from '../plugins/shared/listFiles.ts';
import { tryOr } from '../tools-core/base/tryOr.ts';

export interface StaticServerOptions {
  /** Folder of the built site. */
  dir: string;
  /** Base path of the site, e.g. `/docs/`. */
  base: string;
  /**
   * Answers only the addresses of files and of folders with a closing slash, as the plainest host does.
   * Otherwise `/x` finds `x.html` as well.
   */
  strict?: boolean;
  /** Content security policy. With it, every response has the headers that hosts send. */
  policy?: string;
  /** Addresses that redirect, each with its new one. */
  redirects?: ReadonlyMap<string, string>;
}

/** What hosts don't send either: paths that lead elsewhere, hidden files, and the error page at its own address. */
const UNFIT = /\/(?:\/|\.(?!well-known\/))|^\/404(?:\.html|\/|$)/;

/**
 * Serves a built site as a good static host does: folders find their index, unknown paths get `404.html` with
 * status 404, and `/` leads to the base.
 */
export function createStaticServer({ dir, base, strict = false, policy, redirects }: StaticServerOptions): Server {
  const prefix = base.replace(/\/$/, '');
  const files = sirv(dir, { etag: true, dev: true, dotfiles: true, extensions: strict ? [] : ['html'] });
  const headersOf = (file: string) => Object.entries(policy ? responseHeaders(file, policy) : {});
  return createServer((request, response) => {
    const { pathname: asked, search } = new URL(`http://localhost${request.url}`);
    const wantsMarkdown = policy !== undefined && request.headers.accept?.includes('text/markdown');
    const pathname = (wantsMarkdown && markdownOf(asked, dir, prefix)) || asked;
    response.setHeader('Vary', 'Accept');
    for (const [name, value] of headersOf(pathname.slice(base.length))) response.setHeader(name, value);
    const sendNotFound = () => {
      for (const [name, value] of headersOf('404.html')) response.setHeader(name, value);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      // Read again each time, since a build may replace it while the server runs.
      response.end(request.method === 'HEAD' ? undefined : (readIfThere(path.join(dir, '404.html')) ?? '404'));
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' });
      return response.end();
    }
    const redirect = (status: number, to: string) => {
      response.writeHead(status, { Location: to.replace(/(?=#|$)/, () => search) }).end();
    };
    if (prefix !== '' && (pathname === '/' || pathname === prefix)) return redirect(pathname === '/' ? 302 : 301, base);
    const target = redirects?.get(pathname);
    if (target !== undefined) return redirect(301, target);
    const decoded = decodePath(pathname);
    const inside = pathname.slice(prefix.length);
    if (!pathname.startsWith(base) || decoded === undefined || UNFIT.test(decoded.slice(prefix.length)))
      return sendNotFound();
    const has = (file: string) => existsSync(path.join(dir, file.slice(prefix.length)));
    if (!inside.endsWith('/') && !has(`${decoded}.html`) && has(`${decoded}/index.html`))
      return redirect(301, `${pathname}/`);
    const stem = /^(.+)\/(?:index\.html)?$/.exec(pathname)?.[1];
    if (!strict && stem && !has(decoded.replace(/\/$/, '/index.html')) && has(`${decodePath(stem)}.html`))
      return redirect(301, `${stem}.html`);
    if (strict && inside.endsWith('/')) request.url = `${inside}index.html`;
    else request.url = inside + search;
    files(request, response, sendNotFound);
  });
}

/** The address of the Markdown of a page, as hosts find it for a program that accepts it; undefined for other files. */
function markdownOf(pathname: string, dir: string, prefix: string): string | undefined {
  const page = pathname.replace(/(?:\.html|\/+(?:index\.html)?)$/, '');
  const files = [`${page}.md`, `${page}/index.md`];
  return files.find((file) => existsSync(path.join(dir, file.slice(prefix.length))));
}

/** Listens on the first free port from the given one on. */
export async function listen(server: Server, firstPort: number, host = '127.0.0.1'): Promise<number> {
  for (let port = firstPort; port < firstPort + 100; port++) {
    if (await tryPort(server, port, host)) return port;
  }
  throw new Error(`No port from ${firstPort} to ${firstPort + 99} is free on ${host}. Stop a server, or set PORT.`);
}

function tryPort(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error));
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

const decodePath = (pathname: string) => tryOr(() => decodeURIComponent(pathname));
