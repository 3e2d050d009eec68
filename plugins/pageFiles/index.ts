import type { RspressPlugin } from '@rspress/core';
import { openFolder } from '../shared/folder.ts';
import { checkPageFiles } from '../shared/pageFiles.ts';
import { failOn } from '../shared/problem.ts';

export interface PageFilesPluginOptions {
  /** Folder of the pages. */
  docsDir: string;
  /** Folder that paths in messages start from. */
  root: string;
}

/** Stops before anything is made of files that no page can be made of, in any docs folder and with any rules. */
export function pageFilesPlugin({ docsDir, root }: PageFilesPluginOptions): RspressPlugin {
  return {
    name: 'page-files',
    config(config) {
      failOn(checkPageFiles(openFolder(docsDir), root));
      return config;
    },
  };
}
