import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'hast';
import { eachContent, SKIP } from '../shared/eachContent.ts';
import { isElement } from '../shared/hastNodes.ts';
import { markCell, markList } from './markOutcomes.ts';

/** Outcomes of checks have a mark each, in tables and in listed answers: see `theme/styles/outcome.css`. */
export function outcomesPlugin(): RspressPlugin {
  const rehypeOutcomes = () => (tree: Root) => {
    eachContent(tree, (node) => {
      if (isElement(node, 'td')) markCell(node);
      if (!isElement(node, 'pre')) return;
      for (const code of node.children) if (code.type === 'element') markList(code);
      return SKIP;
    });
  };
  return { name: 'outcomes', markdown: { rehypePlugins: [rehypeOutcomes] } };
}
