import { expect, test } from 'vitest';
import { type Edits, toldOfSchemas } from './smallSpec.ts';

test('nothing is told of schemas that are right', () => expect(toldOfSchemas({})).toEqual([]));

// Each row compiles the schemas anew.
test.each<[of: string, Edits, told: string[]]>([
  [
    'an $id of another place',
    {
      cors: (s) => {
        s.$id = 'x';
      },
    },
    [
      'cors › "$id": "x", › schema/valid: The $id is not the address that this file is published at. Write "%brand.docs%/spec/json-schema/cors.json".',
    ],
  ],
  [
    'a reference to no file',
    {
      'resolver.configuration': (s) => {
        s.properties.cors.$ref = 'corss.json';
      },
    },
    [
      'resolver.configuration › "$ref": "corss.json", › schema/valid: "corss.json" leads nowhere. Did you mean "cors.json"?',
    ],
  ],
  [
    'a reference like no other',
    {
      'resolver.configuration': (s) => {
        s.properties.cors.$ref = 'zzzzzzzzzzzzzzzz';
      },
    },
    [
      'resolver.configuration › "$ref": "zzzzzzzzzzzzzzzz", › schema/valid: "zzzzzzzzzzzzzzzz" leads nowhere. Refer to a schema file beside this one, or to one of its $defs.',
    ],
  ],
  [
    'a reference to no definition',
    {
      'policy-document': (s) => {
        s.properties.resource.$ref = '#/$defs/resourc';
      },
    },
    [
      'policy-document › "$ref": "#/$defs/resourc", › schema/valid: "#/$defs/resourc" leads nowhere. Did you mean "#/$defs/resource"?',
    ],
  ],
  [
    'a type that is none',
    {
      cors: (s) => {
        s.properties.maxAge.type = 'int';
      },
    },
    ['cors › "type": "int", › schema/valid: JSON Schema has no type "int". Did you mean "integer"?'],
  ],
  [
    'a keyword with a slip',
    {
      cors: (s) => {
        s.properties.maxAge.minimun = 0;
      },
    },
    [
      'cors › "minimun": 0 › schema/valid: This schema does not compile: strict mode: unknown keyword: "minimun". Did you mean "minimum"?',
    ],
  ],
  [
    'a description that is misspelt, once',
    {
      cors: (s) => {
        s.properties.maxAge.descriptions = s.properties.maxAge.description;
        delete s.properties.maxAge.description;
      },
    },
    [
      'cors › "descriptions": "Keeps an answer for so many seconds." › schema/valid: This schema does not compile: strict mode: unknown keyword: "descriptions". Did you mean "description"?',
    ],
  ],
  [
    'a keyword like no other',
    {
      cors: (s) => {
        s.properties.maxAge.zzzzzzzzzzzz = 0;
      },
    },
    [
      'cors › "zzzzzzzzzzzz": 0 › schema/valid: This schema does not compile: strict mode: unknown keyword: "zzzzzzzzzzzz". Use the keywords of JSON Schema draft 2020-12 only.',
    ],
  ],
  [
    'a name in "required" that is none',
    {
      cors: (s) => {
        s.required = ['maxAgee'];
        s.patternProperties = {};
      },
    },
    ['cors › "maxAgee" › schema/valid: "required" names "maxAgee", which is no property. Did you mean "maxAge"?'],
  ],
  [
    'what is not described',
    {
      cors: (s) => {
        const m = s.properties.maxAge;
        delete m.title;
        m.description = '';
        m.examples = [];
        delete m.default;
      },
    },
    [
      'cors › "maxAge": { › data/described: "maxAge" has no title. Write the title, for readers.',
      'cors › "maxAge": { › data/described: "maxAge" has no description. Write the description, for readers.',
      'cors › "maxAge": { › data/described: "maxAge" has no examples. Write the examples, for readers.',
      'cors › "maxAge": { › data/described: "maxAge" has no default. Write the default, for readers.',
      'resolver.core › "maxAge": 86400 › schema/value: resolver.configuration.json gives /cors/maxAge no default, and here it is 86400. Take the key out, or write a default in the schema.',
    ],
  ],
  [
    'an item without examples',
    {
      'policy-document': (s) => {
        delete s.$defs.statement.properties.actions.items.examples;
      },
    },
    ['policy-document › "items": { › data/described: This item has no examples. Write the examples, for readers.'],
  ],
  [
    'a member of others needs one',
    {
      policies: (s) => {
        s.properties.policies.items.properties.x = { title: 'x', description: 'X.', type: 'string', examples: ['a'] };
      },
    },
    ['policies › "x": { › data/described: "x" has no default. Write the default, for readers.'],
  ],
  [
    'a required member with a default',
    {
      cors: (s) => {
        s.required = ['maxAge'];
      },
    },
    [
      'cors › "maxAge": { › schema/value: "maxAge" is required and has a default. Take the default out, or the name out of "required".',
      'resolver.configuration › "default": {}, › schema/value: /maxAge is required. Give a value that the schema around it accepts.',
    ],
  ],
  [
    'a default out of range',
    {
      cors: (s) => {
        s.properties.maxAge.default = 86401;
      },
    },
    [
      'cors › "default": 86401, › schema/value: The value must be <= 86400. Give a value that the schema around it accepts.',
    ],
  ],
  [
    'an example of the whole',
    {
      cors: (s) => {
        s.examples = [{ maxAg: 1 }];
      },
    },
    [
      'cors › "maxAg": 1 › schema/value: /maxAg is not a known key (did you mean "maxAge"?). Give a value that the schema around it accepts.',
    ],
  ],
  [
    'a core configuration of another type',
    {
      'resolver.core': (c) => {
        c.cors.maxAge = 'x';
      },
    },
    [
      'resolver.core › "maxAge": "x" › schema/value: /cors/maxAge must be integer. Write a value that the schema accepts.',
    ],
  ],
  [
    'a core configuration with another value',
    {
      'resolver.core': (c) => {
        c.cors.maxAge = 60;
      },
    },
    [
      'resolver.core › "maxAge": 60 › schema/value: The default of /cors/maxAge in resolver.configuration.json is 86400, and here it is 60. Write 86400, or change the default in the schema.',
    ],
  ],
  [
    'a core configuration that lacks a key',
    {
      'resolver.core': (c) => {
        delete c.cors.maxAge;
      },
    },
    [
      'resolver.core › "cors": {}, › schema/value: The default of /cors/maxAge in resolver.configuration.json is 86400, and the key is missing here. Write 86400, or change the default in the schema.',
    ],
  ],
  [
    'a core configuration with a key more',
    {
      'resolver.core': (c) => {
        c.cors.more = 1;
      },
    },
    ['resolver.core › "more": 1 › schema/value: /cors/more is not a known key. Write a value that the schema accepts.'],
  ],
  [
    'a standard without a link',
    {
      'did-document': (s) => {
        s.description = 'No link.';
      },
    },
    [
      'did-document › { › data/described: This document has no link to a section of the standard. Write the link to a section of the standard, for readers.',
    ],
  ],
  [
    'a standard without a title',
    {
      'did-document': (s) => {
        delete s.title;
      },
    },
    ['did-document › { › data/described: This document has no title. Write the title, for readers.'],
  ],
])('what is told of %s', { timeout: 30_000 }, (_of, edits, told) => expect(toldOfSchemas(edits)).toEqual(told));
