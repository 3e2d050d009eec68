import { describe, expect, test } from 'vitest';
import { copiedPaths, isHashed, withNotice } from '../../../../theme/offline/copiedPaths.ts';

test.each([
  ['/docs/', ['/docs/index.html', '/docs.html']],
  ['/docs/guides/go-live.html', ['/docs/guides/go-live.html']],
  ['/docs/guides/go-live', ['/docs/guides/go-live.html', '/docs/guides/go-live/index.html', '/docs/guides/go-live']],
  ['/docs/v1.0', ['/docs/v1.0.html', '/docs/v1.0/index.html', '/docs/v1.0']],
  ['/docs/spec/errors.json', ['/docs/spec/errors.json']],
])('the address %s is answered by the first of %j that the copy has', (pathname, paths) => {
  expect(copiedPaths(pathname)).toEqual(paths);
});

test.each([
  ['/docs/static/search.places-100.eb8043ff.json', true],
  ['/docs/service-worker.js', false],
  ['/docs/static/logo.svg', false],
  ['/docs/guides/static.deadbeef.html', false],
])('whether the name of %s says what is in it: %s', (pathname, expected) => {
  expect(isHashed(pathname)).toBe(expected);
});

describe('a saved page', () => {
  const notices = { en: 'Copy of {{date}}.', de: 'Kopie vom {{date}}.' };
  const saved = new Date(2026, 4, 6, 12);

  test.each([
    ['<html lang="en"><body>page</body></html>', 'Copy of May 6, 2026.'],
    ['<html lang="fr"><body>page</body></html>', 'Copy of 6 mai 2026.'],
  ])('says in its language what it is, at its end: %s', (html, words) => {
    const line = `<p class="saved-notice" role="status">${words}</p></body>`;
    expect(withNotice(html, notices, saved)).toBe(html.replace('</body>', line));
  });
});
