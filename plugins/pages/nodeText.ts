import type { Node } from 'unist';

/** The properties of a Markdown or MDX node that contain text. */
export interface TextNode extends Node {
  type: string;
  name?: string | null;
  value?: string;
  lang?: string | null;
  meta?: string | null;
  depth?: number;
  children?: TextNode[];
  attributes?: { type: string; name?: string; value?: unknown }[];
  data?: { estree?: unknown };
}

/** Attributes of components that readers see, such as the label of a tab. */
const VISIBLE_ATTRIBUTES = ['title', 'label', 'caption', 'text', 'description', 'details'];
const HIDDEN_ELEMENTS = ['script', 'style', 'template'];

/** `:::tip{title="…"}` is an expression to the parser. */
const calloutTitle = /^\s*title=["']?(.*?)["']?\s*$/;

/** The text of what is inside a line: words, code, links. Images and comments have none. */
export function inlineText(node: TextNode): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value ?? '';
    case 'break':
      return '\n';
    case 'html':
      return htmlText(node.value ?? '');
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      if (calloutTitle.test(node.value ?? '')) return (node.value ?? '').replace(calloutTitle, ' $1');
      return literalText(node.data?.estree);
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      if (HIDDEN_ELEMENTS.includes(node.name ?? '')) return '';
      return [...visibleAttributes(node), childrenText(node)].filter(Boolean).join(' ');
    default:
      return childrenText(node);
  }
}

/** Text in braces, such as `{'{id}'}`. All other expressions are known to a running page only. */
function literalText(program: unknown): string {
  const { body } = (program ?? {}) as { body?: { expression?: { type: string; value?: unknown } }[] };
  const expression = body?.[0]?.expression;
  return expression?.type === 'Literal' ? String(expression.value) : '';
}

/** The texts of a component's attributes that readers see. Those of plain elements are hints at most. */
export function visibleAttributes(node: TextNode): string[] {
  if (!/^[A-Z]/.test(node.name ?? '')) return [];
  return (node.attributes ?? []).flatMap(({ name, value }) => {
    const isVisible = VISIBLE_ATTRIBUTES.includes(name ?? '');
    return isVisible && typeof value === 'string' ? [value] : [];
  });
}

/** Raw HTML without its tags and comments. */
export function htmlText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** True for an element whose text readers do not see. */
export function isHidden(node: TextNode): boolean {
  return HIDDEN_ELEMENTS.includes(node.name ?? '');
}

function childrenText(node: TextNode): string {
  return (node.children ?? []).map((child) => inlineText(child)).join('');
}
