import { expect, test } from 'vitest';
import { checkDiagnosis } from '../../../../plugins/data/checkDiagnosis.ts';
import type { ErrorEntry } from '../../../../plugins/schemas/errorCatalogue.ts';

const errors = [
  { slug: 'too-old', causes: [{ id: 'clock' }, { id: 'retry' }] },
  { slug: 'too-new', causes: [{ id: 'clock' }] },
] as unknown as ErrorEntry[];
const signs = { 'too-old': { clock: [{ words: 'old' }], retry: [] }, 'too-new': { clock: [{ words: 'new' }] } };
const missing = (id: string, slug: string) =>
  `Add "${id}" to signs/${slug}, with an empty list if no words point to it.`;

test.each<[what: string, data: object, found: [text: string, fix: string][]]>([
  ['right data', { signs }, []],
  [
    'a cause without signs',
    { signs: { ...signs, 'too-old': { clock: [] } } },
    [['"too-old": {', missing('retry', 'too-old')]],
  ],
  ['an error without signs', { signs: { 'too-old': signs['too-old'] } }, [['"signs": {', missing('clock', 'too-new')]]],
  ['signs of no error', { signs: { ...signs, 'to-old': {} } }, [['"to-old": {}', 'Did you mean too-old?']]],
  [
    'signs of no cause',
    { signs: { ...signs, 'too-new': { clock: [], clocks: [] } } },
    [['"clocks": []', 'Did you mean clock?']],
  ],
  ['a page that does not exist', { signs, all: { page: '/key#a' } }, [['"page": "/key#a"', 'Did you mean /keys?']]],
  ['a wrong pattern', { signs, faults: [{ words: 'a|(b' }] }, [['"words": "a|(b"', 'Fix the regular expression.']]],
])('%s', (_, data, expected) => {
  const text = JSON.stringify(data, null, 1);
  const problems = checkDiagnosis(text, errors, new Set(['/keys']));
  expect(problems.map(({ line, fix }) => [text.split('\n')[line - 1].trim(), fix])).toEqual(expected);
});
