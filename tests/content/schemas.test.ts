import { describe, expect, test } from 'vitest';
import { schemaDefaults } from '../../plugins/schemas/schemaDefaults.ts';
import { SchemaValidator } from '../../plugins/schemas/schemaValidator.ts';
import { withDiscriminators } from '../../plugins/schemas/taggedUnions.ts';
import { documents, set, spec } from './spec.ts';

const validator = new SchemaValidator(documents.map((document) => withDiscriminators(set, document)));

describe.each([...spec.cores])('the core configuration of the %s', (service, { value }) => {
  test('is valid and has the defaults of its schema', () => {
    const document = set.document(`${service}.configuration.json`);
    expect(validator.compile(document.base)(value as never)).toEqual([]);
    expect(value).toEqual(schemaDefaults(set, document));
  });
});
