import { describe, expect, test } from 'vitest';
import { isSamePage, isWithin, pagePath } from '../../../../theme/shared/pagePath.ts';

describe('pagePath', () => {
  test.each([
    ['/', ''],
    ['/explanations/index.html', '/explanations'],
    ['/explanations/services/verifier.html?a=1#order', '/explanations/services/verifier'],
    ['/Explanations/IAM', '/explanations/iam'],
    ['/a%20b', '/a b'],
    ['/%E0%A4%A', '/%e0%a4%a'],
    ['/v1.1', '/v1.1'],
  ])('%s is %s', (link, path) => {
    expect(pagePath(link)).toBe(path);
  });
});

describe('isSamePage', () => {
  test.each([
    ['/reference/', '/reference/index.html', true],
    ['/reference', '/references', false],
    ['/', '/', true],
    [undefined, '/', false],
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
    ['/', '/anything', true],
  ])('%s holds %s: %s', (section, pathname, expected) => {
    expect(isWithin(section, pathname)).toBe(expected);
  });
});
