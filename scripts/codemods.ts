import { existsSync } from 'node:fs';
import path from 'node:path';
import { applyChanges, describeChanges } from './codemods/applyChanges.ts';
import { leftByMove, movePage } from './codemods/movePage.ts';
import { kinds, NEW_OPTIONS, type NewOptions, newFiles } from './codemods/new/index.ts';
import { removePage } from './codemods/removePage.ts';
import { renameTerm } from './codemods/renameTerm.ts';
import { CodemodError, type Plan, readSite, type Site } from './codemods/site.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot } from './run.ts';

const USAGE = `${Object.values(kinds)
  .map(({ usage }) => `npm run new -- ${usage}`)
  .join('\n')}
npm run move -- <address or file> <new address>
npm run remove -- <address or file> --to <address of the page that takes its place>
npm run rename-term -- "<term>" "<new name>"

With --dry nothing is done; you only see what would be.`;

interface Chore {
  /** Flags beside `--dry`. */
  flags?: readonly string[];
  plan(site: Site, names: string[], flags: Flags): Plan;
}

type Flags = NewOptions & { to?: string };

/** The chores of writers: each is planned as a list of changes, shown, and then carried out. */
const chores: Record<string, Chore> = {
  new: { flags: NEW_OPTIONS, plan: newFiles },
  move: {
    plan: (site, [old, next]) => {
      if (!old || !next) throw new CodemodError(usageOf('move'));
      return { changes: movePage(site, old, next), left: leftByMove(site, old, next) };
    },
  },
  remove: {
    flags: ['to'],
    plan: (site, [named], { to }) => {
      if (!named) throw new CodemodError(usageOf('remove'));
      return removePage(site, named, to);
    },
  },
  'rename-term': {
    plan: (site, [old, next]) => {
      if (!old || !next) throw new CodemodError(usageOf('rename-term'));
      return renameTerm(site, old, next);
    },
  },
};

/** How a chore is called. */
function usageOf(chore: string): string {
  const lines = USAGE.split('\n').filter(
    (line) => line.startsWith(`npm run ${chore} `) || line.startsWith('With --dry'),
  );
  return lines.join('\n');
}

const [name, ...args] = process.argv.slice(2);
const { flags = [], plan } = chores[name];
const { positionals, values } = readFlags(usageOf(name), {
  args,
  allowPositionals: true,
  options: {
    ...Object.fromEntries(flags.map((flag) => [flag, { type: 'string' } as const])),
    dry: { type: 'boolean' },
  },
});

function run({ dry, ...named }: typeof values): void {
  const { changes, left } = plan(readSite(repositoryRoot), positionals, named);
  console.log(describeChanges(changes, (file) => existsSync(path.join(repositoryRoot, file))));
  if (left.length > 0) console.log(`\nLeft to you:\n  ${left.join('\n  ')}`);
  if (dry) console.log('\nNothing was done: --dry.');
  else {
    applyChanges(repositoryRoot, changes);
    console.log('\nDone. npm run check lists what is left to write.');
  }
}

try {
  run(values);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
