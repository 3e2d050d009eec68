import GithubSlugger from 'github-slugger';
import type { Code, Heading, Nodes, Root, TableRow } from 'mdast';
import type { SearchHeading } from '../../theme/components/Search/engine/searchRecord.ts';
import { readMermaid } from '../mermaid/mermaidText.ts';
import { fileOfFence } from '../shared/codeFile.ts';
import { withoutWrittenId, writtenId } from '../shared/headingIds.ts';
import { htmlText, inlineText, isHidden, visibleAttributes } from './nodeText.ts';

/** What the index says about a page. */
export interface PageText {
  /** First heading of the first level; empty where there is none. */
  title: string;
  content: string;
  toc: SearchHeading[];
}

export interface PageTextOptions {
  /** The text of a page that is imported and shown by its component name, with its own headings. */
  importedPage?: (name: string) => PageText | undefined;
  /** The text of the file that a code block names. */
  codeOf?: (file: string) => string | undefined;
}

/** Deeper headings, such as those of configuration keys, are found as well, as headings of this depth. */
const MAX_DEPTH = 4;
const CONTAINERS = ['root', 'blockquote', 'list', 'listItem', 'footnoteDefinition', 'mdxJsxFlowElement'];
const SKIPPED = ['yaml', 'toml', 'mdxjsEsm', 'definition', 'thematicBreak'];

/** Reads what a reader sees from the syntax tree of a page: text, tables, tabs, callouts, code, imported pages. */
export function pageText(tree: Root, options: PageTextOptions): PageText {
  const slugger = new GithubSlugger();
  const page: PageText = { title: '', content: '', toc: [] };

  const add = (text: string) => {
    const clean = text.normalize('NFC').trim();
    if (!clean) return -1;
    if (page.content) page.content += '\n';
    page.content += clean;
    return page.content.length - clean.length;
  };

  const addHeading = (node: Heading) => {
    const raw = inlineText(node);
    const text = withoutWrittenId(raw).normalize('NFC').trim();
    const id = writtenId(raw) ?? slugger.slug(text);
    const { depth } = node;
    if (depth === 1 && !page.title) {
      page.title = text;
      return;
    }
    const charIndex = add(text);
    if (charIndex === -1) return;
    if (depth >= 2) page.toc.push({ text, id, depth: Math.min(depth, MAX_DEPTH), charIndex });
  };

  const addPage = (imported: PageText) => {
    if (imported.title) add(imported.title);
    const start = add(imported.content);
    page.toc.push(...imported.toc.map((heading) => ({ ...heading, charIndex: heading.charIndex + start })));
  };

  const walk = (node: Nodes) => {
    if (SKIPPED.includes(node.type) || isHidden(node)) return;
    const imported = 'attributes' in node ? options.importedPage?.(node.name ?? '') : undefined;
    if (imported) addPage(imported);
    else if (node.type === 'heading') addHeading(node);
    else if (node.type === 'code') add(codeText(node, options));
    else if (node.type === 'html') add(htmlText(node.value));
    else if (node.type === 'table') for (const row of node.children) add(rowText(row));
    else if (CONTAINERS.includes(node.type)) {
      for (const text of visibleAttributes(node)) add(text);
      if ('children' in node) for (const child of node.children) walk(child);
    } else add(withoutMarkers(inlineText(node)));
  };

  walk(tree);
  return page;
}

function rowText(row: TableRow): string {
  return row.children
    .map((cell) => inlineText(cell).trim())
    .filter(Boolean)
    .join(' · ');
}

function codeText(node: Code, { codeOf }: PageTextOptions): string {
  const meta = node.meta ?? '';
  // The same sample in another language would only be found a second time.
  if (/(?:^|\s)unindexed(?:\s|$)/.test(meta)) return '';
  if (node.lang === 'mermaid') {
    const { title, description } = readMermaid(node.value);
    return `${title}\n${description}`;
  }
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta);
  const file = fileOfFence(meta);
  const code = file ? codeOf?.(file) : node.value;
  return [title?.[1] ?? title?.[2] ?? title?.[3], code].filter(Boolean).join('\n');
}

/** Removes the markers of callouts (`:::tip[Title]`, `> [!NOTE]`) and keeps their titles. */
function withoutMarkers(text: string): string {
  return text
    .replace(/^[ \t]*:::[ \t]*(?:\w+[ \t]*)?(.*)$/gm, (_, title: string) => calloutTitle(title))
    .replace(/[ \t]+:::$/gm, '')
    .replace(/^[ \t]*\[!\w+\][ \t]*$/gm, '')
    .trim();
}

function calloutTitle(written: string): string {
  const named = /^\{?\s*title=["']?(.*?)["']?\s*\}?$/.exec(written.trim());
  return (named?.[1] ?? written).trim().replace(/^\[(.*)\]$/, '$1');
}
