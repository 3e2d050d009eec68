import { decodeSafely } from '../../shared/decode.ts';
import { addressOf } from '../../shared/href.ts';
import { openSearch } from '../Search/Search.client.ts';
import { nearestPages, pagesOfList } from './nearestPages.ts';
import { addressesMeant, homeRoute, queryOfPath, type SitePrefixes, variantOf, withoutLanguage } from './notFound.ts';

/**
 * The page for unknown addresses: redirects if the host has the page under a different form of the address. Otherwise it
 * offers a search for the words of the address, and the pages nearest to it.
 */
export async function startNotFound(main: HTMLElement): Promise<void> {
  const prefixes = JSON.parse(main.dataset.prefixes ?? '{}') as SitePrefixes;
  const { origin, pathname, search, hash } = window.location;
  const asked = pathname.startsWith(prefixes.base) ? decodeSafely(pathname.slice(prefixes.base.length)) : '';
  offerSearch(main, queryOfPath(asked));
  linkHome(main, pathname, prefixes);
  const redirect = (path: string) => window.location.replace(origin + path + search + hash);
  const found = withoutLanguage(pathname, prefixes);
  if (found?.language === prefixes.defaultLanguage) return redirect(found.path);
  for (const path of [
    ...addressesMeant(pathname, prefixes.base),
    ...(found ? addressesMeant(found.path, prefixes.base, true) : []),
  ]) {
    if (await hasPage(path)) return redirect(path);
  }
  await offerNearest(main, asked, prefixes.base);
}

function offerSearch(main: HTMLElement, query: string): void {
  const button = main.querySelector<HTMLButtonElement>('.not-found__search');
  if (query && button) button.textContent = (button.dataset.text ?? '').replace('{{query}}', () => query);
  button?.addEventListener('click', () => openSearch(query));
}

/** Lists the pages whose addresses are most like the one that was asked for. */
async function offerNearest(main: HTMLElement, asked: string, base: string): Promise<void> {
  const section = main.querySelector<HTMLElement>('[data-nearest]');
  if (!section) return;
  const response = await fetch(`${base}llms.txt`).catch(() => undefined);
  if (!response?.ok) return;
  const items = nearestPages(asked, pagesOfList(await response.text(), base)).map(({ path, title, description }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = addressOf(`/${path}`, base);
    link.textContent = title;
    item.append(link, ` ${description}`);
    return item;
  });
  section.querySelector('ul')?.replaceChildren(...items);
  section.hidden = items.length === 0;
}

/** One page is served for all addresses; its link leads to the start page of the version and language asked for. */
function linkHome(main: HTMLElement, pathname: string, prefixes: SitePrefixes): void {
  const { version, language } = variantOf(pathname, prefixes);
  const link = main.querySelector('a');
  if (link) link.href = prefixes.base + homeRoute(version, language, prefixes).slice(1);
}

const hasPage = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD' }).then(
    ({ ok, redirected }) => ok && !redirected,
    () => false,
  );
