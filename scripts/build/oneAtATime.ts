import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks at whether the other is done. */
const LOOK_EVERY = 200;

/**
 * Does a piece of work while no other process does it in this folder: Rspress keeps temporary files and its cache in
 * `node_modules`, and two builds at once would take them from each other. Who comes second waits.
 * @param folder holds a file that names the process at work
 * @param onWait is told once which process has to be waited for
 */
export async function oneAtATime<Result>(
  folder: string,
  work: () => Promise<Result>,
  onWait: (pid: number) => void,
): Promise<Result> {
  const file = path.join(folder, 'build-at-work');
  mkdirSync(folder, { recursive: true });
  let isTold = false;
  while (!claim(file)) {
    const other = Number(read(file));
    if (!isRunning(other)) rmSync(file, { force: true });
    else {
      if (!isTold) onWait(other);
      isTold = true;
      await pause(LOOK_EVERY);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Only one of two processes makes the file. */
function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** A process that was killed leaves its file behind. */
function isRunning(pid: number): boolean {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
