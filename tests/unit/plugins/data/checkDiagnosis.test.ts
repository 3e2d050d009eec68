import { expect, test } from 'vitest';
import { checkDiagnosis } from '../../../../plugins/data/checkDiagnosis.ts';
import type { ErrorEntry } from '../../../../plugins/schemas/errorCatalogue.ts';

const errors = [
  { slug: 'too-old', causes: ['One.', 'Two.'], fixes: [{}] },
  { slug: 'too-new', causes: ['One.'], fixes: [{}, {}] },
] as unknown as ErrorEntry[];
const signs = { 'too-old': [[{ words: 'old', fix: 0 }], []], 'too-new': [[{ words: 'new' }]] };
const own = { name: 'not-before', causes: ['One.', 'Two.'] };
const LISTS = 'Write one list for each cause, in the same order. A cause without signs has an empty list.';

test.each<[what: string, data: object, found: [text: string, fix: string][]]>([
  ['right data', { signs, own: [own, { ...own, signs: [[], []] }] }, []],
  ['two causes and one list', { signs: { ...signs, 'too-old': [[]] } }, [['[]', LISTS]]],
  ['an error without signs', { signs: { 'too-old': signs['too-old'] } }, [['"signs": {', LISTS]]],
  ['an error without a page with too few lists', { signs, own: [{ ...own, signs: [[]] }] }, [['[]', LISTS]]],
  ['signs of no error', { signs: { ...signs, 'to-old': [] } }, [['"to-old": []', 'Did you mean too-old?']]],
  [
    'a fix that does not exist',
    { signs: { ...signs, 'too-new': [[{ fix: 2 }]] } },
    [['"fix": 2', 'Write a number from 0 to 1.']],
  ],
  ['a page that does not exist', { signs, all: { page: '/key#a' } }, [['"page": "/key#a"', 'Did you mean /keys?']]],
  ['a wrong pattern', { signs, faults: [{ words: 'a|(b' }] }, [['"words": "a|(b"', 'Fix the regular expression.']]],
])('%s', (_, data, expected) => {
  const text = JSON.stringify(data, null, 1);
  const problems = checkDiagnosis(text, errors, new Set(['/keys']));
  expect(problems.map(({ line, fix }) => [text.split('\n')[line - 1].trim(), fix])).toEqual(expected);
});
