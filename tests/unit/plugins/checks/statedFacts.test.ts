import { expect, test } from 'vitest';
import { statedSlips } from '../../../../plugins/checks/rules/statedFacts.ts';
import type { StatedFact } from '../../../../plugins/data/factLedger.ts';

const facts: StatedFact[] = [
  { says: '1 MiB', about: ['request body|body of a request'] },
  { says: '30 days', about: ['usage logs?'] },
  { says: '365 days', about: ['trail'] },
  { says: '64 hexadecimal characters' },
  { says: '64 hexadecimal characters', about: ['secret'] },
  { says: 'six policies', of: 'verifier' },
  { says: 'seven fields', page: '/reference/cors' },
  { says: 'five repeats', about: ['gives? up'] },
  { says: 'six-digit code', about: ['code'] },
  { says: '12 operations', about: ['iam API has'] },
];
const VERIFIER = '/explanations/services/verifier';
const said = (row: string, route = '/a') =>
  statedSlips(row, route, facts, ['verifier', 'validator']).map(({ rule, index, fix }) => [rule, index, fix]);

test.each([
  ['| Size of a request body | 2 MiB |', 'facts/limit', 27, 'Write "1 MiB".'],
  ['A *body of a request* has at most 512 KiB.', 'facts/limit', 34, 'Write "1024 KiB".'],
  ['One sentence. Usage logs are kept for 90 days.', 'facts/limit', 38, 'Write "30 days".'],
  ['Usage logs stay 30 days, and those of the trail 360 days.', 'facts/limit', 48, 'Write "365 days".'],
  ['Read usage logs. They are kept for 60 days.', 'facts/limit', 35, 'Write "30 days".'],
  ['| Secret | 32 hexadecimal characters |', 'facts/count', 11, 'Write "64".'],
  ['The verifier has five policies.', 'facts/count', 17, 'Write "six".'],
  ['See [the fields](/reference/cors): the eight fields.', 'facts/count', 39, 'Write "seven".'],
  ['After three repeats in a row it gives up.', 'facts/count', 6, 'Write "five".'],
  ['Enter the four-digit code.', 'facts/count', 10, 'Write "six".'],
  ['The IAM API has 14 operations.', 'facts/count', 16, 'Write "12".'],
])('%s', (row, rule, index, fix) => expect(said(row)).toEqual([[rule, index, fix]]));

test('what is said of a service stands on its pages without its name', () => {
  expect(said('Seven policies run on each.', VERIFIER)).toEqual([['facts/count', 0, 'Write "six".']]);
  expect(said('It has seven policies.', VERIFIER)).toHaveLength(1);
  expect(said('It has seven policies.')).toEqual([]);
  expect(said('The validator has three policies.', VERIFIER)).toEqual([]);
});

test.each([
  'A request body has 1 MiB, which is 1024 KiB. A file has 2 MiB.',
  'Usage logs are kept for 30 days, and those of the trail for 365.',
  'Read the usage logs of the last hour once. A trail is long. Usage logs of your own stay 90 days.',
  'The verifier has six policies. Two of the six policies are left, and it has five policies that ask nobody.',
  'The verifier runs three policies of them alone. With two, five policies are left of the verifier.',
  'The validator has three policies. There are seven fields, two policies and 10 policies.',
  'It gives up after five repeats, or after 10 seconds.',
])('%s is right', (row) => expect(said(row, '/b')).toEqual([]));
