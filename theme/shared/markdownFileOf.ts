/** The file in the output folder that contains a page as Markdown, e.g. `guides/index.md`. */
export function markdownFileOf(route: string): string {
  const path = route.replace(/^\//, '');
  return path === '' || path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}
