import { expect } from 'vitest';
import type { JsonValue } from '../../plugins/schemas/jsonValue.ts';
import { SchemaValidator } from '../../plugins/schemas/schemaValidator.ts';
import { withDiscriminators } from '../../plugins/schemas/taggedUnions.ts';
import { documents, set } from './spec.ts';

/** Values that a key of a configuration takes, and values that it refuses. */
export type Row = [service: string, path: string, accepted: JsonValue[], refused: JsonValue[]];

const validator = new SchemaValidator(documents.map((document) => withDiscriminators(set, document)));

/** The validator of a published schema, by its file name. */
export const validatorOf = (name: string) => validator.compile(set.document(name).base);

/** Puts a value at a dotted path. The names `v1.1` and `v2.0` have a dot of their own, written as a colon. */
function put(path: string, value: JsonValue): JsonValue {
  const keys = path.split('.').map((key) => key.replace(/^(v\d):/, '$1.'));
  return keys.reduceRight<JsonValue>((inner, key) => ({ [key]: inner }), value);
}

/** Holds the schema of a service to a row. */
export function expectRow(...[service, path, accepted, refused]: Row): void {
  const validate = validatorOf(`${service}.configuration.json`);
  for (const value of accepted) expect(validate(put(path, value)), JSON.stringify(value)).toEqual([]);
  for (const value of refused) expect(validate(put(path, value)), JSON.stringify(value)).not.toEqual([]);
}
