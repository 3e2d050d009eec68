import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './debian.ts';

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
  const installed = installDebianPackages('chromium', 'fonts-dejavu-core') && findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need a Chromium. Install one with:\n  npx playwright install --with-deps chromium',
  );
}

function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH } = process.env;
  const found = chromiumCandidates({ chosen: CHROMIUM_PATH, own: chromium.executablePath(), searchPath: PATH });
  return found.find((candidate) => existsSync(candidate));
}

/**
 * Every place where a Chromium may be, the best first.
 * @param chosen program that the user names
 * @param own program that Playwright would install
 * @param searchPath folders of programs, as `PATH` lists them
 */
export function chromiumCandidates({
  chosen,
  own,
  searchPath = '',
}: {
  chosen?: string;
  own: string;
  searchPath?: string;
}): string[] {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const ofSystem = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...(chosen ? [chosen] : []), own, ...ofSystem, ...applications];
}
