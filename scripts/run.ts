import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from './root.ts';

export { repositoryRoot };

/** A program of the project's own `node_modules`. */
const programOf = (name: string) => path.join(repositoryRoot, 'node_modules', '.bin', name);

/**
 * Runs a program of `node_modules` in the root of the repository and shows its output.
 * @returns whether it succeeded
 */
export function runTool(name: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status, error } = spawnSync(programOf(name), args, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) console.error(`${name}: ${error.message}. Run "npm ci" first.`);
  return status === 0;
}

/**
 * Runs Rspress while this process goes on, and passes signals on to it.
 * @returns whether it succeeded
 */
export function runRspress(args: string[], env: Record<string, string>): Promise<boolean> {
  const child = spawn(programOf('rspress'), args, {
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
