const MAX_OFFERED = 5;

export interface OfferedPage {
  title: string;
  link: string;
}

/** The pages to read next: the links below the headings Next and Related, or otherwise the links in lists. */
export function nextPages(): OfferedPage[] {
  const main = document.querySelector('main');
  const below = ['next', 'related'].flatMap((id) => linksBelow(document.getElementById(id)));
  const links = below.length > 0 ? below : [...(main?.querySelectorAll<HTMLAnchorElement>('li a[href]') ?? [])];
  const pages = new Map<string, OfferedPage>();
  for (const { href, textContent, origin, pathname } of links) {
    const isOther = origin === window.location.origin && pathname !== window.location.pathname;
    if (isOther && textContent && !pages.has(pathname)) pages.set(pathname, { title: textContent, link: href });
  }
  return [...pages.values()].slice(0, MAX_OFFERED);
}

function linksBelow(heading: HTMLElement | null): HTMLAnchorElement[] {
  const links: HTMLAnchorElement[] = [];
  for (let next = heading?.nextElementSibling; next && !/^H[1-6]$/.test(next.tagName); next = next.nextElementSibling) {
    links.push(...next.querySelectorAll<HTMLAnchorElement>('a[href]'));
  }
  return links;
}
