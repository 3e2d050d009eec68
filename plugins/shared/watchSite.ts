import { watch } from 'node:fs';
import path from 'node:path';
import type { SiteOptions } from './siteOptions.ts';
import { watchFolders } from './watchFolders.ts';

/**
 * Calls after edits of a site: of its docs folder, its brand and its redirects. Edits come in bursts, and those that
 * come during a call bring another one after it. A call that fails is reported, and the next edit is followed: a file may go
 * while it is being read, which is no reason for a server to end.
 * @param quiet milliseconds without an edit after which it calls
 * @param first what comes before the first call, as soon as edits are heard of
 * @returns stops it
 */
export function watchSite(
  { docsDir, brandFile, redirectsFile }: SiteOptions,
  quiet: number,
  look: () => Promise<void>,
  first: () => Promise<void> = async () => {},
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(look).catch(reportFailure);
    }, quiet);
  };
  // An editor may replace the file that it edits, so that the folder is watched.
  const beside = [brandFile, redirectsFile].map((file) =>
    watch(path.dirname(file), (_, name) => {
      if (name === path.basename(file)) soon();
    }),
  );
  const stop = watchFolders(docsDir, soon);
  let last = first().catch(reportFailure);
  return () => {
    clearTimeout(timer);
    stop();
    for (const watcher of beside) watcher.close();
  };
}

const reportFailure = (error: unknown) =>
  console.error(`The last edit was not followed: ${error instanceof Error ? error.message : error}`);
