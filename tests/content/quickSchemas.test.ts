import { expect, test } from 'vitest';
import { closedSchema } from '../../plugins/schemas/closedSchema.ts';
import { isObject, type JsonObject, type JsonValue } from '../../plugins/schemas/jsonValue.ts';
import { QuickSchemas } from '../../plugins/schemas/quickSchemas.ts';
import { SchemaSet } from '../../plugins/schemas/schemaSet.ts';
import { SchemaValidator } from '../../plugins/schemas/schemaValidator.ts';
import { withDiscriminators } from '../../plugins/schemas/taggedUnions.ts';
import { mutationsOf } from './mutations.ts';
import { spec } from './spec.ts';

const documents = [...spec.schemas, ...spec.standards].map(({ value }) => value).filter(isObject);
const set = new SchemaSet(documents);

/** Examples of a document, and each of them spoiled in every way. */
function valuesOf({ examples }: JsonObject): JsonValue[] {
  const given = Array.isArray(examples) ? examples : [];
  return given.flatMap((example) => [example, ...mutationsOf(example).map(({ value }) => value)]);
}

test.each([
  ['as they are published', (document: JsonObject) => document],
  ['closed, as samples are held to them', closedSchema],
])('what a quick look accepts is right by schemas %s', (_, change) => {
  const schemas = documents.map((document) => change(withDiscriminators(set, document)));
  const quick = new QuickSchemas(schemas);
  const slow = new SchemaValidator(schemas);
  const wrong: string[] = [];
  const counts = { accepted: 0, doubted: 0, refused: 0 };
  for (const document of documents) {
    const id = String(document.$id);
    const judge = slow.compile(id);
    for (const value of valuesOf(document)) {
      const isRight = judge(value).length === 0;
      const isAccepted = quick.accepts(id, value);
      counts[isAccepted ? 'accepted' : isRight ? 'doubted' : 'refused']++;
      if (isAccepted && !isRight) wrong.push(`${id} ${JSON.stringify(value).slice(0, 200)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(counts.refused).toBeGreaterThan(5000);
  // What is doubted is compiled, which costs time: it is rare.
  expect(counts.doubted).toBeLessThan(counts.accepted / 20);
});

test('documents that cannot be read leave every value in doubt', () => {
  const twice = [
    { $id: 'https://example.com/a', type: 'string' },
    { $id: 'https://example.com/a', type: 'number' },
  ];
  expect(new QuickSchemas(twice).accepts('https://example.com/a', 'text')).toBe(false);
  const sound = new QuickSchemas([{ $id: 'https://example.com/a', type: 'string' }]);
  expect(sound.accepts('https://example.com/a', 'text')).toBe(true);
  expect(sound.accepts('https://example.com/b', 'text')).toBe(false);
  expect(sound.accepts({ $ref: 'https://example.com/a' }, 7)).toBe(false);
});
