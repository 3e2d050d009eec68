import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { type JsonFile, positionOf } from '../../shared/jsonFile.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import { findRoute } from '../../shared/routes.ts';

/** One `_meta.json` with the names beside it in its folder. */
export interface MetaFile {
  json: JsonFile;
  /** Folder of the file from the docs folder, `''` for the root. */
  folder: string;
  /** Pages (without extension) and folders below its folder, as paths from there. */
  names: { pages: string[]; folders: string[] };
}

/** Rule `sidebar/*`: a sidebar names what exists, and every page of its folder stands in it. */
export function checkSidebars(metaFiles: MetaFile[], routes: ReadonlySet<string>): Problem[] {
  return metaFiles.flatMap((meta) => [...checkEntries(meta, routes), ...checkCoverage(meta)]);
}

interface Entry {
  name: string | undefined;
  type: string;
  node: Node | undefined;
  link: string | undefined;
}

function entriesOf({ json }: MetaFile): Entry[] {
  const list = Array.isArray(json.value) ? json.value : [];
  return list.map((item, index) => {
    const node = json.root && findNodeAtLocation(json.root, [index]);
    if (typeof item === 'string') return { name: item, type: 'file', node, link: undefined };
    return { name: item.name, type: item.type ?? 'file', node, link: item.link };
  });
}

function checkEntries(meta: MetaFile, routes: ReadonlySet<string>): Problem[] {
  return entriesOf(meta).flatMap((entry) => {
    const at = { file: meta.json.file, ...positionOf(meta.json, entry.node) };
    if (entry.type === 'custom-link') return entry.link ? checkLinkEntry(entry.link, at, routes) : [];
    if (entry.name === undefined) return [];
    const known = entry.type.startsWith('dir') ? meta.names.folders : meta.names.pages;
    if (known.includes(nameOf(entry.name))) return [];
    const guess = nearest(entry.name, known);
    const kind = entry.type.startsWith('dir') ? 'folder' : 'page';
    return [
      {
        ...at,
        rule: 'sidebar/page-exists',
        message: `The sidebar names "${entry.name}", which is not a ${kind} of docs/${meta.folder}.`,
        mend: guess ? `Did you mean "${guess}"?` : `Take the entry out, or write the ${kind}.`,
      },
    ];
  });
}

/** Rule `nav/page-exists`: a link of the top navigation reaches a page. */
export function checkNav(json: JsonFile, routes: ReadonlySet<string>): Problem[] {
  const links: { link: string; node: Node | undefined }[] = [];
  collectLinks(json.root, links);
  return links.flatMap(({ link, node }) => {
    const at = { file: json.file, ...positionOf(json, node) };
    return checkLinkEntry(link, at, routes);
  });
}

function collectLinks(node: Node | undefined, links: { link: string; node: Node | undefined }[]): void {
  if (node?.type === 'property' && node.children?.[0].value === 'link') {
    links.push({ link: node.children[1].value, node: node.children[1] });
  }
  for (const child of node?.children ?? []) collectLinks(child, links);
}

type Place = Pick<Problem, 'file' | 'line' | 'column'>;

function checkLinkEntry(link: string, at: Place, routes: ReadonlySet<string>): Problem[] {
  const isFile = /\.[a-z][a-z0-9]*$/.test(link) && !link.endsWith('.html');
  if (!link.startsWith('/') || isFile || findRoute(link, routes)) return [];
  const guess = nearest(link, routes);
  return [
    {
      ...at,
      rule: 'nav/page-exists',
      message: `No page at ${link}.`,
      mend: guess ? `Did you mean ${guess}?` : 'Link to a page that exists.',
    },
  ];
}

/** A page is covered by its own entry, or by an entry of a folder that holds it, whose own sidebar is checked there. */
function checkCoverage(meta: MetaFile): Problem[] {
  const named = entriesOf(meta).flatMap((entry) => (entry.name === undefined ? [] : [nameOf(entry.name)]));
  const isCovered = (page: string) => named.some((name) => page === name || page.startsWith(`${name}/`));
  const left = meta.names.pages.filter((page) => !/(?:^|\/)index$/.test(page) && !isCovered(page));
  return left.map((name) => ({
    file: meta.json.file,
    line: 1,
    column: 1,
    rule: 'sidebar/covers-pages',
    message: `The sidebar leaves out "${name}", so readers cannot find it.`,
    mend: `Add "${name}" where it belongs in the list.`,
  }));
}

function nameOf(name: string): string {
  return name.replace(/\.mdx?$/, '');
}
