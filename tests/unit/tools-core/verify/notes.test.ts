import { expect, test } from 'vitest';
import { inspect } from '../../../../tools-core/verify/index.ts';

// The first key and its thumbprint are those of RFC 7638, section 3.1.
const RSA = {
  kty: 'RSA',
  n: '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw',
  e: 'AQAB',
};

test('each key of a set is told by its number and place', async () => {
  const settings = { configuration: {}, now: new Date(0), catalog: { docs: '/docs', errors: {} } };
  const keys = [RSA, { kty: 'EC', crv: 'P-256', x: 'AAAA', y: 'AAAA' }, { kty: 'none' }];
  const { notes, verdict } = await inspect(JSON.stringify({ keys }), settings);
  expect(verdict).toBe('failed');
  expect(notes).toEqual([
    {
      text: 'Key 1 is a usable key of the kind RSA, with the thumbprint NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs.',
      state: 'passed',
      place: 'document/keys/0',
    },
    {
      text: 'Key 2 cannot be used: x and y of a key for P-256 have 32 bytes each, these have 3 and 3.',
      state: 'failed',
      place: 'document/keys/1',
    },
    {
      text: 'Key 3 cannot be used: The JWK of the type none has no x in base64url.',
      state: 'failed',
      place: 'document/keys/2',
    },
  ]);
});
