import { expect, test } from 'vitest';
import { rowsOutsideCode } from '../../../../../plugins/checks/rules/rowsOutsideCode.ts';
import {
  addressBefore,
  checkStatements,
  parseStatements,
  recordStatements,
  writeStatements,
} from '../../../../../plugins/checks/statements/recordedStatements.ts';
import { statementSource } from '../../../../../plugins/checks/statements/statementSources.ts';
import { statementsIn } from '../../../../../plugins/checks/statements/statementsIn.ts';

const statedIn = (page: string) => statementsIn(rowsOutsideCode(page));

const PAGE = '# Paths\n\nKeys of paths are case-sensitive. A gateway has no paths by default.\n';

test('the list is read as it was written', () => {
  const { recorded } = recordStatements(statedIn(PAGE), [], () => false);
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
  const { recorded } = recordStatements(statedIn(PAGE), [], () => false);
  const [problem, ...others] = checkStatements(
    'docs/a.mdx',
    statedIn(PAGE.replace('no paths', 'some paths')),
    recorded,
  );
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: 'docs/a.mdx', line: 3, column: 35, rule: 'facts/turned' });
  expect(problem.fix).toContain('Write "no". ');
  expect(problem.fix).toContain('npm run facts -- docs/a.mdx:3');
});

test('of several turned statements of a line, the first is told', () => {
  const page = 'Keys are case-sensitive. A gateway has no paths.\n';
  const { recorded } = recordStatements(statedIn(page), [], () => false);
  const turned = statedIn('Keys are case-insensitive. A gateway has some paths.\n');
  expect(checkStatements('docs/a.mdx', turned, recorded).map(({ column }) => column)).toEqual([1]);
  expect(recordStatements(turned, recorded, () => false).refused).toHaveLength(2);
});

test('what is in other words is recorded, and what says something else is not until it is named', () => {
  const { recorded } = recordStatements(statedIn(PAGE), [], () => false);
  const turned = PAGE.replace('are case-sensitive', 'stay case-insensitive').replace('by default', 'at first');
  const { recorded: left, refused } = recordStatements(statedIn(turned), recorded, () => false);
  expect(refused.map(({ line, was, is }) => [line, was, is])).toEqual([[3, 'case-sensitive', 'stay case-insensitive']]);
  expect(left).toEqual(['Keys of paths are case-sensitive.', 'A gateway has no paths at first.']);
  const { recorded: taken } = recordStatements(statedIn(turned), recorded, () => true);
  expect(taken).toEqual(['Keys of paths stay case-insensitive.', 'A gateway has no paths at first.']);
});

test('where links lead, what parts show and what searches show of a page is recorded', () => {
  const page = [
    '---',
    'description: It has five policies.',
    '---',
    '',
    'See [DID 1.1](https://w3.org/did-1.1) and [keys](/keys).',
    '',
    '<PolicyFailing of="verifier.notAfter" />',
  ].join('\n');
  const source = statementSource('a.mdx');
  const of = (source?.read(page) ?? []).map(({ text }) => text);
  const told = (old: string, now: string) =>
    checkStatements('docs/a.mdx', source?.read(page.replace(old, now)) ?? [], of).map(({ line, fix }) => [
      line,
      fix.split('. Where')[0],
    ]);
  expect(told('did-1.1', 'did-1.0')).toEqual([[5, 'Write "https://w3.org/did-1.1"']]);
  expect(told('notAfter', 'notBefore')).toEqual([[7, 'Write "notAfter"']]);
  expect(told('five', 'six')).toEqual([[2, 'Write "five"']]);
  expect(told('[keys](/keys)', '[keys](/keys#form)')).toEqual([]);
  expect(told('[keys](/keys)', '[roles](/roles)')).toEqual([]);
  expect(told('<PolicyFailing', '<PolicyPassing of="verifier.proof" />\n<PolicyFailing')).toEqual([]);
});

test('the address before is known of links alone', () => {
  const problem = (message: string) => ({
    file: 'a',
    line: 1,
    column: 1,
    rule: 'facts/turned' as const,
    message,
    fix: '',
  });
  expect(addressBefore(problem('"/b": it was recorded as "/a" as link of /keys.'))).toBe('/a');
  expect(addressBefore(problem('"5": it was recorded as "6" as status of /keys.'))).toBeUndefined();
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
