import { label, PENDING_ACTION_KEY } from './page.ts';

/**
 * Loads a chunk that a reader asked for. Where it cannot be loaded, the reader sees that, and the page is loaded again
 * if the site was deployed since: see `chunkLoadError.ts`.
 * @param report shows the reader a sentence, or takes it back
 * @param pendingAction returns at the last moment what to do after a reload, see `takePendingAction`
 * @returns undefined where the chunk cannot be loaded
 */
export async function importOrReport<Module>(
  load: () => Promise<Module>,
  report: (words: string | Node) => void,
  pendingAction?: () => string,
): Promise<Module | undefined> {
  try {
    return await load();
  } catch {
    const chunk = await import(/* webpackChunkName: "deferred" */ './chunkLoadError.ts').catch(() => undefined);
    if (chunk) await chunk.onChunkLoadError(report, pendingAction);
    else report(label('loadFailed'));
    return undefined;
  }
}

/** Returns what a reader asked for before the page had to be loaded again, once. */
export function takePendingAction(): string | null | undefined {
  try {
    const action = window.sessionStorage.getItem(PENDING_ACTION_KEY);
    window.sessionStorage.removeItem(PENDING_ACTION_KEY);
    return action;
  } catch {
    return undefined;
  }
}
