import type { CatalogError, ErrorCatalog } from '../../../../tools-core/diagnose/index.ts';

/** An error with two causes, a sign for each, and a fix that one of them names. */
export const proofInvalid: CatalogError = {
  title: 'Proof is not valid',
  page: '/errors/proof-invalid',
  when: 'A signature does not fit what it signs.',
  causes: ['Something `was` changed `after` signing.', 'The key of `another` issuer was used.', 'A clock is late.'],
  fixes: [
    { text: 'Ask the `holder` for the credential `again`.' },
    { text: 'Compare the keys.', page: '/guides/compare-keys' },
  ],
  signs: [[{ words: 'changed' }], [{ words: 'other key', fix: 1 }], [{ around: 'date: mon' }]],
};

const dateExpired: CatalogError = { title: 'Date is past', page: '/errors/date-expired', causes: ['It is over.'] };

/** What a small platform publishes about its errors. */
export const facts: ErrorCatalog = {
  errors: { 'proof-invalid': proofInvalid, 'date-expired': dateExpired },
  did: { page: '/did', errors: { NOT_FOUND: 'No such DID.' }, unknown: 'A DID error.', deactivated: 'It was ended.' },
  rejections: [
    { status: 401, words: 'no key|missing', cause: 'A `key` is `missing`.', page: '/keys', next: ['Make `a` key.'] },
    { status: 403, words: 'not allowed', cause: 'No scope.', page: '/scopes' },
    { status: 401, words: 'expired key', cause: 'The key is old.', page: '/old-keys' },
  ],
  refused: { page: '/refused', cause: 'It was refused.' },
  all: { page: '/errors', cause: 'See all errors.' },
  faults: [
    { words: 'could not resolve host', title: 'No such host', cause: 'A typo.', page: '/hosts', next: ['Look at it.'] },
  ],
};
