import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../tools-core/base/index.ts';
import { draftDcql } from '../../../../tools-core/query/toDcql.ts';

const descriptor = (change: JsonObject): JsonObject => ({
  format: { 'dc+sd-jwt': {} },
  constraints: { fields: [{ path: ['$.vct'], filter: { const: 'card' } }] },
  ...change,
});

describe('submission requirements become credential sets', () => {
  const grouped = (count: number) =>
    Array.from({ length: count }, (_, at) => descriptor({ id: `${at}`, group: ['A'] }));
  const sets = (requirement: JsonObject, count = 3) => {
    const { query, lost } = draftDcql({
      input_descriptors: [...grouped(count), descriptor({ id: 'x', group: 'A' })],
      submission_requirements: [requirement],
    });
    return [query.credential_sets, lost.map(({ pointer, text }) => [pointer, text])];
  };

  test.each<[requirement: JsonObject, options: string[][], more?: JsonObject]>([
    [{ rule: 'all', from: 'A' }, [['0', '1', '2']]],
    [{ rule: 'pick', from: 'A' }, [['0'], ['1'], ['2']]],
    [
      { rule: 'pick', count: 2, from: 'A' },
      [
        ['0', '1'],
        ['0', '2'],
        ['1', '2'],
      ],
    ],
    [{ rule: 'pick', min: 3, from: 'A' }, [['0', '1', '2']]],
    [{ rule: 'pick', min: 0, from: 'A' }, [[]], { required: false }],
  ])('%j', (requirement, options, more = {}) => {
    expect(sets(requirement)).toEqual([[{ options, ...more }], []]);
  });

  test('but for an upper bound, nested ones and too many', () => {
    const at = '/submission_requirements/0';
    expect(sets({ rule: 'pick', max: 1, from: 'A' })).toEqual([
      [{ options: [['0'], ['1'], ['2']] }],
      [[`${at}/max`, 'DCQL has no upper bound.']],
    ]);
    expect(sets({ rule: 'all', from_nested: [] })).toEqual([
      undefined,
      [[at, 'Nested requirements have to be written out as options by hand.']],
    ]);
    expect(sets({ rule: 'pick', count: 12, from: 'A' }, 12)[1]).toEqual([]);
    expect(sets({ rule: 'pick', count: 2, from: 'A' }, 13)).toEqual([
      undefined,
      [[at, 'There are too many combinations to write out.']],
    ]);
  });
});
