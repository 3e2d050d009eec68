import { expect, test } from 'vitest';
import { allFacts, type DiagnosisData, firstFacts } from '../../../../plugins/data/diagnosis.ts';
import type { ErrorEntry } from '../../../../plugins/schemas/errorCatalogue.ts';

const entry = {
  slug: 'date-past',
  title: 'Date is past',
  when: 'A date has passed.',
  causes: ['`notAfter` is before `now`.', 'A clock is `late`.'],
  fixes: [{ text: 'Set `now`.', page: '/guides/set', level: 'core' }],
} as unknown as ErrorEntry;
const bare = { slug: 'bare', title: 'Bare', when: '', causes: [], fixes: [] } as unknown as ErrorEntry;

const shared = {
  all: { page: '/all', cause: 'See all.' },
  refused: { page: '/refused', cause: 'Refused.' },
  did: { page: '/did', errors: {}, unknown: 'Unknown.', deactivated: 'Ended.' },
  refusals: [{ status: 401, words: 'key', cause: 'No key.', page: '/keys' }],
};
const data: DiagnosisData = {
  ...shared,
  faults: [{ words: 'timeout', title: 'Too slow', cause: 'A proxy.', page: '/faults' }],
  signs: { 'date-past': [[{ words: 'notAfter' }], []] },
  own: [{ name: 'single', title: 'Single', page: '/single', causes: ['`One` alone.'], signs: [[{ words: 'one' }]] }],
};
const { refusals: rejections, ...others } = shared;

test('the decoder gets all that is known of each error, as it is written', () => {
  expect(allFacts([entry], data)).toEqual({
    ...others,
    rejections,
    faults: data.faults,
    errors: {
      'date-past': {
        title: 'Date is past',
        page: '/reference/errors/date-past',
        when: 'A date has passed.',
        causes: entry.causes,
        fixes: [{ text: 'Set `now`.', page: '/guides/set' }],
        signs: data.signs['date-past'],
      },
      single: { title: 'Single', page: '/single', causes: ['`One` alone.'], signs: [[{ words: 'one' }]] },
    },
  });
});

test('"Check your answer" gets the first cause of each as plain text, and nothing that it does not show', () => {
  expect(firstFacts([entry, bare], data)).toEqual({
    ...others,
    rejections,
    errors: {
      'date-past': { title: 'Date is past', page: '/reference/errors/date-past', causes: ['notAfter is before now.'] },
      bare: { title: 'Bare', page: '/reference/errors/bare', causes: [''] },
    },
  });
});
