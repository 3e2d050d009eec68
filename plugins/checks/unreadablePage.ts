import path from 'node:path';
import type { Problem } from '../shared/problem.ts';
import type { SiteOptions } from '../shared/siteOptions.ts';

/**
 * What is told of a page that code stumbles over.
 * @param file path from the docs folder
 */
export function unreadablePage(file: string, { docsDir, root }: SiteOptions, { message }: Error): Problem {
  return {
    file: path.relative(root, path.join(docsDir, file)).replaceAll('\\', '/'),
    line: 1,
    column: 1,
    rule: 'page/unreadable',
    message: `The page cannot be read: ${message.split('\n')[0]}.`,
    fix: 'Undo the last change of the page, and make it again in smaller steps.',
  };
}
