import type { Root, RootContent } from 'mdast';
import { defaultHandlers, type Handle } from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Node } from 'unist';
import { fileOfFence } from '../shared/codeFile.ts';
import { eachNode } from '../shared/eachNode.ts';
import { withoutWrittenId } from '../shared/headingIds.ts';

export interface MarkdownOptions {
  /** Gives the text of a file that a code block shows. */
  codeOf: (file: string) => string | undefined;
  /** Gives the Markdown of a page that this one imports and shows. */
  importOf?: (name: string) => string | undefined;
}

interface MarkdownNode extends Node {
  name?: string | null;
  value?: string;
  children?: MarkdownNode[];
  attributes?: { name?: string; value?: unknown }[];
}

/** Marks around links, whose addresses are known when all pages are. Both are characters without a meaning. */
const START = '\uE000';
const END = '\uE001';

const DROPPED = ['yaml', 'toml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'];
/** Elements that are rendered, or that act: their words are beside them. */
const DRAWN = ['svg', 'script', 'style', 'button'];

/** What may have to be escaped in a text: signs, breaks that are followed by more than a word, `www.`, and its ends. */
const MAY_NEED_ESCAPES = /[!*<=>@\\`|~\t\r\]]|[Ww]\.[\w.-]|\n[^A-Za-z]| \n/;
const BREAK = /^[\r\n]?$/;

/** Whether `pageMarkdown` shows a text as it is. To ask this takes a tenth of the time of looking for each escape. */
function isPlain(value: string, { before, after }: { before: string; after: string }): boolean {
  if (MAY_NEED_ESCAPES.test(value) || value === '') return false;
  if (BREAK.test(before) && !/^[A-Za-z]/.test(value)) return false;
  if (BREAK.test(after) && value.endsWith(' ')) return false;
  return /^[A-Za-z ,;]/.test(value) && /[A-Za-z0-9 ,;)]$|[^Ww]\.$/.test(value);
}

const text: Handle = (node, parent, state, info) =>
  isPlain(node.value, info) ? node.value : defaultHandlers.text(node, parent, state, info);

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true, handlers: { text } });

/**
 * Writes a page as plain Markdown, for programs that read: no front matter, no imports, no components. Tabs follow
 * each other under their labels, and links are marked for `withLinks`.
 * @param tree syntax tree of the page with its shortcodes expanded; it is changed
 */
export function pageMarkdown(tree: Root, options: MarkdownOptions): string {
  const root = { ...tree, children: plainNodes(tree.children as MarkdownNode[], options) } as Root;
  eachNode(root, (node) => {
    if (node.type === 'link' || node.type === 'definition') node.url = START + node.url + END;
    if (node.type === 'heading') {
      const last = node.children.at(-1);
      if (last?.type === 'text') last.value = withoutWrittenId(last.value);
    }
    if (node.type === 'code') {
      const file = fileOfFence(node.meta);
      node.value = (file && options.codeOf(file)) || node.value;
      node.meta = /title="[^"]*"/.exec(node.meta ?? '')?.[0];
    }
  });
  // Callouts, brackets and underscores read better as they were typed, and none of them can be misread here.
  return writer.stringify(root).replace(/\\([[_:#&])/g, '$1');
}

/**
 * Writes the addresses of links into a Markdown alternate.
 * @param linkTo gives the address that a link of the page leads to
 */
export function withLinks(markdown: string, linkTo: (url: string) => string): string {
  return markdown.replace(/\uE000([^\uE001]*)\uE001/g, (_, url: string) => linkTo(url));
}

function plainNodes(nodes: MarkdownNode[], options: MarkdownOptions): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (DROPPED.includes(node.type)) return [];
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return plainElement(node, options);
    const children = node.children && plainNodes(node.children, options);
    return [{ ...node, ...(children && { children }) } as RootContent];
  });
}

function plainElement(node: MarkdownNode, options: MarkdownOptions): RootContent[] {
  if (DRAWN.includes(node.name ?? '')) return [];
  const imported = options.importOf?.(node.name ?? '');
  // A raw node is written as it is.
  if (imported !== undefined) return [{ type: 'html', value: imported.trim() }];
  const label = node.attributes?.find(({ name }) => name === 'label')?.value;
  const children = plainNodes(node.children ?? [], options);
  if (node.name !== 'Tab' || typeof label !== 'string') return children;
  const strong: RootContent = { type: 'strong', children: [{ type: 'text', value: label }] };
  return [{ type: 'paragraph', children: [strong] }, ...children];
}
