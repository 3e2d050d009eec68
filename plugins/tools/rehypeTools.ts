import type { Root } from 'hast';
import { eachContent } from '../shared/eachContent.ts';
import { themeElement } from '../shared/themeElement.ts';

/** Hands each `<ToolBench … />`, which the part `<Tool … />` writes, to the theme. */
export function rehypeTools() {
  return (tree: Root): void => {
    eachContent(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'ToolBench') return;
      const properties = Object.fromEntries(
        node.attributes.flatMap((one) =>
          one.type === 'mdxJsxAttribute' && typeof one.value === 'string' && one.name !== 'examples'
            ? [[one.name, one.value]]
            : [],
        ),
      );
      parent.children[index] = themeElement('tool-bench', properties);
    });
  };
}
