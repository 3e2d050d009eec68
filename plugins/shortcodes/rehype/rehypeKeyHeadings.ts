import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { eachContent, SKIP } from '../../shared/eachContent.ts';

const piece = /(?:\["[^"]*"\]|\[\]|[^.[\]]+)\.?/g;

/** Takes a written path apart where a line may break: `a.b["c"].d` is `a.`, `b`, `["c"].`, `d`. */
export function keyPieces(text: string): string[] {
  return text.match(piece) ?? [text];
}

/** Shorter paths fit the line of a phone. */
const LONG_PATH = 24;

/**
 * Prepares the paths of keys for narrow screens: they break between their names, in headings and in links. In a
 * heading the last name, which readers look for, stands out.
 */
export function rehypeKeyHeadings() {
  return (tree: Root) => {
    eachContent(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement') breakHeadings(node);
      if (node.type !== 'element') return;
      if (node.tagName === 'pre') return SKIP;
      const [code, ...others] = node.children;
      if (node.tagName === 'a' && others.length === 0 && isCode(code)) code.children = withLinkBreaks(code);
    });
  };
}

/** Nodes that other plugins make may have no attributes. */
function breakHeadings({ name, attributes = [], children }: MdxJsxFlowElementHast): void {
  const isFields = attributes.some(
    (attribute) => 'name' in attribute && attribute.name === 'className' && attribute.value === 'fields',
  );
  if (name !== 'div' || !isFields) return;
  for (const heading of children) {
    if (heading.type !== 'element' || !/^h[3-6]$/.test(heading.tagName)) continue;
    for (const child of heading.children) if (isCode(child)) child.children = withBreaks(child);
  }
}

function isCode(node: ElementContent | undefined): node is Element {
  return node?.type === 'element' && node.tagName === 'code';
}

function withLinkBreaks(code: Element): ElementContent[] {
  const [text] = code.children;
  if (text?.type !== 'text' || text.value.length < LONG_PATH || /[\s/]/.test(text.value)) return code.children;
  return keyPieces(text.value).flatMap((value, index): ElementContent[] => [
    ...(index > 0 ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
    { type: 'text', value },
  ]);
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
