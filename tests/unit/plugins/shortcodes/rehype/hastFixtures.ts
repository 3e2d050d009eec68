import type { Element, ElementContent } from 'hast';

/** An element of a tree, for tests. */
export function el(tagName: string, ...children: (ElementContent | string)[]): Element {
  return { type: 'element', tagName, properties: {}, children: children.map(node) };
}

/** An element that a part wrote. */
export function jsx(name: string, attributes: Record<string, string>, ...children: (ElementContent | string)[]) {
  return {
    type: name === 'div' || name === 'details' ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: children.map(node),
  } as unknown as ElementContent;
}

/** Writes a tree in short: `ul(li("text"))`, with classes and addresses. */
export function outlineText(value: unknown): string {
  const tree = value as { type: string; value?: string; tagName?: string; name?: string; children?: unknown[] };
  if (tree.type === 'text') return JSON.stringify(tree.value);
  const { properties = {}, attributes = [] } = tree as unknown as {
    properties?: Record<string, unknown>;
    attributes?: { name: string; value: unknown }[];
  };
  const all: Record<string, unknown> = {
    ...properties,
    ...Object.fromEntries(attributes.map((one) => [one.name, one.value])),
  };
  const classes = [all.className ?? []].flat().map((name) => `.${name}`);
  const others = ['id', 'href', 'open', 'total'].flatMap((name) => (name in all ? [`[${name}=${all[name]}]`] : []));
  return `${tree.tagName ?? tree.name ?? tree.type}${[...classes, ...others].join('')}(${(tree.children ?? []).map(outlineText).join(' ')})`;
}

function node(child: ElementContent | string): ElementContent {
  return typeof child === 'string' ? { type: 'text', value: child } : child;
}
