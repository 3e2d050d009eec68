import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../../plugins/schemas/jsonValue.ts';
import { SchemaSet } from '../../../../../plugins/schemas/schemaSet.ts';
import {
  allowedText,
  allowedValues,
  defaultText,
  descriptionText,
  exampleText,
  limitTexts,
  typeText,
} from '../../../../../plugins/shortcodes/render/schemaText.ts';

const base = 'https://docs.example.com/spec/json-schema/a.json';
const set = new SchemaSet([
  { $id: base },
  {
    $id: 'https://docs.example.com/spec/json-schema/outcome.json',
    title: 'Outcome of a finding',
    description: 'What happens: `{x}` or {y}.',
    type: 'string',
    enum: ['valid', 'error'],
    $defs: { id: { title: 'ID', type: 'string', pattern: '^[a-z]+$' } },
  },
]);
const at = (schema: JsonObject) => ({ base, schema });
const outcome = { $ref: 'outcome.json', description: 'What to do.' };

describe('typeText', () => {
  test.each<[JsonObject, string]>([
    [{ type: 'string' }, 'string'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: 'string', format: 'uri' }, 'string, URI'],
    [{ type: 'string', contentEncoding: 'base64' }, 'string, base64'],
    [{ type: 'integer', description: 'How many milliseconds.' }, 'integer, ms'],
    [{ type: 'integer', description: 'Milliseconds to wait.' }, 'integer, ms'],
    [{ type: 'integer', description: 'For how many seconds.' }, 'integer, seconds'],
    [{ type: 'integer', description: 'Each millisecond counts.' }, 'integer, ms'],
    [{ type: 'integer', description: 'Each second counts.' }, 'integer, seconds'],
    [{ type: 'integer', description: 'How many.' }, 'integer'],
    [{ type: 'array', items: { type: 'string' } }, 'string[]'],
    [{ type: 'array', items: { type: 'string', format: 'uri' } }, 'array of string, URI'],
    [{ type: 'array' }, 'array'],
    [{ type: 'object', properties: { a: {} } }, 'object'],
    [{ type: 'object', additionalProperties: { type: 'object' } }, 'map of objects'],
    [{ oneOf: [{ type: 'object' }, { type: 'object' }] }, 'object'],
    [{ oneOf: [{ type: 'object' }, { type: 'string' }] }, 'object or string'],
    [{ enum: ['a', 'b'] }, 'string'],
    [{ $ref: 'outcome.json' }, 'string'],
    [{ $ref: 'outcome.json#/$defs/id' }, 'string'],
    [{}, 'any'],
  ])('%j', (schema, expected) => expect(typeText(set, at(schema))).toBe(expected));

  test('links a schema that has a page', () => {
    const pages = new Map([['outcome.json', '#outcomes']]);
    expect(typeText(set, at(outcome), pages)).toBe('[outcome of a finding](#outcomes)');
    expect(typeText(set, at({ type: 'array', items: outcome }), pages)).toBe(
      'array of [outcome of a finding](#outcomes)',
    );
    expect(typeText(set, at({ $ref: 'outcome.json#/$defs/id' }), pages)).toBe('string');
  });
});

describe('values', () => {
  test.each<[JsonObject, string]>([
    [outcome, '`valid`, `error`'],
    [{ const: 'instance' }, '`instance`'],
    [{ enum: [1, ''] }, '`1`, `""`'],
    [{ type: 'array', items: outcome }, '`valid`, `error`'],
    [{ oneOf: [{ const: 'a' }, { const: 'b' }] }, '`a`, `b`'],
    [{ type: 'string' }, ''],
    [{ type: 'boolean' }, ''],
  ])('allowed by %j', (schema, expected) => expect(allowedText(set, at(schema))).toBe(expected));

  test('a union with a branch that lists none lists none', () => {
    expect(allowedValues(set, at({ oneOf: [{ const: 'a' }, { type: 'string' }] }))).toBeUndefined();
  });
});

describe('limitTexts', () => {
  test.each<[JsonObject, string[]]>([
    [{ minimum: 0, maximum: 5 }, ['0 to 5']],
    [{ minimum: 0 }, ['at least 0']],
    [{ maximum: 5 }, ['at most 5']],
    [{ exclusiveMinimum: 0 }, ['more than 0']],
    [{ minLength: 1 }, ['not empty']],
    [{ minLength: 1, maxLength: 128 }, ['1 to 128 characters']],
    [{ minLength: 2, maxLength: 2 }, ['exactly 2 characters']],
    [{ minItems: 1, uniqueItems: true }, ['at least one item', 'no duplicate items']],
    [{ minItems: 0 }, []],
    [{ pattern: '^https://' }, ['starts with `https://`']],
    [{ pattern: '^-----BEGIN CERTIFICATE-----' }, ['starts with `-----BEGIN CERTIFICATE-----`']],
    [{ pattern: '^[a-z]+$' }, ['matches the pattern `^[a-z]+$`']],
    [{ pattern: `^${'a'.repeat(70)}$` }, []],
    [{ $ref: 'outcome.json#/$defs/id' }, ['matches the pattern `^[a-z]+$`']],
    [{ items: { pattern: '^[a-z]+$' } }, ['each item matches the pattern `^[a-z]+$`']],
    [
      { items: { minItems: 1, items: { minLength: 1 } } },
      ['each list has at least one item', 'each item is not empty'],
    ],
    [
      { maxProperties: 50, propertyNames: { maxLength: 64, not: { const: 'health' } } },
      ['at most 50 keys', 'each key has at most 64 characters', 'no key is `health`'],
    ],
    [{}, []],
  ])('%j', (schema, expected) => expect(limitTexts(set, at(schema))).toEqual(expected));
});

test.each<[JsonObject, string]>([
  [{ default: false }, '`false`'],
  [{ default: '' }, '`""`'],
  [{ default: ['a'] }, '`["a"]`'],
  [{ default: {}, properties: { a: {} } }, ''],
  [{ default: { type: 'managed' } }, '`{ "type": "managed" }`'],
  [{ default: {} }, '`{}`'],
  [{}, ''],
])('default of %j', (schema, expected) => expect(defaultText(set, at(schema))).toBe(expected));

test.each<[JsonObject, string]>([
  [{ type: 'string', default: 'a', examples: ['a', 'b'] }, '`"b"`'],
  [{ type: 'string', examples: ['a'] }, '`"a"`'],
  [{ type: 'boolean', examples: [true] }, ''],
  [{ ...outcome, examples: ['error'] }, ''],
  [{ type: 'string' }, ''],
])('example of %j', (schema, expected) => expect(exampleText(set, at(schema))).toBe(expected));

test('descriptionText takes the text of the key, then that of its reference', () => {
  expect(descriptionText(set, at(outcome))).toBe('What to do.');
  expect(descriptionText(set, at(outcome), 1)).toBe('What happens: `{x}` or \\{y\\}.');
  expect(descriptionText(set, at(outcome), 2)).toBe('');
});
