import { makeApi } from '../../../../plugins/openapi/readApis.ts';
import type { JsonObject } from '../../../../plugins/schemas/jsonValue.ts';

const json = (schema: JsonObject, examples?: JsonObject, more: JsonObject = {}): JsonObject => ({
  content: { 'application/json': { schema, ...(examples && { examples }) } },
  ...more,
});
const refused = json(
  { $ref: '#/components/schemas/Fault' },
  {
    gone: {
      summary: 'It is gone',
      value: { type: 'https://a.example/docs/reference/errors/not-found', title: 'Gone' },
    },
  },
  {
    description: 'Refuses {it}.',
    headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' }, example: 5 } },
  },
);

/** An API of one page: an operation with all that may stand in one, and one with hardly anything. */
export const api = makeApi('keys', {
  info: { title: 'Keys API', version: '1.2', description: 'Keeps {keys}. Each has a secret.' },
  servers: [
    {
      url: 'https://keys.{region}.a.example',
      description: 'Endpoint of a region.',
      variables: { region: { default: 'eu', description: 'Region of the keys' } },
    },
  ],
  security: [{ apiKey: [] }],
  tags: [{ name: 'Keys', description: 'Work with keys.' }],
  paths: {
    '/keys/{id}': {
      put: {
        operationId: 'putKey',
        tags: ['Keys'],
        summary: 'Write a key',
        description: 'Writes {one} key.\n\nWhat was there is gone.',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            description: 'Names the key.',
            schema: { type: 'string' },
            example: 'main',
          },
          { name: 'dry', in: 'query', description: 'Only tries it.', schema: { type: 'boolean', default: false } },
          {
            name: 'X-Reason',
            in: 'header',
            required: true,
            description: 'Says why.',
            schema: { type: 'string' },
            example: 'test',
          },
          { name: 'X-Trace', in: 'header', description: 'Marks a call.', schema: { type: 'string' }, example: 't1' },
        ],
        requestBody: {
          description: 'The {key}.',
          ...json(
            { $ref: '#/components/schemas/Key' },
            {
              short: { summary: 'A short one', value: { name: 'a' } },
              long: { summary: 'A long one', value: { name: 'b', roles: ['x'] } },
            },
          ),
        },
        responses: {
          '200': json(
            { $ref: '#/components/schemas/Key' },
            { one: { summary: 'Written', value: { name: 'a' } } },
            { description: 'The key {now}.' },
          ),
          '204': { description: 'Nothing is left.' },
          '404': refused,
          default: { $ref: '#/components/responses/Refused' },
        },
      },
    },
    '/logs': {
      get: {
        operationId: 'readLogs',
        parameters: [],
        summary: 'Read logs',
        security: [],
        tags: ['Logs'],
        description: 'Reads them.',
        responses: {
          '200': {
            description: 'Lines.',
            content: { 'text/plain': { schema: { type: 'string' }, example: 'a b' }, '*/*': { schema: {} } },
          },
          default: { $ref: '#/components/responses/Refused' },
        },
      },
    },
  },
  components: {
    headers: { RequestId: { description: 'Marks the {call}.' } },
    responses: { Refused: refused },
    schemas: {
      Key: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', minLength: 1, description: 'Names {it}.', examples: ['a'] },
          roles: { type: 'array', items: { enum: ['x', 'y'] }, default: ['x'], description: 'Lists roles.' },
          owner: {
            type: 'object',
            description: 'Holds the owner.',
            properties: { id: { type: 'string', description: 'Names the owner.' } },
          },
        },
      },
      Fault: {
        type: 'object',
        description: 'What went wrong.',
        properties: {
          type: { type: 'string', description: 'Leads to a page.' },
          title: { type: 'string', description: 'Says it.' },
        },
      },
    },
  },
});
export const apis = new Map([['keys', api]]);

/** What a part writes, a line each; of a sample in a language, how it is written is a test of its own. */
export const linesOf = (text: string) =>
  text
    .replace(/(<Tab label="(?:TypeScript|Python|Go)">\n\n```[^\n]*\n)[\s\S]*?(\n```\n\n<\/Tab>)/g, '$1…$2')
    .split('\n');
