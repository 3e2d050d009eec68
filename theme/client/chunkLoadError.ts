import { label, PENDING_ACTION_KEY } from './page.ts';

/**
 * A part of the page cannot be had. Where that is because the site was deployed anew, the page is loaded again and the
 * wish carried out then, unless something typed would be lost: then that is offered.
 */
export async function onChunkLoadError(say: (words: string | Node) => void, wish?: () => string): Promise<void> {
  if (!(await isRedeployed())) say(label('loadFailed'));
  else if (hasTypedText() || !storePendingAction(wish?.())) say(reloadOffer());
  else {
    // What is typed until the page goes counts too.
    window.addEventListener('pagehide', () => storePendingAction(wish?.()));
    window.location.reload();
  }
}

/** Without a place to keep the wish, and after a reload that changed nothing, the page is not loaded by itself. */
function storePendingAction(wish = ''): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'reload') return false;
  try {
    window.sessionStorage.setItem(PENDING_ACTION_KEY, wish);
    return true;
  } catch {
    return false;
  }
}

/** Tells whether the host now has this page with another script. */
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
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some((field) => field.value !== field.defaultValue && !field.closest('.search-dialog'));
}

function reloadOffer(): Node {
  const offer = document.createElement('span');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'page-tool__button';
  button.textContent = label('reload');
  button.addEventListener('click', () => window.location.reload());
  offer.append(`${label('siteChanged')} `, button);
  return offer;
}
