import { withItem, withMember, without } from './jsonEdits.ts';
import { type Change, type Site, sidebarOf } from './site.ts';

/** An entry of a `_meta.json`: a name, or an object with one. */
export type SidebarEntry = string | { type?: string; name?: string; label?: string };

const nameOf = (entry: SidebarEntry) => (typeof entry === 'string' ? entry : entry.name);

/** Takes a page out of the sidebar that names it. */
export function withoutEntry(site: Site, pageFile: string): { change?: Change; entry?: SidebarEntry } {
  const found = findEntry(site, pageFile);
  if (!found) return {};
  const { file, text, index, entry } = found;
  return { entry, change: { kind: 'write', file, text: without(text, [index]) } };
}

/**
 * Adds a page to the sidebar above it, under a label.
 * @param after name of the page that it follows; where it is not given, the last one of the nearest folder
 */
export function withEntry(site: Site, pageFile: string, label: string, after?: string): Change | undefined {
  const sidebar = sidebarOf(site, pageFile);
  const text = sidebar && site.texts.get(sidebar.file);
  const entries = text === undefined ? undefined : readEntries(text);
  if (!sidebar || !text || !entries || entries.some((one) => nameOf(one) === sidebar.name)) return undefined;
  const before =
    after === undefined ? lastBeside(entries, sidebar.name) : entries.findIndex((one) => nameOf(one) === after);
  const entry = { type: 'file', name: sidebar.name, label };
  return { kind: 'write', file: sidebar.file, text: withItem(text, [], entry, before < 0 ? undefined : before + 1) };
}

/** The last page of the folder of a page, or of the nearest folder above it; -1 where its sidebar has none of them. */
function lastBeside(entries: readonly SidebarEntry[], name: string): number {
  const folders = name.split('/').slice(0, -1);
  for (let depth = folders.length; depth > 0; depth--) {
    const folder = `${folders.slice(0, depth).join('/')}/`;
    const last = entries.findLastIndex((one) => nameOf(one)?.startsWith(folder));
    if (last >= 0) return last;
  }
  return -1;
}

/** Gives the entry of a page another name, where the same sidebar names it before and after. */
export function renamedEntry(site: Site, from: string, to: string): Change | undefined {
  const [found, after] = [findEntry(site, from), sidebarOf(site, to)];
  if (!found || !after || found.file !== after.file) return undefined;
  const { file, text, index, entry } = found;
  const renamed =
    typeof entry === 'string'
      ? withItem(without(text, [index]), [], after.name, index)
      : withMember(text, [index], 'name', after.name);
  return { kind: 'write', file, text: renamed };
}

export function labelOf(entry: SidebarEntry | undefined): string | undefined {
  return typeof entry === 'object' ? entry.label : undefined;
}

function findEntry(site: Site, pageFile: string) {
  const sidebar = sidebarOf(site, pageFile);
  const text = sidebar && site.texts.get(sidebar.file);
  const entries = text === undefined ? [] : (readEntries(text) ?? []);
  const index = entries.findIndex((one) => nameOf(one) === sidebar?.name);
  return sidebar && text !== undefined && index >= 0
    ? { file: sidebar.file, text, index, entry: entries[index] }
    : undefined;
}

function readEntries(text: string): SidebarEntry[] | undefined {
  const value = JSON.parse(text);
  return Array.isArray(value) ? value : undefined;
}
