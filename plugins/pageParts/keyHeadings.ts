import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

const piece = /(?:\["[^"]*"\]|\[\]|[^.[\]]+)\.?/g;

/** Takes a written path apart where a line may break: `a.b["c"].d` is `a.`, `b`, `["c"].`, `d`. */
export function keyPieces(text: string): string[] {
  return text.match(piece) ?? [text];
}

/**
 * Prepares the headings of keys for narrow screens: a long path breaks between its names, and the last name, which
 * readers look for, stands out.
 */
export function rehypeKeyHeadings() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElementHast) => {
      if (element.name !== 'div') return;
      const isFields = element.attributes.some(
        (attribute) => 'name' in attribute && attribute.name === 'className' && attribute.value === 'fields',
      );
      if (!isFields) return;
      for (const heading of element.children) {
        if (heading.type !== 'element' || !/^h[3-6]$/.test(heading.tagName)) continue;
        for (const child of heading.children) if (isCode(child)) child.children = withBreaks(child);
      }
    });
  };
}

function isCode(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'code';
}

function withBreaks(code: Element): ElementContent[] {
  const [text] = code.children;
  const pieces = text?.type === 'text' ? keyPieces(text.value) : [];
  if (pieces.length < 2) return code.children;
  const above = pieces.slice(0, -1).flatMap((value): ElementContent[] => [
    { type: 'text', value },
    { type: 'element', tagName: 'wbr', properties: {}, children: [] },
  ]);
  return [
    { type: 'element', tagName: 'span', properties: { className: ['fields__path'] }, children: above },
    { type: 'text', value: pieces[pieces.length - 1] },
  ];
}
