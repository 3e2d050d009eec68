import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { Page } from '../pages/page.ts';
import { codeFile, fileOfFence } from '../shared/codeFile.ts';
import { type Folder, namesFrom } from '../shared/folder.ts';
import { type JsonFile, parseJsonFile } from '../shared/jsonFile.ts';
import { suggestion } from '../shared/nearest.ts';
import { type Problem, problemIn } from '../shared/problem.ts';
import { listPublicFiles } from '../shared/siteOptions.ts';
import { siteRoutes } from '../shared/siteRoutes.ts';
import { checkFiles } from './rules/files.ts';
import type { MetaFile, NavFile } from './rules/sidebars.ts';

/** The sidebars and the navigation, and the problems of their files. */
export interface DocsSidebars {
  metaFiles: MetaFile[];
  navFiles: NavFile[];
  problems: Problem[];
}

/**
 * Lists a docs folder: the page files that can be read, as paths from it, and published files, as paths from the site root.
 * @param root folder that paths in messages start from
 */
export function listDocs(folder: Folder, root: string) {
  const { place: docsDir, files } = folder;
  const shown = namesFrom(root, docsDir);
  const problems = checkFiles(folder, root);
  const filesWith = (isOf: (rule: string) => boolean) =>
    new Set(problems.flatMap(({ rule, file }) => (isOf(rule) ? [file] : [])));
  const unread = filesWith((rule) => rule !== 'files/line-ends');
  // The sidebar of a page that can't be published under its name is not wrong for leaving it out.
  const unnamed = filesWith((rule) => /^files\/(?:name|once)$/.test(rule));
  const pageFiles = files.filter(isPageFile);
  const namedFiles = pageFiles.filter((file) => !unnamed.has(shown(file)));
  const published = files.filter((file) => file.startsWith('public/') && !/\.mdx$|\/_meta\.json$/.test(file));
  return {
    pageFiles: pageFiles.filter((file) => !unread.has(shown(file))),
    // A page that could not be read has its own problem, and links to it have none.
    routes: new Set(pageFiles.map(siteRoutes(docsDir).routeOf)),
    publicFiles: new Set(published.map((file) => file.slice('public'.length))),
    problems,
    sidebars: readSidebars(folder, namedFiles, unread, shown),
  };
}

function readSidebars(
  { place, files, text }: Folder,
  namedFiles: string[],
  unread: ReadonlySet<string>,
  shown: (file: string) => string,
): DocsSidebars {
  const problems: Problem[] = [];
  const readJson = (file: string): JsonFile | undefined => {
    if (unread.has(shown(file))) return undefined;
    const parsed = parseJsonFile(shown(file), text(file));
    problems.push(...parsed.problems);
    return parsed.problems.some(({ rule }) => rule === 'json/syntax') ? undefined : parsed.json;
  };
  const { variantOf } = siteRoutes(place);
  const metaFiles = files
    .filter((name) => path.posix.basename(name) === '_meta.json')
    .flatMap((file): MetaFile[] => {
      const json = readJson(file);
      const above = path.posix.dirname(file);
      return json
        ? [{ json, variant: variantOf(file), folder: above === '.' ? '' : above, names: namesBelow(file, namedFiles) }]
        : [];
    });
  const navFiles = files
    .filter((name) => path.posix.basename(name) === '_nav.json')
    .flatMap((file): NavFile[] => {
      const json = readJson(file);
      return json ? [{ json, variant: variantOf(file) }] : [];
    });
  return { metaFiles, navFiles, problems };
}

/**
 * A page with the files that its fences name in them, as readers see them. What the rules say about a page that lacks a
 * sample would mislead, so that it has problems alone.
 * @param file path from the docs folder
 */
export function shownPage(page: Page, file: string, docsDir: string): Page | { problems: Problem[] } {
  const problems: Problem[] = [];
  const shown = (node: Nodes): Nodes => {
    if ('children' in node) {
      const children = node.children.map(shown);
      // Most of a page shows no file, and the tree is others' too.
      return children.every((child, index) => child === node.children[index]) ? node : ({ ...node, children } as Nodes);
    }
    const name = node.type === 'code' && fileOfFence(node.meta);
    if (!name) return node;
    try {
      return { ...node, value: readFileSync(codeFile(name, path.join(docsDir, file), docsDir), 'utf8').trimEnd() };
    } catch {
      const files = listPublicFiles(docsDir).map((file) => `/public${file}`);
      const other = 'Write a path from the root of the docs folder, for example file="/public/examples/index.json".';
      const fix = suggestion(name, files, other, (guess) => `file="${guess}"`);
      const place = node.position?.start ?? { line: 1 };
      problems.push(problemIn(page.file, place, 'samples/file', `There is no file ${name} to show.`, fix));
      return node;
    }
  };
  const tree = shown(page.tree) as Root;
  return problems.length > 0 ? { problems } : { ...page, tree };
}

/** A page is Markdown outside names that start with an underscore. `docs/public` publishes one page: its list. */
export function isPageFile(file: string): boolean {
  if (!/\.mdx?$/.test(file) || /(?:^|\/)_/.test(file)) return false;
  return !file.startsWith('public/') || file === 'public/index.mdx';
}

function namesBelow(metaFile: string, pageFiles: string[]): MetaFile['names'] {
  const folder = metaFile.replace(/_meta\.json$/, '');
  const pages = pageFiles
    .filter((file) => file.startsWith(folder))
    .map((file) => file.slice(folder.length).replace(/\.mdx?$/, ''));
  const folders = pages.flatMap((page) => {
    const parts = page.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  return { pages, folders: [...new Set(folders)] };
}
