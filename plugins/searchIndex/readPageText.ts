import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parsePage } from '../contentChecks/page.ts';
import { markdownTwin } from '../markdownTwins/markdownTwin.ts';
import { type OutlineHeading, outlineOf } from '../pageParts/outlineOf.ts';
import { codeFile } from '../shared/codeFile.ts';
import { componentText } from './componentText.ts';
import type { TextNode } from './nodeText.ts';
import { type PageText, pageText } from './pageText.ts';

export interface ReadOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Replaces the brand tokens of a source text. */
  substitute: (source: string) => string;
  /** Is told of every file that the text depends on. */
  onRead?: (file: string) => void;
}

/** What the build takes from a page, so that its text is parsed once for all. */
export interface ReadPage extends PageText {
  frontMatter: Record<string, unknown>;
  /** Headings for the outline. */
  outline: OutlineHeading[];
  /** The page as Markdown, with its links marked for `withLinks`. */
  twin: string;
}

/** Parts may show parts; more levels than this are a circle. */
const MAX_LEVELS = 8;

/** A page that was read, with the other files that it showed and the time of their last change. */
interface KnownPage {
  source: string;
  files: ReadonlyMap<string, number>;
  page: ReadPage;
}

/** One build reads every page for the outline, the browser, the server, the index and the Markdown. */
const knownPages = new Map<string, KnownPage>();

/**
 * Reads a page from its file, together with the parts and the code files that it shows.
 * A page that does not parse has no text; the build stops on it with a better message.
 */
export function readPageText(file: string, options: ReadOptions, level = 0): ReadPage {
  const raw = read(file, options);
  if (raw === undefined) return emptyPage();
  const source = options.substitute(raw);
  const known = knownPages.get(file);
  if (known?.source === source && [...known.files].every(([name, time]) => timeOf(name) === time)) {
    for (const name of known.files.keys()) options.onRead?.(name);
    return known.page;
  }
  const files = new Map<string, number>();
  const onRead = (name: string) => {
    files.set(name, timeOf(name));
    options.onRead?.(name);
  };
  const page = extract(file, source, { ...options, onRead }, level);
  // The texts are kept, and not the syntax tree, which takes far more memory.
  knownPages.set(file, { source, files, page });
  return page;
}

function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function extract(file: string, source: string, options: Required<ReadOptions>, level: number): ReadPage {
  const parsed = parsePage(file, file, source);
  if ('problems' in parsed) return emptyPage();
  const tree = parsed.tree as TextNode;
  const { frontMatter } = parsed;
  const imports = level < MAX_LEVELS ? importsOf(tree, file) : new Map<string, Import>();
  const codeOf = (name: string) => read(codeFile(name, file, options.docsDir), options);
  const text = pageText(tree, {
    frontMatter,
    partOf: (name) => {
      const part = imports.get(name)?.file;
      return part && /\.mdx?$/.test(part) ? readPageText(part, options, level + 1) : undefined;
    },
    componentOf: (name, props) => {
      const component = imports.get(name);
      if (!component) return [];
      options.onRead(component.file);
      return componentText(component.file, component.name, props, options.onRead);
    },
    codeOf,
  });
  const outline = outlineOf(parsed.tree);
  return { ...text, frontMatter, outline, twin: markdownTwin(parsed.tree, { codeOf }) };
}

function emptyPage(): ReadPage {
  return { title: '', content: '', toc: [], frontMatter: {}, outline: [], twin: '' };
}

function read(file: string, { onRead }: ReadOptions): string | undefined {
  onRead?.(file);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

interface Import {
  file: string;
  /** Name of the export. */
  name: string;
}

/** What a page imports from files beside it, by the name under which it shows it. */
function importsOf(tree: TextNode, page: string): Map<string, Import> {
  const imports = new Map<string, Import>();
  for (const node of tree.children ?? []) {
    const program = node.data?.estree as { body?: ImportSyntax[] } | undefined;
    for (const { source, specifiers = [] } of program?.body ?? []) {
      if (!source || !/^\.{1,2}\//.test(source.value)) continue;
      const file = path.resolve(path.dirname(page), source.value);
      for (const { local, imported } of specifiers)
        imports.set(local.name, { file, name: imported?.name ?? 'default' });
    }
  }
  return imports;
}

interface ImportSyntax {
  source?: { value: string };
  specifiers?: { local: { name: string }; imported?: { name: string } }[];
}
