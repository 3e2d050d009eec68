import { expect, test } from 'vitest';
import { checkDiagnosis } from '../../../../plugins/data/checkDiagnosis.ts';
import type { ErrorEntry } from '../../../../plugins/schemas/errorCatalogue.ts';

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
      '4 data/form too-old has 2 causes and 1 list of signs. Write one list for each cause, in their order; a cause without a sign has an empty one.',
    ],
  ],
  [
    'an error without signs',
    { 'too-old': fine['too-old'] },
    [
      '2 data/form too-new has 1 cause and 0 lists of signs. Write one list for each cause, in their order; a cause without a sign has an empty one.',
    ],
  ],
  ['signs of no error', { ...fine, 'to-old': [] }, ['19 data/form There is no error to-old. Did you mean too-old?']],
  [
    'a fix that is not there',
    { ...fine, 'too-new': [[{ words: 'new', fix: 2 }]] },
    ['16 data/form too-new has no fix 2: they count from 0, and there are 2. Write a number from 0 to 1.'],
  ],
])('%s', (_, signs, wanted) => expect(said(signs)).toEqual(wanted));

test('the lists of an error without a page are those of its causes, where it has any', () => {
  const one = { name: 'not-before', causes: ['One.', 'Two.'] };
  const own = [one, { ...one, signs: [[], []] }, { ...one, signs: [[]] }, { ...one, signs: [] }];
  const problems = checkDiagnosis(JSON.stringify({ signs: fine, own }, null, 1), errors, new Set());
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [46, 'not-before has 2 causes and 1 list of signs.'],
    [20, 'not-before has 2 causes and 0 lists of signs.'],
  ]);
});

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

test.each<[what: string, data: object, wanted: unknown[]]>([
  [
    'an error of a resolution',
    { did: { errors: { NOT_FOUND: 'None.', INVALID_OPTION: 'A parameter.' } } },
    [[6, 'There is no error of a resolution INVALID_OPTION.', 'Did you mean INVALID_OPTIONS?']],
  ],
  [
    'an error of a policy',
    { own: [{ name: 'not-befor' }, { name: 'not-before' }] },
    [[5, 'There is no error of a policy not-befor.', 'Did you mean not-before?']],
  ],
  [
    'a status that no description has',
    { refusals: [{ status: 410 }, { status: 401 }] },
    [[5, 'There is no answer with status 410.', 'Did you mean 401?']],
  ],
  [
    'a code that is one slip away from another',
    { signs: { 'too-new': [[{ code: 'claim-mising|filter' }, { code: 'value-mismatch' }]] } },
    [[6, 'There is no code claim-mising.', 'Did you mean claim-missing?']],
  ],
])('%s under another name than the data have is told', (_, data, wanted) => {
  const spec = [
    'code: claim-missing\ntype: https://www.w3.org/ns/did#NOT_FOUND\n  - https://www.w3.org/ns/did#INVALID_OPTIONS\n',
    '{ "platformType": "not-before" }',
    '      responses:\n        "401":\n          description: No.\n',
  ];
  const text = JSON.stringify({ signs: {}, ...data }, null, 1);
  const told = (texts: string[]) =>
    checkDiagnosis(text, [{ ...errors[1], causes: data && 'signs' in data ? ['One.'] : [] }], new Set(), texts)
      .filter(({ message }) => message.startsWith('There is no'))
      .map(({ line, message, fix }) => [line, message, fix]);
  expect(told(spec)).toEqual(wanted);
  expect(told(['openapi: 3.1.0'])).toEqual([]);
});
