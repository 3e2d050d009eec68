import type { Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { themePart } from '../../engine/base/themePart.ts';

/** Hands the fields that `<CheckStep … />` asks for to the theme. */
export function rehypeAnswerFields() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElementHast, index, parent) => {
      if (node.name !== 'CheckAnswer' || index === undefined) return;
      const [expected] = node.attributes;
      // The part writes a text as an expression, since it has quotes.
      const written = typeof expected?.value === 'object' ? expected.value?.value : undefined;
      if (parent && written) parent.children[index] = themePart('check-answer', { expected: JSON.parse(written) });
    });
  };
}
