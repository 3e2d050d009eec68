import { expect, test } from 'vitest';
import { failOn, formatProblems, type Problem, uniqueProblems } from '../../../../plugins/shared/problem.ts';

const problem = (file: string, line: number, column = 1): Problem => ({
  file,
  line,
  column,
  rule: 'links/page-exists',
  message: 'No page at /x.',
  fix: 'Did you mean /y?',
});

test('reports every problem once, sorted by place, with a count', () => {
  expect(formatProblems([problem('b.mdx', 2), problem('a.mdx', 10), problem('a.mdx', 9, 4)])).toBe(
    [
      'a.mdx:9:4  error  links/page-exists\n  No page at /x.\n  Did you mean /y?',
      'a.mdx:10:1  error  links/page-exists\n  No page at /x.\n  Did you mean /y?',
      'b.mdx:2:1  error  links/page-exists\n  No page at /x.\n  Did you mean /y?',
      '3 errors in 2 files.',
    ].join('\n\n'),
  );
});

test('of two places the first one in the file comes first, whichever was found first', () => {
  const sorted: Problem[] = [
    problem('a.mdx', 2, 1),
    problem('a.mdx', 9, 4),
    { ...problem('a.mdx', 10, 3), rule: 'links/anchor-exists' },
    { ...problem('a.mdx', 10, 3), rule: 'links/page-exists' },
    { ...problem('a.mdx', 10, 7), rule: 'links/anchor-exists', message: 'No heading #x.' },
    problem('b.mdx', 1, 1),
  ];
  expect(uniqueProblems(sorted)).toEqual(sorted);
  expect(uniqueProblems(sorted.toReversed())).toEqual(sorted);
});

test('is empty where nothing is wrong', () => {
  expect(formatProblems([])).toBe('');
  expect(() => failOn([])).not.toThrow();
});

test('stops on a problem without a stack, which is of no use to a writer', () => {
  try {
    failOn([problem('a.mdx', 1)]);
    expect.unreachable();
  } catch (error) {
    expect((error as Error).stack).toBe((error as Error).message);
    expect((error as Error).message).toContain('1 error in 1 file.');
  }
});
