import { expect, test } from 'vitest';
import { postmanCollection } from '../../../../plugins/openapi/postman.ts';
import { api } from './keyApi.ts';

test('a collection for Postman', () =>
  expect(postmanCollection(api)).toEqual({
    info: {
      name: 'Key API',
      description: 'Keeps keys.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiSecret}}', type: 'string' }] },
    variable: [
      { key: 'region', value: 'eu', description: 'Where it runs.' },
      { key: 'apiSecret', value: '', description: 'Secret of an API key. Keep it out of shared collections.' },
    ],
    item: [
      {
        name: 'Keys',
        description: 'All keys.',
        item: [
          {
            name: 'Read a key',
            request: {
              method: 'GET',
              description: 'Reads a key. Needs the action `read` on `api-key`.',
              header: [
                { key: 'Accept', value: 'application/json' },
                { key: 'X-Trace', value: 't1', description: 'An ID.', disabled: true },
              ],
              url: {
                raw: 'https://keys.{{region}}.example.com/keys/:id',
                protocol: 'https',
                host: ['keys', '{{region}}', 'example', 'com'],
                path: ['keys', ':id'],
                query: [
                  { key: 'full', value: 'yes', description: 'More of it.', disabled: true },
                  { key: 'from', value: "a/b'", description: 'The first.' },
                ],
                variable: [{ key: 'id', value: 'did:web:a b', description: 'Its ID.' }],
              },
            },
          },
          {
            name: 'Write a key: A small one',
            request: {
              method: 'PUT',
              description: 'Needs the actions `create`, `update`, and `tag-key`.',
              header: [{ key: 'Content-Type', value: 'application/json' }],
              url: {
                raw: 'https://keys.{{region}}.example.com/keys/:id',
                protocol: 'https',
                host: ['keys', '{{region}}', 'example', 'com'],
                path: ['keys', ':id'],
                variable: [{ key: 'id', value: 'did:web:a b', description: 'Its ID.' }],
              },
              body: { mode: 'raw', raw: '{ "name": "a" }', options: { raw: { language: 'json' } } },
            },
          },
          {
            name: 'Write a key: A large one',
            request: {
              method: 'PUT',
              description: 'Needs the actions `create`, `update`, and `tag-key`.',
              header: [{ key: 'Content-Type', value: 'application/json' }],
              url: {
                raw: 'https://keys.{{region}}.example.com/keys/:id',
                protocol: 'https',
                host: ['keys', '{{region}}', 'example', 'com'],
                path: ['keys', ':id'],
                variable: [{ key: 'id', value: 'did:web:a b', description: 'Its ID.' }],
              },
              body: { mode: 'raw', raw: '{ "name": "b", "more": [1] }', options: { raw: { language: 'json' } } },
            },
          },
        ],
      },
      {
        name: 'Health',
        description: 'Whether it runs.',
        item: [
          {
            name: 'Make a token',
            request: {
              method: 'POST',
              description: 'Gives a token to whoever asks.',
              auth: { type: 'noauth' },
              header: [],
              url: {
                raw: 'https://keys.{{region}}.example.com/token',
                protocol: 'https',
                host: ['keys', '{{region}}', 'example', 'com'],
                path: ['token'],
              },
              body: {
                mode: 'urlencoded',
                urlencoded: [
                  { key: 'grant', value: 'x y' },
                  { key: 'count', value: '2' },
                ],
              },
            },
          },
        ],
      },
    ],
  }));
