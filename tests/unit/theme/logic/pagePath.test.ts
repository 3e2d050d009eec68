import { describe, expect, test } from 'vitest';
import { isSamePage, isWithin, pagePath } from '../../../../theme/logic/pagePath.ts';

describe('pagePath', () => {
  test.each([
    ['/', ''],
    ['/index.html', ''],
    ['/explanations/', '/explanations'],
    ['/explanations/index.html', '/explanations'],
    ['/explanations/services/verifier.html?a=1#order', '/explanations/services/verifier'],
    ['/Explanations/IAM', '/explanations/iam'],
    ['/a%20b', '/a b'],
    ['/%E0%A4%A', '/%e0%a4%a'],
    ['/v1.1', '/v1.1'],
    ['/a.html-b', '/a.html-b'],
    ['/a/indexes/b', '/a/indexes/b'],
    ['/a//', '/a'],
    ['/a/INDEX.HTML', '/a'],
  ])('%s is %s', (link, path) => {
    expect(pagePath(link)).toBe(path);
  });
});

describe('isSamePage', () => {
  test.each([
    ['/reference/', '/reference/index.html', true],
    ['/reference', '/reference/', true],
    ['/reference', '/references', false],
    ['/a.html#b', '/a', true],
    ['/', '/', true],
    ['', '/', false],
    [undefined, '/', false],
    ['#top', '/', false],
    ['//evil.example', '/', false],
    ['https://acme.example/', '/', false],
  ])('%s on %s: %s', (link, pathname, expected) => {
    expect(isSamePage(link, pathname)).toBe(expected);
  });
});

describe('isWithin', () => {
  test.each([
    ['/reference', '/reference/iam/', true],
    ['/reference/', '/reference', true],
    ['/reference', '/references-x', false],
    ['/reference', '/references-x/iam', false],
    ['/', '/anything', true],
    ['/a/b', '/a', false],
  ])('%s holds %s: %s', (section, pathname, expected) => {
    expect(isWithin(section, pathname)).toBe(expected);
  });
});
