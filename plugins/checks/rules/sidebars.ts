import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { type JsonFile, positionOf } from '../../shared/jsonFile.ts';
import { nearest } from '../../shared/nearest.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleName } from '../../shared/rules/rules.ts';
import { checkLink, type LinkTargets } from './links.ts';
import { checkEntryForms, checkNavForm } from './navForms.ts';

/** One `_meta.json` with the names beside it in its folder. */
export interface MetaFile {
  json: JsonFile;
  /** Folder of the file from the docs folder, `''` for the root. */
  folder: string;
  /** Pages (without extension) and folders below its folder, as paths from there. */
  names: { pages: string[]; folders: string[] };
}

/** Rule `sidebar/*`: a sidebar has the form of one, names what exists, and every page of its folder stands in it once. */
export function checkSidebars(metaFiles: MetaFile[], targets: LinkTargets): Problem[] {
  return metaFiles.flatMap((meta) => {
    const form = checkEntryForms(meta.json);
    // What a list of another form says of pages would mislead.
    return form.length > 0 ? form : [...checkEntries(meta, targets), ...checkCoverage(meta)];
  });
}

interface Entry {
  index: number;
  name: string | undefined;
  type: string;
  label: string;
  node: Node | undefined;
  link: string | undefined;
}

function entriesOf({ json }: MetaFile): Entry[] {
  const list = Array.isArray(json.value) ? json.value : [];
  return list.map((item, index) => {
    const node = json.root && findNodeAtLocation(json.root, [index]);
    if (typeof item === 'string') return { index, name: item, type: 'file', label: '', node, link: undefined };
    return {
      index,
      name: item.name,
      type: item.type ?? 'file',
      label: String(item.label ?? ''),
      node,
      link: item.link,
    };
  });
}

const KEEP_ONE = 'Keep one of the two entries.';

function checkEntries(meta: MetaFile, targets: LinkTargets): Problem[] {
  const seen = new Map<string, number>();
  return entriesOf(meta).flatMap((entry) => {
    const at = { file: meta.json.file, ...positionOf(meta.json, entry.node) };
    if (entry.link) {
      const { children = [] } = (meta.json.root && findNodeAtLocation(meta.json.root, [entry.index, 'link'])) ?? {};
      return children.length === 0 ? checkLinkEntry(entry.link, at, targets) : [];
    }
    if (entry.name === undefined || /^(?:divider|section-header)$/.test(entry.type)) return [];
    const name = nameOf(entry.name);
    const first = seen.get(name);
    seen.set(name, first ?? at.line);
    if (first !== undefined) {
      const message = `"${entry.name}" stands twice; the first is on line ${first}.`;
      const [left, ...others] = leftOut(meta);
      const isMeant = left !== undefined && others.length === 0;
      const fix = isMeant ? `Write "${left}" in one of the two, which the sidebar leaves out.` : KEEP_ONE;
      return [{ ...at, rule: 'sidebar/once', message, fix }];
    }
    const known = entry.type.startsWith('dir') ? meta.names.folders : meta.names.pages;
    if (known.includes(name)) return [];
    const guess = nearest(entry.name, known);
    const kind = entry.type.startsWith('dir') ? 'folder' : 'page';
    return [
      {
        ...at,
        rule: 'sidebar/page-exists',
        message: `The sidebar names "${entry.name}", which is not a ${kind} of docs/${meta.folder}.`,
        fix: guess ? `Did you mean "${guess}"?` : `Take the entry out, or write the ${kind}.`,
      },
    ];
  });
}

/** Rules `nav/*`: the top navigation has the form of one, and its links reach pages. */
export function checkNav(json: JsonFile, targets: LinkTargets): Problem[] {
  const form = checkNavForm(json);
  if (form.length > 0) return form;
  const links: { link: string; node: Node | undefined }[] = [];
  collectLinks(json.root, links);
  return [
    ...links.flatMap(({ link, node }) => {
      const at = { file: json.file, ...positionOf(json, node) };
      return checkLinkEntry(link, at, targets);
    }),
    ...checkMatches(json, targets),
  ];
}

/** What marks an item as the one of the page in view matches a page. */
function checkMatches(json: JsonFile, { routes }: LinkTargets): Problem[] {
  const found: { link: string; node: Node | undefined }[] = [];
  collectLinks(json.root, found, 'activeMatch');
  const all = [...routes];
  return found.flatMap(({ link: pattern, node }): Problem[] => {
    const expression = new RegExp(pattern);
    if (all.some((route) => expression.test(route))) return [];
    const at = { file: json.file, ...positionOf(json, node) };
    const message = `No page has an address that ${pattern} matches.`;
    return [
      { ...at, rule: 'links/page-exists', message, fix: 'Write a pattern of its addresses, such as "^/guides/".' },
    ];
  });
}

