import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { tryOr } from '../../tools-core/base/tryOr.ts';

/**
 * Finds when each file below a folder was last committed, with one call of git for all of them.
 * Git itself prints the dates, so they don't depend on the time zone and the language of the machine.
 * @param warn is called once if there are no dates: a shallow clone would have wrong ones
 * @returns dates as `YYYY-MM-DD` by absolute path
 */
export function gitDates(folder: string, warn: (why: string) => void = () => {}): Map<string, string> {
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository') !== 'false')
      throw new Error('this is a shallow clone: run git fetch --unshallow');
    const top = git(folder, 'rev-parse', '--show-toplevel');
    const log = git(folder, '-c', 'core.quotepath=off', 'log', '--format=%x00%cs', '--name-only', '--', '.');
    const dates = parseLog(log);
    if (dates.size === 0) throw new Error('no page is committed');
    return new Map([...dates].map(([file, date]) => [path.join(top, file), date]));
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    // Git says in its first line what is wrong, such as the owner of the folder.
    warn(`Pages have no dates: ${(stderr || message).split('\n')[0]}`);
    return new Map();
  }
}

/** The newest date of each file, by path from the top of the repository. The log has the newest commit first. */
export function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [date, ...lines] = commit.split('\n');
    for (const file of lines.filter(Boolean)) if (!dates.has(file)) dates.set(file, date);
  }
  return dates;
}

/** Path of a file as git sees it, with symbolic links followed. */
export const gitPath = (file: string): string => tryOr(() => realpathSync(file)) ?? file;

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 28, stdio: 'pipe' }).trimEnd();
}
