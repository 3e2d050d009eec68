import { expect, test } from 'vitest';
import { chooseTests } from '../../../scripts/mutate/nearTests.mjs';

const sources = new Map([
  ['1', 'plugins/shared/problem.ts'],
  ['2', 'plugins/shared/problem.ts'],
]);

/** Tests by their file, of which each has a time and the changes that it reaches. */
function choose(files: Record<string, [time: number, ...changes: string[]][]>, onLoad: Record<string, string[]> = {}) {
  const tests = Object.entries(files).flatMap(([file, own]) =>
    own.map(([time, ...changes], index) => ({ id: `${file}#${index}`, file, time, changes })),
  );
  const perTest = Object.fromEntries(
    tests.map(({ id, changes }) => [id, Object.fromEntries(changes.map((change) => [change, 1]))]),
  );
  const loaded = new Map(Object.entries(onLoad).map(([file, changes]) => [file, new Set(changes)]));
  return chooseTests({ tests, perTest, onLoad: loaded, sources });
}

test('the test of the same name comes first, then those of its folder, of which the quick one is before the slow one', () => {
  const chosen = choose({
    'tests/unit/theme/logic/nav.test.ts': [[1, '1']],
    'tests/unit/plugins/shared/slow.test.ts': [[900, '1']],
    'tests/unit/plugins/checks/checkDocs.test.ts': [[1, '1']],
    'tests/unit/plugins/shared/quick.test.ts': [[2, '1']],
    'tests/unit/plugins/shared/problem.test.ts': [[1000, '1']],
  });
  expect(chosen.get('1')?.map((id) => id.split(/[/.]/).at(-3))).toEqual([
    'problem',
    'quick',
    'slow',
    'checkDocs',
    'nav',
  ]);
});

test('tests that do not reach a line are not run for it', () => {
  const chosen = choose({ 'tests/unit/plugins/shared/problem.test.ts': [[1, '1'], [1]] });
  expect(chosen.get('1')).toEqual(['tests/unit/plugins/shared/problem.test.ts#0']);
  expect(chosen.get('2')).toEqual([]);
});

test('a constant has the tests that use its file, and all of those that made it while they were loaded', () => {
  const tests = {
    'tests/unit/plugins/shared/a.test.ts': [[1], [1]],
    'tests/unit/plugins/shared/problem.test.ts': [[1, '1'], [1]],
  } as Parameters<typeof choose>[0];
  expect(
    choose(tests, { 'tests/unit/plugins/shared/a.test.ts': ['2'] })
      .get('2')
      ?.sort(),
  ).toEqual([
    'tests/unit/plugins/shared/a.test.ts#0',
    'tests/unit/plugins/shared/a.test.ts#1',
    'tests/unit/plugins/shared/problem.test.ts#0',
  ]);
});

test('a constant of which no other line is changed has the tests of its folder', () => {
  const chosen = choose(
    {
      'tests/unit/theme/logic/nav.test.ts': [[1]],
      'tests/unit/plugins/shared/other.test.ts': [[1]],
      'tests/unit/plugins/shared/problem.test.ts': [[1], [1]],
      'tests/unit/engine/problem.test.ts': [[1]],
    },
    { 'tests/unit/theme/logic/nav.test.ts': ['2'] },
  );
  expect(chosen.get('2')).toEqual([
    'tests/unit/plugins/shared/problem.test.ts#0',
    'tests/unit/plugins/shared/problem.test.ts#1',
    'tests/unit/plugins/shared/other.test.ts#0',
    'tests/unit/theme/logic/nav.test.ts#0',
  ]);
  expect(chosen.get('1')).toEqual([]);
});

test('of a slow file, the tests that reach most of the code are run, and of many files the nearest ones', () => {
  const far = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`tests/unit/theme/t${index}.test.ts`, [[1, '1']]]),
  ) as Parameters<typeof choose>[0];
  const chosen = choose({
    ...far,
    'tests/unit/plugins/shared/problem.test.ts': [
      [2000, '1'],
      [2000, '1', '2'],
      [2000, '1'],
    ],
  }).get('1');
  expect(chosen?.slice(0, 2)).toEqual(['tests/unit/plugins/shared/problem.test.ts#1', 'tests/unit/theme/t0.test.ts#0']);
  expect(chosen).toHaveLength(8);
});
