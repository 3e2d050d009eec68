import { siteRoutes } from '../../../../plugins/shared/siteRoutes.ts';
import type { Change, Site } from '../../../../scripts/codemods/site.ts';

/**
 * A site of a few files, as codemods read it.
 * @param docsDir folder with the `site.json`
 */
export function siteOf(files: Record<string, string>, docsDir = import.meta.dirname): Site {
  const routes = siteRoutes(docsDir);
  const pages = Object.keys(files)
    .filter((file) => /^docs\/(?:[^_/][^/]*\/)*[^_/][^/]*\.mdx?$/.test(file))
    .map((file) => [routes.routeOf(file.slice('docs/'.length)), file] as const);
  return {
    texts: new Map(Object.entries(files)),
    pages: new Map(pages),
    docs: 'docs',
    routes,
    redirects: 'redirects.json',
  };
}

/** What a codemod writes into a file; undefined where it leaves it alone. */
export function writtenTo(changes: Change[], file: string): string | undefined {
  return changes.find((one) => one.file === file)?.text;
}

/** The JSON that a codemod writes into a file. */
export const jsonIn = (changes: Change[], file: string) => JSON.parse(writtenTo(changes, file) ?? 'null');
