import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteRoutes } from '../../../../plugins/shared/siteRoutes.ts';

const fixture = siteRoutes(path.resolve(import.meta.dirname, '../../../fixtures/locales'));

describe('routes of a site with languages and versions', () => {
  test.each([
    ['v2/en/index.md', '/', 'en', 'v2'],
    ['v2/en/guide/first.md', '/guide/first', 'en', 'v2'],
    ['v2/de/index.md', '/de/', 'de', 'v2'],
    ['v1/en/guide/index.mdx', '/v1/guide/', 'en', 'v1'],
    ['v1/de/guide/first.md', '/v1/de/guide/first', 'de', 'v1'],
  ])('%s is at %s', (file, route, lang, version) => {
    expect(fixture.routeOf(file)).toBe(route);
    expect(fixture.variantOf(file)).toEqual({ lang, version });
    expect(fixture.fileOf(route)).toBe(file.replace(/\.mdx?$/, ''));
  });

  test.each([
    ['/guide/first#part', '/v1/de/guide/first#part'],
    ['/', '/v1/de/'],
    ['/en/guide/first', '/v1/guide/first'],
    ['/v2/de/guide/first', '/de/guide/first'],
    ['#part', '#part'],
    ['//example.com/', '//example.com/'],
  ])('%s on a German page of version 1 leads to %s', (link, target) => {
    expect(fixture.linkOn({ lang: 'de', version: 'v1' }, link)).toBe(target);
  });
});

test.each(['{}', 'not JSON'])('a site with %s as its settings has one variant', (settings) => {
  const docsDir = mkdtempSync(path.join(os.tmpdir(), 'routes-'));
  writeFileSync(path.join(docsDir, 'site.json'), settings);
  const { routeOf, fileOf, variantOf, linkOn } = siteRoutes(docsDir);
  expect(routeOf('en/guides/index.mdx')).toBe('/en/guides/');
  expect(fileOf('/guides/')).toBe('guides/index');
  expect(variantOf('index.mdx')).toEqual({ lang: 'en', version: '' });
  expect(linkOn(variantOf('index.mdx'), '/guides/')).toBe('/guides/');
});
