import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { bodySchemas } from '../../plugins/openapi/bodySchemas.ts';
import { requestBodies, responseBodies } from '../../plugins/openapi/operations.ts';
import { examplesOf } from '../../plugins/openapi/samples/sampleRequest.ts';
import type { JsonObject } from '../../plugins/openapi/specFiles.ts';
import { descriptions } from './apiDescriptions.ts';

describe.each(descriptions)('the schema of bodies of $name', (api) => {
  const id = `https://docs.example/docs/spec/json-schema/api/${api.name}.json`;
  const schema = bodySchemas(api, id);
  const definitions = schema.$defs as JsonObject;
  const ajv = new Ajv2020({ strict: false, discriminator: true, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(schema);
  const check = (name: string): ValidateFunction | undefined =>
    name in definitions ? ajv.compile({ $ref: `${id}#/$defs/${name}` }) : undefined;

  const bodies = api.operations.flatMap((operation) => [
    { name: `${operation.id}.request`, body: requestBodies(api.document, operation)[0] },
    ...Object.keys(operation.value.responses as JsonObject).map((status) => ({
      name: `${operation.id}.${status}`,
      body: responseBodies(api.document, operation, status)[0],
    })),
  ]);

  test('has each body that the description gives a schema', () => {
    const missing = bodies.filter(({ name, body }) => body?.value.schema !== undefined && !(name in definitions));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('accepts every example, and refuses what is no body at all', () => {
    for (const { name, body } of bodies) {
      if (!body) continue;
      const validate = check(name);
      for (const { value } of examplesOf(api.document, body.value)) {
        expect(validate?.(value), `${name}: ${JSON.stringify(validate?.errors)}`).not.toBe(false);
      }
    }
    const refusing = bodies.filter(({ name }) => check(name)?.(42) === false);
    if (api.name !== 'gateway') expect(refusing.length).toBeGreaterThan(3);
  });

  test('leads only to definitions of its own', () => {
    const references = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference);
    const dangling = references.filter((reference) => !(reference.replace('#/$defs/', '') in definitions));
    expect(dangling).toEqual([]);
  });
});
