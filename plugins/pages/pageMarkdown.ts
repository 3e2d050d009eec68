import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { fileOfFence } from '../shared/codeFile.ts';
import { eachNode } from '../shared/eachNode.ts';
import { attributeOf } from '../shared/hastNodes.ts';
import { withoutWrittenId } from '../shared/headingIds.ts';

export interface MarkdownOptions {
  /** Gives the text of a file that a code block shows. */
  codeOf: (file: string) => string | undefined;
  /** Gives the Markdown of a page that this one imports and shows. */
  importOf?: (name: string) => string | undefined;
}

/** Marks around links, whose addresses are known when all pages are. Both are characters without a meaning. */
const START = '\uE000';
const END = '\uE001';
/** Stands for a backslash that a writer typed in code. */
const BACKSLASH = '\uE002';

const DROPPED = ['yaml', 'toml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'];
/** Elements that are rendered, or that act: their words are beside them. */
const DRAWN = ['svg', 'script', 'style', 'button', 'label'];

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true });

/**
 * Writes a page as plain Markdown, for programs that read: no front matter, no imports, no components. Tabs follow
 * each other under their labels, and links are marked for `withLinks`.
 * @param tree syntax tree of the page with its shortcodes expanded; it is changed
 */
export function pageMarkdown(tree: Root, options: MarkdownOptions): string {
  const root = { ...tree, children: plainNodes(tree.children, options) } as Root;
  eachNode(root, (node) => {
    if (/^(?:link|image|definition)$/.test(node.type) && 'url' in node) node.url = markedLink(node.url);
    if (node.type === 'heading') {
      const last = node.children.at(-1);
      if (last?.type === 'text') last.value = withoutWrittenId(last.value);
    }
    if (node.type === 'code') {
      const file = fileOfFence(node.meta);
      node.value = (file && options.codeOf(file)) || node.value;
      node.meta = /title="[^"]*"/.exec(node.meta ?? '')?.[0];
    }
    if (/^(?:code|inlineCode|html)$/.test(node.type) && 'value' in node)
      node.value = node.value.replace(/\\(?=[[_:#&])/g, BACKSLASH);
  });
  // Callouts, brackets and underscores read better as they were typed, and none of them can be misread here. A space
  // comes first where a drawing before it was left out.
  const text = writer.stringify(root).replace(/^&#x20;|\\([[_:#&])/gm, '$1');
  return text.replaceAll(BACKSLASH, '\\');
}

/** Marks an address for `withLinks`. */
export const markedLink = (url: string): string => START + url + END;

/**
 * Writes the addresses of links into a Markdown alternate.
 * @param linkTo gives the address that a link of the page leads to
 */
export function withLinks(markdown: string, linkTo: (url: string) => string): string {
  return markdown.replace(/\uE000([^\uE001]*)\uE001/g, (_, url: string) => linkTo(url));
}

/** A comment with what only the Markdown alternate of a page shows, such as the values in a form. */
export const onlyInMarkdown = (text: string): string => `{/* markdown:\n${text.replaceAll('*/', '*\\/')}\n*/}`;
const ONLY_IN_MARKDOWN = /^\/\* markdown:\n(.*)\n\*\/$/s;

function plainNodes(nodes: readonly RootContent[], options: MarkdownOptions): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    const only = node.type === 'mdxFlowExpression' && ONLY_IN_MARKDOWN.exec(node.value)?.[1];
    // A raw node is written as it is.
    if (only) return [{ type: 'html', value: only }];
    if (DROPPED.includes(node.type)) return [];
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') return plainElement(node, options);
    return ['children' in node ? ({ ...node, children: plainNodes(node.children, options) } as RootContent) : node];
  });
}

function plainElement(node: MdxJsxFlowElement | MdxJsxTextElement, options: MarkdownOptions): RootContent[] {
  if (DRAWN.includes(node.name ?? '')) return [];
  const imported = options.importOf?.(node.name ?? '');
  if (imported !== undefined) return [{ type: 'html', value: imported.trim() }];
  const label = attributeOf(node, 'label');
  const children = plainNodes(node.children, options);
  if (node.name === 'summary') return [{ type: 'strong', children } as RootContent];
  if (node.name !== 'Tab' || label === undefined) return children;
  const strong: RootContent = { type: 'strong', children: [{ type: 'text', value: label }] };
  return [{ type: 'paragraph', children: [strong] }, ...children];
}
