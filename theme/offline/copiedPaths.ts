/** Names of copies begin like this, so that a different site of the same host has its own. */
export const copyPrefix = (base: string) => `offline copy of ${base} `;

/** Removes the copies of a site, but for one. */
export async function removeCopies(base: string, current?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(copyPrefix(base)) && name !== current);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Where the date of a copy is stored, as a path from the base. No page has this address. */
export const SAVED_AT = '~saved';

/** Paths of a copy that may be served for an address, the best first: a host finds a page by its folder, or without `.html`. */
export function copiedPaths(pathname: string): string[] {
  if (pathname.endsWith('/')) return [`${pathname}index.html`, `${pathname.slice(0, -1)}.html`];
  return /\.[a-z]\w*$/i.test(pathname) ? [pathname] : [`${pathname}.html`, `${pathname}/index.html`, pathname];
}

/** Whether the name of a file depends on its content, so that what was saved of it can never be old. */
export function isHashed(pathname: string): boolean {
  return /\/static\/(?:.*\/)?[^/]*\.[\da-f]{8,}\.\w+$/.test(pathname);
}

/** Languages of the site with the sentence on a saved page. `{{date}}` is the day on which it was saved. */
export type SavedNotices = Record<string, string>;

/** Marks a saved page as such, by a sentence at its end. */
export function withNotice(html: string, notices: SavedNotices, saved: Date): string {
  const lang = /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? '';
  const notice = notices[lang] ?? Object.values(notices)[0] ?? '';
  const date = saved.toLocaleDateString(lang || undefined, { dateStyle: 'long' });
  const line = `<p class="saved-notice" role="status">${notice.replace('{{date}}', date)}</p>`;
  return html.replace(/<\/body>|$/, (end) => line + end);
}
