import { expect, test } from 'vitest';
import { type Api, makeApi } from '../../../../plugins/openapi/readApis.ts';
import { matchOperation } from '../../../../plugins/requests/matchOperation.ts';
import type { JsonObject } from '../../../../plugins/schemas/jsonValue.ts';

const api = (name: string, url: string, variables: JsonObject | undefined, paths: Record<string, string>): Api =>
  makeApi(name, {
    servers: [{ url, ...(variables && { variables }) }],
    paths: Object.fromEntries(Object.entries(paths).map(([path, id]) => [path, { get: { operationId: id } }])),
  });
const service = api(
  'service',
  'https://{instance}.{region}.example.com',
  { instance: { default: 'x' }, region: { enum: ['eu', 'us'] } },
  {
    '/items/{id}': 'one',
    '/items/latest': 'latest',
    '/items/{id}/parts/{part}': 'part',
    '/a.b': 'dot',
    '/files/{rest}': 'file',
  },
);
const gateway = api('gateway', 'https://gate.example.com', undefined, { '/{key}/{rest}': 'pass' });

const find = (url: string, method = 'GET') => {
  const found = matchOperation([service, gateway], method, new URL(url));
  return found && [found.description.name, found.operation.id, found.variables];
};

test.each([
  ['https://x.eu.example.com/items/7', ['service', 'one', { instance: 'x', region: 'eu', id: '7' }]],
  ['https://x.us.example.com/items/latest', ['service', 'latest', { instance: 'x', region: 'us' }]],
  ['https://x.eu.example.com/items/a%2Fb', ['service', 'one', { instance: 'x', region: 'eu', id: 'a/b' }]],
  ['https://x.eu.example.com/items/%zz', ['service', 'one', { instance: 'x', region: 'eu', id: '%zz' }]],
  [
    'https://x.eu.example.com/items/1/parts/2',
    ['service', 'part', { instance: 'x', region: 'eu', id: '1', part: '2' }],
  ],
  ['https://gate.example.com/k/any/path/at/all', ['gateway', 'pass', { key: 'k', rest: 'any/path/at/all' }]],
])('%s is found', (url, found) => {
  expect(find(url)).toEqual(found);
});

test.each([
  'https://x.asia.example.com/items/7',
  'https://x.y.eu.example.com/items/7',
  'http://x.eu.example.com/items/7',
  'https://x.eu.example.com/items/7/',
  'https://x.eu.example.com/items',
  'https://x.eu.example.com/axb',
  'https://x.eu.example.com/files/a/b',
  'https://gate.example.com/k',
])('%s is none', (url) => {
  expect(find(url)).toBeUndefined();
});

test('another method is another operation', () => {
  expect(find('https://x.eu.example.com/items/7', 'POST')).toBeUndefined();
});
