import type { RspressPlugin } from '@rspress/core';
import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { markCode } from './codeMarks.ts';

/** Lightens highlighted code. It comes after all plugins that look at lines and tokens. */
export function codeMarksPlugin(): RspressPlugin {
  const rehypeCodeMarks = () => (tree: Root) => {
    visit(tree, 'element', (pre: Element) => {
      if (pre.tagName !== 'pre') return;
      markCode(pre, Boolean(pre.properties.lineNumbers));
      return SKIP;
    });
  };
  return { name: 'code-marks', markdown: { rehypePlugins: [rehypeCodeMarks] } };
}
