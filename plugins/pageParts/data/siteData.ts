import path from 'node:path';
import { type ReadSpecFiles, readSpecFiles } from '../../openapi/readSpecFiles.ts';
import { readSpec, SPEC_FOLDER, type Spec } from '../../reference/readSpec.ts';
import { filesAt, whileUnchanged } from '../../shared/whileUnchanged.ts';
import { type PublishedData, readPublishedData } from './publishedData.ts';

/** Everything that a docs folder publishes as data, with the brand in place. */
export interface SiteData {
  spec: Spec;
  published: PublishedData;
  descriptions: ReadSpecFiles;
}

/**
 * Reads the published data of a docs folder once for the checks, the pages and the files that are made from it, and
 * again after an edit.
 * @param docsDir folder of the pages
 * @param root folder that paths in messages start from
 * @param tokens brand tokens with what each becomes
 */
export function siteData(docsDir: string, root: string, tokens: Record<string, string>): () => SiteData {
  const files = () => filesAt(path.join(docsDir, SPEC_FOLDER));
  return whileUnchanged(files, () => {
    const spec = readSpec(docsDir, root, tokens);
    return {
      spec,
      published: readPublishedData(docsDir, root, tokens),
      descriptions: readSpecFiles(docsDir, root, tokens, spec),
    };
  });
}
