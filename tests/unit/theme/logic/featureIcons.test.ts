import { expect, test } from 'vitest';
import { DRAWINGS, IMAGE } from '../../../../theme/logic/featureIcons.ts';
import { addressOf, leavesSite, linkTarget } from '../../../../theme/logic/href.ts';

test.each(Object.entries(DRAWINGS))('the drawing %s is of strokes inside its grid', (_name, strokes) => {
  expect(strokes).toMatch(/^M\d[\d.]* ?\d/);
  const places = [...strokes.matchAll(/M([\d.]+) ?([\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(places.length).toBeGreaterThan(1);
  expect(Math.max(...places)).toBeLessThan(24);
});

test.each([
  ['/icons/a.webp', true],
  ['./a', true],
  ['../a', true],
  ['https://a.example/i', true],
  ['http://a.example/i', true],
  ['a.SVG', true],
  ['a.jpeg', true],
  ['a.jpg', true],
  ['configure', false],
  ['<svg/>', false],
  ['🔑', false],
  ['a.svgs', false],
])('%s is the address of an image: %s', (icon, isImage) => expect(IMAGE.test(icon)).toBe(isImage));

test.each([
  ['/a?b#c', { kind: 'page', href: '/docs/a.html?b#c', route: '/a', path: '/a.html?b#c' }],
  ['/dir/#c', { kind: 'page', href: '/docs/dir/#c', route: '/dir/', path: '/dir/#c' }],
  ['a', { kind: 'page', href: '/docs/a.html', route: '/a', path: '/a.html' }],
  ['/index#x', { kind: 'page', href: '/docs/#x', route: '/', path: '/#x' }],
  ['', { kind: 'page', href: '/docs/', route: '/', path: '/' }],
  ['/a.json?b', { kind: 'file', href: '/docs/a.json?b' }],
  ['/a.yml.html', { kind: 'file', href: '/docs/a.yml' }],
  ['/.html', { kind: 'page', href: '/docs/', route: '/', path: '/' }],
  ['/a.html/b', { kind: 'page', href: '/docs/a.html/b.html', route: '/a.html/b', path: '/a.html/b.html' }],
  ['/a/index-of', { kind: 'page', href: '/docs/a/index-of.html', route: '/a/index-of', path: '/a/index-of.html' }],
  ['/v1.2', { kind: 'page', href: '/docs/v1.2.html', route: '/v1.2', path: '/v1.2.html' }],
])('the link %j leads to %j', (link, target) => expect(linkTarget(link, '/docs/')).toEqual(target));

test.each([
  ['/a', '/docs/', '/docs/a.html'],
  ['/a/', '/docs/', '/docs/a/'],
  ['/a', '/', '/a.html'],
])('the route %s below %s has the address %s', (route, base, address) => expect(addressOf(route, base)).toBe(address));

test.each([
  ['//a.example', true],
  ['HTTPS://a.example', true],
  ['web+did:a', true],
  ['/a', false],
  ['a/b:c', false],
  ['#a', false],
  ['1:a', false],
])('%s leaves the site: %s', (link, leaves) => expect(leavesSite(link)).toBe(leaves));
