import { isObject, type Json, type JsonObject, mapObjects } from './jsonValue.ts';
import type { SchemaPlace, SchemaSet } from './schemaSet.ts';

/**
 * Finds the member that distinguishes the branches of a union: required in each, with a different constant.
 * @returns undefined for a union without such a member.
 */
export function tagOf(set: SchemaSet, { base, schema }: SchemaPlace): string | undefined {
  if (!Array.isArray(schema.oneOf)) return undefined;
  const branches = schema.oneOf.filter(isObject).map((branch) => ({ base, schema: branch }));
  const tags = branches.map((branch) => {
    const required = set.keyword(branch, 'required');
    const properties = [...set.properties(branch)];
    const constants = properties.filter(([, property]) => set.keyword(property, 'const') !== undefined);
    return constants.map(([name]) => name).filter((name) => Array.isArray(required) && required.includes(name));
  });
  return tags[0]?.find((name) => tags.every((names) => names.includes(name)));
}

/** The values of a tag, in the order of the branches. */
function tagValues(set: SchemaSet, place: SchemaPlace, tag: string): Json[] {
  return set.at(place, [tag]).flatMap((property) => set.keyword(property, 'const') ?? []);
}

/**
 * Copies a document with the tag of each tagged union named, so that a validator checks the branch that the tag
 * picks and says nothing about the others. What the schema accepts stays the same.
 */
export function withDiscriminators(set: SchemaSet, document: JsonObject): JsonObject {
  const base = String(document.$id);
  return mapObjects(document, (copied, schema) => {
    const tag = tagOf(set, { base, schema });
    if (tag === undefined) return copied;
    const expected = `must be one of ${tagValues(set, { base, schema }, tag).join(', ')}`;
    return { ...copied, type: 'object', discriminator: { propertyName: tag }, $comment: expected };
  }) as JsonObject;
}
