import type { Root } from 'hast';
import { eachContent } from '../../shared/eachContent.ts';
import { themeElement } from '../../shared/themeElement.ts';

/** Hands the fields that `<CheckStep … />` asks for to the theme. */
export function rehypeAnswerFields() {
  return (tree: Root): void => {
    eachContent(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'CheckAnswer') return;
      const [expected] = node.attributes;
      // The shortcode writes a text as an expression, since it has quotes.
      const written = typeof expected?.value === 'object' ? expected.value?.value : undefined;
      if (written) parent.children[index] = themeElement('check-answer', { expected: JSON.parse(written) });
    });
  };
}
