import { describe, expect, test } from 'vitest';
import { linkTarget } from '../../../../theme/shared/href.ts';

describe('linkTarget', () => {
  test.each([
    ['/guides/create', '/docs/guides/create.html', '/guides/create'],
    ['/docs/guides/create.html', '/docs/guides/create.html', '/guides/create'],
    ['/guides/create?a=1#b', '/docs/guides/create.html?a=1#b', '/guides/create'],
    ['/guides/', '/docs/guides/', '/guides/'],
    ['/guides/index.html', '/docs/guides/', '/guides/'],
    ['/', '/docs/', '/'],
    ['/docs', '/docs/', '/'],
    ['/docsearch', '/docs/docsearch.html', '/docsearch'],
    ['/notes/v1.1', '/docs/notes/v1.1.html', '/notes/v1.1'],
  ])('%s is the page %s', (link, href, route) => {
    expect(linkTarget(link, '/docs/')).toMatchObject({ kind: 'page', href, route });
  });

  test.each([
    ['/sitemap.xml.html', '/docs/sitemap.xml'],
    ['/docs/spec/resolver.json', '/docs/spec/resolver.json'],
    ['/examples/employee.sd-jwt.html', '/docs/examples/employee.sd-jwt'],
  ])('%s is the file %s', (link, href) => {
    expect(linkTarget(link, '/docs/')).toEqual({ kind: 'file', href });
  });

  test.each(['https://example.com/x', 'mailto:a@example.com', 'tel:1', '//example.com/'])(
    '%s leaves the site',
    (link) => {
      expect(linkTarget(link, '/docs/')).toEqual({ kind: 'external', href: link });
    },
  );

  test('a hash stays on its page', () => {
    expect(linkTarget('#top', '/docs/')).toEqual({ kind: 'hash', href: '#top' });
  });

  test('a site at the root of its host has no prefix', () => {
    expect(linkTarget('/guides/create', '/')).toMatchObject({ href: '/guides/create.html' });
  });
});
