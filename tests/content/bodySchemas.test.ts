import { expect, test } from 'vitest';
import { bodySchemas } from '../../plugins/openapi/bodySchemas.ts';
import { requestBodies, responseBodies } from '../../plugins/openapi/operations.ts';
import { examplesOf } from '../../plugins/openapi/samples/sampleRequest.ts';
import type { JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { SchemaValidator } from '../../plugins/schemas/schemaValidator.ts';
import { descriptions } from './apiDescriptions.ts';

test.each(descriptions.map((api) => [api.name, api] as const))(
  'the schema of %s has each body, accepts every example and rejects a number',
  (name, api) => {
    const id = `https://docs.example/docs/spec/json-schema/api/${name}.json`;
    const validator = new SchemaValidator([bodySchemas(api, id)], false);
    const bodies = api.operations.flatMap((operation) => [
      [`${operation.id}.request`, requestBodies(api.document, operation)[0]] as const,
      ...Object.keys(operation.value.responses as JsonObject).map(
        (status) => [`${operation.id}.${status}`, responseBodies(api.document, operation, status)[0]] as const,
      ),
    ]);
    const described = bodies.filter(([, body]) => body?.value.schema !== undefined);
    const rejecting = described.filter(([definition, body]) => {
      // A reference that doesn't exist, or a definition that is missing, does not compile.
      const validate = validator.compile(`${id}#/$defs/${definition}`);
      for (const { value } of examplesOf(api.document, body.value)) expect(validate(value), definition).toEqual([]);
      return validate(42).length > 0;
    });
    if (name !== 'gateway') expect(rejecting.length).toBeGreaterThan(3);
  },
);
