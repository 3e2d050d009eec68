import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import { evaluateExchange } from '../../../../tools-core/query/exchange.ts';
import { readCredentials } from '../../../../tools-core/query/readCredentials.ts';

const CARD = JSON.stringify({ vct: 'card', cnf: { jwk: {} }, name: 'Alex', age: 31 });
const { credentials } = readCredentials(CARD);

const descriptor = (id: string, group: Json, path: string): JsonObject => ({
  id,
  group,
  constraints: { fields: [{ path: [path] }] },
});
/** In group A one of one can be had, in B two of three, in C none. */
const input_descriptors = [
  'x',
  descriptor('a', ['A'], '$.name'),
  descriptor('b', ['B'], '$.absent'),
  descriptor('c', ['B', 'D'], '$.age'),
  descriptor('d', ['B'], '$.name'),
  descriptor('e', ['C'], '$.absent'),
  descriptor('f', 'B', '$.name'),
].slice(1);
const evaluate = (...submission_requirements: Json[]) =>
  evaluateExchange({ id: 'd', input_descriptors, submission_requirements }, credentials);

describe('a requirement', () => {
  const pointer = '/submission_requirements/0';

  test.each<[rule: JsonObject, isMet: boolean, why: string]>([
    [{ rule: 'all', from: 'A' }, true, 'all of 1 asked, 1 can be had.'],
    [{ rule: 'all', from: 'B' }, false, 'all of 3 asked, 2 can be had. Missing: b.'],
    [{ rule: 'pick', from: 'B' }, true, '1 of 3 asked, 2 can be had.'],
    [{ rule: 'pick', count: 2, from: 'B' }, true, '2 of 3 asked, 2 can be had.'],
    [{ rule: 'pick', count: 3, from: 'B' }, false, '3 of 3 asked, 2 can be had. Missing: b.'],
    [{ rule: 'pick', count: 1, min: 3, from: 'B' }, true, '1 of 3 asked, 2 can be had.'],
    [{ rule: 'pick', min: 3, from: 'B' }, false, '3 of 3 asked, 2 can be had. Missing: b.'],
    [{ rule: 'pick', min: 1, max: 2, from: 'B' }, true, '1 to 2 of 3 asked, 2 can be had.'],
    [{ rule: 'pick', min: 0, from: 'C' }, true, '0 of 1 asked, 0 can be had.'],
    [{ rule: 'pick', from: 'C' }, false, '1 of 1 asked, 0 can be had. Missing: e.'],
    [{ rule: 'pick', from: 'D' }, true, '1 of 1 asked, 1 can be had.'],
    [{ rule: 'all', from: 'Z' }, false, 'all of 0 asked, 0 can be had.'],
  ])('%j', (rule, isMet, why) => {
    const what = `requirement on group ${rule.from}`;
    expect(evaluate(rule).rules).toEqual([{ what, isMet, isRequired: true, why, pointer }]);
  });

  test('has a name, and counts those within it', () => {
    const from_nested: Json[] = [null, { name: 'One', rule: 'all', from: 'A' }, { rule: 'all', from: 'C' }];
    expect(
      evaluate('x', { rule: 'all', from_nested }, { name: 'Both', rule: 'pick', count: 1, from_nested }).rules,
    ).toEqual([
      {
        what: 'requirement on others',
        isMet: false,
        isRequired: true,
        why: 'all of 2 asked, 1 can be had. Missing: requirement on group C.',
        pointer: '/submission_requirements/1',
      },
      {
        what: 'Both',
        isMet: true,
        isRequired: true,
        why: '1 of 2 asked, 1 can be had.',
        pointer: '/submission_requirements/2',
      },
    ]);
  });
});

test('a definition is met by its requirements, and all of them', () => {
  const [met, unmet] = [
    { rule: 'all', from: 'A' },
    { rule: 'all', from: 'C' },
  ];
  expect(evaluate(met).isMet).toBe(true);
  expect(evaluate(met, unmet).isMet).toBe(false);
});

test('the answer has what can be had of each descriptor, and where it stands', () => {
  expect(evaluate({ rule: 'all', from: 'A' }).answer).toEqual({
    presentation_submission: {
      id: 'your-submission-id',
      definition_id: 'd',
      descriptor_map: ['a', 'c', 'd', 'f'].map((id, index) => ({ id, format: 'dc+sd-jwt', path: `$[${index}]` })),
    },
    vp_token: [CARD, CARD, CARD, CARD],
  });
});
