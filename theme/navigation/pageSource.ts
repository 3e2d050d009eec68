import { setup } from '../client/setup.virtual.ts';
import { trustedHtml } from '../client/trustedHtml.ts';

type PageResponse =
  /** A page of this build. */
  | { kind: 'page'; html: string; fault?: undefined }
  /**
   * Anything else: an old address, a page of another deployment, an error. The browser knows best what to do.
   * `fault` describes what went wrong, if anything did.
   */
  | { kind: 'other'; fault?: string }
  /** There is no network, or the host fails. */
  | { kind: 'unreachable'; fault: string };

/** Milliseconds for which a page that was fetched is taken as it is. */
const FRESH = 5 * 60_000;
const MAX_CACHED = 30;

const fetched = new Map<string, { at: number; response: Promise<PageResponse> }>();

/** Only this module makes documents of texts, and only of pages that came from this host. */
const trusted = trustedHtml('site-pages');

/** Whether an address is that of a page of this site: a folder or an HTML file below its base. */
export function isPageAddress({ origin, pathname }: URL): boolean {
  return origin === window.location.origin && pathname.startsWith(setup.base) && /(?:\/|\.html)$/.test(pathname);
}

/** The document of a page. It is used up when it is shown, so that each showing parses the text. */
export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(trusted(html), 'text/html');
}

/** Fetches a page before a reader goes there. */
export function fetchAhead(url: URL): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (!saveData && isPageAddress(url) && url.pathname !== window.location.pathname) void fetchPage(url);
}

/** Fetches a page, or takes the one that was fetched ahead. */
export function fetchPage(url: URL): Promise<PageResponse> {
  const key = url.pathname + url.search;
  const known = fetched.get(key);
  if (known && Date.now() - known.at < FRESH) return known.response;
  const response = ask(key);
  fetched.delete(key);
  fetched.set(key, { at: Date.now(), response });
  if (fetched.size > MAX_CACHED) fetched.delete(fetched.keys().next().value as string);
  // What failed is asked for again the next time.
  void response.then(({ kind }) => kind !== 'page' && fetched.delete(key));
  return response;
}

async function ask(address: string): Promise<PageResponse> {
  try {
    const response = await fetch(address, { headers: { Accept: 'text/html' } });
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html');
    if (response.status >= 500) return { kind: 'unreachable', fault: `status ${response.status}` };
    if (!response.ok) return { kind: 'other', fault: `status ${response.status}` };
    if (response.redirected || !isHtml) return { kind: 'other' };
    const html = await response.text();
    if (!isOfThisBuild(html)) return { kind: 'other' };
    // A page that is fetched ahead has its own style at hand, too.
    const [style] = /[^"]+\/page\.\w+\.css/.exec(html) ?? [];
    if (style) void fetch(style).catch(() => {});
    return { kind: 'page', html };
  } catch (error) {
    return { kind: 'unreachable', fault: String(error) };
  }
}

/** A page of another deployment names another script, which only a full load can bring. */
function isOfThisBuild(html: string): boolean {
  const script = document.querySelector('script[src]')?.getAttribute('src');
  return Boolean(script) && html.includes(`"${script}"`) && html.includes('id="__rspress_root"');
}
