import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { eachNode } from '../shared/eachNode.ts';

export interface ImportedName {
  /** Package, or absolute path of a file. */
  from: string;
  exported: string;
}

/**
 * What a page imports, by the name that it has there.
 * @param pageFile absolute path of the page
 */
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
