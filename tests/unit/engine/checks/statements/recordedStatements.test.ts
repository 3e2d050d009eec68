import { expect, test } from 'vitest';
import {
  checkStatements,
  parseStatements,
  recordStatements,
  writeStatements,
} from '../../../../../engine/checks/statements/recordedStatements.ts';
import { statementSource } from '../../../../../engine/checks/statements/statementSources.ts';
import { statementsIn } from '../../../../../engine/checks/statements/statementsIn.ts';

const PAGE = '# Paths\n\nKeys of paths are case-sensitive. A gateway has no paths by default.\n';

test('the list is read as it was written', () => {
  const { recorded } = recordStatements(statementsIn(PAGE), [], () => false);
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
  const { recorded } = recordStatements(statementsIn(PAGE), [], () => false);
  const [problem, ...others] = checkStatements(
    'docs/a.mdx',
    statementsIn(PAGE.replace('no paths', 'some paths')),
    recorded,
  );
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: 'docs/a.mdx', line: 3, column: 35, rule: 'facts/turned' });
  expect(problem.fix).toContain('Write "no". ');
  expect(problem.fix).toContain('npm run facts -- docs/a.mdx:3');
});

test('of several turned statements of a line, the first is told', () => {
  const page = 'Keys are case-sensitive. A gateway has no paths.\n';
  const { recorded } = recordStatements(statementsIn(page), [], () => false);
  const turned = statementsIn('Keys are case-insensitive. A gateway has some paths.\n');
  expect(checkStatements('docs/a.mdx', turned, recorded).map(({ column }) => column)).toEqual([1]);
  expect(recordStatements(turned, recorded, () => false).refused).toHaveLength(2);
});

test('what is in other words is recorded, and what says something else is not until it is named', () => {
  const { recorded } = recordStatements(statementsIn(PAGE), [], () => false);
  const turned = PAGE.replace('are case-sensitive', 'stay case-insensitive').replace('by default', 'at first');
  const { recorded: left, refused } = recordStatements(statementsIn(turned), recorded, () => false);
  expect(refused.map(({ line, was, is }) => [line, was, is])).toEqual([[3, 'case-sensitive', 'stay case-insensitive']]);
  expect(left).toEqual(['Keys of paths are case-sensitive.', 'A gateway has no paths at first.']);
  const { recorded: taken } = recordStatements(statementsIn(turned), recorded, () => true);
  expect(taken).toEqual(['Keys of paths stay case-insensitive.', 'A gateway has no paths at first.']);
});

test('data state what their texts say, row by row', () => {
  const textsOf = (file: string, text: string) =>
    statementSource(file)
      ?.read(text)
      .map((one) => one.text);
  expect(textsOf('_glossary.json', '{\n  "term": "audience",\n  "source": "RFC 7519, section 4.1.3"\n}')).toEqual([
    'RFC 7519, section 4.1.3',
    '/ term=audience',
  ]);
  const yaml =
    'get:\n  summary: Read it\n  description: >-\n    Needs the action `read`.\n    Answers 202.\n  type: object';
  expect(textsOf('public/spec/openapi/a.yaml', yaml)).toEqual([
    'Read it',
    'Needs the action `read`.',
    'Answers 202.',
    '/get type=object',
  ]);
  expect(textsOf('_diagrams/a.svg', '<title>Two keys</title><text x="1">NOT_FOUND</text>')).toEqual([
    'Two keys',
    'NOT_FOUND',
  ]);
  expect(textsOf('_samples/a.txt', '{\n  "status": 0\n}')).toEqual(['\t"status": 0']);
  expect(statementSource('_words.txt')).toBeUndefined();
});
