/**
 * Tells the persistent build cache what pages are made from beside their files. Setting a digest turns the cache on,
 * so that nothing is set where Rspress's variable `RSPRESS_PERSISTENT_CACHE` turns it off.
 */
export function cacheDependsOn(text: string, env = process.env): { buildCache?: { cacheDigest: string[] } } {
  return keepsWork(env) ? { buildCache: { cacheDigest: [text] } } : {};
}

/** Whether a build takes over what the last one worked out. */
export const keepsWork = (env = process.env): boolean => env.RSPRESS_PERSISTENT_CACHE !== 'false';
