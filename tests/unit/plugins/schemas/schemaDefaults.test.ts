import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../plugins/schemas/jsonValue.ts';
import { SchemaSet } from '../../../../plugins/schemas/schemaSet.ts';
import { schemaDefaults } from '../../../../plugins/schemas/schemaValues.ts';

const shared: JsonObject = {
  $id: 'https://a.example/shared.json',
  default: { type: 'managed' },
  oneOf: [{ properties: { type: { const: 'managed' } } }],
  $defs: { switch: { properties: { enabled: { type: 'boolean', default: true } } } },
};

test.each<[what: string, schema: JsonObject, defaults: unknown]>([
  ['of a value', { default: 5 }, 5],
  ['of nothing', { properties: { a: { type: 'string' } } }, undefined],
  ['that are empty', { default: {}, properties: { a: {} } }, {}],
  ['that are false', { properties: { b: { default: '' }, a: { default: false } } }, { b: '', a: false }],
  ['of keys inside', { properties: { a: { default: {}, properties: { b: { default: 1 } } } } }, { a: { b: 1 } }],
  ['of an object, before those of its keys', { default: { a: 2 }, properties: { a: { default: 1 } } }, { a: 2 }],
  ['of a map', { properties: { a: { default: {}, additionalProperties: { default: 1 } } } }, { a: {} }],
  ['of a list', { properties: { a: { default: [{}], items: { default: 1 } } } }, { a: [{}] }],
  ['of another file', { properties: { a: { $ref: 'shared.json' } } }, { a: { type: 'managed' } }],
  ['beside a reference', { properties: { a: { $ref: 'shared.json', default: { b: 1 } } } }, { a: { b: 1 } }],
  ['in a file', { properties: { a: { $ref: 'shared.json#/$defs/switch', default: {} } } }, { a: { enabled: true } }],
])('defaults %s', (_what, schema, defaults) => {
  const set = new SchemaSet([{ $id: 'https://a.example/main.json', ...schema }, shared]);
  expect(JSON.stringify(schemaDefaults(set, set.document('main.json')))).toBe(JSON.stringify(defaults));
});
