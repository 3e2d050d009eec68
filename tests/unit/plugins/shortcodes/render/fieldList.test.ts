import { expect, test } from 'vitest';
import { makeApi } from '../../../../../plugins/openapi/readApis.ts';
import type { JsonObject } from '../../../../../plugins/schemas/jsonValue.ts';
import { bodyType, fieldList } from '../../../../../plugins/shortcodes/render/fieldList.ts';

const schemas: JsonObject = {
  Problem: {
    title: 'Problem object',
    type: 'object',
    properties: { external: { type: 'object', additionalProperties: { $ref: '#/components/schemas/Problem' } } },
  },
  Base: { type: 'object', required: ['a'], properties: { a: { type: 'string', description: 'The a.' } } },
};
const problem = { $ref: '#/components/schemas/Problem' };

function list(schema: JsonObject): string[] {
  const paths = { '/x': { get: { responses: { '200': { content: { 'application/json': { schema } } } } } } };
  const api = makeApi('test', { openapi: '3.1.0', paths, components: { schemas } });
  return [bodyType(api, { base: api.base, schema }), ...fieldList(api, { base: api.base, schema }, 'x')];
}

const rows: [name: string, schema: JsonObject, expected: string[]][] = [
  [
    'required, default, limits and values',
    {
      type: 'object',
      required: ['limit'],
      properties: {
        limit: { type: 'integer', minimum: 1, maximum: 9, default: 5 },
        kind: { type: 'string', enum: ['x', 'y'], description: 'Picks {it}.' },
      },
    },
    [
      'object',
      '- <span id="x-limit">`limit`</span>: <span className="type">integer, **required**</span>. Default: `5`. From 1 to 9.',
      '- <span id="x-kind">`kind`</span>: <span className="type">string</span>. Picks \\{it\\}. Values: `x`, `y`.',
    ],
  ],
  [
    'fields inside fields and lists',
    {
      type: 'object',
      properties: { list: { type: 'array', items: { type: 'object', properties: { b: { type: 'boolean' } } } } },
    },
    [
      'object',
      '- <span id="x-list">`list`</span>: <span className="type">object[]</span>.',
      '  - <span id="x-list-b">`b`</span>: <span className="type">boolean</span>.',
    ],
  ],
  [
    'a link to an object with a place of its own',
    { type: 'object', properties: { error: problem } },
    [
      'object',
      '- <span id="x-error">`error`</span>: <span className="type">[problem object](/reference/api/objects#object-problem)</span>.',
    ],
  ],
  [
    'a body that is such an object',
    problem,
    [
      '[problem object](/reference/api/objects#object-problem)',
      '- <span id="x-external">`external`</span>: <span className="type">map of [problem object](/reference/api/objects#object-problem)</span>.',
    ],
  ],
  [
    'what a combination adds',
    { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { a: true }, required: ['a'] }] },
    ['object', '- <span id="x-a">`a`</span>: <span className="type">string, **required**</span>. The a.'],
  ],
  [
    'a choice of fields',
    {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      oneOf: [{ required: ['a'] }, { required: ['b'] }],
    },
    [
      'object',
      '- <span id="x-a">`a`</span>: <span className="type">string</span>.',
      '- <span id="x-b">`b`</span>: <span className="type">string</span>.',
      '- Exactly one of `a` and `b` is **required**.',
    ],
  ],
  [
    'branches under their titles',
    {
      oneOf: [
        { title: 'One', type: 'object', properties: { a: { type: 'string' } } },
        { title: 'Two', type: 'object', properties: { b: { type: 'null' } } },
      ],
    },
    [
      'object',
      '- **One**',
      '  - <span id="x-a">`a`</span>: <span className="type">string</span>.',
      '- **Two**',
      '  - <span id="x-b">`b`</span>: <span className="type">null</span>.',
    ],
  ],
  [
    'a field of several branches, with its address at the first',
    {
      oneOf: [
        { title: 'One', type: 'object', properties: { 'a.B': { type: 'string' } } },
        { title: 'Two', type: 'object', properties: { 'a.B': { type: 'null' } } },
      ],
    },
    [
      'object',
      '- **One**',
      '  - <span id="x-ab">`a.B`</span>: <span className="type">string</span>.',
      '- **Two**',
      '  - `a.B`: <span className="type">null</span>.',
    ],
  ],
  [
    'names after a pattern',
    { type: 'object', patternProperties: { '^x': { type: 'string' } } },
    ['object', '- Any name that matches `^x`: <span className="type">string</span>.'],
  ],
];

test.each(rows)('%s', (_name, schema, expected) => {
  expect(list(schema)).toEqual(expected);
});
