import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../../plugins/schemas/jsonValue.ts';
import { SchemaSet } from '../../../../../plugins/schemas/schemaSet.ts';
import {
  keyAt,
  keyId,
  keyLevel,
  keyText,
  listConfigurationKeys,
} from '../../../../../plugins/shortcodes/render/listConfigurationKeys.ts';

const base = 'https://docs.example.com/spec/json-schema/a.json';
const variant = (type: string, members: JsonObject, required: string[]): JsonObject => ({
  type: 'object',
  properties: { type: { const: type }, ...members },
  required: ['type', ...required],
});
const document: JsonObject = {
  $id: base,
  type: 'object',
  properties: {
    plain: { type: 'string' },
    group: { $ref: '#/$defs/group' },
    sources: {
      type: 'array',
      items: { oneOf: [variant('a', { url: {}, note: {} }, ['url']), variant('b', { url: {} }, ['url'])] },
    },
    paths: {
      type: 'object',
      propertyNames: { not: { const: 'health', $comment: 'Health is taken.' } },
      additionalProperties: { type: 'object', properties: { 'v1.1': {} }, required: ['v1.1'] },
    },
  },
  required: ['plain'],
  $defs: {
    group: {
      type: 'object',
      properties: { open: { type: 'boolean' }, list: { type: 'array', items: { type: 'string' } } },
      if: { properties: { open: { const: true } } },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { properties: { list: { $comment: 'An open group needs a list.' } } },
    },
  },
};
const set = new SchemaSet([document]);
const keys = listConfigurationKeys(set, { base, schema: document });
const key = (text: string) => keys.find(({ path }) => keyText(path) === text);

test('every key is listed once, groups before what they contain', () => {
  expect(keys.map(({ path, id }) => [keyText(path), id])).toEqual([
    ['plain', 'plain'],
    ['group', 'group'],
    ['group.open', 'group-open'],
    ['group.list', 'group-list'],
    ['sources', 'sources'],
    ['sources[].type', 'sources-type'],
    ['sources[].url', 'sources-url'],
    ['sources[].note', 'sources-note'],
    ['paths', 'paths'],
    ['paths.*', 'paths-any'],
    ['paths.*["v1.1"]', 'paths-any-v1-1'],
  ]);
});

test('a key knows whether it is required, and with what', () => {
  expect(keys.filter(({ required }) => required).map(({ id }) => id)).toEqual([
    'plain',
    'sources-type',
    'paths-any-v1-1',
  ]);
  expect(key('sources[].url')?.with).toEqual({ tag: 'type', values: ['a', 'b'], required: true });
  expect(key('sources[].note')?.with).toEqual({ tag: 'type', values: ['a'], required: false });
  expect(key('sources[].type')?.choices.map(({ value }) => value)).toEqual(['a', 'b']);
});

test('rules between keys come from the comments of the schema', () => {
  expect(keys.filter(({ rules }) => rules.length > 0).map(({ id, rules }) => [id, rules])).toEqual([
    ['group-list', ['An open group needs a list.']],
    ['paths', ['Health is taken.']],
  ]);
});

test('only keys that contain keys are groups', () => {
  expect(keys.filter(({ isGroup }) => isGroup).map(({ id }) => id)).toEqual(['group', 'sources', 'paths', 'paths-any']);
});

test.each([
  [['plain'], 'plain'],
  [['sources', 1, 'url'], 'sources-url'],
  [['paths', 'anything'], 'paths-any'],
  [['paths', 'anything', 'v1.1'], 'paths-any-v1-1'],
  [['sources', 'url'], undefined],
  [['group', 'unknown'], undefined],
  [[], undefined],
])('the key at %j', (place, id) => expect(keyAt(keys, place)?.id).toBe(id));

test('ids and levels come from the path alone', () => {
  const path = ['policies', 'notAfter', 'w3c', '18013-5:2021', '[]', '*'];
  expect(keyId(path)).toBe('policies-notafter-w3c-18013-5-2021-any');
  expect(keyLevel(path)).toBe(5);
  expect(keyText(path)).toBe('policies.notAfter.w3c["18013-5:2021"][].*');
});
