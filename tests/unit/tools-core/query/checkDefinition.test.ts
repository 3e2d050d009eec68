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
const told = (value: JsonObject) => checkDefinition(value).map(({ pointer, text }) => [pointer, text]);

test('a definition that keeps every rule', () => {
  const input_descriptors = [descriptor(), descriptor({ id: 'b', group: ['B', 'C'], constraints: {} })];
  const submission_requirements: JsonObject[] = [
    { rule: 'all', from: 'A' },
    {
      rule: 'pick',
      from_nested: [
        { rule: 'all', from: 'B' },
        { rule: 'all', from: 'C' },
      ],
    },
  ];
  expect(told(definition({ input_descriptors, submission_requirements }))).toEqual([]);
});

const CONSTRAINTS = 'An input descriptor has constraints, an empty object where it asks for nothing.';

test.each([
  [{ id: undefined }, '/id', 'A definition has an id.'],
  [{ id: 1 }, '/id', 'A definition has an id.'],
  [{ input_descriptors: [] }, '/input_descriptors', 'A definition has at least one input descriptor.'],
  [{ input_descriptors: [descriptor({ id: '' })] }, '/input_descriptors/0/id', 'An input descriptor has an id.'],
  [{ input_descriptors: [descriptor(), descriptor()] }, '/input_descriptors/1/id', 'The id "a" stands twice.'],
  [
    { input_descriptors: [descriptor(), descriptor({ id: 'b', constraints: [] })] },
    '/input_descriptors/1/constraints',
    CONSTRAINTS,
  ],
  [
    { input_descriptors: [descriptor({ constraints: { fields: [{ path: ['$.a'] }, {}] } })] },
    '/input_descriptors/0/constraints/fields/1/path',
    'A field has at least one path.',
  ],
  [
    { submission_requirements: [{ rule: 'all', from: 'A', from_nested: [] }] },
    '/submission_requirements/0',
    'A submission requirement has from or from_nested, not both.',
  ],
  [
    { submission_requirements: [{ rule: 'all', from: 'A' }, { rule: 'all' }] },
    '/submission_requirements/1',
    'A submission requirement has from or from_nested.',
  ],
  [
    {
      submission_requirements: [
        {
          rule: 'all',
          from_nested: [
            { rule: 'all', from: 'A' },
            { rule: 'all', from: 'B' },
          ],
        },
      ],
    },
    '/submission_requirements/0/from_nested/1/from',
    'No input descriptor is in the group "B".',
  ],
] as [JsonObject, string, string][])('%j: %s', (change, pointer, text) => {
  expect(told(definition(change))).toEqual([[pointer, text]]);
});

test('each broken path has its place, and says what is wrong with it', () => {
  const constraints = { fields: [{ path: ['$.a'] }, { path: ['$.a', '$[', 1] }] };
  const found = told(definition({ input_descriptors: [descriptor({ constraints })] }));
  expect(found.map(([pointer]) => pointer)).toEqual([
    '/input_descriptors/0/constraints/fields/1/path/1',
    '/input_descriptors/0/constraints/fields/1/path/2',
  ]);
  for (const [, text] of found) expect(text).toMatch(/^[A-Z].{10,}\.$/);
});

/** Whoever follows a pointer counts every item of a list. */
test('what is no object in a list is a fault, and counts for the pointers of what follows', () => {
  const fields: Json[] = ['$.a', {}];
  const input_descriptors: Json[] = [1, descriptor({ constraints: { fields } }), descriptor()];
  const submission_requirements: Json[] = [null, { rule: 'all', from_nested: ['A', { from: 'B' }] }];
  expect(told(definition({ input_descriptors, submission_requirements }))).toEqual([
    ['/input_descriptors/0', 'An input descriptor is an object, and this is 1.'],
    ['/input_descriptors/1/constraints/fields/0', 'A field is an object, and this is "$.a".'],
    ['/input_descriptors/1/constraints/fields/1/path', 'A field has at least one path.'],
    ['/input_descriptors/2/id', 'The id "a" stands twice.'],
    ['/submission_requirements/0', 'A submission requirement is an object, and this is null.'],
    ['/submission_requirements/1/from_nested/0', 'A submission requirement is an object, and this is "A".'],
    ['/submission_requirements/1/from_nested/1/from', 'No input descriptor is in the group "B".'],
  ]);
});
