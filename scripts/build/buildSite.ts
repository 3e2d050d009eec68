import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readBrand } from '../../plugins/shared/brand.ts';
import { readSiteConfig } from '../../plugins/shared/siteConfig.ts';
import { readSiteOptions } from '../../plugins/shared/siteOptions.ts';
import { repositoryRoot, runProgram } from '../run.ts';
import { type BuildFlags, buildEnvironment } from './buildFlags.ts';
import { withBuildLock } from './buildLock.ts';
import { checkOutputFolder } from './checkOutputFolder.ts';
import { checkSources } from './checkSources.ts';
import { publishSite } from './publishSite.ts';

/**
 * Builds the site in a temporary folder, and publishes it once it is complete: a failed build changes nothing.
 * @returns whether it succeeded
 */
export async function build(flags: BuildFlags = {}): Promise<boolean> {
  const env = buildEnvironment(flags);
  const { outDir, docsDir, brandFile } = readSiteOptions(repositoryRoot, { ...process.env, ...env });
  const sources = { root: repositoryRoot, docsDir };
  try {
    const problem = checkSources(sources) ?? checkOutputFolder(outDir, sources);
    if (problem) throw new Error(problem);
    readBrand(brandFile);
    readSiteConfig(docsDir);
    // The host reads the files as a different user.
    process.umask(0o022);
    const lock = path.join(repositoryRoot, 'node_modules', '.cache', 'build.lock');
    const run = () => buildInto(outDir, env);
    return await withBuildLock(lock, run, () => console.log('Another build is running here. This one waits for it.'));
  } catch (error) {
    console.error(`The build stopped: ${(error as Error).message}`);
    return false;
  }
}

async function buildInto(outDir: string, env: Record<string, string>): Promise<boolean> {
  const staging = mkdtempSync(path.join(tmpdir(), 'site-'));
  try {
    const isBuilt = await runProgram('rspress', ['build'], {
      // With DEBUG, the bundler writes its configuration among the files of the site.
      env: { ...env, SITE_OUT: staging, NODE_ENV: 'production', DEBUG: '' },
    });
    if (isBuilt) publishSite(staging, outDir);
    else console.error(`\nThe build failed. ${outDir} is unchanged.`);
    return isBuilt;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
