import { label, PENDING_ACTION_KEY } from './page.ts';
import { toolButton } from './toolButton.ts';

/**
 * Handles a chunk that cannot be loaded. Where the site was deployed since, the page is loaded again and the pending
 * action done then, unless something typed would be lost: then a button offers the reload.
 */
export async function onChunkLoadError(
  report: (words: string | Node) => void,
  pendingAction?: () => string,
): Promise<void> {
  if (!(await isRedeployed())) report(label('loadFailed'));
  else if (hasTypedText() || !storePendingAction(pendingAction?.())) report(reloadOffer());
  else {
    // What is typed until the page goes counts too.
    window.addEventListener('pagehide', () => storePendingAction(pendingAction?.()));
    window.location.reload();
  }
}

/** Where the action cannot be stored, and after a reload that changed nothing, the page is not loaded by itself. */
function storePendingAction(pendingAction = ''): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') return false;
  try {
    window.sessionStorage.setItem(PENDING_ACTION_KEY, pendingAction);
    return true;
  } catch {
    return false;
  }
}

/** Whether the host now has this page with another script. */
async function isRedeployed(): Promise<boolean> {
  try {
    const response = await fetch(window.location.href, { cache: 'no-cache' });
    const script = document.querySelector('script[src]')?.getAttribute('src') ?? '';
    return response.ok && !(await response.text()).includes(script);
  } catch {
    return false;
  }
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="checkbox"]), textarea',
  );
  return [...fields].some((field) => field.value !== field.defaultValue && !field.closest('.search-dialog'));
}

function reloadOffer(): Node {
  const offer = document.createElement('span');
  const reload = toolButton(label('reload'), () => window.location.reload());
  offer.append(`${label('siteChanged')} `, reload);
  return offer;
}
