import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { importedNames } from '../pages/importedNames.ts';
import { eachNode } from '../shared/eachNode.ts';

/** The attribute of a component that also runs in the browser: `<Counter client start={3} />`. */
export const CLIENT = 'client';

/** A component that runs in the browser, at one place of a page. */
export interface Island {
  node: MdxJsxFlowElement | MdxJsxTextElement;
  /** What the browser asks for: `guides/_Counter.tsx#default`. */
  id: string;
  /** Package, or absolute path of a file. */
  from: string;
  /** Name that the module exports it under. */
  exported: string;
}

/** Finds the elements of a page that have the attribute `client` and are imported there. */
export function findIslands(tree: Root, pageFile: string, docsDir: string): Island[] {
  const imported = importedNames(tree, pageFile);
  const islands: Island[] = [];
  eachNode(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const source = imported.get(node.name ?? '');
    if (!source || !isClient(node)) return;
    const file = path.isAbsolute(source.from) ? path.relative(docsDir, source.from) : source.from;
    islands.push({ node, ...source, id: `${file}#${source.exported}` });
  });
  return islands;
}

export function isClient({ attributes }: Pick<Island['node'], 'attributes'>): boolean {
  return attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === CLIENT);
}
