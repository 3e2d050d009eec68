import { describe, expect, test } from 'vitest';
import { copiedPaths, isHashed, withNotice } from '../../../../theme/offline/copiedPaths.ts';
import { packCopy, unpackCopy } from '../../../../theme/offline/copyFormat.ts';

describe('a copy', () => {
  const files = [
    { path: 'index.html', type: 'text/html', content: new TextEncoder().encode('<p>Grüße</p>') },
    { path: 'static/empty.css', type: 'text/css', content: new Uint8Array() },
    { path: 'static/font.woff2', type: 'font/woff2', content: Uint8Array.of(0, 255, 13, 10) },
  ];
  const packed = packCopy({ 'Content-Security-Policy': "default-src 'self'" }, files);

  test('gives back every file to the byte, with its path, its type and the headers', () => {
    // In the middle of other bytes, as a buffer of Node often is.
    const inside = new Uint8Array(packed.length + 7);
    inside.set(packed, 5);
    const { headers, files: listed, contents } = unpackCopy(inside.subarray(5, 5 + packed.length));
    expect(headers).toEqual({ 'Content-Security-Policy': "default-src 'self'" });
    expect(listed).toEqual(files.map(({ path, type, content }) => [path, type, content.length]));
    expect(contents.map((content) => [...content])).toEqual(files.map(({ content }) => [...content]));
  });

  test.each([0, 3, 40, packed.length - 1])('that was cut off after %i bytes is refused', (length) => {
    expect(() => unpackCopy(packed.subarray(0, length))).toThrow('cut off');
  });
});

test.each([
  ['/docs/', ['/docs/index.html', '/docs.html']],
  ['/docs/guides/go-live.html', ['/docs/guides/go-live.html']],
  ['/docs/guides/go-live', ['/docs/guides/go-live.html', '/docs/guides/go-live/index.html', '/docs/guides/go-live']],
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
