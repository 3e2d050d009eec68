import { withItem, withMember, without } from './jsonEdits.ts';
import type { Draft, Site } from './site.ts';

/** An entry of a `_meta.json`: a name, or an object with one. */
type SidebarEntry = string | { type?: string; name?: string; label?: string };

const nameOf = (entry: SidebarEntry) => (typeof entry === 'string' ? entry : entry.name);

/** The sidebar file that names a page, which is the nearest above it, and the name that the page has there. */
export function sidebarOf({ texts, docs }: Pick<Site, 'texts' | 'docs'>, pageFile: string) {
  const parts = pageFile
    .slice(docs.length + 1)
    .replace(/\.mdx?$/, '')
    .split('/');
  for (let depth = parts.length - 1; depth >= 0; depth--) {
    const file = [docs, ...parts.slice(0, depth), '_meta.json'].join('/');
    if (texts.has(file)) return { file, name: parts.slice(depth).join('/') };
  }
  return undefined;
}

/** The sidebar above a page as the draft has it, with the index of the page in it; -1 where it is not there. */
function readSidebar({ site: { docs }, texts }: Draft, pageFile: string) {
  const sidebar = sidebarOf({ texts, docs }, pageFile);
  const text = sidebar && texts.get(sidebar.file);
  const entries: unknown = text && JSON.parse(text);
  if (!sidebar || !text || !Array.isArray(entries)) return undefined;
  const index = (entries as SidebarEntry[]).findIndex((one) => nameOf(one) === sidebar.name);
  return { ...sidebar, text, entries: entries as SidebarEntry[], index };
}

/** Takes a page out of the sidebar that names it. @returns its entry, if there was one */
export function removeEntry(draft: Draft, pageFile: string): SidebarEntry | undefined {
  const sidebar = readSidebar(draft, pageFile);
  if (!sidebar || sidebar.index < 0) return undefined;
  draft.texts.set(sidebar.file, without(sidebar.text, [sidebar.index]));
  return sidebar.entries[sidebar.index];
}

/**
 * Adds a page to the sidebar above it, under a label.
 * @param after name of the page that it follows; where it is not given, the last one of the nearest folder
 */
export function addEntry(draft: Draft, pageFile: string, label: string, after?: string): void {
  const sidebar = readSidebar(draft, pageFile);
  if (!sidebar || sidebar.index >= 0) return;
  const { file, name, text, entries } = sidebar;
  const before = after === undefined ? lastBeside(entries, name) : entries.findIndex((one) => nameOf(one) === after);
  draft.texts.set(file, withItem(text, [], { type: 'file', name, label }, before < 0 ? undefined : before + 1));
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

/** Moves the entry of a page: to its new name, or to another sidebar with its label. */
export function moveEntry(draft: Draft, from: string, to: string): void {
  const [before, after] = [readSidebar(draft, from), readSidebar(draft, to)];
  if (!before || before.index < 0) return;
  const { file, text, index, entries } = before;
  const entry = entries[index];
  if (after?.file !== file) {
    removeEntry(draft, from);
    const label = typeof entry === 'object' ? entry.label : undefined;
    addEntry(draft, to, label ?? to.replace(/^.*\/|\.mdx?$/g, ''));
  } else if (typeof entry === 'string') draft.texts.set(file, withItem(without(text, [index]), [], after.name, index));
  else draft.texts.set(file, withMember(text, [index], 'name', after.name));
}
