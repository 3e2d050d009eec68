/** Where a link leads, worked out once for drawing and for clicking. */
export type LinkTarget =
  /** Leaves the site: another host, mail, telephone. */
  | { kind: 'external'; href: string }
  /** A heading of the same page. */
  | { kind: 'hash'; href: string }
  /** A published file, which the browser opens by itself. */
  | { kind: 'file'; href: string }
  /** A page of the site. `route` is its path without base; `path` adds query and hash. */
  | { kind: 'page'; href: string; route: string; path: string };

/**
 * Works out the target of a link and the address that every static host serves:
 * `/docs/x.html` for a page, `/docs/dir/` for a folder.
 * @param link as written: `/guides/x`, `/guides/x.html#top`, `#top`, `https://…`
 * @param base base path of the site, e.g. `/docs/`
 */
export function linkTarget(link: string, base: string): LinkTarget {
  if (leavesSite(link)) return { kind: 'external', href: link };
  if (link.startsWith('#')) return { kind: 'hash', href: link };
  const prefix = base.replace(/\/$/, '');
  const [, rawPath, rest] = /^([^?#]*)(.*)$/s.exec(link) as RegExpExecArray;
  const path = withoutFalseHtml(removeBase(rawPath, prefix));
  if (isFile(path)) return { kind: 'file', href: prefix + path + rest };
  const route = path.replace(/\.html$/, '').replace(/\/index$/, '/') || '/';
  const address = fileOf(route);
  return { kind: 'page', href: prefix + address + rest, route, path: address + rest };
}

/** Whether a link leads to another host, to mail or to a telephone. */
export function leavesSite(link: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(link);
}

/** The address of a route under the base, as every static host serves it: `/docs/x.html` or `/docs/dir/`. */
export function addressOf(route: string, base: string): string {
  return base.replace(/\/$/, '') + fileOf(route);
}

function fileOf(route: string): string {
  return route.endsWith('/') ? route : `${route}.html`;
}

function removeBase(path: string, prefix: string): string {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  if (prefix === '') return rooted;
  if (rooted === prefix) return '/';
  return rooted.startsWith(`${prefix}/`) ? rooted.slice(prefix.length) : rooted;
}

/** Rspress adds `.html` to every link of a sidebar, also to that of a published file. */
function withoutFalseHtml(path: string): string {
  return path.replace(/(\.(?:json|jwt|md|pem|png|sd-jwt(?:-kb)?|svg|txt|webp|xml|ya?ml|zip))\.html$/i, '$1');
}

/** A name with an extension, other than `.html`, is a file. A version such as `v1.1` is not an extension. */
function isFile(path: string): boolean {
  return /\.(?!html$)[a-z](?:[a-z0-9]|-(?=[a-z])){1,9}$/i.test(path);
}
