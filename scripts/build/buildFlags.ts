import path from 'node:path';
import { readFlags, rejectCall } from '../flags.ts';

const FLAGS = {
  docs: { type: 'string' },
  out: { type: 'string' },
  brand: { type: 'string' },
  rules: { type: 'string' },
} as const;

/** Flags of `npm run build`. */
export type BuildFlags = { [Name in keyof typeof FLAGS]?: string };

/**
 * Reads them from the command line.
 * @param call how the command is called
 */
export function readBuildFlags(call: string): BuildFlags {
  const usage = `${call} -- [options]
  --docs <folder>   build another folder of Markdown or MDX; our rules for pages are off there
  --out <folder>    where the site goes (doc_build)
  --brand <file>    brand file (brand.json)
  --rules on|off    hold the pages to our rules (on, or off with --docs)`;
  const { values } = readFlags(usage, { options: FLAGS });
  if (!['on', 'off', undefined].includes(values.rules))
    rejectCall(`Rules are on or off, not "${values.rules}".`, usage);
  return values;
}

/** Turns them into the variables that the configuration reads. */
export function buildEnvironment({ docs, out, brand, rules }: BuildFlags): Record<string, string> {
  const env: Record<string, string> = { SITE_RULES: rules ?? (docs ? 'off' : 'on') };
  if (docs) env.SITE_DOCS = path.resolve(docs);
  if (out) env.SITE_OUT = path.resolve(out);
  if (brand) env.SITE_BRAND = path.resolve(brand);
  return env;
}
