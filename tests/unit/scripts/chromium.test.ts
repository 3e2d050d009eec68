import path from 'node:path';
import { expect, test } from 'vitest';
import { chromiumCandidates } from '../../../scripts/chromium.ts';

const searchPath = ['/usr/local/bin', '/usr/bin'].join(path.delimiter);
const own = '/cache/chrome';

test.each([
  ['shell', ['/opt/mine', own, '/usr/local/bin/chromium-headless-shell', '/usr/bin/chromium-headless-shell']],
  ['windowed', ['/opt/mine', own, '/usr/local/bin/chromium', '/usr/bin/chromium']],
] as const)("a %s Chromium is the user's choice, then Playwright's own, then the system's", (kind, first) => {
  const places = chromiumCandidates(kind, own, '/opt/mine', searchPath);
  expect(places.slice(0, 4)).toEqual(first);
  expect(places.at(-1)?.startsWith('/Applications/')).toBe(kind === 'windowed');
});

test.each([undefined, '', path.delimiter])('no Chromium is in the folder in use, with a search path of %j', (none) => {
  const places = chromiumCandidates('windowed', own, '', none);
  expect(places.filter((place) => !path.isAbsolute(place))).toEqual([]);
});
