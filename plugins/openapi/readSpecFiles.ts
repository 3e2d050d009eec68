import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSpec, type Spec } from '../schemas/readSpec.ts';
import { applyBrand } from '../shared/brand.ts';
import type { Problem } from '../shared/problem.ts';
import { checkSpecFiles } from './checkSpecFiles.ts';
import { OPENAPI_FOLDER, parseSpecFile, SCHEMA_FOLDER, type SpecFile, specFileOf } from './specFiles.ts';

export interface ReadSpecFiles {
  files: Map<string, SpecFile>;
  /** What keeps a file from being read; where all could be read, what breaks the rules of descriptions. */
  problems: Problem[];
}

/**
 * Reads the API descriptions of a docs folder, with the tokens of the brand replaced.
 * @param docsDir folder of the pages
 * @param root folder that paths in messages start from
 * @param spec the published data, which has the JSON Schemas
 */
export function readSpecFiles(
  docsDir: string,
  root: string,
  tokens: Record<string, string>,
  spec: Spec = readSpec(docsDir, root, tokens),
): ReadSpecFiles {
  const files = new Map<string, SpecFile>();
  const problems: Problem[] = [];
  const add = (address: string, parsed: ReturnType<typeof parseSpecFile>) => {
    if ('problems' in parsed) problems.push(...parsed.problems);
    else files.set(address, parsed);
  };
  const folder = path.join(docsDir, 'public', OPENAPI_FOLDER);
  for (const name of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (!name.endsWith('.yaml')) continue;
    const file = path.join(folder, name);
    const shown = path.relative(root, file).replaceAll('\\', '/');
    add(OPENAPI_FOLDER + name, parseSpecFile(shown, applyBrand(readFileSync(file, 'utf8'), tokens)));
  }
  for (const schema of spec.schemas) {
    const own = spec.problems.filter(({ file }) => file === schema.file);
    add(SCHEMA_FOLDER + path.basename(schema.file), own.length > 0 ? { problems: own } : specFileOf(schema));
  }
  // A file that cannot be read is missing from the others' view too, and what they say of it would mislead.
  return { files, problems: problems.length > 0 ? problems : checkSpecFiles(files) };
}
