import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installDebianPackages } from './debian.ts';

/** A browser of tests: it has no window, starts in half the time and takes a third less for each page. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
/** A browser as readers have it. */
const windowed = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What a browser is for: `tests`, which need no window, or `readers`, when it has to be the one that they have. */
export type ChromiumUse = 'tests' | 'readers';

type ChromiumKind = 'shell' | 'windowed';

/** Debian's package of each kind. */
const packages = { shell: 'chromium-headless-shell', windowed: 'chromium' };

/**
 * Finds a Chromium: Playwright's own, else the system's, else Debian's package, which is installed where that needs no
 * password. Tests take a shell where there is one.
 * @throws Error with the one command that provides a browser.
 */
export function provideChromium(use: ChromiumUse = 'tests'): string {
  const kinds: ChromiumKind[] = use === 'tests' ? ['shell', 'windowed'] : ['windowed'];
  for (const kind of kinds) {
    const found = findChromium(kind);
    if (found) return found;
    const installed = installDebianPackages(packages[kind], 'fonts-dejavu-core') && findChromium(kind);
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need a Chromium. Install one with:\n  npx playwright install --with-deps chromium',
  );
}

function findChromium(kind: ChromiumKind): string | undefined {
  const { CHROMIUM_PATH, PATH } = process.env;
  return chromiumCandidates(kind, chromium.executablePath(), CHROMIUM_PATH, PATH).find(existsSync);
}

/**
 * Every place where a Chromium of a kind may be, the best first. What was chosen, and Playwright's own, are of both.
 * @param own program that Playwright would install
 * @param chosen program that the user names
 * @param searchPath folders of programs, as `PATH` lists them
 */
export function chromiumCandidates(kind: ChromiumKind, own: string, chosen = '', searchPath = ''): string[] {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const named = kind === 'shell' ? shells : windowed;
  const ofSystem = named.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...[chosen].filter(Boolean), own, ...ofSystem, ...(kind === 'shell' ? [] : applications)];
}
