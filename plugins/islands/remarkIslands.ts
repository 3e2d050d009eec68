import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { CLIENT, findIslands } from './findIslands.ts';

/**
 * Writes `<Counter client start={3} />` as `<Island component={Counter} id="…" start={3} />`: the build renders it with
 * the page, and a browser finds there what to run.
 */
export function remarkIslands({ docsDir }: { docsDir: string }) {
  return (tree: Root, { path: file }: VFile): void => {
    for (const { node, id } of findIslands(tree, file, docsDir)) {
      const others = node.attributes.filter((attribute) => !('name' in attribute && attribute.name === CLIENT));
      const own: MdxJsxAttribute[] = [
        { type: 'mdxJsxAttribute', name: 'component', value: nameAsExpression(node.name ?? '') },
        { type: 'mdxJsxAttribute', name: 'id', value: id },
        { type: 'mdxJsxAttribute', name: 'tag', value: node.type === 'mdxJsxTextElement' ? 'span' : 'div' },
      ];
      node.name = 'Island';
      node.attributes = [...own, ...others];
    }
  };
}

function nameAsExpression(name: string): MdxJsxAttribute['value'] {
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: name,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{ type: 'ExpressionStatement', expression: { type: 'Identifier', name } }],
      },
    },
  };
}
