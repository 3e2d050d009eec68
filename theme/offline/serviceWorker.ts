// Responds from the copy of the site that a reader saved, if the network doesn't. Only readers who save a copy have it.
// Everything without a hash in its name is requested from the host first, so that a copy never hides a newer page.
import {
  copiedPaths,
  copyPrefix,
  isHashed,
  removeCopies,
  SAVED_AT,
  type SavedNotices,
  withNotice,
} from './copiedPaths.ts';

/** Written in by the build (`plugins/offlineCopy`). */
declare const site: {
  base: string;
  file: string;
  digest: string;
  bytes: number;
  headers: Record<string, string>;
  notices: SavedNotices;
};

/** What the types of a page lack of a service worker. */
interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Lifetime {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Client {
  postMessage(message: unknown): void;
}
interface Scope {
  addEventListener<Kind extends Event>(type: string, listener: (event: Kind) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(options: object): Promise<Client[]> };
}

const worker = self as unknown as Scope;
const name = copyPrefix(site.base) + site.digest;
/** Milliseconds without a response of the host after which the copy is served. */
const PATIENCE = 4000;
/** Milliseconds for which a host that did not respond is not waited for again, because a page needs several files. */
const SILENT_FOR = 30_000;
let silentUntil = 0;
/** The share of the time that loading takes, as far as the reader sees; storing takes the rest. */
const LOADING = 0.7;
/** Files that are stored side by side. */
const AT_ONCE = 40;

worker.addEventListener<Lifetime>('install', (event) => {
  event.waitUntil(
    save().then(
      () => worker.skipWaiting(),
      async (error) => {
        await caches.delete(name);
        throw error;
      },
    ),
  );
});

worker.addEventListener<Lifetime>('activate', (event) => {
  event.waitUntil(removeCopies(site.base, name).then(() => worker.clients.claim()));
});

worker.addEventListener<Asking>('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(site.base)) return;
  event.respondWith(respond(request, pathname));
});

/** Fetches all files in one, which is a form, and stores each under its address. */
async function save(): Promise<void> {
  const response = await fetch(site.base + site.file);
  if (!response.ok || !response.body) throw new Error(`${site.file}: ${response.status}`);
  let had = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    async transform(chunk, controller) {
      had += chunk.length;
      controller.enqueue(chunk);
      await notify({ share: LOADING * Math.min(1, had / site.bytes) });
    },
  });
  const plain = response.body.pipeThrough(counting).pipeThrough(new DecompressionStream('gzip'));
  const type = `multipart/form-data; boundary=${site.digest}`;
  const files = [...(await new Response(plain, { headers: { 'Content-Type': type } }).formData())];
  const cache = await caches.open(name);
  for (let from = 0; from < files.length; from += AT_ONCE) {
    await Promise.all(
      files.slice(from, from + AT_ONCE).map(([path, file]) => {
        const headers = { ...site.headers, 'Content-Type': (file as File).type };
        return cache.put(site.base + path, new Response(file, { headers }));
      }),
    );
    await notify({ share: LOADING + (1 - LOADING) * Math.min(1, (from + AT_ONCE) / files.length) });
  }
  await cache.put(site.base + SAVED_AT, new Response(new Date().toISOString()));
}

async function notify(message: { share: number }): Promise<void> {
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true })) client.postMessage(message);
}

async function respond(request: Request, pathname: string): Promise<Response> {
  if (isHashed(pathname)) return (await copied([pathname])) ?? fetch(request);
  // What a page frames is served as it is.
  const isPage = request.destination === 'document';
  const asking = new AbortController();
  const asked = fetch(request, { signal: asking.signal });
  const first = await Promise.race([asked.catch(() => 'gone' as const), silence()]);
  if (first !== 'silent') silentUntil = 0;
  // Without waiting, nothing new is known about the host, so the time doesn't start again.
  else if (Date.now() >= silentUntil) silentUntil = Date.now() + SILENT_FOR;
  if (first instanceof Response && first.status < 500) return first;
  const found = (await copied(copiedPaths(pathname))) ?? (isPage && (await missing(asked)));
  if (!found) return asked;
  // A response that is not read would occupy one of the few connections that a browser has for a host.
  asking.abort();
  return isPage ? marked(found) : found;
}

/** Ends when the host has not responded for too long. */
function silence(): Promise<'silent'> {
  const patience = Date.now() < silentUntil ? 0 : PATIENCE;
  return new Promise((resolve) => setTimeout(() => resolve('silent'), patience));
}

async function copied(paths: string[]): Promise<Response | undefined> {
  const cache = await caches.open(name);
  for (const path of paths) {
    const found = await cache.match(path);
    if (found) return found;
  }
  return undefined;
}

/** The page for an address that the site doesn't have, if the host doesn't respond. */
async function missing(asked: Promise<Response>): Promise<Response | undefined> {
  try {
    await asked;
    return undefined;
  } catch {
    const page = await copied([`${site.base}404.html`]);
    return page && new Response(page.body, { status: 404, headers: page.headers });
  }
}

async function marked(page: Response): Promise<Response> {
  const saved = await (await copied([site.base + SAVED_AT]))?.text();
  if (!saved || !page.headers.get('Content-Type')?.startsWith('text/html')) return page;
  const html = withNotice(await page.text(), site.notices, new Date(saved));
  return new Response(html, { status: page.status, headers: page.headers });
}
