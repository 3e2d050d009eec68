import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { postmanCollection } from '../../plugins/openapi/postman.ts';
import { makeApi } from '../../plugins/openapi/readApis.ts';
import { matchOperation } from '../../plugins/requests/matchOperation.ts';
import { checkRequest } from '../../plugins/requests/requests.ts';
import { descriptions, tokens } from './apiDescriptions.ts';

/** What our collections use of the schema of Postman, version 2.1. */
const entry = {
  type: 'object',
  required: ['key', 'value'],
  additionalProperties: false,
  properties: {
    key: { type: 'string', minLength: 1 },
    value: { type: 'string' },
    description: { type: 'string' },
    disabled: { const: true },
    type: { const: 'string' },
  },
};
const entries = { type: 'array', items: entry };
const collectionSchema = {
  type: 'object',
  required: ['info', 'item', 'auth', 'variable'],
  additionalProperties: false,
  properties: {
    info: {
      type: 'object',
      required: ['name', 'description', 'schema'],
      additionalProperties: false,
      properties: {
        name: { type: 'string' },
        description: { type: 'string' },
        schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
      },
    },
    auth: { $ref: '#/$defs/auth' },
    variable: entries,
    item: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'item'],
        additionalProperties: false,
        properties: {
          name: { type: 'string' },
          description: { type: 'string' },
          item: { type: 'array', minItems: 1, items: { $ref: '#/$defs/request' } },
        },
      },
    },
  },
  $defs: {
    auth: {
      type: 'object',
      required: ['type'],
      additionalProperties: false,
      properties: { type: { enum: ['bearer', 'noauth'] }, bearer: entries },
    },
    request: {
      type: 'object',
      required: ['name', 'request'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', minLength: 1 },
        request: {
          type: 'object',
          required: ['method', 'url', 'header', 'description'],
          additionalProperties: false,
          properties: {
            method: { enum: ['GET', 'PUT', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] },
            description: { type: 'string' },
            auth: { $ref: '#/$defs/auth' },
            header: entries,
            url: {
              type: 'object',
              required: ['raw', 'protocol', 'host', 'path'],
              additionalProperties: false,
              properties: {
                raw: { type: 'string', pattern: '^https://' },
                protocol: { const: 'https' },
                host: { type: 'array', items: { type: 'string' } },
                path: { type: 'array', items: { type: 'string' } },
                query: entries,
                variable: entries,
              },
            },
            body: {
              type: 'object',
              required: ['mode'],
              additionalProperties: false,
              properties: {
                mode: { enum: ['raw', 'urlencoded'] },
                raw: { type: 'string' },
                urlencoded: entries,
                options: { const: { raw: { language: 'json' } } },
              },
            },
          },
        },
      },
    },
  },
};

interface Entry {
  key: string;
  value: string;
  disabled?: boolean;
}

interface Item {
  name: string;
  request: {
    method: string;
    auth?: { type: string };
    header: Entry[];
    url: { raw: string; path: string[]; host: string[]; query?: Entry[]; variable?: Entry[] };
    body?: { mode: string; raw?: string; urlencoded?: Entry[] };
  };
}

/** The request that a client sends: variables of the collection and of the path are replaced. */
function resolved({ request }: Item, variables: Entry[]) {
  const { raw, query = [], variable = [] } = request.url;
  let url = raw;
  for (const { key, value } of variables) url = url.replaceAll(`{{${key}}}`, value);
  for (const { key, value } of variable) {
    url = url.replace(new RegExp(`(?<=/):${key}(?=/|$)`), encodeURIComponent(value).replaceAll('%2F', '/'));
  }
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, value]);
  const address = new URL(url);
  address.search = new URLSearchParams(sent).toString();
  const headers = request.header
    .filter(({ disabled }) => !disabled)
    .map(({ key, value }): [string, string] => [key, value]);
  const form = request.body?.urlencoded?.map(({ key, value }): [string, string] => [key, value]);
  const body = form ? new URLSearchParams(form).toString() : request.body?.raw;
  return { address, headers, body };
}

describe.each(descriptions.map((description) => [description.name, description] as const))(
  'collection of %s',
  (name, description) => {
    const collection = postmanCollection(makeApi(name, description.document));
    const variables = collection.variable as unknown as Entry[];
    const items = (collection.item as unknown as { item: Item[] }[]).flatMap(({ item }) => item);

    test('has the form of Postman', () => {
      const validate = new Ajv2020({ strict: true }).compile(collectionSchema);
      validate(collection);
      expect(validate.errors).toBe(null);
    });

    test('names each request once', () => {
      const names = items.map((item) => item.name);
      expect(new Set(names).size).toBe(names.length);
    });

    test('holds each operation, with its method, path, key and body', () => {
      const found = new Set<string>();
      for (const item of items) {
        const { address, headers, body } = resolved(item, variables);
        const match = matchOperation([description], item.request.method, address);
        expect(match, item.name).toBeDefined();
        if (!match) continue;
        found.add(match.operation.id);
        expect(checkRequest(match, { headers, body }).findings, item.name).toEqual([]);
        const takesKey = (match.operation.security ?? []).length > 0;
        expect(item.request.auth?.type, item.name).toBe(takesKey ? undefined : 'noauth');
      }
      expect([...found].sort()).toEqual(description.operations.map(({ id }) => id).sort());
    });

    test('has no secret, and the host of the platform', () => {
      const secrets = variables.filter(({ key }) => key === 'apiSecret');
      expect(secrets.map(({ value }) => value)).toEqual(name === 'gateway' ? [] : ['']);
      for (const { request } of items) expect(request.url.raw).toContain(tokens['%brand.apiDomain%']);
    });
  },
);
