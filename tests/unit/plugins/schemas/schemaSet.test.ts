import { describe, expect, test } from 'vitest';
import { SchemaSet } from '../../../../plugins/schemas/schemaSet.ts';
import { tagOf, withDiscriminators } from '../../../../plugins/schemas/taggedUnions.ts';

const main = {
  $id: 'https://a.example/main.json',
  properties: {
    list: { type: 'array', items: { $ref: '#/$defs/union' } },
    map: { type: 'object', additionalProperties: { $ref: 'other.json' } },
    self: { $ref: '#/$defs/self' },
    untagged: { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
  },
  $defs: {
    union: { oneOf: [{ $ref: '#/$defs/one' }, { $ref: '#/$defs/two' }] },
    one: { properties: { kind: { const: 'one' }, 'a/b': { title: 'A' } }, required: ['kind'] },
    two: { properties: { kind: { const: 'two' } }, required: ['kind'] },
    self: { $ref: '#/$defs/self' },
  },
};
const other = { $id: 'https://a.example/other.json', properties: { deep: { title: 'Deep' } } };
const set = new SchemaSet([main, other]);
const place = set.document('main.json');

test('resolves references to files, into files and within a file', () => {
  expect(set.resolve('other.json', main.$id)?.schema).toBe(other);
  expect(set.resolve('other.json#/properties/deep', main.$id)?.schema).toEqual({ title: 'Deep' });
  expect(set.resolve('#/$defs/one/properties/a~1b', main.$id)?.schema).toEqual({ title: 'A' });
  expect(set.resolve('#/$defs/three', main.$id)).toBeUndefined();
});

test('stops on a reference to itself', () => {
  expect(() => set.chain({ base: main.$id, schema: main.properties.self })).toThrow('leads back to itself');
});

describe('at', () => {
  test.each([
    ['a key', ['list'], 1],
    ['a member of the items of a union', ['list', '*', 'kind'], 2],
    ['a member of one branch', ['list', '*', 'a/b'], 1],
    ['a member of a map', ['map', '*', 'deep'], 1],
    ['a key that nobody knows', ['lists'], 0],
    ['a member that no branch has', ['list', '*', 'size'], 0],
    ['a name that every object inherits', ['constructor'], 0],
  ])('finds %s', (_name, segments, count) => {
    expect(set.at(place, segments)).toHaveLength(count);
  });
});

describe('tagged unions', () => {
  test('have a required member with a constant in each branch', () => {
    expect(tagOf(set, { base: main.$id, schema: main.$defs.union })).toBe('kind');
    expect(tagOf(set, { base: main.$id, schema: main.properties.untagged })).toBeUndefined();
  });

  test('get their tag named in a copy', () => {
    const copy = withDiscriminators(set, main);
    expect(copy).toMatchObject({
      $defs: {
        union: { type: 'object', discriminator: { propertyName: 'kind' }, $comment: 'must be one of one, two' },
      },
    });
    expect(main.$defs.union).not.toHaveProperty('discriminator');
  });
});
