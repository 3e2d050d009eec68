import { expect, test } from 'vitest';
import { inspectAs } from '../samples.ts';
import { NOW, sd, testRows, token, vc } from './rows.ts';

// Statuses: the slips of `cases.ts` in other fields, algorithms, containers and forms.

const ENTRY = 'payload/credentialStatus';
const listed = (changes: object): string => {
  const list = { statusListIndex: '3', statusListCredential: 'https://example.com/status/3' };
  return vc({
    credentialStatus: { type: 'BitstringStatusListEntry', statusPurpose: 'revocation', ...list, ...changes },
  });
};

testRows([
  ['a status of an unknown kind', sd({ status: { other: {} } }), 'skipped', 'credentialStatus'],
  ['a status that is a string', sd({ status: 'active' }), 'skipped', 'credentialStatus'],
  ['credentialStatus as an address', vc({ credentialStatus: 'https://s.example/1' }), 'skipped', 'credentialStatus'],
  [
    'a list with bits as a string',
    token(
      { sub: 'https://s.example', iat: NOW, status_list: { bits: '1', lst: 'eJxjAAAAAQAB' } },
      { typ: 'statuslist+jwt' },
    ),
    'error',
  ],
  [
    'an entry without an index',
    listed({ statusListIndex: undefined }),
    'error',
    'status-list',
    `${ENTRY}/statusListIndex`,
  ],
  ['an index below 0', listed({ statusListIndex: '-1' }), 'error', 'status-list', `${ENTRY}/statusListIndex`],
  ['entries of no bits', listed({ statusSize: 0 }), 'error', 'status-list', `${ENTRY}/statusSize`],
  [
    'an index as a string',
    sd({ status: { status_list: { idx: '0', uri: 'https://s.example' } } }),
    'error',
    'status-list',
    'payload/status/status_list/idx',
  ],
  [
    'a list whose ttl is a string',
    token(
      { sub: 'https://s.example', iat: NOW, ttl: '10', status_list: { bits: 1, lst: 'eJxjAAAAAQAB' } },
      { typ: 'statuslist+jwt' },
    ),
    'error',
    'claim-form',
    'payload/ttl',
  ],
]);

test('each of several entries has a step', async () => {
  const { checks } = await inspectAs('', vc({ credentialStatus: [{ type: 'FirstEntry' }, { type: 'SecondEntry' }] }));
  const { state, steps = [] } = checks.find(({ policy }) => policy === 'credentialStatus') ?? {};
  expect(state).toBe('warning');
  expect(steps.map(({ text }) => text).join()).toMatch(/FirstEntry.*SecondEntry/);
});
