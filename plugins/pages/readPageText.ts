import { statSync } from 'node:fs';
import type { Root } from 'mdast';
import { toString as markdownText } from 'mdast-util-to-string';
import { applyBrand } from '../shared/brand.ts';
import { codeFile } from '../shared/codeFile.ts';
import { readIfThere } from '../shared/listFiles.ts';
import { importedNames } from './importedNames.ts';
import { type OutlineHeading, outlineOf } from './outlineOf.ts';
import { pageMarkdown } from './pageMarkdown.ts';
import { type PageReader, type PageSource, pageReader } from './pageReader.ts';
import { type PageText, pageText } from './pageText.ts';

/** What the build takes from a page, so that its text is read once for all. */
export interface ReadPage extends PageText {
  frontMatter: Record<string, unknown>;
  /** Prose between the title and the first section, as one line. */
  lead: string;
  outline: OutlineHeading[];
  /** The page as Markdown, with its links marked for `withLinks`. */
  markdown: string;
}

/**
 * Reads a page from its file as it is shown, together with the imported pages and the code files that it shows. A page
 * that does not parse has no text; the build stops on it with a better message.
 */
export type ReadText = (file: string) => ReadPage;

/** Pages may show pages; more levels than this are a circle. */
const MAX_LEVELS = 8;

interface TextReaderOptions {
  docsDir: string;
  /** Reads a page, with its shortcodes expanded. */
  readPage?: PageReader;
  tokens?: Record<string, string>;
}

/** Makes the reader of one site. It keeps what it read until the page or a file that the page shows has changed. */
export function textReader(options: TextReaderOptions): ReadText {
  const { docsDir, readPage = pageReader({ docsDir, root: docsDir }), tokens = {} } = options;
  const known = new Map<string, { source: PageSource; files: ReadonlyMap<string, number>; text: ReadPage }>();
  const readText = (file: string, addFile?: (file: string) => void, level = 0): ReadPage => {
    addFile?.(file);
    const source = readPage(file);
    if (!source) return emptyPage();
    const last = known.get(file);
    if (last?.source === source && [...last.files].every(([name, time]) => timeOf(name) === time)) {
      for (const name of last.files.keys()) addFile?.(name);
      return last.text;
    }
    const page = source.parse();
    if ('problems' in page) return emptyPage();
    const files = new Map<string, number>();
    const add = (name: string) => {
      files.set(name, timeOf(name));
      addFile?.(name);
    };
    const { tree, frontMatter } = brandTree({ tree: page.tree, frontMatter: page.frontMatter }, tokens);
    const imports = importedNames(tree, file);
    const codeOf = (name: string) => {
      const shown = codeFile(name, file, docsDir);
      add(shown);
      return readIfThere(shown);
    };
    const importedPage = (name: string) => {
      const from = imports.get(name)?.from ?? '';
      return level < MAX_LEVELS && /\.mdx?$/.test(from) ? readText(from, add, level + 1) : undefined;
    };
    const text: ReadPage = {
      ...pageText(tree, { importedPage, codeOf }),
      frontMatter,
      lead: leadOf(tree),
      outline: outlineOf(tree),
      // It changes the tree.
      markdown: pageMarkdown(tree, { codeOf, importOf: (name) => importedPage(name)?.markdown }),
    };
    known.set(file, { source, files, text });
    return text;
  };
  return (file) => readText(file);
}

function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function emptyPage(): ReadPage {
  return { title: '', content: '', toc: [], frontMatter: {}, lead: '', outline: [], markdown: '' };
}

function brandTree<Value>(value: Value, tokens: Record<string, string>): Value {
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return applyBrand(part, tokens);
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null || part instanceof RegExp) return part;
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, copy(child)]));
  };
  return copy(value) as Value;
}

const NO_PROSE = new Set(['code', 'html', 'mdxjsEsm', 'mdxFlowExpression', 'thematicBreak', 'image', 'table']);
const CALLOUT_MARK = /^\s*(?::::.*|\[!\w+\])\s*$/;

/**
 * The description of a page that does not give one: its prose between the first heading and the first section.
 * @returns an empty string where there is none
 */
function leadOf(tree: Root): string {
  const first = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  if (first < 0) return '';
  const rest = tree.children.slice(first + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  const prose = (end < 0 ? rest : rest.slice(0, end)).filter(({ type }) => !NO_PROSE.has(type));
  return prose
    .flatMap((node) => markdownText(node, { includeImageAlt: false }).split('\n'))
    .filter((line) => !CALLOUT_MARK.test(line))
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}
