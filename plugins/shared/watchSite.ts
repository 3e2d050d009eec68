import { watch } from 'chokidar';
import type { SiteOptions } from './siteOptions.ts';

/**
 * Calls at first and after edits of a site: of its docs folder, its brand and its redirects. Edits come in bursts, and
 * those that come during a call are followed by a further one. A call that fails is reported, and the next edit is
 * followed: a file may go while it is being read, which is no reason for a server to end.
 * @param quiet milliseconds without an edit after which it calls
 * @returns stops it
 */
export function watchSite(
  { docsDir, brandFile, redirectsFile }: SiteOptions,
  quiet: number,
  check: () => Promise<void>,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(check).catch(({ message }) => console.error(`The last edit was not followed: ${message}`));
    }, quiet);
  };
  const watcher = watch([docsDir, brandFile, redirectsFile]).on('all', soon).on('ready', soon);
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
}
