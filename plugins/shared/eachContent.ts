import type { Root } from 'hast';
import type { Content } from './hastNodes.ts';

/** What a visitor returns where nothing inside a node is of interest. */
export const SKIP = Symbol('skip');

interface Parent {
  children: Content[];
}

type Visitor = (node: Content, index: number, parent: Parent) => unknown;

/** A step of rehype that visits everything in a page. */
export const contentStep = (visit: Visitor) => (tree: Root) => eachContent(tree, visit);

/**
 * Visits everything in an element or a page, parents first. What a visitor puts in the place of a node is not
 * visited. A build visits each page some fifteen times, and most of a page is highlighted code: see `eachNode`.
 */
export function eachContent(parent: Parent, visit: Visitor): void {
  const { children } = parent;
  for (let index = 0; index < children.length; index++) {
    const node = children[index];
    if (visit(node, index, parent) !== SKIP && 'children' in node) eachContent(node as Parent, visit);
  }
}
