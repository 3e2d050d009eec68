/**
 * The words of the last part of a route, for a page without a title: `/did-methods/` gives "Did methods".
 * @returns an empty text for the root of a site
 */
export function titleOfRoute(route: string): string {
  const last = route.replace(/\/$/, '').replace(/^.*\//, '');
  const words = last.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
