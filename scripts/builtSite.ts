import { existsSync } from 'node:fs';
import path from 'node:path';
import { readSiteOptions } from '../plugins/shared/siteOptions.ts';
import { repositoryRoot } from './run.ts';

/** @returns folder of the built site; undefined where there is none, which it says */
export function builtSite(): string | undefined {
  const { outDir } = readSiteOptions(repositoryRoot, process.env);
  if (existsSync(path.join(outDir, 'index.html'))) return outDir;
  console.error(`There is no built site in ${outDir}. Run "npm run build" first.`);
  return undefined;
}
