import type { PhrasingContent, Root } from 'mdast';
import { headingIds, withoutWrittenId } from '../shared/headingIds.ts';

/** A heading in Rspress's own form. */
export interface OutlineHeading {
  id: string;
  /** With the marks of code and emphasis, which the outline renders. */
  text: string;
  depth: number;
}

const DEPTHS = [2, 3, 4];

/** Lists the headings of a page for the outline, as Rspress does. */
export function outlineOf(tree: Root): OutlineHeading[] {
  return headingIds(tree)
    .map(({ id, heading }) => ({ id, text: inline(heading.children), depth: heading.depth }))
    .filter(({ depth }) => DEPTHS.includes(depth));
}

function inline(nodes: PhrasingContent[]): string {
  const text = nodes.map((node) => {
    if (node.type === 'text') return node.value;
    if (node.type === 'inlineCode') return `\`${node.value}\``;
    if (node.type === 'strong') return `**${inline(node.children)}**`;
    if (node.type === 'emphasis') return `*${inline(node.children)}*`;
    return 'children' in node ? inline(node.children) : '';
  });
  return withoutWrittenId(text.join('')).trim();
}
