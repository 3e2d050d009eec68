import type { Root } from 'hast';
import { eachContent, SKIP } from '../shared/eachContent.ts';
import { isElement } from '../shared/hastNodes.ts';
import { markCell, markList } from './markStatus.ts';

/** Marks the results of checks in tables and in listed responses: see `theme/styles/outcome.css`. */
export function rehypeStatusBadges() {
  return (tree: Root) => {
    eachContent(tree, (node) => {
      if (isElement(node, 'td')) markCell(node);
      if (!isElement(node, 'pre')) return;
      for (const code of node.children) if (code.type === 'element') markList(code);
      return SKIP;
    });
  };
}
