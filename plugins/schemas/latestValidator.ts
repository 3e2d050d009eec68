import { once } from '../shared/once.ts';
import type { JsonObject } from './jsonValue.ts';
import { schemaReferences } from './schemaProperties.ts';
import type { SchemaPlace, SchemaSet } from './schemaSet.ts';
import { SchemaValidator, type Validate } from './schemaValidator.ts';
import { withDiscriminators } from './taggedUnions.ts';

const known = new Map<string, { documents: readonly JsonObject[]; validate: Validate }>();

/**
 * Reads a schema with those that it refers to, and again only after one of these has changed: who edits one schema does
 * not wait for all.
 * @param set all schemas
 * @param place the document
 * @returns what throws an error when the schema is wrong or a reference leads nowhere
 */
export function latestValidator(set: SchemaSet, { base }: SchemaPlace): Validate {
  const documents = [...reachable(set, base)];
  const last = known.get(base);
  if (last?.documents.length === documents.length && last.documents.every((one, index) => one === documents[index]))
    return last.validate;
  const validate = compile(set, base, documents);
  known.set(base, { documents, validate });
  return validate;
}

function compile(set: SchemaSet, base: string, documents: readonly JsonObject[]): Validate {
  const from = (list: Iterable<JsonObject>) =>
    new SchemaValidator(
      [...list].map((document) => withDiscriminators(set, document)),
      false,
    ).of(base);
  const near = from(documents);
  const far = once(() => from(set.documents.values()));
  return (value) => {
    try {
      return near(value);
    } catch {
      // A reference under a name such as "default" was taken for a part of a value.
      return far()(value);
    }
  };
}

/** A document, and every one that it leads to. */
function reachable(set: SchemaSet, base: string, found = new Set<JsonObject>()): Set<JsonObject> {
  const document = set.documents.get(base);
  if (!document || found.has(document)) return found;
  found.add(document);
  for (const { ref } of schemaReferences(document)) reachable(set, new URL(ref, base).href.replace(/#.*/, ''), found);
  return found;
}
