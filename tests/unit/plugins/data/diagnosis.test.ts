import { expect, test } from 'vitest';
import { type DiagnosisData, errorCatalog, errorSummaries } from '../../../../plugins/data/diagnosis.ts';
import type { ErrorEntry } from '../../../../plugins/schemas/errorCatalogue.ts';

const causes = ['`notAfter` is before `now`.', 'A clock is `late`.'];
const fixes = [{ text: 'Set `now`.', page: '/guides/set', concerns: [] }];
const entry = { slug: 'date-past', title: 'Date is past', when: 'A date has passed.', causes, fixes };
const shared = {
  all: { page: '/all', cause: 'See all.' },
  refused: { page: '/refused', cause: 'Refused.' },
  did: { page: '/did', errors: {}, unknown: 'Unknown.', deactivated: 'Ended.' },
};
const rejections = [{ status: 401, words: 'key', cause: 'No key.', page: '/keys' }];
const faults = [{ words: 'timeout', title: 'Too slow', cause: 'A proxy.', page: '/faults' }];
const signs = { 'date-past': [[{ words: 'notAfter' }], []] };
const single = { title: 'Single', page: '/single', causes: ['`One` alone.'], signs: [[{ words: 'one' }]] };
const data: DiagnosisData = { ...shared, rejections, faults, signs, own: [{ name: 'single', ...single }] };
const page = '/reference/errors/date-past';

test('the decoder gets all that is known of each error, as it is written', () => {
  const shown = {
    title: entry.title,
    page,
    when: entry.when,
    causes,
    fixes: [{ text: 'Set `now`.', page: '/guides/set' }],
  };
  const errors = { 'date-past': { ...shown, signs: signs['date-past'] }, single };
  expect(errorCatalog([entry as unknown as ErrorEntry], data)).toEqual({ ...shared, rejections, faults, errors });
});

test('"Check your response" gets the first cause of each as plain text', () => {
  const errors = { 'date-past': { title: entry.title, page, causes: ['notAfter is before now.'] } };
  expect(errorSummaries([entry as unknown as ErrorEntry], data)).toEqual({ ...shared, rejections, errors });
});
