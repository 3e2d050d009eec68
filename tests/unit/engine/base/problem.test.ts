import { expect, test } from 'vitest';
import { failOn, formatProblems, type Problem } from '../../../../engine/base/problem.ts';

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
      'a.mdx:9:4  links/page-exists\n  No page at /x.\n  Did you mean /y?',
      'a.mdx:10:1  links/page-exists\n  No page at /x.\n  Did you mean /y?',
      'b.mdx:2:1  links/page-exists\n  No page at /x.\n  Did you mean /y?',
      '3 problems in 2 files.',
    ].join('\n\n'),
  );
});

test('says nothing where nothing is wrong', () => {
  expect(formatProblems([])).toBe('');
  expect(() => failOn([])).not.toThrow();
});

test('stops on a problem without a stack, which is of no use to a writer', () => {
  try {
    failOn([problem('a.mdx', 1)]);
    expect.unreachable();
  } catch (error) {
    expect((error as Error).stack).toBe((error as Error).message);
    expect((error as Error).message).toContain('1 problem in 1 file.');
  }
});
