import path from 'node:path';
import type { Code, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { VFile } from 'vfile';
import { eachNode } from '../shared/eachNode.ts';
import { jsxElement } from '../shared/jsxElement.ts';
import { failOn } from '../shared/problem.ts';
import { mermaidFaults, mermaidJsx } from './mermaidSvg.ts';

const parser = unified().use(remarkParse).use(remarkMdx).freeze();

/**
 * Replaces each fence with the language `mermaid` by its drawing.
 * @param root folder that paths in messages start from
 * @throws {ProblemsError} for a diagram that can't be drawn
 */
export function remarkMermaid(root: string) {
  return (tree: Root, { path: page }: VFile): void => {
    eachNode(tree, 'code', (node: Code) => {
      if (node.lang !== 'mermaid') return;
      const { line = 1 } = node.position?.start ?? {};
      const file = path.relative(root, page);
      const broken = mermaidFaults(node.value).filter(({ rule }) => rule === 'samples/syntax');
      failOn(broken.map(({ row, ...fault }) => ({ file, line: line + row, column: 1, ...fault })));
      const drawing = parser.parse(`{${mermaidJsx(node.value, `mermaid-${line}`)}}`).children;
      const figure = jsxElement('figure', { className: 'mermaid', 'data-client': 'mermaid' }, drawing);
      Object.assign(node, { lang: undefined, meta: undefined, value: undefined }, figure);
    });
  };
}
