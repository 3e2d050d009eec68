import { expect, test } from 'vitest';
import { readablePath } from '../../../../plugins/pageGuard/pageGuard.ts';

const decodeTimes = (text: string, times: number): string =>
  times === 0 ? text : decodeTimes(decodeURIComponent(text), times - 1);

test.each([
  ['/docs/', '/docs/'],
  ['/docs', '/docs'],
  ['/DOCS/x', '/DOCS/x'],
  ['/docs/a%20b.html', '/docs/a%20b.html'],
  ['/somewhere', '/docs/somewhere'],
  ['/docsx/y', '/docs/docsx/y'],
  ['/', '/docs/'],
])('%s is read as %s', (pathname, path) => {
  expect(readablePath(pathname, '/docs/')).toBe(path);
});

test.each(['/docs/%E0%A4%A', '/docs/100%', '/docs/100%25', '/docs/%2525', '/%', '/docs/%ff%20'])(
  '%s can be decoded three times afterwards',
  (pathname) => {
    const path = readablePath(pathname, '/docs/');
    expect(() => decodeTimes(path, 3)).not.toThrow();
    expect(path).toMatch(/^\/docs\//);
  },
);

test('a site at the root has no path outside', () => {
  expect(readablePath('/anything', '/')).toBe('/anything');
});
