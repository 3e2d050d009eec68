import { expect, test } from 'vitest';
import { checkSchemas } from '../../../../plugins/schemas/checkSchemas.ts';
import { DOCS, edited, reported } from '../data/smallSite.ts';

// biome-ignore-start lint/suspicious/noExplicitAny: a test may spoil any member
/** Spoils the member `maxAge`, by members to replace or by a function. */
const maxAge = (edit: object | ((one: any) => unknown)) => (schema: any) =>
  typeof edit === 'function' ? edit(schema.properties.maxAge) : Object.assign(schema.properties.maxAge, edit);
const CORS = 'json-schema/cors';
const CORE = 'configuration/resolver.core';
const VALUE = 'Use a value that the schema around it accepts.';

test.each<[what: string, file: string, edit: (schema: any) => unknown, found: string[]]>([
  ['nothing', CORS, () => {}, []],
  [
    'an $id of another place',
    CORS,
    (s) => Object.assign(s, { $id: 'x' }),
    ['"$id": "x", › Write "%brand.docs%/spec/json-schema/cors.json".'],
  ],
  [
    'a reference to no file',
    'json-schema/resolver.configuration',
    (s) => Object.assign(s.properties.cors, { $ref: 'corss.json' }),
    ['"$ref": "corss.json", › Did you mean "cors.json"?'],
  ],
  [
    'a reference like no other',
    'json-schema/resolver.configuration',
    (s) => Object.assign(s.properties.cors, { $ref: 'zzzzzzzzzzzzzzzz' }),
    ['"$ref": "zzzzzzzzzzzzzzzz", › Refer to a schema file in the same folder, or to one of its $defs.'],
  ],
  [
    'a reference to no definition',
    'json-schema/policy-document',
    (s) => Object.assign(s.properties.resource, { $ref: '#/$defs/resourc' }),
    ['"$ref": "#/$defs/resourc", › Did you mean "#/$defs/resource"?'],
  ],
  ['a type that is none', CORS, maxAge({ type: 'int' }), ['"type": "int", › Did you mean "integer"?']],
  ['a keyword with a slip', CORS, maxAge({ minimun: 0 }), ['"minimun": 0 › Did you mean "minimum"?']],
  [
    'a description that is misspelled, once',
    CORS,
    maxAge((one) => {
      one.descriptions = one.description;
      delete one.description;
    }),
    ['"descriptions": "Keeps an answer for so many seconds." › Did you mean "description"?'],
  ],
  [
    'a keyword like no other',
    CORS,
    maxAge({ zzzzzzzzzzzz: 0 }),
    ['"zzzzzzzzzzzz": 0 › Only use keywords of JSON Schema draft 2020-12.'],
  ],
  [
    'a name in "required" that is none',
    CORS,
    (s) => Object.assign(s, { required: ['maxAgee'], patternProperties: {} }),
    ['"maxAgee" › Did you mean "maxAge"?'],
  ],
  [
    'what is not described',
    CORS,
    maxAge({ title: undefined, description: '', examples: [], default: undefined }),
    [
      ...['title', 'description', 'examples', 'default'].map((name) => `"maxAge": { › Write the ${name}, for readers.`),
      '"maxAge": 86400 › Remove the key, or add a default to the schema.',
    ],
  ],
  [
    'an item without examples',
    'json-schema/policy-document',
    (s) => delete s.$defs.statement.properties.actions.items.examples,
    ['"items": { › Write the examples, for readers.'],
  ],
  [
    'a required member with a default',
    CORS,
    (s) => Object.assign(s, { required: ['maxAge'] }),
    ['"maxAge": { › Remove the default, or remove the name from "required".', `"default": {}, › ${VALUE}`],
  ],
  ['a default out of range', CORS, maxAge({ default: 86401 }), [`"default": 86401, › ${VALUE}`]],
  [
    'an example of the whole',
    CORS,
    (s) => Object.assign(s, { examples: [{ maxAg: 1 }] }),
    ['"maxAg": 1 › Did you mean "maxAge"?'],
  ],
  [
    'a core configuration of another type',
    CORE,
    ({ cors }) => Object.assign(cors, { maxAge: 'x' }),
    ['"maxAge": "x" › Use a value that the schema accepts.'],
  ],
  [
    'a core configuration with another value',
    CORE,
    ({ cors }) => Object.assign(cors, { maxAge: 60 }),
    ['"maxAge": 60 › Write 86400, or change the default in the schema.'],
  ],
  [
    'a core configuration that lacks a key',
    CORE,
    ({ cors }) => delete cors.maxAge,
    ['"cors": {}, › Write 86400, or change the default in the schema.'],
  ],
  [
    'a standard without a link',
    'json-schema/standards/did-document',
    (s) => Object.assign(s, { description: 'No link.' }),
    ['{ › Write the link to a section of the standard, for readers.'],
  ],
])('reports %s', { timeout: 30_000 }, (_what, file, edit, found) => {
  const data = edited({ [file]: edit });
  expect(reported(data, checkSchemas(data.spec, DOCS))).toEqual(found);
});
// biome-ignore-end lint/suspicious/noExplicitAny: a test may spoil any member
