import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../plugins/schemas/jsonValue.ts';
import { schemaDefaults } from '../../../../plugins/schemas/schemaDefaults.ts';
import { SchemaSet } from '../../../../plugins/schemas/schemaSet.ts';

const shared: JsonObject = {
  $id: 'https://a.example/shared.json',
  default: { type: 'managed' },
  oneOf: [{ properties: { type: { const: 'managed' } } }],
  $defs: { switch: { properties: { enabled: { type: 'boolean', default: true } } } },
};

function defaultsOf(schema: JsonObject) {
  const set = new SchemaSet([{ $id: 'https://a.example/main.json', ...schema }, shared]);
  return schemaDefaults(set, set.document('main.json'));
}

describe('schemaDefaults', () => {
  const rows: [name: string, schema: JsonObject, defaults: unknown][] = [
    ['takes the default of a value', { default: 5 }, 5],
    ['has none where no key has one', { properties: { a: {} } }, undefined],
    ['keeps an empty default where no key has one', { default: {}, properties: { a: {} } }, {}],
    [
      'takes false and the empty string for defaults',
      { properties: { a: { default: false }, b: { default: '' } } },
      { a: false, b: '' },
    ],
    [
      'fills an object with the defaults of its keys',
      { default: {}, properties: { a: { default: {}, properties: { b: { default: 1 } } } } },
      { a: { b: 1 } },
    ],
    [
      'lets the default of an object win over that of its key',
      { default: { a: 2 }, properties: { a: { default: 1 } } },
      { a: 2 },
    ],
    [
      'keeps the empty object of a map',
      { properties: { paths: { default: {}, additionalProperties: { properties: { a: { default: 1 } } } } } },
      { paths: {} },
    ],
    [
      'keeps an array whole',
      { properties: { a: { default: [{}], items: { properties: { b: { default: 1 } } } } } },
      { a: [{}] },
    ],
    [
      'leaves out a required member without default',
      { properties: { a: { default: 1 }, b: { type: 'string' } }, required: ['b'] },
      { a: 1 },
    ],
    ['follows a reference to another file', { properties: { a: { $ref: 'shared.json' } } }, { a: { type: 'managed' } }],
    [
      'prefers the default beside a reference',
      { properties: { a: { $ref: 'shared.json', default: { type: 'instance' } } } },
      { a: { type: 'instance' } },
    ],
    [
      'follows a reference into a file',
      { properties: { a: { $ref: 'shared.json#/$defs/switch', default: {} } } },
      { a: { enabled: true } },
    ],
    ['gives nothing where nothing has a default', { properties: { a: { type: 'string' } } }, undefined],
  ];
  test.each(rows)('%s', (_name, schema, defaults) => {
    expect(defaultsOf(schema)).toEqual(defaults);
  });

  test('keeps the order of the keys', () => {
    const schema = { properties: { b: { default: 1 }, a: { default: 2 } } };
    expect(Object.keys(defaultsOf(schema) as JsonObject)).toEqual(['b', 'a']);
  });

  test('stops on a reference that leads nowhere', () => {
    expect(() => defaultsOf({ properties: { a: { $ref: 'none.json' } } })).toThrow('"none.json" leads nowhere');
  });
});
