import path from 'node:path';
import { expect, test } from 'vitest';
import { chromiumCandidates } from '../../../scripts/chromium.ts';
import { debianCommands } from '../../../scripts/debian.ts';

const searchPath = ['/usr/local/bin', '/usr/bin'].join(path.delimiter);
const own = '/cache/chrome';

test.each([
  ['shell', ['/opt/mine', own, '/usr/local/bin/chromium-headless-shell', '/usr/bin/chromium-headless-shell']],
  ['windowed', ['/opt/mine', own, '/usr/local/bin/chromium', '/usr/bin/chromium']],
] as const)("a %s Chromium is the user's choice, then Playwright's own, then the system's", (kind, first) => {
  const places = chromiumCandidates({ chosen: '/opt/mine', own, searchPath, kind });
  expect(places.slice(0, 4)).toEqual(first);
  expect(places.at(-1)?.startsWith('/Applications/')).toBe(kind === 'windowed');
});

test.each([undefined, '', path.delimiter])('no Chromium is in the folder in use, with a search path of %j', (none) => {
  const places = chromiumCandidates({ chosen: '', own, searchPath: none, kind: 'windowed' });
  expect(places.filter((place) => !path.isAbsolute(place))).toEqual([]);
});

test.each([
  ['without a password', { uid: 0, hasApt: true }, ['update', '--no-install-recommends']],
  ['for a user who would be asked for one', { uid: 1000, hasApt: true }, []],
  ['on another system', { uid: 0, hasApt: false }, []],
  ['on a system without user IDs', { uid: undefined, hasApt: false }, []],
])('packages of Debian are installed %s', (_, machine, words) => {
  const commands = debianCommands(['chromium', 'jq'], machine);
  expect(commands.map((command, index) => command.includes(words[index]))).toEqual(words.map(() => true));
});
