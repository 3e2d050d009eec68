import path from 'node:path';
import { type Problem, uniqueProblems } from '../base/problem.ts';
import { filesAt, whileUnchanged } from '../base/whileUnchanged.ts';
import { type ReadSpecFiles, readSpecFiles } from '../descriptions/readSpecFiles.ts';
import { readSpec, SPEC_FOLDER, type Spec } from '../schemas/readSpec.ts';
import { checkDataForms } from './checkPublishedData.ts';
import { type PublishedData, readPublishedData } from './publishedData.ts';

/** Everything that a docs folder publishes as data, with the brand in place. */
export interface SiteData {
  spec: Spec;
  published: PublishedData;
  descriptions: ReadSpecFiles;
  /** What keeps pages from being written from the data. */
  problems: Problem[];
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
    const published = readPublishedData(docsDir, root, tokens);
    const descriptions = readSpecFiles(docsDir, root, tokens, spec);
    // Without a brand no schema has an address.
    const forms =
      '%brand.docs%' in tokens ? checkDataForms(spec, published) : [...spec.problems, ...published.problems];
    return { spec, published, descriptions, problems: uniqueProblems([...descriptions.problems, ...forms]) };
  });
}
