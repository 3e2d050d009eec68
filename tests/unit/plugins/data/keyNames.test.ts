import { describe, expect, test } from 'vitest';
import { nameFinder, pluralOf } from '../../../../plugins/data/findNames.ts';
import { keyFacts } from '../../../../plugins/data/keyFacts.ts';
import { keyNames, keyValues } from '../../../../plugins/data/keyValues.ts';
import { isName, mediaTypesIn, namesIn, tokensIn } from '../../../../plugins/data/knownNames.ts';
import type { SiteData } from '../../../../plugins/data/siteData.ts';
import { memberPairs, vocabularyOf } from '../../../../plugins/data/vocabulary.ts';
import type { SpecFiles } from '../../../../plugins/openapi/specFiles.ts';
import type { JsonValue } from '../../../../plugins/schemas/jsonValue.ts';

const filesOf = (files: Record<string, JsonValue>) =>
  new Map(Object.entries(files).map(([name, value]) => [name, { value }])) as unknown as SpecFiles;

describe('the values of keys', () => {
  const files = filesOf({
    '/spec/openapi/a.yaml': {
      parameters: [
        { name: 'kind', schema: { enum: ['a', 1, 'b'] } },
        { name: 'free', schema: { type: 'string' } },
      ],
      properties: {
        one: { const: 'x' },
        number: { const: 5 },
        items: { items: { enum: ['i'] } },
        choice: { oneOf: [{ const: 'p' }], anyOf: [{ enum: ['q'] }] },
        open: { oneOf: [{ const: 'p' }, { type: 'string' }] },
        referred: { $ref: '#/defs/z' },
        kind: { enum: ['b', 'c'] },
        broken: true,
      },
      defs: { z: { enum: ['z'] } },
      example: { properties: { never: { const: 'n' } } },
      examples: [{ properties: { never: { const: 'n' } } }],
    },
    '/spec/openapi/b.yaml': { list: [{ properties: { one: { type: 'string' }, choice: { const: 'r' } } }] },
  });

  test('are all that any schema lists, and closed where none allows others', () => {
    expect(keyValues(files)).toEqual({
      kind: { values: ['b', 'c', 'a'], isClosed: true },
      one: { values: ['x'], isClosed: false },
      items: { values: ['i'], isClosed: true },
      choice: { values: ['p', 'q', 'r'], isClosed: true },
      referred: { values: ['z'], isClosed: true },
    });
  });

  test('are of parameters and members, and not of examples', () => {
    expect([...keyNames([...files.values()].map(({ value }) => value))]).toEqual([
      'one',
      'number',
      'items',
      'choice',
      'open',
      'referred',
      'kind',
      'free',
    ]);
  });
});

test('the facts of keys are what schemas and descriptions say of them', () => {
  const schema = (name: string, value: object) => ({
    file: `docs/public/spec/json-schema/${name}.json`,
    value: { $id: `https://a.example/${name}.json`, ...value },
  });
  const data = {
    spec: {
      schemas: [
        schema('web.configuration', {
          properties: {
            timeout: { type: 'integer', default: 5, minimum: 1, maximum: 9, description: 'Waits so many Seconds.' },
            group: { default: {}, properties: { names: { default: ['a'], maxItems: 3, items: { enum: ['a', 'b'] } } } },
            size: { maxLength: 7, description: 'Is of bytes.' },
            age: { minimum: 0, enum: [1, 2], description: 'Is of milliseconds, not seconds.' },
            plain: { type: 'string' },
          },
        }),
        schema('other', { properties: { lost: { default: 1 } } }),
      ],
    },
    descriptions: {
      files: filesOf({
        '/a': {
          parameters: [
            { name: 'limit', schema: { default: 50, minProperties: 1 } },
            { name: 'none', schema: {} },
          ],
          properties: { page: { maximum: 4 } },
          example: { name: 'never', schema: { default: 1 } },
        },
      }),
    },
  } as unknown as SiteData;
  expect(keyFacts(data)).toEqual([
    { service: 'web', path: 'timeout', default: 5, least: 1, most: 9, unit: 'seconds' },
    { service: 'web', path: 'group.names', default: ['a'], most: 3, values: ['a', 'b'] },
    { service: 'web', path: 'size', most: 7, unit: 'bytes' },
    { service: 'web', path: 'age', least: 0, values: [1, 2], unit: 'milliseconds' },
    { service: '', path: 'page', most: 4 },
    { service: '', path: 'limit', default: 50, least: 1 },
  ]);
});

