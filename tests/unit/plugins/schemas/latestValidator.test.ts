import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../plugins/schemas/jsonValue.ts';
import { latestValidator } from '../../../../plugins/schemas/latestValidator.ts';
import { SchemaSet } from '../../../../plugins/schemas/schemaSet.ts';
import { rememberLatest } from '../../../../plugins/shared/rememberLatest.ts';

const at = (name: string) => `https://example.com/latest/${name}.json`;
const schema = (name: string, rest: JsonObject): JsonObject => ({ $id: at(name), ...rest });
const outer = schema('outer', { type: 'object', properties: { a: { $ref: 'middle.json#/$defs/part' } } });
const middle = schema('middle', { $defs: { part: { $ref: 'inner.json' } } });
const inner = schema('inner', { type: 'string' });
const other = schema('other', { type: 'number' });
const of = (...documents: JsonObject[]) => {
  const set = new SchemaSet(documents);
  return latestValidator(set, set.document('outer.json'));
};

test('a schema is read again after an edit of what it refers to, at any depth, and of nothing else', () => {
  const first = of(outer, middle, inner, other);
  expect(of(outer, middle, inner, schema('other', { type: 'string' }))).toBe(first);
  const second = of(outer, middle, schema('inner', { type: 'number' }), other);
  expect([first({ a: 'text' }), first({ a: 1 }).length]).toEqual([[], 1]);
  expect([second({ a: 1 }), second({ a: 'text' }).length]).toEqual([[], 1]);
});

test('schemas that refer to each other, and references below a member called default, are followed', () => {
  const ring = schema('outer', { type: 'object', properties: { a: { $ref: 'ring.json' } } });
  const back = schema('ring', { type: 'object', properties: { a: { $ref: 'outer.json' } } });
  expect(of(ring, back)({ a: { a: { a: 1 } } })).toMatchObject([{ pointer: '/a/a/a' }]);
  const named = schema('outer', { type: 'object', properties: { default: { $ref: 'inner.json' } } });
  expect(of(named, inner)({ default: 1 })).toMatchObject([{ pointer: '/default' }]);
});

test('a reference that leads nowhere is an error each time', () => {
  for (let time = 0; time < 2; time++) expect(() => of(outer, middle)({ a: 'text' })).toThrow('inner.json');
});

test('what is made of a file is the same object until its text changes', () => {
  const read = rememberLatest((file, text) => ({ file, text }));
  const first = read('a', 'one');
  read('b', 'two');
  expect(read('a', 'one')).toBe(first);
  expect(read('a', 'three')).toEqual({ file: 'a', text: 'three' });
  expect(read('a', 'one')).not.toBe(first);
});
