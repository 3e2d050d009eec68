import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What of a machine decides whether packages can be installed. */
export interface Machine {
  /** User ID of the process; undefined on systems without such. */
  uid: number | undefined;
  hasApt: boolean;
}

/** The commands that install packages of Debian; none on another system, or where they would ask for a password. */
export function debianCommands(packages: string[], { uid, hasApt }: Machine): string[][] {
  if (uid !== 0 || !hasApt) return [];
  return [
    ['apt-get', '-qq', 'update'],
    ['apt-get', '-qq', 'install', '-y', '--no-install-recommends', ...packages],
  ];
}

/**
 * Installs packages of Debian where that needs no password.
 * @returns whether they are installed; false on every other system.
 */
export function installDebianPackages(...packages: string[]): boolean {
  const commands = debianCommands(packages, { uid: process.getuid?.(), hasApt: existsSync('/usr/bin/apt-get') });
  if (commands.length === 0) return false;
  console.log(`Installing Debian packages: ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return commands.every(([name, ...args]) => spawnSync(name, args, { stdio: 'inherit', env }).status === 0);
}
