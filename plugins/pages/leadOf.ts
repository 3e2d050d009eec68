import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** What is no sentence of a lead. */
const NO_PROSE = new Set(['code', 'html', 'mdxjsEsm', 'mdxFlowExpression', 'thematicBreak', 'image', 'table']);
/** The marks of a callout, with its title. */
const CALLOUT_MARK = /^\s*(?::::.*|\[!\w+\])\s*$/;

/**
 * The description of a page that does not give one: its prose between the first heading and the first section.
 * @returns an empty string where there is none
 */
export function leadOf(tree: Root): string {
  const first = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  if (first < 0) return '';
  const rest = tree.children.slice(first + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= 2);
  const prose = (end < 0 ? rest : rest.slice(0, end)).filter(({ type }) => !NO_PROSE.has(type));
  return prose
    .flatMap((node) => textOf(node, { includeImageAlt: false }).split('\n'))
    .filter((line) => !CALLOUT_MARK.test(line))
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}
