import type { Nodes } from 'mdast';

/** Attributes of components that readers see, such as the label of a tab. */
const VISIBLE_ATTRIBUTES = ['title', 'label', 'caption', 'text', 'description', 'details'];
const HIDDEN_ELEMENTS = ['script', 'style', 'template'];

/** `:::tip{title="…"}` is an expression to the parser. */
const calloutTitle = /^\s*title=["']?(.*?)["']?\s*$/;

/** The text of what is inside a line: words, code, links. Images and comments have none. */
export function inlineText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return '\n';
    case 'html':
      return htmlText(node.value);
    case 'mdxTextExpression':
    case 'mdxFlowExpression': {
      if (calloutTitle.test(node.value)) return node.value.replace(calloutTitle, ' $1');
      // Text in braces, such as `{'{id}'}`. All other expressions are known to a running page only.
      const [first] = node.data?.estree?.body ?? [];
      const expression = first?.type === 'ExpressionStatement' ? first.expression : undefined;
      return expression?.type === 'Literal' ? String(expression.value) : '';
    }
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      if (isHidden(node)) return '';
      return [...visibleAttributes(node), childrenText(node)].filter(Boolean).join(' ');
    default:
      return childrenText(node);
  }
}

/** The texts of a component's attributes that readers see. Those of plain elements are hints at most. */
export function visibleAttributes(node: Nodes): string[] {
  if (!('attributes' in node) || !/^[A-Z]/.test(node.name ?? '')) return [];
  return node.attributes.flatMap((one) => {
    const isVisible = 'name' in one && VISIBLE_ATTRIBUTES.includes(one.name);
    return isVisible && typeof one.value === 'string' ? [one.value] : [];
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
export const isHidden = (node: Nodes): boolean => 'name' in node && HIDDEN_ELEMENTS.includes(node.name ?? '');

const childrenText = (node: Nodes): string => ('children' in node ? node.children.map(inlineText).join('') : '');
