import type { Element, ElementContent, Properties, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

export type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;
/** What is in an element of a page, and in the page itself. */
export type Content = ElementContent | Root['children'][number];

/** Elements that are alone between others. What else there is belongs to a line. */
const BLOCKS = ['p', 'ul', 'ol', 'div', 'details', 'summary', 'pre', 'table', 'blockquote'];

/** Makes an element, of which MDX renders the tag alone. */
export function element(tagName: string, properties: Properties, children: readonly Content[]): Element {
  return { type: 'element', tagName, properties, children: children as ElementContent[] };
}

/** Texts with places between them where a line may break. */
export function withBreaks(pieces: readonly string[]): ElementContent[] {
  return pieces.flatMap((value, index) => [
    ...(index > 0 ? [element('wbr', {}, [])] : []),
    { type: 'text' as const, value },
  ]);
}

/** The text of a node. */
export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

export function isElement(node: Content | undefined, tagName?: string): node is Element {
  return node?.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

export function isJsx(node: Content | undefined): node is Jsx {
  return node?.type === 'mdxJsxFlowElement' || node?.type === 'mdxJsxTextElement';
}

/** Whether a shortcode wrote the element with this class. Nodes that other plugins make may have no attributes. */
export function hasClass(node: Content | undefined, name: string): node is Jsx {
  if (!isJsx(node)) return false;
  const value = attributeOf(node, 'className');
  return value?.split(' ').includes(name) ?? false;
}

/** A text that an element in JSX has as attribute. */
export function attributeOf({ attributes = [] }: Pick<Jsx, 'attributes'>, name: string): string | undefined {
  const found = attributes.find((attribute) => 'name' in attribute && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Adds a class to an element, whoever wrote it. */
export function addClass(node: Element | Jsx, name: string): void {
  if (isElement(node)) {
    const { className = [] } = node.properties;
    node.properties.className = [...([className].flat() as string[]), name];
    return;
  }
  const others = (node.attributes ?? []).filter(
    (attribute) => !('name' in attribute && attribute.name === 'className'),
  );
  const value = [attributeOf(node, 'className'), name].filter(Boolean).join(' ');
  node.attributes = [...others, { type: 'mdxJsxAttribute', name: 'className', value }];
}

export function isBlank(node: Content): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

export function isBlock(node: Content): boolean {
  if (node.type === 'mdxJsxFlowElement') return true;
  return isElement(node) && BLOCKS.includes(node.tagName);
}
