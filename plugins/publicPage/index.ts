import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

/**
 * Adds `docs/public/index.mdx` as the page `/public/`. Rspress copies that folder to the output and takes no page
 * from it, although a list of what is published belongs beside the files that it lists.
 */
export function publicPagePlugin({ docsDir }: { docsDir: string }): RspressPlugin {
  const filepath = path.join(docsDir, 'public', 'index.mdx');
  return {
    name: 'public-page',
    addPages: () => (existsSync(filepath) ? [{ routePath: '/public/', filepath }] : []),
    builderConfig: {
      server: { publicDir: { ignore: ['**/*.mdx', '**/_meta.json'] } },
    },
  };
}
