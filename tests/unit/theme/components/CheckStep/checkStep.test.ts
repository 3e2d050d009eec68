import { expect, test } from 'vitest';
import { checkStep } from '../../../../../theme/components/CheckStep/checkStep.ts';
import { pathSteps, readMembers } from '../../../../../theme/components/CheckStep/expectation.ts';
import { EMPTY_CATALOG, type ErrorCatalog } from '../../../../../tools-core/diagnose/index.ts';

const known: ErrorCatalog = {
  ...EMPTY_CATALOG,
  errors: {
    'proof-verification-failed': {
      title: 'Proof is not valid',
      page: '/reference/errors/proof-verification-failed',
      causes: [{ text: 'The signature does not belong to this data.' }],
    },
  },
};
const running = { status: 200, members: readMembers('status = RUNNING') };
const check = (value: unknown, expected = running) =>
  checkStep(typeof value === 'string' ? value : JSON.stringify(value), expected, known);

test('an answer as expected', () => {
  expect(check({ status: 'RUNNING', more: 1 })).toEqual({ kind: 'expected', differences: [], causes: [] });
  expect(check('204', { status: 204, members: [] }).kind).toBe('expected');
});

test.each([
  ['another value', { status: 'STOPPED' }, ['The member status is STOPPED, but RUNNING was expected.']],
  ['a missing member', { state: 'RUNNING' }, ['The member status is missing.']],
  ['another status', 'HTTP/2 201\n\n{"status":"RUNNING"}', ['The status is 201, but 200 was expected.']],
  ['a status alone', '200', ['The body is missing. Paste the entire response, not just the status.']],
] as [string, unknown, string[]][])('says what differs: %s', (_, value, differences) => {
  expect(check(value)).toMatchObject({ kind: 'different', differences });
});

test('a failed policy leads to the page of its error, and is right where it was expected', () => {
  const error = { platformType: 'proof-verification-failed', detail: 'Signature does not match' };
  const answer = { data: [{ policy: 'format' }, { policy: 'proof', error }] };
  expect(check(answer, { status: 200, members: [{ path: 'data' }] })).toMatchObject({
    kind: 'different',
    differences: ['The response reports an error, but none was expected here.'],
    causes: [
      {
        title: 'Proof is not valid',
        quote: 'Signature does not match',
        cause: 'The signature does not belong to this data.',
        page: '/reference/errors/proof-verification-failed',
      },
    ],
  });
  const members = readMembers('data[policy=proof].error.platformType = proof-verification-failed');
  expect(check(answer, { status: 422, members }).kind).toBe('expected');
});

test.each([
  ['a.b', [{ name: 'a' }, { name: 'b' }]],
  ['data[policy=proof].error', [{ name: 'data' }, { item: 'policy', is: 'proof' }, { name: 'error' }]],
  ['a..b', undefined],
  ['a[b]', undefined],
])('takes the path %j apart', (path, steps) => {
  expect(pathSteps(path)).toEqual(steps);
});

test('no value of an answer breaks the check', () => {
  const expected = { status: 200, members: readMembers('data[policy=proof].result = success') };
  for (const policy of [{ toString: 1, valueOf: 1 }, null, [], { __proto__: null }, 7, 'other']) {
    expect(check({ data: [{ policy }, null, 7] }, expected).kind).toBe('different');
  }
});

test('a text that no answer is as long as is not read', () => {
  expect(check('x'.repeat(1_000_001))).toMatchObject({
    kind: 'unreadable',
    differences: [expect.stringContaining('a million characters')],
  });
});

test('of thousands of errors the first ten are told', () => {
  const error = { type: 'https://x.example/reference/errors/proof-verification-failed', detail: 'No.' };
  expect(check({ data: Array.from({ length: 5000 }, () => ({ error })) }).causes).toHaveLength(10);
});
