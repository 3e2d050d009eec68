import type { Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { themePart } from '../../engine/base/themePart.ts';

/** Hands each `<ToolBench … />`, which the part `<Tool … />` writes, to the theme. */
export function rehypeTools() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElementHast, index, parent) => {
      if (node.name !== 'ToolBench' || index === undefined || !parent) return;
      const properties = Object.fromEntries(
        node.attributes.flatMap((one) =>
          one.type === 'mdxJsxAttribute' && typeof one.value === 'string' && one.name !== 'examples'
            ? [[one.name, one.value]]
            : [],
        ),
      );
      parent.children[index] = themePart('tool-bench', properties);
    });
  };
}
