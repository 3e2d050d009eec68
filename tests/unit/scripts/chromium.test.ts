import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { chromiumCandidates } from '../../../scripts/chromium.ts';
import { debianCommands } from '../../../scripts/debian.ts';

describe('the places of a Chromium', () => {
  const searchPath = ['/usr/local/bin', '/usr/bin'].join(path.delimiter);

  test.each(['shell', 'windowed'] as const)(
    "begin with the user's choice, then Playwright's own, for a %s one",
    (kind) => {
      const places = chromiumCandidates({ chosen: '/opt/mine', own: '/cache/chrome', searchPath, kind });
      expect(places.slice(0, 2)).toEqual(['/opt/mine', '/cache/chrome']);
    },
  );

  test("go on with the system's by name and folder", () => {
    expect(chromiumCandidates({ own: '/cache/chrome', searchPath, kind: 'windowed' }).slice(1, 4)).toEqual([
      '/usr/local/bin/chromium',
      '/usr/bin/chromium',
      '/usr/local/bin/chromium-browser',
    ]);
    expect(chromiumCandidates({ own: '/cache/chrome', searchPath, kind: 'shell' }).slice(1)).toEqual([
      '/usr/local/bin/chromium-headless-shell',
      '/usr/bin/chromium-headless-shell',
      '/usr/local/bin/chrome-headless-shell',
      '/usr/bin/chrome-headless-shell',
    ]);
  });

  test('end with the applications of macOS, which have a window', () => {
    const last = chromiumCandidates({ own: '/cache/chrome', searchPath, kind: 'windowed' }).at(-1);
    expect(last).toBe('/Applications/Chromium.app/Contents/MacOS/Chromium');
  });

  test.each([undefined, '', path.delimiter])(
    'never name a file of the folder in use, with a search path of %j',
    (none) => {
      const places = chromiumCandidates({ chosen: '', own: '/cache/chrome', searchPath: none, kind: 'windowed' });
      expect(places.filter((place) => !path.isAbsolute(place))).toEqual([]);
    },
  );
});

describe('the commands that install packages of Debian', () => {
  test('update the list first, and ask nothing', () => {
    expect(debianCommands(['chromium', 'jq'], { uid: 0, hasApt: true })).toEqual([
      ['apt-get', '-qq', 'update'],
      ['apt-get', '-qq', 'install', '-y', '--no-install-recommends', 'chromium', 'jq'],
    ]);
  });

  test.each([
    ['for a user who would be asked for a password', { uid: 1000, hasApt: true }],
    ['on another system', { uid: 0, hasApt: false }],
    ['on a system without user IDs', { uid: undefined, hasApt: false }],
  ])('are none %s', (_, machine) => {
    expect(debianCommands(['chromium'], machine)).toEqual([]);
  });
});
