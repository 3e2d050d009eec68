import { expect, test } from 'vitest';
import {
  checkStatements,
  parseStatements,
  recordPage,
  writeStatements,
} from '../../../../../engine/checks/statements/recordedStatements.ts';

const PAGE = '# Paths\n\nKeys of paths are case-sensitive. A gateway has no paths by default.\n';

test('the list is read as it was written', () => {
  const { recorded } = recordPage(PAGE, [], () => false);
  const text = writeStatements(
    new Map([
      ['/b', recorded],
      ['/a', ['One | two']],
    ]),
  );
  expect(text).toBe('/a\n  One | two\n/b\n  Keys of paths are case-sensitive.\n  A gateway has no paths by default.\n');
  expect(writeStatements(parseStatements(text))).toBe(text);
});

test('a problem stands at its sentence, and says what was recorded and how to record another fact', () => {
  const { recorded } = recordPage(PAGE, [], () => false);
  const [problem, ...others] = checkStatements('docs/a.mdx', PAGE.replace('no paths', 'some paths'), recorded);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: 'docs/a.mdx', line: 3, column: 35, rule: 'facts/turned' });
  expect(problem.fix).toContain('Write "no". ');
  expect(problem.fix).toContain('npm run facts -- docs/a.mdx:3');
});

test('what is in other words is recorded, and what says something else is not until it is named', () => {
  const { recorded } = recordPage(PAGE, [], () => false);
  const turned = PAGE.replace('are case-sensitive', 'stay case-insensitive').replace('by default', 'at first');
  const { recorded: left, refused } = recordPage(turned, recorded, () => false);
  expect(refused.map(({ line, was, is }) => [line, was, is])).toEqual([[3, 'case-sensitive', 'stay case-insensitive']]);
  expect(left).toEqual(['Keys of paths are case-sensitive.', 'A gateway has no paths at first.']);
  const { recorded: taken } = recordPage(turned, recorded, () => true);
  expect(taken).toEqual(['Keys of paths stay case-insensitive.', 'A gateway has no paths at first.']);
});
