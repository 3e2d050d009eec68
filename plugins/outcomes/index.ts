import type { RspressPlugin } from '@rspress/core';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { markCell, markList } from './markOutcomes.ts';

/** Outcomes of checks have a mark each, in tables and in listed answers: see `theme/styles/outcome.css`. */
export function outcomesPlugin(): RspressPlugin {
  const rehypeOutcomes = () => (tree: Root) => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName === 'td') markCell(node);
      if (node.tagName !== 'pre') return;
      for (const code of node.children) if (code.type === 'element') markList(code);
      return SKIP;
    });
  };
  return { name: 'outcomes', markdown: { rehypePlugins: [rehypeOutcomes] } };
}
