import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { keyPieces, rehypeKeyHeadings } from '../../../../../plugins/shortcodes/rehype/rehypeKeyHeadings.ts';

test.each([
  ['enabled', ['enabled']],
  ['cors.enabled', ['cors.', 'enabled']],
  ['paths.*', ['paths.', '*']],
  ['list[].type', ['list', '[].', 'type']],
  ['w3c["vc-data-model"]["v1.1"].enabled', ['w3c', '["vc-data-model"]', '["v1.1"].', 'enabled']],
])('%s breaks between its names', (text, pieces) => {
  expect(keyPieces(text)).toEqual(pieces);
  expect(pieces.join('')).toBe(text);
});

const heading = (tagName: string, value: string) => ({
  type: 'element' as const,
  tagName,
  properties: {},
  children: [
    { type: 'element' as const, tagName: 'code', properties: {}, children: [{ type: 'text' as const, value }] },
  ],
});
const attribute = (name: string, value: string) => ({ type: 'mdxJsxAttribute', name, value });
const box = (name: string, className: string, children: unknown[]) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [attribute('id', 'keys'), attribute('className', className)],
  children,
});

test('only headings among fields change, and their text stays', () => {
  const inside = [heading('h6', 'a.b.c'), heading('h3', 'a'), heading('p', 'a.b')];
  const bare = { type: 'mdxJsxFlowElement', name: 'div', attributes: [], children: [heading('h3', 'a.b')] };
  const named = { ...bare, attributes: [attribute('id', 'fields')] };
  const other = box('div', 'other', [heading('h3', 'a.b')]);
  const outside = [other, bare, named, { type: 'mdxJsxFlowElement', name: 'Preview' }];
  const tree = { type: 'root', children: [box('div', 'fields', inside), ...outside] } as unknown as Root;
  const before = JSON.stringify([inside.slice(1), outside]);
  rehypeKeyHeadings()(tree);
  expect(JSON.stringify([inside.slice(1), outside])).toBe(before);
  const wbr = { type: 'element', tagName: 'wbr', properties: {}, children: [] };
  expect(inside[0].children[0].children).toEqual([
    {
      type: 'element',
      tagName: 'span',
      properties: { className: ['fields__path'] },
      children: [{ type: 'text', value: 'a.' }, wbr, { type: 'text', value: 'b.' }, wbr],
    },
    { type: 'text', value: 'c' },
  ]);
});

test('a long path in a link breaks between its names, and a short one and plain code do not', () => {
  const long = 'policies.proof.formats.w3c.enabled';
  const inside = [
    heading('a', long),
    heading('a', 'jwt.enabled'),
    heading('p', long),
    heading('a', '/a.b/c.d/e.f/g.h/i.j/k.l'),
  ];
  rehypeKeyHeadings()({ type: 'root', children: inside });
  const shown = inside.map(({ children: [code] }) =>
    (code.children as { tagName?: string; value?: string }[]).map(({ tagName, value }) => tagName ?? value).join('|'),
  );
  expect(shown).toEqual([
    'policies.|wbr|proof.|wbr|formats.|wbr|w3c.|wbr|enabled',
    'jwt.enabled',
    long,
    '/a.b/c.d/e.f/g.h/i.j/k.l',
  ]);
});
