import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Term } from '../glossary/glossary.ts';
import { readGlossary } from '../glossary/readGlossary.ts';
import { pageParts } from '../pageParts/pageParts.ts';
import { codeFile, fileOfFence } from '../shared/codeFile.ts';
import { type JsonFile, parseJsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';
import { routeOfFile } from '../shared/routes.ts';
import { listPublicFiles } from '../shared/siteOptions.ts';
import type { MetaFile } from './checks/sidebars.ts';
import type { Page } from './page.ts';
import { type PageReader, pageReader } from './pageReader.ts';

/** The docs folder as data: what the checks need, and what kept a file from being read. */
export interface Docs {
  pages: Page[];
  /** Routes of all page files. One that could not be read has its own problem, and links to it have none. */
  routes: Set<string>;
  metaFiles: MetaFile[];
  nav: JsonFile | undefined;
  /** Published files, as paths from the site root. */
  publicFiles: Set<string>;
  /** The glossary; empty where there is none. */
  terms: Term[];
  problems: Problem[];
}

/**
 * Reads every page, sidebar and navigation file of a docs folder.
 * @param docsDir folder of the pages
 * @param root folder that paths in messages start from
 * @param readPage reads the page of a file
 */
export function readDocs(
  docsDir: string,
  root: string,
  readPage: PageReader = pageReader({ docsDir, root, expand: pageParts({ docsDir, root }).expand }),
): Docs {
  const files = readdirSync(docsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(docsDir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const shown = (file: string) => path.relative(root, path.join(docsDir, file)).replaceAll('\\', '/');
  const read = (file: string) => readFileSync(path.join(docsDir, file), 'utf8');

  const pageFiles = files.filter(isPageFile);
  const routes = new Set(pageFiles.map(routeOfFile));
  const docs: Docs = {
    pages: [],
    routes,
    metaFiles: [],
    nav: undefined,
    publicFiles: new Set(),
    terms: [],
    problems: [],
  };
  const glossary = readGlossary(docsDir, root);
  docs.terms = glossary.terms;
  docs.problems.push(...glossary.problems);
  for (const file of pageFiles) {
    const result = readPage(path.join(docsDir, file))?.parse();
    if (!result) continue;
    if ('problems' in result) docs.problems.push(...result.problems);
    else {
      const { page, problems } = showFiles(result, path.join(docsDir, file), docsDir);
      // What the rules say of a page that lacks a sample would mislead.
      if (problems.length === 0) docs.pages.push(page);
      docs.problems.push(...problems);
    }
  }
  for (const file of files.filter((name) => path.posix.basename(name) === '_meta.json')) {
    const { json, problems } = parseJsonFile(shown(file), read(file));
    docs.problems.push(...problems);
    const folder = path.posix.dirname(file);
    docs.metaFiles.push({ json, folder: folder === '.' ? '' : folder, names: namesBelow(file, pageFiles) });
  }
  if (existsSync(path.join(docsDir, '_nav.json'))) {
    const { json, problems } = parseJsonFile(shown('_nav.json'), read('_nav.json'));
    docs.nav = json;
    docs.problems.push(...problems);
  }
  docs.publicFiles = new Set(listPublicFiles(docsDir));
  return docs;
}

/** A page with the files that its fences name in them, as readers see them. */
function showFiles(page: Page, absolute: string, docsDir: string): { page: Page; problems: Problem[] } {
  const problems: Problem[] = [];
  let tree: Root | undefined;
  visit(page.tree, 'code', ({ meta }) => {
    if (fileOfFence(meta)) tree ??= structuredClone(page.tree);
  });
  if (!tree) return { page, problems };
  visit(tree, 'code', (node) => {
    const name = fileOfFence(node.meta);
    if (!name) return;
    try {
      node.value = readFileSync(codeFile(name, absolute, docsDir), 'utf8').trimEnd();
    } catch {
      problems.push({
        file: page.file,
        line: node.position?.start.line ?? 1,
        column: node.position?.start.column ?? 1,
        rule: 'samples/file',
        message: `There is no file ${name} to show.`,
        mend: 'Name a file of the docs folder from its root, for example file="/public/examples/index.json".',
      });
    }
  });
  return { page: { ...page, tree }, problems };
}

/** A page is Markdown outside names that start with an underscore. `docs/public` publishes one page: its list. */
export function isPageFile(file: string): boolean {
  const hidden = file.split('/').some((part) => part.startsWith('_'));
  const inPublic = file.startsWith('public/') && file !== 'public/index.mdx';
  return /\.mdx?$/.test(file) && !hidden && !inPublic;
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
