import path from 'node:path';
import { listDocs, shownPage } from '../../plugins/checks/listDocs.ts';
import { siteSources } from '../../plugins/checks/siteSources.ts';
import type { Page } from '../../plugins/pages/page.ts';
import { openFolder } from '../../plugins/shared/folder.ts';
import { docsDir, root } from './site.ts';

const sources = siteSources(docsDir, root, {}, [], path.join(root, 'redirects.json'));

/** The pages of our own site, read once for all tests of a process. None may change them. */
export const pages = listDocs(openFolder(docsDir), root).pageFiles.flatMap((file): Page[] => {
  const parsed = sources.page(path.join(docsDir, file))?.parse();
  const page = parsed && 'tree' in parsed ? shownPage(parsed, file, docsDir) : undefined;
  return page && 'tree' in page ? [page] : [];
});
