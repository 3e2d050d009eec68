import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { repositoryRoot, runRspress } from '../run.ts';
import { type BuildFlags, buildEnvironment } from './buildFlags.ts';
import { checkOutputFolder } from './checkOutputFolder.ts';
import { oneAtATime } from './oneAtATime.ts';
import { prepareStaging, takePlace } from './takePlace.ts';

/**
 * Builds the site beside the old one, and puts it in its place when it is whole. Whatever happens before, the old site
 * stays as it is.
 * @returns whether it succeeded
 */
export async function build(flags: BuildFlags = {}): Promise<boolean> {
  const env = buildEnvironment(flags);
  const { outDir, docsDir } = readSiteOptions(repositoryRoot, { ...process.env, ...env });
  const refusal = checkOutputFolder(outDir, { root: repositoryRoot, docsDir });
  if (refusal) {
    console.error(`Nothing was built: ${refusal}`);
    return false;
  }
  return oneAtATime(
    path.join(repositoryRoot, 'node_modules', '.cache'),
    () => buildBeside(outDir, env),
    (pid) => console.log(`Another build is at work here (process ${pid}). This one waits for it.`),
  );
}

async function buildBeside(outDir: string, env: Record<string, string>): Promise<boolean> {
  const isOutside = path.relative(repositoryRoot, outDir).startsWith('..');
  const state = existsSync(outDir) ? `The site in ${outDir} is as it was.` : `Nothing was written to ${outDir}.`;
  let staging: string | undefined;
  try {
    staging = prepareStaging(outDir);
    if (await runRspress(['build'], { ...env, SITE_OUT: staging, NODE_ENV: 'production' })) {
      takePlace(staging, outDir, isOutside);
      return true;
    }
    console.error(`\nThe build failed. ${state}`);
  } catch (error) {
    console.error(`The build cannot write: ${(error as Error).message}\n${state}`);
  }
  if (staging) rmSync(staging, { recursive: true, force: true });
  return false;
}
