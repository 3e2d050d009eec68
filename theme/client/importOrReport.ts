import { label, PENDING_ACTION_KEY } from './page.ts';

/**
 * Fetches a part of the page that a reader asked for. Where it cannot be had, the reader is told, and the page is
 * loaded again where the site was deployed anew: see `chunkLoadError.ts`.
 * @param say shows the reader a sentence, or takes it back
 * @param wish says at the last moment what to carry out after a reload, see `takePendingAction`
 * @returns undefined where the part cannot be had
 */
export async function importOrReport<Module>(
  load: () => Promise<Module>,
  say: (words: string | Node) => void,
  wish?: () => string,
): Promise<Module | undefined> {
  try {
    return await load();
  } catch {
    try {
      const { onChunkLoadError } = await import(/* webpackChunkName: "deferred" */ './chunkLoadError.ts');
      await onChunkLoadError(say, wish);
    } catch {
      say(label('loadFailed'));
    }
    return undefined;
  }
}

/** What a reader asked for before the page had to be loaded again. It is told once. */
export function takePendingAction(): string | null {
  try {
    const wish = window.sessionStorage.getItem(PENDING_ACTION_KEY);
    window.sessionStorage.removeItem(PENDING_ACTION_KEY);
    return wish;
  } catch {
    return null;
  }
}
