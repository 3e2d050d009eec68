import { readDocs } from '../../plugins/checks/readDocs.ts';
import { docsDir, root } from './site.ts';

/** The pages of our own site with what stands beside them, read once for all tests of a process. None may change them. */
export const docs = readDocs(docsDir, root);
export const { pages } = docs;
