import path from 'node:path';
import { type ReadSpecFiles, readSpecFiles } from '../openapi/readSpecFiles.ts';
import { readSpec, SPEC_FOLDER, type Spec } from '../schemas/readSpec.ts';
import { filesAt } from '../shared/listFiles.ts';
import { memoizeUntilChange } from '../shared/memoize.ts';
import { type Problem, uniqueProblems } from '../shared/problem.ts';
import { checkDataForms } from './checkPublishedData.ts';

/** Everything that a docs folder publishes as data, with the brand in place. Invalid files are left out. */
export interface SiteData {
  spec: Spec;
  descriptions: ReadSpecFiles;
  /** What keeps pages from being written from the data. */
  problems: Problem[];
  /** Files that nothing can be made of, each with the problem because of which. */
  invalid: ReadonlyMap<string, Problem>;
}

/**
 * Reads the published data of a docs folder once for the checks, the pages and the files that are made from it, and
 * again after an edit.
 * @param docsDir folder of the pages
 * @param root folder that paths in messages start from
 * @param tokens brand tokens with what each becomes
 * @param redirectsFile where pages have moved that the data describe
 */
export function siteData(
  docsDir: string,
  root: string,
  tokens: Record<string, string>,
  redirectsFile = '',
): () => SiteData {
  const files = () => [...filesAt(path.join(docsDir, SPEC_FOLDER)), ...filesAt(redirectsFile)];
  return memoizeUntilChange(files, () => {
    const spec = readSpec(docsDir, root, tokens, redirectsFile);
    const descriptions = readSpecFiles(docsDir, root, tokens, spec);
    const unread = invalidFiles(spec.problems);
    // Without a brand no schema has an address.
    const forms = '%brand.docs%' in tokens ? checkDataForms(spec, unread) : [];
    const problems = uniqueProblems([...descriptions.problems, ...spec.problems, ...forms]);
    return withoutInvalid({ spec, descriptions, problems, invalid: invalidFiles(problems) });
  });
}

const invalidFiles = (problems: readonly Problem[]) =>
  new Map(problems.toReversed().map((problem) => [problem.file, problem]));

/** The data without the files that nothing can be made of: each is as if it were not there. */
export function withoutInvalid(data: SiteData): SiteData {
  const { spec, descriptions, invalid } = data;
  if (invalid.size === 0) return data;
  const isValid = <File extends { file: string }>(one: File) => !invalid.has(one.file);
  const valid = <File extends { file: string }>(one: File | undefined) => (one && isValid(one) ? one : undefined);
  return {
    ...data,
    spec: {
      ...spec,
      schemas: spec.schemas.filter(isValid),
      standards: spec.standards.filter(isValid),
      cores: new Map([...spec.cores].filter(([, core]) => isValid(core))),
      published: Object.fromEntries(
        Object.entries(spec.published).map(([name, file]) => [name, valid(file)]),
      ) as Spec['published'],
    },
    descriptions: { ...descriptions, files: new Map([...descriptions.files].filter(([, one]) => isValid(one))) },
  };
}
