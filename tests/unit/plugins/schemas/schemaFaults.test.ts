import { expect, test } from 'vitest';
import type { Json } from '../../../../plugins/schemas/jsonValue.ts';
import { schemaFaults } from '../../../../plugins/schemas/schemaFaults.ts';

const VALUE = { type: 'VerifiableCredential' };

test.each<[schema: Json, found: string[]]>([
  [{ type: 'string', pattern: '^a$', patternProperties: { '^x-': {} } }, []],
  [{ default: VALUE, examples: [VALUE], enum: [VALUE], const: VALUE, example: VALUE }, []],
  [{ type: ['object', 'nul'] }, ['/type/1 Did you mean "null"?']],
  [{ properties: { type: { type: 'Int' } } }, ['/properties/type/type Did you mean "integer"?']],
  [{ items: { anyOf: [{ type: 'strin' }] } }, ['/items/anyOf/0/type Did you mean "string"?']],
  [{ $defs: { default: { type: 'zzzzzzzzz' } } }, ['/$defs/default/type Write one of string,']],
  [{ minimum: '1' }, ['/minimum Give the keyword a value']],
  [{ properties: { pattern: { pattern: '^[a-z+$' } } }, ['/properties/pattern/pattern Close each bracket']],
  [{ patternProperties: { '(a': {} } }, ['/patternProperties/(a Close each bracket']],
  [{ required: ['a', 'nmae'], properties: { a: {}, name: {} } }, ['/required/1 Did you mean "name"?']],
  [{ required: ['b'], properties: { aaaaaa: {} } }, ['/required/0 Describe it in "properties"']],
  [{ required: ['b'], properties: {}, allOf: [{}] }, []],
  [{ required: ['b'] }, []],
])('the faults of %j are %j', (schema, found) => {
  const faults = schemaFaults(schema).map(({ pointer, fix }) => `${pointer} ${fix}`);
  expect(faults).toEqual(found.map((start) => expect.stringContaining(start)));
});
