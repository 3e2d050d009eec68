import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
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

/** An import of a page. */
export interface ImportedName {
  /** Package, or absolute path of a file. */
  from: string;
  exported: string;
}

/** Finds the elements of a page that have the attribute `client` and are imported there. */
export function findIslands(tree: Root, pageFile: string, docsDir: string): Island[] {
  const imported = importedNames(tree, pageFile);
  const islands: Island[] = [];
  eachNode(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const source = imported.get(node.name ?? '');
    if (!source || !isClient(node)) return;
    const file = path.isAbsolute(source.from) ? path.relative(docsDir, source.from) : source.from;
    islands.push({ node, ...source, id: `${file.replaceAll('\\', '/')}#${source.exported}` });
  });
  return islands;
}

export function isClient({ attributes }: Pick<Island['node'], 'attributes'>): boolean {
  return attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === CLIENT);
}

/** Components that a page imports, by the name they have there. */
export function importedNames(tree: Root, pageFile: string): Map<string, ImportedName> {
  const names = new Map<string, ImportedName>();
  eachNode(tree, 'mdxjsEsm', ({ data }: MdxjsEsm) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const source = String(statement.source.value);
      const from = source.startsWith('.') ? path.resolve(path.dirname(pageFile), source) : source;
      for (const specifier of statement.specifiers) {
        if (specifier.type === 'ImportNamespaceSpecifier') continue;
        const { imported } = specifier.type === 'ImportSpecifier' ? specifier : {};
        names.set(specifier.local.name, {
          from,
          exported: imported?.type === 'Identifier' ? imported.name : 'default',
        });
      }
    }
  });
  return names;
}
