import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from './root.ts';

export { repositoryRoot };

/**
 * Runs a program of the project's own `node_modules` and shows its output.
 * @returns whether it succeeded.
 */
export function runTool(name: string, args: string[], env: Record<string, string> = {}): boolean {
  return runThere(path.join(repositoryRoot, 'node_modules', '.bin', name), args, env);
}

/**
 * Runs a file of JavaScript by Node, in the root of the repository, and shows its output.
 * @returns whether it succeeded.
 */
export function runNode(args: string[], env: Record<string, string> = {}): boolean {
  return runThere(process.execPath, args, env);
}

function runThere(command: string, args: string[], env: Record<string, string>): boolean {
  const { status, error } = spawnSync(command, args, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) console.error(`${path.basename(command)}: ${error.message}. Run "npm ci" first.`);
  return status === 0;
}

/** Rspress as it comes. */
export const ownRspress = path.join(repositoryRoot, 'node_modules', '@rspress', 'core', 'bin', 'rspress.js');

/** Rspress with our configuration, or another that `--config` names. */
export const rspress = path.join(repositoryRoot, 'scripts', 'kept', 'rspress.mjs');

/**
 * What a build is started with beside its own variables: memory that is free goes back to the system at once, from the
 * allocators of glibc and of Rspack. That is a twentieth of the peak on a large site, and takes no time that shows.
 */
export const buildMemory = { MALLOC_ARENA_MAX: '1', MIMALLOC_PURGE_DELAY: '0' };

/**
 * Runs Rspress while this process goes on. Ended by a signal, it ends Rspress too, and finds out how it ended.
 * @returns whether it succeeded
 */
export function runRspress(args: string[], env: Record<string, string>): Promise<boolean> {
  const child = spawn(process.execPath, [rspress, ...args], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve) => {
    const end = (isDone: boolean) => {
      for (const signal of signals) process.off(signal, pass);
      resolve(isDone);
    };
    child.on('error', ({ message }) => {
      console.error(`Rspress: ${message}. Run "npm ci" first.`);
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}
