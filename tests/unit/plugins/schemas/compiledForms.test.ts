import { expect, test } from 'vitest';
import { compiledForms } from '../../../../plugins/schemas/compiledForms.ts';
import type { JsonObject } from '../../../../plugins/schemas/jsonValue.ts';
import { SchemaSet } from '../../../../plugins/schemas/schemaSet.ts';

const key: JsonObject = { $id: 'https://example.com/key.json', title: 'Key', type: 'string', minLength: 1 };
const ring: JsonObject = {
  $id: 'https://example.com/ring.json',
  type: 'object',
  properties: { main: { $ref: 'key.json' }, default: { type: 'string', default: 'a' } },
};
const cors: JsonObject = { $id: 'https://example.com/cors.json', type: 'object' };

/** The schemas of which the form changes with another schema in place of the first. */
function changed(other: JsonObject): string[] {
  const before = compiledForms(new SchemaSet([key, ring, cors]));
  const after = compiledForms(new SchemaSet([other, ring, cors]));
  return [...before]
    .filter(([id, form]) => after.get(id) !== form)
    .map(([id]) => id.slice('https://example.com/'.length));
}

test('a keyword concerns a schema and those that refer to it', () => {
  expect(changed({ ...key, minLength: 2 })).toEqual(['key.json', 'ring.json']);
  expect(changed({ ...key, minLenght: 2 })).toEqual(['key.json', 'ring.json']);
});

test('what readers are told concerns none', () => {
  expect(changed({ ...key, title: 'A key', default: 'b' })).toEqual([]);
});

test('a property may have the name of such a keyword', () => {
  const other = { ...ring, properties: { ...(ring.properties as JsonObject), default: { type: 'number' } } };
  const [before, after] = [ring, other].map((one) => compiledForms(new SchemaSet([key, one])).get(String(ring.$id)));
  expect(before).not.toBe(after);
});

test('schemas that refer to each other have forms', () => {
  const back = { ...key, allOf: [{ $ref: 'ring.json' }] };
  expect(changed(back)).toEqual(['key.json', 'ring.json']);
});
