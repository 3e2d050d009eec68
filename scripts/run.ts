import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository, wherever a script was started. */
export const repositoryRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a program of the project's own `node_modules` and shows its output.
 * @returns whether it succeeded.
 */
export function runTool(name: string, args: string[], env: Record<string, string> = {}): boolean {
  const command = path.join(repositoryRoot, 'node_modules', '.bin', name);
  const { status, error } = spawnSync(command, args, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) console.error(`${name}: ${error.message}. Run "npm ci" first.`);
  return status === 0;
}
