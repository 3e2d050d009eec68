import type { JsonObject } from '../../../../plugins/schemas/jsonValue.ts';
import { NOW, proofJwt, sd, statement, testRows, token, vc, vc11 } from './rows.ts';

// Dates: the slips of `cases.ts` in other fields, algorithms, containers and forms.

const vp11 = (verifiableCredential: JsonObject[string]): string =>
  token({
    vp: {
      '@context': ['https://www.w3.org/2018/credentials/v1'],
      type: ['VerifiablePresentation'],
      verifiableCredential,
    },
  });

testRows([
  ['seconds for a date', vc({ validUntil: 1_800_000_000 }), 'error', 'date-form', 'payload/validUntil'],
  ['milliseconds for a date', vc({ validUntil: 1_800_000_000_000 }), 'error', 'date-form', 'payload/validUntil'],
  ['nine digits for a date', vc({ validFrom: 999_999_999 }), 'error', 'date-form', 'payload/validFrom'],
  ['digits for a date', vc({ validFrom: '1700000000' }), 'error', 'date-form', 'payload/validFrom'],
  ['small letters in a date', vc({ validUntil: '2027-01-01t00:00:00z' }), 'error', 'date-form', 'payload/validUntil'],
  ['no seconds', vc({ validUntil: '2027-01-01T00:00Z' }), 'error', 'date-form', 'payload/validUntil'],
  ['February 30', vc({ validUntil: '2027-02-30T00:00:00Z' }), 'error', 'date-form', 'payload/validUntil'],
  ['midnight as 24:00', vc({ validUntil: '2027-01-01T24:00:00Z' }), 'success'],
  [
    'a date of JWT 1.1 that is over',
    vc11({ expirationDate: '2026-01-01T00:00:00Z' }),
    'error',
    'out-of-range',
    'payload/vc/expirationDate',
  ],
  ['exp in milliseconds', sd({ exp: (NOW + 10) * 1000 }), 'error', 'claim-form', 'payload/exp'],
  ['exp in microseconds', sd({ exp: (NOW + 10) * 1e6 }), 'error', 'claim-form', 'payload/exp'],
  ['nbf as a date', token({ nbf: '2026-01-01' }), 'error', 'claim-form', 'payload/nbf'],
  ['iat of a key proof in milliseconds', proofJwt({ iat: NOW * 1000 }), 'error', 'claim-form', 'payload/iat'],
  [
    'an expired credential in a presentation',
    vp11([vc11({}, { exp: NOW - 1e5 })]),
    'error',
    'out-of-range',
    'payload/exp',
  ],
  ['a single credential in a presentation', vp11(vc11({}, { exp: NOW - 1e5 })), 'error', 'out-of-range', 'payload/exp'],
  ['a statement that is over', statement({ exp: NOW - 1000 }), 'error', 'out-of-range', 'payload/exp'],
  [
    'an end before the start',
    vc({ validFrom: '2026-09-01T00:00:00Z', validUntil: '2026-01-01T00:00:00Z' }),
    'error',
    'date-form',
    'payload/validUntil',
  ],
]);
