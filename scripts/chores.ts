import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { carryOut, describeChanges } from './chores/carryOut.ts';
import { leftByMove, movePage } from './chores/movePage.ts';
import { kinds, NEW_OPTIONS, type NewOptions, newThing } from './chores/new/index.ts';
import { removePage } from './chores/removePage.ts';
import { renameTerm } from './chores/renameTerm.ts';
import { ChoreError, type Plan, readSite, type Site } from './chores/site.ts';
import { repositoryRoot } from './run.ts';

const USAGE = `${Object.values(kinds)
  .map(({ usage }) => `npm run new -- ${usage}`)
  .join('\n')}
npm run move -- <address or file> <new address>
npm run remove -- <address or file> --to <address of the page that takes its place>
npm run rename-term -- "<term>" "<new name>"

With --dry nothing is done; you only see what would be.`;

/** The chores of writers: each is planned as a list of changes, shown, and then carried out. */
const chores: Record<string, (site: Site, names: string[], options: Options) => Plan> = {
  new: newThing,
  move: (site, [old, next]) => {
    if (!old || !next) throw new ChoreError(usageOf('move'));
    return { changes: movePage(site, old, next), left: leftByMove(site, old, next) };
  },
  remove: (site, [named], { to }) => {
    if (!named) throw new ChoreError(usageOf('remove'));
    return removePage(site, named, to);
  },
  'rename-term': (site, [old, next]) => {
    if (!old || !next) throw new ChoreError(usageOf('rename-term'));
    return renameTerm(site, old, next);
  },
};

/** How a chore is called. */
function usageOf(chore: string): string {
  const lines = USAGE.split('\n').filter(
    (line) => line.startsWith(`npm run ${chore} `) || line.startsWith('With --dry'),
  );
  return lines.join('\n');
}

type Options = NewOptions & { to?: string };

/** @returns the exit code */
function run(args: string[]): number {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...Object.fromEntries(NEW_OPTIONS.map((name) => [name, { type: 'string' } as const])),
        to: { type: 'string' },
        dry: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    const [name, ...names] = positionals;
    const chore = chores[name];
    if (!chore) throw new ChoreError(USAGE);
    if (values.help) {
      console.log(usageOf(name));
      return 0;
    }
    const { changes, left } = chore(readSite(repositoryRoot), names, values);
    console.log(describeChanges(changes, (file) => existsSync(path.join(repositoryRoot, file))));
    if (left.length > 0) console.log(`\nLeft to you:\n  ${left.join('\n  ')}`);
    if (values.dry) console.log('\nNothing was done: --dry.');
    else {
      carryOut(repositoryRoot, changes);
      console.log('\nDone. npm run check tells what is left to write; git diff shows every change.');
    }
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

process.exitCode = run(process.argv.slice(2));
