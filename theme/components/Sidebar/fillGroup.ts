import { readPage } from '../../navigation/pageSource.ts';

/**
 * Fills a group of a very large section, whose pages are listed by its own pages only, from the first of them.
 * Where that cannot be had, the reader goes there.
 */
export async function fillGroup(button: HTMLElement, group: HTMLElement): Promise<void> {
  const address = new URL(button.dataset.from ?? '', window.location.href);
  const answer = await readPage(address);
  const found = answer.kind === 'page' ? answer.page.getElementById(group.id) : null;
  if (!found) window.location.assign(address);
  else if (!group.hasChildNodes()) {
    for (const link of found.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current');
    group.append(...[...found.childNodes].map((node) => document.adoptNode(node)));
  }
}
