import { setup } from './setup.virtual.ts';

export interface FirstVisitOptions {
  /** Base path of the site, with a slash at the end. */
  base: string;
  versions: string[];
  languages: string[];
  defaultLanguage: string;
}

/** Rspress's key, so that nobody who has been here before is redirected. */
const VISITED_KEY = 'rspress-visited';
const CRAWLERS = /bot|spider|crawl|slurp|lighthouse/i;

/**
 * Leads a reader who comes for the first time to the page in their language, if there is one. Where the visit cannot be
 * recorded, nothing happens: the redirect would otherwise undo every later choice of a language.
 */
export function redirectFirstVisit(options: FirstVisitOptions): void {
  if (CRAWLERS.test(navigator.userAgent) || !recordVisit()) return;
  const wanted = navigator.languages?.length ? navigator.languages : [navigator.language];
  const { origin, pathname, search, hash } = location;
  const language = pickLanguage(wanted, options.languages);
  const path = language === undefined ? pathname : pathInLanguage(pathname, language, options);
  if (path === pathname) return;
  // This script is at the start of the head, and the languages of the page are listed after it.
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    const hasPage = document.querySelector(`link[hreflang="${language}"]`);
    // With the origin in front, a path such as `//elsewhere.example` stays a path.
    if (hasPage) location.replace(origin + path + search + hash);
  }).observe(document.documentElement, { childList: true });
}

/** Records the visit, and says whether it is the first one. */
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
 * The first language of the reader that the site has: `de-AT` takes `de-AT`, otherwise `de` (RFC 4647 section 3.4).
 * @returns undefined where the site has none of them: such a reader stays on the page that a link led to
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

/** The path of the same page in another language. The default language has no prefix. */
export function pathInLanguage(
  pathname: string,
  language: string,
  { base, versions, languages, defaultLanguage }: FirstVisitOptions,
): string {
  if (!pathname.startsWith(base)) return pathname;
  const parts = pathname.slice(base.length).split('/');
  const at = versions.includes(parts[0]) ? 1 : 0;
  const isPrefixed = languages.includes(parts[at]);
  if (language === (isPrefixed ? parts[at] : defaultLanguage)) return pathname;
  const prefix = language === defaultLanguage ? [] : [language];
  const page = parts.slice(isPrefixed ? at + 1 : at);
  // A start page may be named without its closing slash: `/docs/de`, `/docs/v1`.
  return base + [...parts.slice(0, at), ...prefix, ...(page.length > 0 ? page : [''])].join('/');
}

// This file is the first script of a site in several languages.
if (setup.firstVisit) redirectFirstVisit(setup.firstVisit);
