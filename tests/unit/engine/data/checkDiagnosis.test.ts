import { expect, test } from 'vitest';
import { checkDiagnosis } from '../../../../engine/data/checkDiagnosis.ts';
import type { ErrorEntry } from '../../../../engine/schemas/errorCatalogue.ts';

const errors = [
  { slug: 'too-old', causes: ['One.', 'Two.'], fixes: [{}] },
  { slug: 'too-new', causes: ['One.'], fixes: [{}, {}] },
] as unknown as ErrorEntry[];
const said = (signs: Record<string, object[][]>) =>
  checkDiagnosis(JSON.stringify({ signs }, null, 1), errors, new Set(['/keys'])).map(
    ({ line, rule, message, fix }) => `${line} ${rule} ${message} ${fix}`,
  );
const fine = { 'too-old': [[{ words: 'old', fix: 0 }], []], 'too-new': [[{ words: 'new' }]] };

test('each cause has its list, which may be empty', () => expect(said(fine)).toEqual([]));

test.each<[what: string, signs: Record<string, object[][]>, wanted: string[]]>([
  [
    'two causes and one list',
    { ...fine, 'too-old': [[{ words: 'old' }]] },
    [
      '4 errors/signs too-old has 2 causes and 1 list of signs. Write one list for each cause, in their order; a cause without a sign has an empty one.',
    ],
  ],
  [
    'an error without signs',
    { 'too-old': fine['too-old'] },
    [
      '2 errors/signs too-new has 1 cause and 0 lists of signs. Write one list for each cause, in their order; a cause without a sign has an empty one.',
    ],
  ],
  ['signs of no error', { ...fine, 'to-old': [] }, ['19 errors/signs There is no error to-old. Did you mean too-old?']],
  [
    'a fix that is not there',
    { ...fine, 'too-new': [[{ words: 'new', fix: 2 }]] },
    ['16 errors/signs too-new has no fix 2: they count from 0, and there are 2. Write a number from 0 to 1.'],
  ],
])('%s', (_, signs, wanted) => expect(said(signs)).toEqual(wanted));

test('pages are there, and patterns can be read', () => {
  const data = {
    all: { page: '/key' },
    refused: { page: '/keys#old' },
    faults: [{ words: 'a|(b' }, { words: 'a|b', cause: 'A (b.' }],
    signs: fine,
  };
  const problems = checkDiagnosis(JSON.stringify(data, null, 1), errors, new Set(['/keys']));
  expect(problems.map(({ line, fix }) => [line, fix])).toEqual([
    [3, 'Did you mean /keys?'],
    [10, 'Mend the regular expression.'],
  ]);
});
