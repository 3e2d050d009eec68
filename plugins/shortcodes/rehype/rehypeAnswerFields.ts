import type { Root } from 'hast';
import { eachContent } from '../../shared/eachContent.ts';
import { themePart } from '../../shared/themePart.ts';

/** Hands the fields that `<CheckStep … />` asks for to the theme. */
export function rehypeAnswerFields() {
  return (tree: Root): void => {
    eachContent(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'CheckAnswer') return;
      const [expected] = node.attributes;
      // The part writes a text as an expression, since it has quotes.
      const written = typeof expected?.value === 'object' ? expected.value?.value : undefined;
      if (written) parent.children[index] = themePart('check-answer', { expected: JSON.parse(written) });
    });
  };
}
