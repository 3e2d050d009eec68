import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import { checkDefinition } from '../../../../tools-core/query/checkDefinition.ts';

const descriptor = (change: JsonObject = {}): JsonObject => ({
  id: 'a',
  group: ['A'],
  constraints: { fields: [{ path: ['$.vct', '$.type'] }] },
  ...change,
});
const definition = (change: JsonObject = {}): JsonObject => ({ id: 'd', input_descriptors: [descriptor()], ...change });
const reported = (value: JsonObject) => checkDefinition(value).map(({ pointer, text }) => [pointer, text]);
const nested = (...groups: string[]) => ({ rule: 'all', from_nested: groups.map((from) => ({ rule: 'all', from })) });
const pick = { rule: 'pick', from: 'A' };
const paths = (...path: Json[]) => descriptor({ constraints: { fields: [{ path }] } });

test('a definition that keeps every rule', () => {
  const input_descriptors = [descriptor(), descriptor({ id: 'b', group: ['B', 'C'], constraints: {} })];
  const submission_requirements = [{ rule: 'all', from: 'A' }, nested('B', 'C')];
  expect(reported(definition({ input_descriptors, submission_requirements }))).toEqual([]);
});

test.each<[change: JsonObject, pointer: string, words: string]>([
  [{ id: '' }, '/id', 'A definition must have an id.'],
  [{ id: 1 }, '/id', 'A definition must have an id.'],
  [{ input_descriptors: [] }, '/input_descriptors', 'at least one input descriptor'],
  [{ input_descriptors: [descriptor({ id: '' })] }, '/input_descriptors/0/id', 'An input descriptor must have an id.'],
  [{ input_descriptors: [descriptor(), descriptor()] }, '/input_descriptors/1/id', 'The id "a" occurs twice.'],
  [
    { input_descriptors: [descriptor({ constraints: [] })] },
    '/input_descriptors/0/constraints',
    'must have constraints',
  ],
  [{ input_descriptors: [paths()] }, '/input_descriptors/0/constraints/fields/0/path', 'at least one path'],
  [{ input_descriptors: [paths('$.a', '$[')] }, '/input_descriptors/0/constraints/fields/0/path/1', 'cannot be read'],
  [
    { submission_requirements: [{ rule: 'all', from: 'A', from_nested: [] }] },
    '/submission_requirements/0',
    'both from and from_nested',
  ],
  [{ submission_requirements: [{ rule: 'all' }] }, '/submission_requirements/0', 'must have from or from_nested.'],
  [{ submission_requirements: [{ from: 'A' }] }, '/submission_requirements/0/rule', 'all or pick'],
  [{ submission_requirements: [{ rule: 'any', from: 'A' }] }, '/submission_requirements/0/rule', 'all or pick'],
  [{ submission_requirements: [{ ...pick, count: 0 }] }, '/submission_requirements/0/count', 'whole number from 1'],
  [{ submission_requirements: [{ ...pick, min: 2, max: 1 }] }, '/submission_requirements/0/max', 'number from 2'],
  [{ submission_requirements: [nested('A', 'B')] }, '/submission_requirements/0/from_nested/1/from', 'group "B"'],
])('%j: %s', (change, pointer, words) => {
  expect(reported(definition(change))).toEqual([[pointer, expect.stringContaining(words)]]);
});

/** Whoever follows a pointer counts every item of a list. */
test('what is not an object in a list is a fault, and counts for the pointers of what follows', () => {
  const fields: Json[] = ['$.a', {}];
  const input_descriptors: Json[] = [1, descriptor({ constraints: { fields } }), descriptor()];
  const submission_requirements: Json[] = [null, { rule: 'all', from_nested: ['A', { rule: 'all', from: 'B' }] }];
  const found = reported(definition({ input_descriptors, submission_requirements }));
  expect(found[0]).toEqual(['/input_descriptors/0', 'An input descriptor must be an object, but this is 1.']);
  expect(found.map(([pointer]) => pointer)).toEqual([
    '/input_descriptors/0',
    '/input_descriptors/1/constraints/fields/0',
    '/input_descriptors/1/constraints/fields/1/path',
    '/input_descriptors/2/id',
    '/submission_requirements/0',
    '/submission_requirements/1/from_nested/0',
    '/submission_requirements/1/from_nested/1/from',
  ]);
});
