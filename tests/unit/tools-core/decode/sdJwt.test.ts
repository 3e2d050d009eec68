import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import { decodeSdJwt } from '../../../../tools-core/decode/index.ts';

// Rules of RFC 9901 that no published example shows.

const encoded = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');
const disclosure = (...items: Json[]) => encoded(['salt', ...items]);
const digest = (text: string, hash = 'sha256') => createHash(hash).update(text).digest('base64url');
const decode = (payload: JsonObject, ...texts: string[]) =>
  decodeSdJwt([`${encoded({ alg: 'ES256' })}.${encoded(payload)}.c2ln`, ...texts, ''].join('~'));
const name = disclosure('name', 'Alex');

test('disclosed claims are in their place: as members, as items, and inside of others', () => {
  const street = disclosure('street', 'Ring 1');
  const address = disclosure('address', { _sd: [digest(street), digest('a decoy')], city: 'Graz' });
  const second = disclosure('AT');
  const nationalities: Json = ['DE', { '...': digest(second) }, { '...': digest('withheld') }, { '...': 'x', more: 1 }];
  const { sdJwt, faults } = decode(
    { _sd: [digest(address)], _sd_alg: 'sha-256', iss: 'x', nationalities },
    street,
    address,
    second,
  );
  // The last item stays as it is, since it is not the digest of one alone.
  expect(faults).toMatchObject([{ cause: 'disclosure-stray', place: 'payload' }]);
  expect(sdJwt.claims).toEqual({
    iss: 'x',
    nationalities: ['DE', 'AT', { '...': 'x', more: 1 }],
    address: { city: 'Graz', street: 'Ring 1' },
  });
  expect(sdJwt.withheld).toBe(2);
  expect(sdJwt.disclosures.map(({ path }) => path)).toEqual([['address', 'street'], ['address'], ['nationalities', 1]]);
});

test.each([
  ['sha-384', 'sha384'],
  ['sha-512', 'sha512'],
])('digests by %s', (_sd_alg, hash) => {
  expect(decode({ _sd: [digest(name, hash)], _sd_alg }, name).sdJwt.claims).toEqual({ name: 'Alex' });
});

const item = disclosure('item');
const reserved = disclosure('...', 'x');
const twice = digest(name);
test.each<[detail: string, payload: JsonObject, texts: string[]]>([
  ['No digest in the payload is that of name', {}, [name]],
  ['The disclosure of name repeats a name that the payload has', { _sd: [digest(name)], name: 'Sam' }, [name]],
  ['A disclosure is named ..., which is reserved', { _sd: [digest(reserved)] }, [reserved]],
  ["A claim's disclosure has two items", { _sd: [digest(item)] }, [item]],
  [`The digest ${twice} is in the payload twice`, { _sd: [twice], inner: { _sd: [twice] } }, [name]],
  ['Disclosure 2 is not base64url of text', { _sd: [digest(name)] }, [name, '§']],
  ['Disclosure 2 is not an array of salt, name and value', { _sd: [digest(name)] }, [name, encoded(['salt'])]],
  ['Disclosure 2 has a name that is not a string', { _sd: [digest(name)] }, [name, encoded(['salt', 1, 'x'])]],
  ['Disclosure 1 is not JSON. This is cut off', {}, [Buffer.from('["salt",').toString('base64url')]],
])('%s', (detail, payload, texts) => {
  expect(decode(payload, ...texts).faults.map((fault) => fault.detail)).toEqual([expect.stringContaining(detail)]);
});
