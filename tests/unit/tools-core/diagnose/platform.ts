import type { CatalogError, ErrorCatalog } from '../../../../tools-core/diagnose/index.ts';

/** An error with two causes, a sign for each, and a fix that is for one of them. */
export const proofInvalid: CatalogError = {
  title: 'Proof is not valid',
  page: '/errors/proof-invalid',
  when: 'A signature does not fit what it signs.',
  causes: [
    { text: 'Something `was` changed `after` signing.', signs: [{ words: 'changed' }] },
    { id: 'other-key', text: 'The key of `another` issuer was used.', signs: [{ words: 'other key' }] },
    { text: 'A clock is late.', signs: [{ around: 'date: mon' }] },
  ],
  fixes: [
    { text: 'Ask the `holder` for the credential `again`.' },
    { text: 'Compare the keys.', causes: ['other-key'], page: '/guides/compare-keys' },
  ],
};

const dateExpired: CatalogError = {
  title: 'Date is past',
  page: '/errors/date-expired',
  causes: [{ text: 'It is over.' }],
};

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
