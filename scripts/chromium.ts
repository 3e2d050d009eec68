import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Finds a Chromium for the browser tests: Playwright's own, else the system's, else Debian's package, which is
 * installed where that needs no password.
 * @throws Error with the one command that provides a browser.
 */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (canInstall()) {
    console.log('No Chromium on this machine: installing the Debian package "chromium".');
    const installed = apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core');
    const chromiumPath = installed && findChromium();
    if (chromiumPath) return chromiumPath;
  }
  throw new Error(
    'The browser tests need a Chromium. Install one with:\n  npx playwright install --with-deps chromium',
  );
}

function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...applications,
  ];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env }).status === 0;
}
