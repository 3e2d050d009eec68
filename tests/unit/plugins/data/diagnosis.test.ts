import { expect, test } from 'vitest';
import { type DiagnosisData, errorCatalog, errorSummaries } from '../../../../plugins/data/diagnosis.ts';
import type { ErrorEntry } from '../../../../plugins/schemas/errorCatalogue.ts';

const causes = [
  { id: 'too-late', text: '`notAfter` is before `now`.' },
  { id: 'clock', text: 'A clock is `late`.' },
];
const fixes = [{ text: 'Set `now`.', causes: ['clock'], page: '/guides/set', concerns: [] }];
const entry = { slug: 'date-past', title: 'Date is past', when: 'A date has passed.', causes, fixes };
const shared = {
  all: { page: '/all', cause: 'See all.' },
  refused: { page: '/refused', cause: 'Refused.' },
  did: { page: '/did', errors: {}, unknown: 'Unknown.', deactivated: 'Ended.' },
};
const rejections = [{ status: 401, words: 'key', cause: 'No key.', page: '/keys' }];
const faults = [{ words: 'timeout', title: 'Too slow', cause: 'A proxy.', page: '/faults' }];
const signs = { 'date-past': { 'too-late': [{ words: 'notAfter' }], clock: [] } };
const single = { title: 'Single', page: '/single', causes: [{ text: '`One` alone.', signs: [{ words: 'one' }] }] };
const data: DiagnosisData = { ...shared, rejections, faults, signs, own: [{ name: 'single', ...single }] };
const page = '/reference/errors/date-past';

test('the decoder gets all that is known of each error, as it is written', () => {
  const shown = {
    title: entry.title,
    page,
    when: entry.when,
    causes: causes.map((cause) => ({ ...cause, signs: cause.id === 'clock' ? [] : [{ words: 'notAfter' }] })),
    fixes: [{ text: 'Set `now`.', causes: ['clock'], page: '/guides/set' }],
  };
  const errors = { 'date-past': shown, single };
  expect(errorCatalog([entry as unknown as ErrorEntry], data)).toEqual({ ...shared, rejections, faults, errors });
});

test('"Check your response" gets the first cause of each as plain text', () => {
  const errors = { 'date-past': { title: entry.title, page, causes: [{ text: 'notAfter is before now.' }] } };
  expect(errorSummaries([entry as unknown as ErrorEntry], data)).toEqual({ ...shared, rejections, errors });
});
