import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { expect, test } from 'vitest';
import { addBase } from '../../../../plugins/markdown/rehypeTagAddresses.ts';

const tag = (name: string, attribute: string, value: string): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [{ type: 'mdxJsxAttribute', name: attribute, value }],
  children: [],
});

test.each([
  ['img', 'src', '/a.png', '/docs/a.png'],
  ['img', 'data-zoom-src', '/a.png', '/docs/a.png'],
  ['img', 'src', '/docs/a.png', '/docs/a.png'],
  ['img', 'src', '//example.com/a.png', '//example.com/a.png'],
  ['img', 'src', 'https://example.com/a.png', 'https://example.com/a.png'],
  ['img', 'src', 'a.png', 'a.png'],
  ['img', 'alt', '/a.png', '/a.png'],
  ['a', 'href', '/guides/', '/docs/guides/'],
  ['a', 'href', '/guides/rotate?a=1#key', '/docs/guides/rotate.html?a=1#key'],
  ['a', 'href', '/spec/openapi/verifier.yaml', '/docs/spec/openapi/verifier.yaml'],
  ['a', 'href', '/guides/v1.0', '/docs/guides/v1.0.html'],
  ['a', 'href', '#key', '#key'],
  ['a', 'href', 'https://example.com/', 'https://example.com/'],
  ['div', 'src', '/a.png', '/a.png'],
])('<%s %s="%s"> gets %s', (name, attribute, value, expected) => {
  const element = tag(name, attribute, value);
  addBase(element, '/docs/');
  expect(element.attributes[0]?.value).toBe(expected);
});

test('at the root of a host, a link gets the file of its page too', () => {
  const element = tag('a', 'href', '/guides/rotate');
  addBase(element, '/');
  expect(element.attributes[0]?.value).toBe('/guides/rotate.html');
});
