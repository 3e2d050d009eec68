import { existsSync } from 'node:fs';
import path from 'node:path';
import { firefox } from '@playwright/test';
import { installDebianPackages } from './debian.ts';

/**
 * Finds a Firefox of the system where Playwright's own isn't installed: the one of `FIREFOX_PATH` or `PATH`, otherwise
 * Debian's package, which is installed where that needs no password.
 * @returns its program, or undefined for Playwright's own
 * @throws Error with the one command that provides a Firefox.
 */
export function provideFirefox(): string | undefined {
  const { FIREFOX_PATH = '', PATH = '' } = process.env;
  const folders = PATH.split(path.delimiter).filter(Boolean);
  const ofSystem = ['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const find = () => [FIREFOX_PATH, ...ofSystem].find((file) => file !== '' && existsSync(file));
  if (!FIREFOX_PATH && existsSync(firefox.executablePath())) return undefined;
  const found = find() ?? (installDebianPackages('firefox-esr') ? find() : undefined);
  if (!found) throw new Error('Install a Firefox with:\n  npx playwright install --with-deps firefox');
  return found;
}
