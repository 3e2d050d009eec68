import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'hast';
import { eachContent, SKIP } from '../shared/eachContent.ts';
import { isElement } from '../shared/hastNodes.ts';
import { markCode } from './codeMarks.ts';

/** Lightens highlighted code. It comes after all plugins that look at lines and tokens. */
export function codeMarksPlugin(): RspressPlugin {
  const rehypeCodeMarks = () => (tree: Root) => {
    eachContent(tree, (node) => {
      if (!isElement(node, 'pre')) return;
      markCode(node, Boolean(node.properties.lineNumbers));
      return SKIP;
    });
  };
  return { name: 'code-marks', markdown: { rehypePlugins: [rehypeCodeMarks] } };
}
