import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, firefox } from '@playwright/test';
import { installDebianPackages } from './debian.ts';

/** Names of the programs of each kind of browser, and Debian's package of it. */
const BROWSERS = {
  /** A Chromium for tests: it has no window, starts in half the time and takes a third less for each page. */
  shell: { names: ['chromium-headless-shell', 'chrome-headless-shell'], packages: ['chromium-headless-shell'] },
  /** A Chromium as readers have it. */
  windowed: {
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    packages: ['chromium', 'fonts-dejavu-core'],
  },
  firefox: { names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
};

type BrowserKind = keyof typeof BROWSERS;

/**
 * Every place where a browser may be, the best first.
 * @param named programs that come before those of the system: what the user chose, and Playwright's own
 * @param searchPath folders of programs, as `PATH` lists them
 */
export function browserPlaces(kind: BrowserKind, named: readonly string[], searchPath = ''): string[] {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const ofSystem = BROWSERS[kind].names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...named.filter(Boolean), ...ofSystem];
}

/** A browser of the system, or Debian's package, which is installed where that needs no password. */
function findBrowser(kind: BrowserKind, ...named: string[]): string | undefined {
  const find = () => browserPlaces(kind, named, process.env.PATH).find(existsSync);
  return find() ?? (installDebianPackages(...BROWSERS[kind].packages) ? find() : undefined);
}

/**
 * Finds a Chromium: the one of `CHROMIUM_PATH`, Playwright's own, or one of the system.
 * @param use `tests`, which need no window, or `readers`, if it has to be the one that they have
 * @throws Error with the one command that provides a browser.
 */
export function provideChromium(use: 'tests' | 'readers' = 'tests'): string {
  const named = [process.env.CHROMIUM_PATH ?? '', chromium.executablePath()];
  const found = (use === 'tests' && findBrowser('shell', ...named)) || findBrowser('windowed', ...named);
  if (found) return found;
  throw new Error(
    'The browser tests need a Chromium. Install one with:\n  npx playwright install --with-deps chromium',
  );
}

/**
 * Finds a Firefox where Playwright's own isn't installed: the one of `FIREFOX_PATH`, or one of the system.
 * @returns its program, or undefined for Playwright's own
 * @throws Error with the one command that provides a Firefox.
 */
export function provideFirefox(): string | undefined {
  const { FIREFOX_PATH = '' } = process.env;
  if (!FIREFOX_PATH && existsSync(firefox.executablePath())) return undefined;
  const found = findBrowser('firefox', FIREFOX_PATH);
  if (!found) throw new Error('Install a Firefox with:\n  npx playwright install --with-deps firefox');
  return found;
}
