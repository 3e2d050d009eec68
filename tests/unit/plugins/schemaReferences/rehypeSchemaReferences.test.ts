import type { Element, ElementContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { linkKeys } from '../../../../plugins/schemaReferences/linkKeys.ts';
import { rehypeSchemaReferences, storeSchema } from '../../../../plugins/schemaReferences/rehypeSchemaReferences.ts';
import { sampleLinks } from '../../../../plugins/schemaReferences/sampleLinks.ts';
import { textOf } from '../../../../plugins/shared/hastNodes.ts';
import { json, pages } from './describingPages.ts';

const span = (...children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });
/** A code element from lines of tokens, as the highlighter makes it. */
const codeOf = (...lines: string[][]): Element => ({
  type: 'element',
  tagName: 'code',
  properties: {},
  children: lines.flatMap((tokens, index) => [
    ...(index > 0 ? [text('\n')] : []),
    span(...tokens.map((token) => span(text(token)))),
  ]),
});
/** Lines with each link as `<href|text>`. */
const shown = (code: Element) =>
  code.children
    .map((line) =>
      line.type === 'element'
        ? line.children
            .map((node) => {
              const isLink = node.type === 'element' && node.tagName === 'a';
              return isLink ? `<${node.properties.href}|${textOf(node)}>` : textOf(node);
            })
            .join('')
        : textOf(line),
    )
    .join('');

describe('linkKeys', () => {
  test.each<[string, string[][], [number, number][], string]>([
    ['a whole token', [['{', '"a"', ': 1']], [[1, 4]], '{<0|"a">: 1'],
    ['several tokens share one link', [['"', 'a', '"', ':']], [[0, 3]], '<0|"a">:'],
    [
      'a part of a token',
      [['{"a": {"b": 1']],
      [
        [1, 4],
        [7, 10],
      ],
      '{<0|"a">: {<1|"b">: 1',
    ],
    ['a later line', [['{'], ['  ', '"a"', ':']], [[4, 7]], '{\n  <0|"a">:'],
    ['nothing across lines', [['"a'], ['b"']], [[0, 5]], '"a\nb"'],
    ['no links', [['"a"']], [], '"a"'],
  ])('%s', (_, lines, places, expected) => {
    const code = codeOf(...lines);
    const before = textOf(code);
    linkKeys(
      code,
      places.map(([start, end], index) => ({ start, end, href: String(index) })),
    );
    expect(shown(code)).toBe(expected);
    expect(textOf(code)).toBe(before);
  });

  test('the color of a token stays, and the Tab key passes the link by', () => {
    const code = codeOf(['"a":']);
    const [line] = code.children as Element[];
    (line.children[0] as Element).properties = { style: 'color:red' };
    linkKeys(code, [{ start: 0, end: 3, href: '#a' }]);
    expect(line.children).toEqual([
      {
        type: 'element',
        tagName: 'a',
        properties: { href: '#a', className: ['key-link'], tabIndex: -1 },
        children: [{ ...span(text('"a"')), properties: { style: 'color:red' } }],
      },
      { ...span(text(':')), properties: { style: 'color:red' } },
    ]);
  });
});

test('the schema of a fence leads its keys to their description, and is not published', () => {
  const properties = { lang: 'json', title: 'Settings' };
  const pre: Element = { type: 'element', tagName: 'pre', properties, children: [codeOf(['{', '"cors"', ': {}}'])] };
  storeSchema.pre?.call({ options: { meta: { __raw: 'schema="configuration of verifier"' } } } as never, pre);
  const transform = rehypeSchemaReferences({ docsDir: '/docs', describingPages: () => pages, tokens: {} });
  transform({ type: 'root', children: [pre] }, { path: '/docs/guides/x.mdx' });
  expect(pre.properties).toEqual({ lang: 'json', title: 'Settings' });
  const link = '</reference/services/verifier/configuration#cors|"cors">';
  expect(shown(pre.children[0] as Element)).toBe(`{${link}: {}}`);
});

describe('sampleLinks', () => {
  const links = (schema: string | undefined, route: string, value: unknown) =>
    sampleLinks(json('Response', value, schema), route, pages).map(({ href }) => href);
  const verifier = '/reference/services/verifier/configuration';

  test.each<[string, string | undefined, string, unknown, string[]]>([
    ['on its own page', 'configuration of verifier', verifier, { cors: { maxAge: 5 } }, ['#cors', '#cors-maxage']],
    [
      'on another page',
      'configuration of verifier',
      '/guides/x',
      { resolver: { type: 'managed' } },
      [`${verifier}#resolver`, `${verifier}#resolver-type`],
    ],
    [
      'a shared object',
      'service-role',
      '/guides/x',
      { owner: 'account' },
      ['/reference/configuration/service-roles#owner'],
    ],
    ['cors alone', 'cors configuration', '/reference/configuration/cors', { cors: {} }, ['#cors']],
    [
      'a map',
      'configuration of gateway',
      '/guides/x',
      { paths: { auth: {} } },
      ['/reference/services/gateway/configuration#paths', '/reference/services/gateway/configuration#paths-any'],
    ],
    [
      'a configuration inside an answer',
      undefined,
      '/guides/services/resolver/x',
      { id: 1, inlineConfiguration: { methods: {} } },
      ['/reference/services/resolver/configuration#methods'],
    ],
    ['a key that nobody knows', 'configuration of verifier', verifier, { unknown: 1 }, []],
    ['another kind of sample', 'policy-document', verifier, { version: '1.0' }, []],
    ['no sample of ours', undefined, verifier, { cors: {} }, []],
  ])('%s', (_, schema, route, value, expected) => expect(links(schema, route, value)).toEqual(expected));

  test('of the response of an operation, what is inside of it', () => {
    const sample = json(
      'Response',
      { configuration: { values: { cors: {} } }, cors: {} },
      'response 200 of readConfiguration',
    );
    expect(sampleLinks(sample, verifier, pages).map(({ start, href }) => [start, href])).toEqual([[28, '#cors']]);
  });

  test('what is not JSON has none', () => {
    const sample = { language: 'json', code: '{"cors": ', title: 'Inline configuration' };
    expect(sampleLinks(sample, verifier, pages)).toEqual([]);
  });
});
