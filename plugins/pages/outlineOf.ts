import type { Heading, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { headingIds, withoutWrittenId } from '../shared/headingIds.ts';

/** A heading in Rspress's own form. */
export interface OutlineHeading {
  id: string;
  /** With the marks of code and emphasis, which the outline renders. */
  text: string;
  depth: number;
  /** Of an operation, which begins with its method and path. */
  method?: string;
}

const DEPTHS = [2, 3, 4];

/** Lists the headings of a page for the outline, as Rspress does. */
export function outlineOf(tree: Root): OutlineHeading[] {
  return headingIds(tree)
    .filter(({ heading }) => DEPTHS.includes(heading.depth))
    .map(({ id, heading }) => ({
      id,
      text: inline(heading.children),
      depth: heading.depth,
      ...methodOf(tree, heading),
    }));
}

/** The element of an operation comes right after its heading. */
function methodOf({ children }: Root, heading: Heading): Pick<OutlineHeading, 'method'> {
  const next = children[children.indexOf(heading) + 1];
  const [, method] =
    /^(GET|POST|PUT|PATCH|DELETE) \//.exec(next?.type === 'mdxJsxFlowElement' ? textOf(next) : '') ?? [];
  return method === undefined ? {} : { method };
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
