import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesMarkdown } from './changes/changesMarkdown.ts';
import { compareSites } from './changes/compareSites.ts';
import { readState } from './changes/siteState.ts';
import { readFlags, refuseCall } from './flags.ts';
import { repositoryRoot } from './run.ts';

// `npm run changes -- <base>` prints what readers see of a change, as Markdown for a pull request, and then what a
// pull request has to say. Compared is the folder as it is now with where it left the base.
const USAGE = `npm run changes -- <branch, tag or commit>

Prints which addresses, titles, statements, samples and published files differ from where this branch left the base.`;
/** Most of a site is its pages and examples: some megabytes. */
const LARGEST = 512 * 1024 * 1024;

function git(...args: string[]): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: repositoryRoot, maxBuffer: LARGEST });
  if (error || status !== 0) throw new Error(error?.message ?? stderr.toString().trim());
  return stdout;
}

/** Lays the site of a commit into a folder. */
function layOut(commit: string, folder: string): void {
  const names = git('ls-tree', '--name-only', commit, 'docs', 'brand.json', 'redirects.json').toString();
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], {
    input: git('archive', commit, ...names.split('\n').filter(Boolean)),
  });
  if (status !== 0) throw new Error(stderr.toString().trim());
}

function run(): number {
  const { positionals } = readFlags(USAGE, { allowPositionals: true });
  if (positionals.length !== 1) refuseCall('Name one base.', USAGE);
  const [base] = positionals;
  const folder = mkdtempSync(path.join(tmpdir(), 'changes-'));
  try {
    layOut(git('merge-base', base, 'HEAD').toString().trim(), folder);
    console.log(changesMarkdown(compareSites(readState(folder), readState(repositoryRoot)), base));
    console.log(readFileSync(path.join(import.meta.dirname, 'changes/template.md'), 'utf8'));
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

process.exitCode = run();
