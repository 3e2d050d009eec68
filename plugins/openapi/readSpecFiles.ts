import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyBrand } from '../brand/brand.ts';
import type { Problem } from '../shared/problem.ts';
import { OPENAPI_FOLDER, parseSpecFile, SCHEMA_FOLDER, type SpecFile } from './specFiles.ts';

export interface ReadSpecFiles {
  files: Map<string, SpecFile>;
  problems: Problem[];
  /** Absolute paths of what was read. */
  paths: string[];
  /** Absolute paths of the folders, where a new file may appear. */
  folders: string[];
}

/**
 * Reads the API descriptions and the JSON Schemas of a docs folder, with the brand in place of its tokens.
 * @param docsDir folder of the pages
 * @param root folder that paths in messages start from
 */
export function readSpecFiles(docsDir: string, root: string, tokens: Record<string, string>): ReadSpecFiles {
  const result: ReadSpecFiles = { files: new Map(), problems: [], paths: [], folders: [] };
  for (const [folder, extension] of [
    [OPENAPI_FOLDER, '.yaml'],
    [SCHEMA_FOLDER, '.json'],
  ]) {
    const directory = path.join(docsDir, 'public', folder);
    const names = namesIn(directory).filter((file) => file.endsWith(extension));
    if (names.length > 0) result.folders.push(directory);
    for (const name of names) {
      const absolute = path.join(directory, name);
      result.paths.push(absolute);
      const shown = path.relative(root, absolute).replaceAll('\\', '/');
      const parsed = parseOnce(shown, applyBrand(readFileSync(absolute, 'utf8'), tokens));
      if ('problems' in parsed) result.problems.push(...parsed.problems);
      else result.files.set(folder + name, parsed);
    }
  }
  return result;
}

/** A build reads the files for its checks, its pages and its output; parsing takes far longer than reading. */
const parsedFiles = new Map<string, ReturnType<typeof parseSpecFile>>();

function parseOnce(shown: string, text: string): ReturnType<typeof parseSpecFile> {
  const key = `${shown}\n${text}`;
  const known = parsedFiles.get(key);
  if (known) return known;
  const parsed = parseSpecFile(shown, text);
  parsedFiles.set(key, parsed);
  return parsed;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
