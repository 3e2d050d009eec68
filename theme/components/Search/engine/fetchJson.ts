/** Fetches a JSON file below `static/`, on request without any cache. */
export type FetchJson = (file: string, isFresh?: boolean) => Promise<unknown>;

/** Milliseconds after which a request fails. */
export const TIMEOUT = 8000;

/** Fetches JSON. A response with another status or other content, such as an error page, is a failure. */
export async function fetchJson(url: string, isFresh = false): Promise<unknown> {
  const response = await fetch(url, {
    ...(isFresh && { cache: 'reload' as const }),
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`${url.replace(/\?.*/, '')}: ${response.status}`);
  return response.json();
}

/** Fetches a file, and again without the cache if the cached copy is broken. */
export function fetchOrReload(file: string, fetchFile: FetchJson): Promise<unknown> {
  return fetchFile(file).catch(() => fetchFile(file, true));
}
