import { label } from './page.ts';
import { toolButton } from './toolButton.ts';

/**
 * Loads a chunk that a reader asked for. Where it cannot be loaded, the reader sees that, and is offered to load the page
 * again if the site was deployed since.
 * @param report shows the reader a sentence, or takes it back
 * @param address returns the address of the page in view to load then, where it needs another query
 * @returns undefined where the chunk cannot be loaded
 */
export async function importOrReport<Module>(
  load: () => Promise<Module>,
  report: (words: string | Node) => void,
  address?: () => string,
): Promise<Module | undefined> {
  try {
    return await load();
  } catch {
    report((await isRedeployed()) ? reloadOffer(address) : label('loadFailed'));
    return undefined;
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

function reloadOffer(address?: () => string): Node {
  const offer = document.createElement('span');
  const reload = () => {
    if (address) window.history.replaceState(null, '', address());
    window.location.reload();
  };
  offer.append(`${label('siteChanged')} `, toolButton(label('reload'), reload));
  return offer;
}
