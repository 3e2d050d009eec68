import { expect, test } from 'vitest';
import { type Relation, relationSlips } from '../../../../plugins/checks/rules/relatedFacts.ts';

const relations: Relation[] = [
  { is: 'service', of: { verify: ['verifier'], resolve: ['resolver'], authorize: ['authorizer'] }, column: 'action' },
  { is: 'service', of: { verify: ['verifier', 'authorizer'], resolve: ['resolver'] } },
  { is: 'key', of: { es256: ['p-256'], 'ecdsa-2019': ['p-256', 'p-384'] } },
];
const said = (row: string, ...header: string[]) =>
  relationSlips(row, header, relations).map(({ index, fix }) => [index, fix]);

test.each([
  ['| Authorizer | resolver | `verify` |', 27, 'The service of "verify" is verifier.'],
  ['| Gateway | [Verifier](/a) | `resolve` |', 30, 'The service of "resolve" is resolver.'],
])('%s', (row, index, fix) => expect(said(row, 'caller', 'called', 'actions')).toEqual([[index, fix]]));

test('a policy may be called as an action of another service', () => {
  expect(said('| `verify` | authorizer |', 'policy', 'service')).toEqual([]);
  expect(said('| `verify` | authorizer |', 'action', 'service')).toHaveLength(1);
});

test('an algorithm has its keys', () => {
  expect(said('| `ES256` | P-384 | Yes |', 'algorithm', 'key')).toEqual([[3, 'The key of "es256" is p-256.']]);
  expect(said('| `ecdsa-2019` | P-256 or P-384 |', 'suite', 'key')).toEqual([]);
});

test.each([
  '| Verifier | resolver | `resolve` |',
  '| the resolver | is asked | `verify` |',
  '| `verify`, and more | verifier | `verify`, `resolve` |',
  'The authorizer | resolver | `verify`',
])('%s is right', (row) => expect(said(row, 'caller', 'called', 'action')).toEqual([]));
