import { expect, test } from 'vitest';
import { capitalNames, capitalSlips } from '../../../../plugins/checks/rules/capitals.ts';
import { rowsOfFences } from '../../../../plugins/checks/rules/rows.ts';
import {
  columnSlips,
  errorStatusSlips,
  errorsOfAnswers,
  outputSlips,
} from '../../../../plugins/checks/rules/statusFacts.ts';

const errors = {
  ...errorsOfAnswers([
    ['404', { description: '`NOT_FOUND`: no such DID. Or there is no such instance.' }],
    ['501', { description: '`METHOD_NOT_SUPPORTED`: unknown. Or `FEATURE_NOT_SUPPORTED`.' }],
    ['200', { description: 'Never `NOT_FOUND`.' }],
    ['default', { description: '`INTERNAL_ERROR`' }],
    ['500', null],
  ]),
  '/reference/errors/invalid-format': ['422'],
};

test('errors have the statuses of the answers that name them', () => {
  expect(errors).toMatchObject({ NOT_FOUND: ['404'], METHOD_NOT_SUPPORTED: ['501'], FEATURE_NOT_SUPPORTED: ['501'] });
  expect(Object.keys(errors)).not.toContain('INTERNAL_ERROR');
});

test.each([
  ['| `NOT_FOUND` | 400 | No such DID |', 'Write 404.', 16],
  ['It answers status 404 with the error `METHOD_NOT_SUPPORTED`. Then wait.', 'Write 501.', 18],
  ['It waits. With [this error](/reference/errors/invalid-format) comes 400.', 'Write 422.', 68],
])('%s', (row, fix, index) => expect(errorStatusSlips(row, errors)).toMatchObject([{ fix, index }]));

test.each([
  '| `NOT_FOUND` | 404 | No such DID |',
  'After 400 ms there is `NOT_FOUND`, with 404.',
  'The answer is 422. A `NOT_FOUND` is another.',
  'Either 404 with `NOT_FOUND` or 501 with `METHOD_NOT_SUPPORTED`.',
  'It is 400 with `SOMETHING_ELSE`.',
])('%s is right', (row) => expect(errorStatusSlips(row, errors)).toEqual([]));

test('a column of statuses has those of the operations', () => {
  const fixes = (row: string, head = 'status') =>
    columnSlips(row, [head], ['200', '404', 'default']).map(({ fix }) => fix);
  expect(fixes('| 408 | Taken |')).toEqual(['Write one of: 200, 404.']);
  expect(fixes('| 200, 404 | 999 |')).toEqual([]);
  expect(fixes('| 408 | Taken |', 'code')).toEqual([]);
});

test('an output shows the status that the step below it checks for', () => {
  const page = (shown: string, part: string) =>
    `Run it.\n\n\`\`\`text title="Output"\n${shown}\nmore\n\`\`\`\n\n${part}\n`;
  const slips = (source: string) => outputSlips(source, rowsOfFences(source));
  const step = '<CheckStep of="verifier" id="verify" status="422" />';
  expect(slips(page('400', step))).toEqual([
    { line: 4, message: 'The step below checks for status 422.', fix: 'Write 422, or mend the step.' },
  ]);
  expect(slips(page('422', step))).toEqual([]);
  expect(slips(page('400', 'Then more.'))).toEqual([]);
  expect(slips(page('400 things', step))).toEqual([]);
});

test('names keep their capitals', () => {
  const names = capitalNames([
    { by: 'OpenID', name: 'OpenID4VP 1.0', address: '', status: 'Final Specification', date: '' },
    { by: 'W3C', name: 'JSON Schema', address: '', status: 'Recommendation', date: '' },
  ]);
  const fixes = (row: string) => capitalSlips(row, names).map(({ right }) => right);
  expect(fixes('Over [OpenId4VP](/openid4Vp) and Github.')).toEqual(['OpenID4VP', 'GitHub']);
  expect(fixes('A Json schema.')).toEqual(['JSON']);
  expect(fixes('With `OpenId4VP`, openid4vp, OPENID4VP, openId4vp, a json, Schemas and https://Github.com.')).toEqual(
    [],
  );
});
