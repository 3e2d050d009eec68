import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteChecker } from '../plugins/checks/siteChecker.ts';
import { addThings, fillIn, renameSite } from '../tests/changedSite.ts';
import { readFlags } from './flags.ts';
import { repositoryRoot } from './root.ts';

const usage = `npm run test:changed
Runs all tests on a clone of the last commit, in which the site has another name and one more thing of each kind.
  --keep  leaves the clone in place, and says where it is`;

const { values } = readFlags(usage, { options: { keep: { type: 'boolean' } } });
const clone = mkdtempSync(path.join(tmpdir(), 'changed-site-'));

/** Runs a program in the clone, or ends this one as it ended. */
function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: clone, stdio: 'inherit' });
  if (status === 0) return;
  end(status ?? 1);
}

function end(status: number): never {
  if (values.keep) console.log(`The clone is in ${clone}.`);
  else rmSync(clone, { recursive: true, force: true });
  process.exit(status);
}

run('git', 'clone', '--quiet', repositoryRoot, '.');
run('npm', 'ci');
renameSite(clone);
addThings(clone, 'fresh');
const { problems } = await siteChecker(clone, {}).check();
fillIn(
  clone,
  problems.filter(({ rule }) => rule === 'words/finished'),
);
run('npm', 'run', 'api-versions', '--', '--record', 'One more operation');
run('npm', 'run', 'check');
run('git', 'add', '--all');
run('git', '-c', 'user.name=Tests', '-c', 'user.email=tests@example.com', 'commit', '--quiet', '-m', 'Another site');
run('npm', 'test');
end(0);