describe('names in a text', () => {
  const found = (names: string[], text: string) =>
    nameFinder(names.map((name) => [name, name] as const))(text).map((one) => `${one.value} ${one.index} ${one.text}`);

  test.each<[string[], string, string[]]>([
    [
      ['key', 'API key'],
      'An API key, keys and API\nkeys.',
      ['API key 3 API key', 'key 12 keys', 'API key 21 API\nkeys'],
    ],
    [['DID'], 'A DID, what it did, DIDs.', ['DID 2 DID', 'DID 20 DIDs']],
    [['key'], 'Key monkey keying key-ring a_key', ['key 0 Key']],
    [['a.b'], 'axb a.b', ['a.b 4 a.b']],
    [[], 'key', []],
  ])('%j of %j are %j', (names, text, expected) => expect(found(names, text)).toEqual(expected));

  test.each([
    ['key', 'keys'],
    ['policy', 'policies'],
    ['day', 'days'],
    ['status', 'statuses'],
    ['box', 'boxes'],
    ['branch', 'branches'],
    ['hash', 'hashes'],
    ['proof of possession', 'proofs of possession'],
  ])('the plural of %s is %s', (name, plural) => expect(pluralOf(name)).toBe(plural));
});

test.each([
  ['onMissingDate', true],
  ['NOT_FOUND', true],
  ['Retry-After', true],
  ['did:web', true],
  ['not_before', true],
  ['methods.web.timeout', true],
  ['DataIntegrityProof', true],
  ['key', false],
  ['Key', false],
  ['DID', false],
  ['did:a', false],
  [`${'a'.repeat(29)}-${'b'.repeat(29)}`, true],
  [`${'a'.repeat(29)}-${'b'.repeat(30)}`, false],
])('%s is a name: %s', (text, expected) => expect(isName(text)).toBe(expected));

test('texts of data hold names and media types, each once and in order', () => {
  const texts = ['did:web not_before a.b "Key"', 'application/vc+jwt, application/json. application/json'];
  expect([...tokensIn([texts[0]])]).toEqual(['did:web', 'not_before', 'a.b', 'Key']);
  expect(namesIn(tokensIn([texts[0]]))).toEqual(['a.b', 'did:web', 'not_before']);
  expect(mediaTypesIn(texts)).toEqual(['application/json', 'application/vc+jwt']);
});

test('what data call things are keys, values and code, and no words of their sentences', () => {
  expect(
    vocabularyOf([
      '"a": "b c", "d": "e"',
      'key:\n  - listed\n  in: [one, two.x]\n  of: { three: 3 }\nSays `code` of it.',
    ]),
  ).toEqual(['a', 'code', 'd', 'e', 'in', 'key', 'listed', 'of', 'one', 'three', 'two.x']);
});

test('which members stand in which is told by schemas and by examples', () => {
  const files = filesOf({
    '/a.yaml': {
      properties: { web: { $ref: '#/defs/w' }, list: { items: { anyOf: [{ properties: { deep: {} } }] } } },
      defs: { w: { properties: { on: {} } } },
    },
  });
  const pairs = memberPairs(files, [[{ outer: [{ inner: 1 }] }]]);
  expect(pairs).toEqual(expect.arrayContaining(['web.on', 'list.deep', 'outer.inner']));
  expect(pairs).not.toContain('web.deep');
});
