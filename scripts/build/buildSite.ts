import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteOptions } from '../../engine/base/siteOptions.ts';
import { buildMemory, repositoryRoot, runRspress } from '../run.ts';
import { oneAtATime } from './oneAtATime.ts';
import { prepareStaging, takePlace } from './takePlace.ts';

const usage = `npm run build -- [options]
  --docs <folder>   build another folder of Markdown or MDX; our rules for pages are off there
  --out <folder>    where the site goes (doc_build)
  --brand <file>    brand file (brand.json)
  --rules on|off    hold the pages to our rules (on, or off with --docs)`;

/** Turns the flags of `npm run build` into the variables that the configuration reads. */
function buildEnvironment(args: string[], cwd: string): Record<string, string> {
  const { values } = parseArgs({
    args,
    options: {
      docs: { type: 'string' },
      out: { type: 'string' },
      brand: { type: 'string' },
      rules: { type: 'string' },
    },
  });
  const env: Record<string, string> = { SITE_RULES: values.rules ?? (values.docs ? 'off' : 'on') };
  if (values.docs) env.SITE_DOCS = path.resolve(cwd, values.docs);
  if (values.out) env.SITE_OUT = path.resolve(cwd, values.out);
  if (values.brand) env.SITE_BRAND = path.resolve(cwd, values.brand);
  return env;
}

/**
 * Builds the site beside the old one, and puts it in its place when it is whole. Whatever happens before, the old site
 * stays as it is.
 * @returns whether it succeeded
 */
export async function build(args: string[]): Promise<boolean> {
  let env: Record<string, string>;
  try {
    env = buildEnvironment(args, process.cwd());
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return false;
  }
  const { outDir } = readSiteOptions(repositoryRoot, { ...process.env, ...env });
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
    if (await runRspress(['build'], { ...buildMemory, ...env, SITE_OUT: staging, NODE_ENV: 'production' })) {
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
