import type { Root } from 'hast';
import { eachContent, SKIP } from '../shared/eachContent.ts';
import { isElement } from '../shared/hastNodes.ts';
import { markCode } from './tokenClasses.ts';

/** Replaces the styles of highlighted code by classes. It runs after all steps that look at lines and tokens. */
export function rehypeTokenClasses() {
  return (tree: Root) => {
    eachContent(tree, (node) => {
      if (!isElement(node, 'pre')) return;
      markCode(node, Boolean(node.properties.lineNumbers));
      return SKIP;
    });
  };
}
