import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Variant } from '../../../theme/components/Nav/navVariants.ts';
import { checkForm } from '../../shared/formIssues.ts';
import { type JsonFile, positionOf } from '../../shared/jsonFile.ts';
import { nearest } from '../../shared/nearest.ts';
import { type Problem, problemIn } from '../../shared/problem.ts';
import { checkLink, type LinkTargets } from './links.ts';
import { NAV_FORM, SIDEBAR_FORM } from './navForms.ts';

/** The navigation of a language and version. */
export interface NavFile {
  json: JsonFile;
  variant: Variant;
}

/** One `_meta.json` with the names beside it in its folder. */
export interface MetaFile extends NavFile {
  /** Folder of the file from the docs folder, `''` for the root. */
  folder: string;
  /** Pages (without extension) and folders below its folder, as paths from there. */
  names: { pages: string[]; folders: string[] };
}

/** Rules `sidebar/*`: a sidebar lists what exists, and every page of its folder once. */
export function checkSidebars(metaFiles: MetaFile[], targets: LinkTargets): Problem[] {
  return metaFiles.flatMap((meta) => {
    const form = checkForm(meta.json, SIDEBAR_FORM);
    return form.length > 0 ? form : checkEntries(meta, targets);
  });
}

/** Rules of the top navigation: its links lead to pages, and its patterns match some. */
export function checkNav({ json, variant }: NavFile, targets: LinkTargets): Problem[] {
  const form = checkForm(json, NAV_FORM);
  if (form.length > 0) return form;
  const links = valuesOf(json.root, 'link').flatMap((node) => checkAddress({ json, variant }, node, targets));
  const patterns = valuesOf(json.root, 'activeMatch').flatMap((node): Problem[] => {
    const pattern = new RegExp(node.value);
    if ([...targets.routes].some((route) => pattern.test(route))) return [];
    const message = `No page has an address that matches ${node.value}.`;
    const fix = 'Write a pattern of its addresses, such as "^/guides/".';
    return [{ file: json.file, ...positionOf(json, node), rule: 'links/page-exists', message, fix }];
  });
  return [...links, ...patterns];
}

function valuesOf(node: Node | undefined, key: string): Node[] {
  const [name, value] = node?.type === 'property' ? (node.children ?? []) : [];
  if (name?.value === key && value?.type === 'string') return [value];
  return (node?.children ?? []).flatMap((child) => valuesOf(child, key));
}

/** Rspress puts the folders of the variant before each link, and takes the address of a folder with or without its closing slash. */
function checkAddress({ json, variant }: NavFile, node: Node, targets: LinkTargets): Problem[] {
  const link = targets.linkOn?.(variant, node.value) ?? node.value;
  const finding = link.startsWith('/') ? checkLink(link, undefined, targets) : undefined;
  if (!finding || finding[0] === 'links/canonical') return [];
  return [problemIn(json.file, positionOf(json, node), ...finding)];
}

type Item = string | { name?: string; type?: string; link?: string };

function checkEntries({ json, folder, names, variant }: MetaFile, targets: LinkTargets): Problem[] {
  const listed = new Map<string, number>();
  const guesses: string[] = [];
  const problems = (json.value as Item[]).flatMap((item, index): Problem[] => {
    const node = json.root && findNodeAtLocation(json.root, [index]);
    const {
      name: written,
      type = 'file',
      link,
    } = typeof item === 'string' ? { name: item } : (item as Exclude<Item, string>);
    const linkNode = link && node && findNodeAtLocation(node, ['link']);
    if (linkNode) return checkAddress({ json, variant }, linkNode, targets);
    if (written === undefined || /^(?:divider|section-header)$/.test(type)) return [];
    const at = { file: json.file, ...positionOf(json, node) };
    const name = written.replace(/\.mdx?$/, '');
    const first = listed.get(name);
    listed.set(name, first ?? at.line);
    if (first !== undefined) {
      const message = `"${written}" is listed twice; the first is on line ${first}.`;
      return [{ ...at, rule: 'sidebar/once', message, fix: 'Keep one of the two entries.' }];
    }
    const kind = type.startsWith('dir') ? 'folder' : 'page';
    const known = kind === 'folder' ? names.folders : names.pages;
    if (known.includes(name)) return [];
    const guess = nearest(written, known);
    if (guess) guesses.push(guess);
    const message = `docs/${folder} has no ${kind} "${written}".`;
    const fix = guess ? `Did you mean "${guess}"?` : `Delete the entry, or add the ${kind}.`;
    return [{ ...at, rule: 'sidebar/page-exists', message, fix }];
  });
  const covered = [...listed.keys(), ...guesses];
  const left = names.pages.filter(
    (page) => !/(?:^|\/)index$/.test(page) && !covered.some((name) => page === name || page.startsWith(`${name}/`)),
  );
  const notListed = left.map((page): Problem => {
    const message = `The sidebar leaves out "${page}", so readers cannot find it.`;
    const fix = `Add "${page}" to the list.`;
    return { file: json.file, line: 1, column: 1, rule: 'sidebar/covers-pages', message, fix };
  });
  return [...problems, ...notListed];
}
