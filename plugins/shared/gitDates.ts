import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { parseLog } from './pageDates.ts';

/**
 * Finds when each file below a folder was last committed, with one call of git for all of them.
 * Git itself prints the date, so that neither time zone nor locale of the machine changes it.
 * @returns no date at all outside a repository or in a shallow clone, where git would name a wrong one.
 */
export function gitDates(folder: string): Map<string, string> {
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository') !== 'false') return new Map();
    const top = git(folder, 'rev-parse', '--show-toplevel');
    const log = git(folder, '-c', 'core.quotepath=off', 'log', '--format=%x00%cs', '--name-only', '--', '.');
    const dates = parseLog(log);
    return new Map([...dates].map(([file, date]) => [path.join(top, file), date]));
  } catch {
    return new Map();
  }
}

/** Path of a file as git sees it, with symbolic links followed. */
export function gitPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trimEnd();
}
