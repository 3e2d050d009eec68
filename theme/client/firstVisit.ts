import { setup } from './setup.virtual.ts';

/** Rspress's key, so that readers who have been here before aren't redirected. */
const VISITED_KEY = 'rspress-visited';
const CRAWLERS = /bot|spider|crawl|slurp|lighthouse/i;

/**
 * Redirects a reader who comes for the first time to the page in their language, if there is one. Where the visit cannot be
 * recorded, nothing happens: the redirect would otherwise undo every later choice of a language.
 */
function redirectFirstVisit(): void {
  if (CRAWLERS.test(navigator.userAgent) || !recordVisit()) return;
  const wanted = navigator.languages?.length ? navigator.languages : [navigator.language];
  // This script is at the start of the head, and the page in other languages is listed after it.
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    const pages = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
    const language = pickLanguage(
      wanted,
      pages.map(({ hreflang }) => hreflang),
    );
    const page = pages.find(({ hreflang }) => hreflang === language);
    if (!page || language === document.documentElement.lang) return;
    const { origin, search, hash } = location;
    // The list has the addresses of the published site.
    location.replace(origin + new URL(page.href).pathname.replace(/\/index\.html$/, '/') + search + hash);
  }).observe(document.documentElement, { childList: true });
}

/** Records the visit, and returns whether it is the first one. */
function recordVisit(): boolean {
  try {
    if (localStorage.getItem(VISITED_KEY) !== null) return false;
    localStorage.setItem(VISITED_KEY, '1');
    return true;
  } catch {
    return false;
  }
}

/**
 * The first language of the reader that a page has: `de-AT` takes `de-AT`, otherwise `de` (RFC 4647 section 3.4).
 * @returns undefined where it has none of them: such a reader stays on the page
 */
export function pickLanguage(wanted: readonly string[], languages: readonly string[]): string | undefined {
  for (const tag of wanted.map((language) => language.toLowerCase())) {
    for (let part = tag; part; part = part.replace(/-?[^-]*$/, '')) {
      const found = languages.find((language) => language.toLowerCase() === part);
      if (found) return found;
    }
  }
  return undefined;
}

// This file is the first script of a site in several languages.
if (setup.hasLanguages) redirectFirstVisit();
