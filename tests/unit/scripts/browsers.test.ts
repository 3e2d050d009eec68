import path from 'node:path';
import { expect, test } from 'vitest';
import { browserPlaces } from '../../../scripts/browsers.ts';

const searchPath = ['/usr/local/bin', '/usr/bin'].join(path.delimiter);
const own = '/cache/chrome';

test.each([
  ['shell', ['/opt/mine', own, '/usr/local/bin/chromium-headless-shell', '/usr/bin/chromium-headless-shell']],
  ['windowed', ['/opt/mine', own, '/usr/local/bin/chromium', '/usr/bin/chromium']],
] as const)("a %s Chromium is the user's choice, then Playwright's own, then the system's", (kind, first) =>
  expect(browserPlaces(kind, ['/opt/mine', own], searchPath).slice(0, 4)).toEqual(first),
);

test.each([undefined, '', path.delimiter])('no browser is in the folder in use, with a search path of %j', (none) =>
  expect(browserPlaces('windowed', ['', own], none)).toEqual([own]),
);
