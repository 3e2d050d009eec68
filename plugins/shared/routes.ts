/**
 * Works out the route of a page from its path in the docs folder.
 * `guides/index.mdx` is `/guides/`; `guides/create.mdx` is `/guides/create`.
 */
export function routeOfFile(relativePath: string): string {
  const path = relativePath.replace(/\.mdx?$/, '');
  return path === 'index' ? '/' : `/${path.replace(/(^|\/)index$/, '$1')}`;
}

/**
 * Brings a link to the form of a route: no query, no hash, no `.html`, no `/index`.
 * @returns undefined for a link that leaves the site or stays on its page.
 */
export function routeOfLink(link: string): string | undefined {
  if (!link.startsWith('/') || link.startsWith('//')) return undefined;
  const path = link.replace(/[?#].*$/, '');
  return path.replace(/\.html$/, '').replace(/\/index$/, '/');
}

/** A route as redirects name it: without the slash that ends the address of a folder. */
export function withoutClosingSlash(route: string): string {
  return route.replace(/(.)\/$/, '$1');
}

/** Finds the route that a link means, whether or not it carries the trailing slash of a folder. */
export function findRoute(link: string, routes: ReadonlySet<string>): string | undefined {
  const route = routeOfLink(link);
  if (route === undefined) return undefined;
  const other = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
  return [route, other].find((candidate) => routes.has(candidate));
}
