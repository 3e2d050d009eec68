import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import type { Credential } from '../../../../tools-core/query/credential.ts';
import { evaluateDcql } from '../../../../tools-core/query/dcql.ts';

const credential = (title: string): Credential => ({
  title,
  format: 'dc+sd-jwt',
  claims: {},
  document: {},
  types: [title],
  isBound: true,
  disclosable: [],
  written: title,
  place: { input: 'credentials', start: 0, end: 1 },
});
const [a, b] = ['a', 'b'].map(credential);
const asks = (id: string, change: JsonObject = {}): JsonObject => ({
  id,
  format: 'dc+sd-jwt',
  meta: { vct_values: [id] },
  ...change,
});
const three = ['a', 'b', 'c'].map((id) => asks(id));
const evaluate = (query: JsonObject, ...credentials: Credential[]) => evaluateDcql(query, credentials);
const set = (options: string[][], change: JsonObject = {}): JsonObject => ({ options, ...change });

test('every query has its candidates, and the first that fits is chosen', () => {
  const { language, isMet, problems, parts, rules, answer } = evaluate({ credentials: [asks('b')] }, a, b, b);
  expect({ language, isMet, problems, rules, answer }).toEqual({
    language: 'DCQL',
    isMet: true,
    problems: [],
    rules: [],
    answer: { vp_token: { b: ['b'] } },
  });
  const [{ id, pointer, candidates, chosen }] = parts;
  expect({ id, pointer, fits: candidates.map(({ isMatch }) => isMatch) }).toEqual({
    id: 'b',
    pointer: '/credentials/0',
    fits: [false, true, true],
  });
  expect(chosen).toBe(candidates[1]);
});

test('a query that is not met has no answer', () => {
  const result = evaluate({ credentials: three }, a, b);
  expect(result.isMet).toBe(false);
  expect(result).not.toHaveProperty('answer');
  expect(evaluate({ credentials: [asks('a')], credential_sets: [] }, a)).toMatchObject({
    isMet: false,
    problems: [{ pointer: '/credential_sets' }],
  });
});

test('a query without an id is called by its place in the list', () => {
  const credentials: Json[] = ['x', asks('a'), { format: 'dc+sd-jwt' }];
  expect(evaluate({ credentials }, a).parts.map(({ id, pointer }) => [id, pointer])).toEqual([
    ['a', '/credentials/1'],
    ['2', '/credentials/2'],
  ]);
});

test('the answer has every credential that fits, where several may be sent', () => {
  const other = { ...a, written: 'other' };
  const credentials = [asks('a', { multiple: true }), asks('b')];
  expect(evaluate({ credentials }, a, other, b, { ...b, written: 'second' }).answer).toEqual({
    vp_token: { a: ['a', 'other'], b: ['b'] },
  });
  expect(evaluate({ credentials: [asks('a', { multiple: false })] }, a, other).answer).toEqual({
    vp_token: { a: ['a'] },
  });
});

describe('credential sets', () => {
  test('are told, each with the option that can be had or what is missing', () => {
    const credential_sets: Json[] = [5, set([['c'], ['a', 'b']]), set([['c'], ['a', 'c', 'd']], { required: false })];
    const credentials = [...three, asks('d')];
    expect(evaluate({ credentials, credential_sets }, a, b).rules).toEqual([
      {
        what: 'credential set 2',
        isMet: true,
        isRequired: true,
        why: 'The option a and b can be had.',
        pointer: '/credential_sets/1',
      },
      {
        what: 'credential set 3, optional',
        isMet: false,
        isRequired: false,
        why: 'No option can be had: c is missing; c, d are missing.',
        pointer: '/credential_sets/2',
      },
    ]);
  });

  test.each<[what: string, sets: JsonObject[], isMet: boolean]>([
    ['one that is met', [set([['a']])], true],
    ['one of two that is not', [set([['a']]), set([['c']])], false],
    ['one that need not be met', [set([['a']]), set([['c']], { required: false })], true],
    ['one that says it has to be', [set([['c']], { required: true })], false],
  ])('%s', (_, credential_sets, isMet) => {
    expect(evaluate({ credentials: three, credential_sets }, a, b).isMet).toBe(isMet);
  });

  test('the answer has what the first option asks for, of each set that is met', () => {
    const sent = (...credential_sets: JsonObject[]) => evaluate({ credentials: three, credential_sets }, a, b).answer;
    expect(sent(set([['c'], ['b'], ['a']]))).toEqual({ vp_token: { b: ['b'] } });
    expect(sent(set([['b']]), set([['a']]))).toEqual({ vp_token: { a: ['a'], b: ['b'] } });
    expect(sent(set([['b']]), set([['c'], ['a', 'c']], { required: false }))).toEqual({ vp_token: { b: ['b'] } });
  });
});