function collectLinks(node: Node | undefined, links: { link: string; node: Node | undefined }[], key = 'link'): void {
  if (node?.type === 'property' && node.children?.[0].value === key && node.children[1].type === 'string') {
    links.push({ link: node.children[1].value, node: node.children[1] });
  }
  for (const child of node?.children ?? []) collectLinks(child, links, key);
}

type Place = Pick<Problem, 'file' | 'line' | 'column'>;

/** What a link of an entry may break. Rspress takes an address with or without the closing slash of a folder. */
const RULES: Partial<Record<RuleName, RuleName>> = {
  'links/page-exists': 'links/page-exists',
  'links/anchor-exists': 'links/anchor-exists',
  'links/moved': 'links/moved',
};

function checkLinkEntry(link: string, at: Place, targets: LinkTargets): Problem[] {
  const finding = link.startsWith('/') ? checkLink(link, undefined, targets) : undefined;
  const rule = finding && RULES[finding.rule];
  return rule ? [{ ...at, ...finding, rule }] : [];
}

/** Pages from which on it is the list that is gone, rather than the entry of each. */
const MANY_LEFT = 5;

/** Where a page belongs in the section that its name has the words of, or in a list that is in the alphabet there; else its beginning. */
function placeFor(name: string, meta: MetaFile): { line: number; column: number } {
  const all = entriesOf(meta);
  const entries = all.filter((entry) => entry.name !== undefined);
  const next =
    behindOwn(name, all) ??
    entries.find((entry, at) => at > 0 && `${entries[at - 1].name}` < name && name < `${entry.name}`);
  return next ? positionOf(meta.json, next.node) : { line: 1, column: 1 };
}

/** The entry before which a page belongs in the one section whose label is a part of its name. */
function behindOwn(name: string, entries: readonly Entry[]): Entry | undefined {
  const own = entries.filter(
    ({ type, label }) =>
      type === 'section-header' && `-${name}-`.includes(`-${label.toLowerCase().replaceAll(' ', '-')}-`),
  );
  if (own.length !== 1) return undefined;
  const behind = entries.slice(own[0].index + 1);
  return behind.find((entry) => entry.name === undefined || `${entry.name}` > name) ?? behind.at(-1);
}

/** The pages without an entry of their own or of a folder that holds them, whose own sidebar is checked there. */
function leftOut(meta: MetaFile): string[] {
  const named = entriesOf(meta).flatMap((entry) => (entry.name === undefined ? [] : [nameOf(entry.name)]));
  const isCovered = (page: string) => named.some((name) => page === name || page.startsWith(`${name}/`));
  // An entry that is misspelt is reported as such.
  const misspelt = named.filter((name) => !meta.names.pages.includes(name) && !meta.names.folders.includes(name));
  const meant = misspelt.flatMap((name) => [
    nearest(name, meta.names.pages),
    `${nearest(name, meta.names.folders) ?? ''}/`,
  ]);
  const isMeant = (page: string) => meant.some((one) => one === page || (one !== '/' && one && page.startsWith(one)));
  return meta.names.pages.filter((page) => !/(?:^|\/)index$/.test(page) && !isCovered(page) && !isMeant(page));
}

function checkCoverage(meta: MetaFile): Problem[] {
  const left = leftOut(meta);
  // Where another page stands twice, the one that is left out is meant by one of its entries.
  if (left.length === 1 && hasTwice(meta)) return [];
  const place = { file: meta.json.file, line: 1, column: 1, rule: 'sidebar/covers-pages' as const };
  if (left.length > MANY_LEFT) {
    const message = `The sidebar leaves out ${left.length} pages, so readers cannot find them.`;
    const fix = `Bring the list back, or add ${left.slice(0, 3).join(', ')} and the others where they belong in it.`;
    return [{ ...place, message, fix }];
  }
  return left.map((name) => ({
    ...place,
    ...placeFor(name, meta),
    message: `The sidebar leaves out "${name}", so readers cannot find it.`,
    fix: `Add "${name}" where it belongs in the list.`,
  }));
}

function hasTwice(meta: MetaFile): boolean {
  const names = entriesOf(meta).flatMap(({ name, link, type }) =>
    name === undefined || link || /^(?:divider|section-header)$/.test(type) ? [] : [nameOf(name)],
  );
  return new Set(names).size < names.length;
}

function nameOf(name: string): string {
  return name.replace(/\.mdx?$/, '');
}
