import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';

/** Folder of the repository, wherever a script was started. */
export const repositoryRoot = path.dirname(import.meta.dirname);

interface RunOptions {
  /** Variables beside those of this process. */
  env?: Record<string, string>;
  /** Takes what the program prints, which is shown otherwise. */
  print?: (text: string) => void;
  /** How far it gives way to what runs beside it, from 0 to 19. */
  niceness?: number;
}

/**
 * Runs a program of `node_modules` in the root of the repository, and passes signals on to it.
 * @returns whether it succeeded
 */
export function runProgram(name: string, args: string[], { env, print, niceness }: RunOptions = {}): Promise<boolean> {
  const child = spawn(path.join(repositoryRoot, 'node_modules', '.bin', name), args, {
    cwd: repositoryRoot,
    stdio: print ? 'pipe' : 'inherit',
    env: { ...process.env, ...env },
  });
  // What it starts is as nice.
  if (child.pid && niceness) setPriority(child.pid, niceness);
  if (print) for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print);
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve) => {
    const end = (isDone: boolean) => {
      for (const signal of signals) process.off(signal, pass);
      resolve(isDone);
    };
    child.on('error', ({ message }) => {
      (print ?? console.error)(`${name}: ${message}. Run "npm ci" first.\n`);
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}
