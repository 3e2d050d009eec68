import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of Debian where that needs no password.
 * @returns whether they are installed; false on every other system.
 */
export function installDebianPackages(...packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian packages: ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const commands = [['update'], ['install', '-y', '--no-install-recommends', ...packages]];
  return commands.every((args) => spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env }).status === 0);
}
