import { expect, test } from 'vitest';
import { wrongTypes } from '../../../../plugins/schemas/wrongTypes.ts';

test('a type that JSON Schema does not know is found wherever a schema may stand', () => {
  const schema = {
    type: ['object', 'none'],
    properties: { type: { type: 'bool' }, list: { items: { type: 'strin' } } },
    anyOf: [{ type: 'decimal' }],
    $defs: { default: { type: 'something-else' } },
  };
  expect(wrongTypes(schema).map(({ keys, fix }) => [keys.join('/'), fix])).toEqual([
    ['type/1', 'Did you mean "null"?'],
    ['properties/type/type', 'Did you mean "boolean"?'],
    ['properties/list/items/type', 'Did you mean "string"?'],
    ['anyOf/0/type', 'Did you mean "number"?'],
    ['$defs/default/type', 'Write one of string, number, integer, boolean, object, array, null.'],
  ]);
});

test('a pattern is a regular expression', () => {
  const properties = { pattern: { pattern: '^[a-z+$' }, list: { patternProperties: { '^(a$': {} } } };
  expect(wrongTypes({ properties }).map(({ keys, message }) => `${keys.join('/')} ${message}`)).toEqual([
    'properties/pattern/pattern The pattern is no regular expression: unterminated character class.',
    'properties/list/patternProperties/^(a$ The pattern is no regular expression: unterminated group.',
  ]);
  expect(wrongTypes({ pattern: '^[a-z]+$', patternProperties: { '^x-': {} } })).toEqual([]);
});

test('values are no schemas', () => {
  const value = { type: 'VerifiableCredential' };
  const schema = { type: 'object', default: value, examples: [value], enum: [value], const: value, example: value };
  expect(wrongTypes(schema)).toEqual([]);
});

test('a member that is required is one of the properties', () => {
  const properties = { from: {}, to: {} };
  const wrong = wrongTypes({ properties: { period: { required: ['from', 'until'], properties } } });
  expect(wrong.map(({ keys, fix }) => [keys.join('/'), fix.slice(0, 18)])).toEqual([
    ['properties/period/required/1', 'Did you mean "to"?'],
  ]);
  expect(wrongTypes({ required: ['until'], properties, allOf: [{}] })).toEqual([]);
});
