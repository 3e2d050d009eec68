import { expect, it } from 'vitest';
import { makeApi } from '../../../../plugins/openapi/readApis.ts';
import type { ErrorEntry } from '../../../../plugins/schemas/errorCatalogue.ts';
import { errorCards, methodCards, operationCards, statusCards } from '../../../../plugins/search/cards.ts';

const error = (slug: string, more: object = {}) =>
  ({
    slug,
    title: 'It fails',
    status: 422,
    raisedBy: ['verifier', 'validator'],
    fixes: [{ text: 'See [the *key*](/keys) in `a`.' }],
    ...more,
  }) as unknown as ErrorEntry;

it('a card of an error says who reports it, and what to do first', () => {
  expect(errorCards([error('too-old'), error('bare', { fixes: [] })])).toEqual([
    {
      kind: 'error',
      name: 'too-old',
      title: 'It fails',
      facts: [
        ['Status', '422'],
        ['Raised by', 'verifier, validator'],
      ],
      line: 'See the key in a.',
      route: '/reference/errors/too-old',
    },
    expect.objectContaining({ name: 'bare', line: '' }),
  ]);
});

it('a card of a DID method says how such a DID is written', () => {
  const method = {
    method: 'web',
    syntax: 'did:web:{host}',
    networks: 'any',
    specification: { name: 'did:web' },
    operations: { resolve: 'Reads  \\{it\\}.' },
  };
  const card = {
    kind: 'method',
    name: 'did:web',
    title: 'did:web',
    line: 'Reads {it}.',
    route: '/reference/services/resolver/supported-did-methods#did-web',
  };
  expect(methodCards([method, { ...method, networks: '' }])).toEqual([
    {
      ...card,
      facts: [
        ['Form', 'did:web:{host}'],
        ['Networks', 'any'],
      ],
    },
    { ...card, facts: [['Form', 'did:web:{host}']] },
  ]);
});

const api = makeApi('logs', {
  servers: [{ url: 'https://a.example' }],
  paths: {
    '/logs': {
      get: {
        operationId: 'readLogs',
        summary: 'Read logs',
        description: 'Reads v1.2 of them. And more.',
        responses: {},
      },
      post: { operationId: 'addLog', responses: {} },
    },
  },
});

it('an operation has a card by its ID and one by its path', () => {
  const card = {
    kind: 'operation',
    title: 'Read logs',
    facts: [['Request', 'GET /logs']],
    line: 'Reads v1.2 of them.',
    route: '/reference/api/logs#read-logs',
  };
  const bare = {
    ...card,
    title: 'addLog',
    facts: [['Request', 'POST /logs']],
    line: '',
    route: '/reference/api/logs#add-log',
  };
  expect(operationCards(new Map([['logs', api]]))).toEqual([
    { ...card, name: 'readLogs' },
    { ...card, name: '/logs' },
    { ...bare, name: 'addLog' },
    { ...bare, name: '/logs' },
  ]);
});

it('a card of a status names the errors with it', () => {
  const cards = statusCards([error('a'), error('b'), error('c', { status: 500 })], new Map());
  expect(cards).toEqual([
    {
      kind: 'status',
      name: '422',
      title: '422 Unprocessable Content',
      facts: [],
      line: 'a, b',
      route: '/reference/errors/',
    },
    {
      kind: 'status',
      name: '500',
      title: '500 Internal Server Error',
      facts: [],
      line: 'c',
      route: '/reference/errors/',
    },
  ]);
});
