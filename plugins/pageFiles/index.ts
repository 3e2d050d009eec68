import type { RspressPlugin } from '@rspress/core';
import { openFolder } from '../../engine/base/folder.ts';
import { checkPageFiles } from '../../engine/base/pageFiles.ts';
import { failOn } from '../../engine/base/problem.ts';

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
