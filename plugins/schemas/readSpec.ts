import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRedirects } from '../redirects/redirects.ts';
import { applyBrand } from '../shared/brand.ts';
import { type JsonFile, parseJsonFile } from '../shared/jsonFile.ts';
import type { Problem } from '../shared/problem.ts';

/** The published data as files, with the brand in place. */
export interface Spec {
  /** The JSON Schemas of the platform, by file name. */
  schemas: JsonFile[];
  /** The JSON Schemas of objects of standards, by file name. */
  standards: JsonFile[];
  /** The complete configurations, by service. */
  cores: ReadonlyMap<string, JsonFile>;
  /** The other data; a file that is not there is undefined. */
  published: Record<'errors' | 'policies' | 'didMethods' | 'iam' | 'standards', JsonFile | undefined>;
  /** New addresses of pages that have moved, by the old one. */
  moved: ReadonlyMap<string, string>;
  /** Why a file could not be read. */
  problems: Problem[];
}

/** Folder of the published data in the docs folder. */
export const SPEC_FOLDER = 'public/spec';

/** Folder of the schemas of standards, below it. */
const STANDARDS_FOLDER = 'json-schema/standards';

/** Files with the complete configuration of a service. */
const coreFile = /^(.+)\.core\.json$/;

/**
 * Reads the published data of a docs folder.
 * @param docsDir folder of the pages
 * @param root folder that paths in messages start from
 * @param tokens brand tokens with what each becomes
 * @param redirectsFile where pages have moved that the data describe
 */
export function readSpec(docsDir: string, root: string, tokens: Record<string, string>, redirectsFile = ''): Spec {
  const folder = path.join(docsDir, SPEC_FOLDER);
  const problems: Problem[] = [];
  const read = (name: string): JsonFile => {
    const file = path.join(folder, name);
    const shown = path.relative(root, file).replaceAll('\\', '/');
    const parsed = parseJsonFile(shown, applyBrand(readFileSync(file, 'utf8'), tokens));
    problems.push(...parsed.problems);
    return parsed.json;
  };
  const list = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readdirSync(file).filter((entry) => entry.endsWith('.json')) : [];
  };
  const readAll = (name: string) =>
    list(name)
      .sort()
      .map((file) => read(`${name}/${file}`));
  const schemas = readAll('json-schema');
  const standards = readAll(STANDARDS_FOLDER);
  const cores = new Map<string, JsonFile>();
  for (const name of list('configuration').sort()) {
    const service = coreFile.exec(name)?.[1];
    if (service) cores.set(service, read(`configuration/${name}`));
  }
  const readIfThere = (name: string) => (existsSync(path.join(folder, name)) ? read(name) : undefined);
  return {
    schemas,
    standards,
    cores,
    published: {
      errors: readIfThere('errors.json'),
      policies: readIfThere('policies.json'),
      didMethods: readIfThere('did-methods.json'),
      iam: readIfThere('iam-actions.json'),
      standards: readIfThere('standards.json'),
    },
    moved: new Map(readRedirects({ redirectsFile, root }).redirects.map(({ from, to }) => [from, to])),
    problems,
  };
}
