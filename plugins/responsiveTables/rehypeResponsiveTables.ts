import type { Root } from 'hast';
import { eachContent, SKIP } from '../shared/eachContent.ts';
import type { Content } from '../shared/hastNodes.ts';
import { breakName } from './breakName.ts';
import { stackTable } from './stackTable.ts';

/**
 * Tables of explanations can be read on a phone, row by row; a matrix, which scrolls, is left alone. Long names of all
 * tables get places to break.
 */
export function rehypeResponsiveTables() {
  return (tree: Root) => {
    eachContent(tree, (node) => {
      if (node.type !== 'element') return;
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName === 'td') eachContent(node, breakNames);
    });
    eachContent(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' && isMatrix(node)) return SKIP;
      if (node.type !== 'element') return;
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName === 'table') stackTable(node);
    });
  };
}

function breakNames(node: Content): void {
  if (node.type === 'element' && node.tagName === 'code') breakName(node);
}

/** Nodes that other plugins make may have no attributes. */
function isMatrix({ attributes = [] }: { attributes?: { type: string; name?: string; value?: unknown }[] }): boolean {
  return attributes.some(({ name, value }) => name === 'className' && value === 'matrix');
}
