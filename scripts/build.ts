import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTool } from './run.ts';

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

/** Builds the site. Returns whether it succeeded. */
export function build(args: string[]): boolean {
  let env: Record<string, string>;
  try {
    env = buildEnvironment(args, process.cwd());
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return false;
  }
  return runTool('rspress', ['build'], { ...env, NODE_ENV: 'production' });
}

if (process.argv[1] === import.meta.filename) process.exitCode = build(process.argv.slice(2)) ? 0 : 1;
