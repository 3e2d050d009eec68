import path from 'node:path';
import { codeDigest } from './codeDigest.ts';
import { digestOf } from './digestOf.ts';

/** What a build keeps for the next one, beside what Rspress keeps. */
export interface KeptWork {
  /** Where one kind of it is kept, for these pages. It may be lost at any time. */
  storeOf(kind: string): string;
  /** Changes with the code that reads pages, and with what it is told. */
  version: string;
}

/**
 * Opens what the last build kept.
 * @param root folder of the repository
 * @param docsDir folder of the pages
 * @param tokens brand tokens with what each becomes
 */
export function keptWork(root: string, docsDir: string, tokens: Record<string, string>): KeptWork {
  const folder = path.join(root, 'node_modules/.cache/pages');
  return {
    storeOf: (kind) => path.join(folder, `${kind}-${digestOf(docsDir)}`),
    version: digestOf(codeDigest(root), JSON.stringify(tokens)),
  };
}

/**
 * Tells the persistent build cache what pages are made from beside their files. Setting a digest turns the cache on,
 * so that nothing is set where Rspress's variable `RSPRESS_PERSISTENT_CACHE` turns it off.
 */
export function cacheDependsOn(text: string, env = process.env): { buildCache?: { cacheDigest: string[] } } {
  return keepsWork(env) ? { buildCache: { cacheDigest: [text] } } : {};
}

/** Whether a build takes over what the last one worked out. */
export const keepsWork = (env = process.env): boolean => env.RSPRESS_PERSISTENT_CACHE !== 'false';
