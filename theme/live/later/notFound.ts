import { decodeSafely } from '../../logic/decode.ts';
import {
  addressesMeant,
  homeRoute,
  queryOfPath,
  type SitePrefixes,
  variantOf,
  withoutLanguage,
} from '../../logic/notFound.ts';
import { openSearch } from '../search.ts';

/**
 * The page for unknown addresses: leads on where the host has the page under another form of the address, and
 * otherwise offers a search for what the address names.
 */
export async function startNotFound(main: HTMLElement): Promise<void> {
  const prefixes = JSON.parse(main.dataset.prefixes ?? '{}') as SitePrefixes;
  const { origin, pathname, search, hash } = window.location;
  offerSearch(main, prefixes.base, pathname);
  leadHome(main, pathname, prefixes);
  const leadOn = (path: string) => window.location.replace(origin + path + search + hash);
  const found = withoutLanguage(pathname, prefixes);
  if (found?.language === prefixes.defaultLanguage) return leadOn(found.path);
  for (const path of [
    ...addressesMeant(pathname, prefixes.base),
    ...(found ? addressesMeant(found.path, prefixes.base, true) : []),
  ]) {
    if (await hasPage(path)) return leadOn(path);
  }
}

function offerSearch(main: HTMLElement, base: string, pathname: string): void {
  const button = main.querySelector<HTMLButtonElement>('.not-found__search');
  const query = pathname.startsWith(base) ? queryOfPath(decodeSafely(pathname.slice(base.length))) : '';
  if (!button || !query) return;
  button.textContent = (button.dataset.text ?? '').replace('{{query}}', query);
  button.hidden = false;
  button.addEventListener('click', () => openSearch(query));
}

/** One page stands for all addresses; its link leads to the start page of the version and language asked for. */
function leadHome(main: HTMLElement, pathname: string, prefixes: SitePrefixes): void {
  const { version, language } = variantOf(pathname, prefixes);
  const link = main.querySelector('a');
  if (link) link.href = prefixes.base + homeRoute(version, language, prefixes).slice(1);
}

async function hasPage(path: string): Promise<boolean> {
  try {
    const { ok, redirected } = await fetch(path, { method: 'HEAD' });
    return ok && !redirected;
  } catch {
    return false;
  }
}
