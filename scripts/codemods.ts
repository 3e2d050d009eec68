import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { movePage } from './codemods/movePage.ts';
import { kinds, NEW_OPTIONS, type NewOptions, newFiles } from './codemods/new/index.ts';
import { removePage } from './codemods/removePage.ts';
import { type Change, CodemodError, type Plan, readSite, type Site } from './codemods/site.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot, runProgram } from './run.ts';

interface Codemod {
  usage: string;
  /** Flags beside `--dry`. */
  flags?: readonly string[];
  /** @returns undefined where a name is missing */
  plan(site: Site, names: string[], flags: NewOptions & { to?: string }): Plan | undefined;
}

/** Each is planned as a list of changes, shown, and then carried out. */
const codemods: Record<string, Codemod> = {
  new: {
    usage: Object.values(kinds)
      .map(({ usage }) => `npm run new -- ${usage}`)
      .join('\n'),
    flags: NEW_OPTIONS,
    plan: newFiles,
  },
  move: {
    usage: 'npm run move -- <address or file> <new address>',
    plan: (site, [old, next]) => (old && next ? movePage(site, old, next) : undefined),
  },
  remove: {
    usage: 'npm run remove -- <address or file> --to <address of the page that takes its place>',
    flags: ['to'],
    plan: (site, [named], { to }) => (named ? removePage(site, named, to) : undefined),
  },
};

const [name, ...args] = process.argv.slice(2);
const { flags = [], plan, usage: call } = codemods[name];
const usage = `${call}\nWith --dry nothing is done; you only see what would be.`;
const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' } as const]));
const { positionals, values } = readFlags(usage, {
  args,
  allowPositionals: true,
  options: { ...options, dry: { type: 'boolean' } },
});

try {
  const { dry, ...named } = values;
  const planned = plan(readSite(repositoryRoot), positionals, named);
  if (!planned) throw new CodemodError(usage);
  console.log(planned.changes.map(describe).join('\n'));
  if (planned.left.length > 0) console.log(`\nLeft to you:\n  ${planned.left.join('\n  ')}`);
  if (!dry) await apply(planned.changes);
  console.log(dry ? '\nNothing was done: --dry.' : '\nDone. npm run check lists what is left to write.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function describe({ file, text }: Change): string {
  const isThere = existsSync(path.join(repositoryRoot, file));
  return `${text === undefined ? 'delete' : isThere ? 'change' : 'write '}  ${file}`;
}

/** Carries the changes out, and formats the JSON that they write. */
async function apply(changes: Change[]): Promise<void> {
  for (const { file, text } of changes) {
    const place = path.join(repositoryRoot, file);
    mkdirSync(path.dirname(place), { recursive: true });
    if (text === undefined) rmSync(place);
    else writeFileSync(place, text);
  }
  const written = changes.flatMap(({ file, text }) => (text !== undefined && file.endsWith('.json') ? [file] : []));
  if (written.length > 0) await runProgram('biome', ['format', '--write', ...written]);
}
