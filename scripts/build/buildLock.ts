import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readIfThere } from '../../plugins/shared/listFiles.ts';

/** Milliseconds between two signs of life. */
const HEARTBEAT_MS = 1000;
/** A lock without a sign of life for so long, or from the future, was left behind by a build that was killed. */
const STALE_MS = 10_000;

/**
 * Runs one build at a time, because Rspress writes temporary files to `node_modules/.rspress`. The holder touches the
 * lock every second: process numbers repeat, most of all in containers.
 * @param onWait is called once if another build runs
 */
export async function withBuildLock<Result>(
  file: string,
  run: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  mkdirSync(path.dirname(file), { recursive: true });
  const owner = randomUUID();
  for (let isFirst = true; !takeLock(file, owner); isFirst = false) {
    if (isFirst) onWait();
    await wait(HEARTBEAT_MS / 4);
  }
  // A build that was stopped for a while may find the lock of the next one.
  const isOwn = () => readIfThere(file) === owner;
  const heartbeat = setInterval(() => isOwn() && utimesSync(file, new Date(), new Date()), HEARTBEAT_MS);
  try {
    return await run();
  } finally {
    clearInterval(heartbeat);
    if (isOwn()) rmSync(file, { force: true });
  }
}

function takeLock(file: string, owner: string): boolean {
  const last = statSync(file, { throwIfNoEntry: false });
  if (last && Math.abs(Date.now() - last.mtimeMs) > STALE_MS) rmSync(file, { force: true });
  try {
    writeFileSync(file, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
