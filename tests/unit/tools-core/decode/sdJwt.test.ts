import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import { decodeSdJwt, digestOf, isSdJwt } from '../../../../tools-core/decode/sdJwt.ts';

const encoded = (value: Json) => Buffer.from(JSON.stringify(value)).toString('base64url');
const disclosure = (...items: Json[]) => encoded(['salt', ...items]);
const digest = (text: string, hash = 'sha256') => createHash(hash).update(text).digest('base64url');
const tokenOf = (payload: JsonObject) => `${encoded({ alg: 'ES256' })}.${encoded(payload)}.c2ln`;
const decode = (payload: JsonObject, ...texts: string[]) => decodeSdJwt([tokenOf(payload), ...texts, ''].join('~'));
const faultsOf = (payload: JsonObject, ...texts: string[]) =>
  decode(payload, ...texts).faults.map(({ detail, place }) => [place, detail]);

describe('disclosed claims stand in their place', () => {
  test('as members, as items, and inside of others', () => {
    const street = disclosure('street', 'Ring 1');
    const address = disclosure('address', { _sd: [digest(street), digest('a decoy')], city: 'Graz' });
    const second = disclosure('AT');
    const payload: JsonObject = {
      _sd: [digest(address)],
      _sd_alg: 'sha-256',
      iss: 'x',
      nationalities: ['DE', { '...': digest(second) }, { '...': digest('withheld') }, { '...': 'x', more: 1 }],
    };
    const { sdJwt, faults } = decode(payload, street, address, second);
    expect(faults).toEqual([]);
    expect(sdJwt.claims).toEqual({
      iss: 'x',
      nationalities: ['DE', 'AT', { '...': 'x', more: 1 }],
      address: { city: 'Graz', street: 'Ring 1' },
    });
    expect(sdJwt.withheld).toBe(2);
    expect(sdJwt.disclosures.map(({ claim, path, isNamed, salt }) => [claim, path, isNamed, salt])).toEqual([
      ['street', ['address', 'street'], true, 'salt'],
      ['address', ['address'], true, 'salt'],
      [undefined, ['nationalities', 1], true, 'salt'],
    ]);
  });

  test.each([
    ['sha-256', 'sha256'],
    ['sha-384', 'sha384'],
    ['sha-512', 'sha512'],
  ])('by the hash function %s', (_sd_alg, hash) => {
    const name = disclosure('name', 'Alex');
    expect(decode({ _sd: [digest(name, hash)], _sd_alg }, name).sdJwt.claims).toEqual({ name: 'Alex' });
  });

  test.each(['constructor', 'toString'])('under any name, such as %s', (claim) => {
    const text = disclosure(claim, 'x');
    const { sdJwt, faults } = decode({ _sd: [digest(text)] }, text);
    expect(faults).toEqual([]);
    expect(Object.entries(sdJwt.claims)).toEqual([[claim, 'x']]);
  });
});

test('a hash function that nobody knows gives no digest', () => {
  expect(digestOf('x', { _sd_alg: 'md5' })).toBe(undefined);
  expect(digestOf('x', { _sd_alg: 'toString' })).toBe(undefined);
  expect(digestOf('x', { _sd_alg: 7 })).toBe(digest('x'));
});

describe('what breaks the rules of disclosures', () => {
  const name = disclosure('name', 'Alex');

  test('a disclosure that no digest names', () => {
    expect(faultsOf({}, name, disclosure('item'))).toEqual([
      ['disclosure 1', 'No digest in the payload names the disclosure of name'],
      ['disclosure 2', 'No digest in the payload names the disclosure of an array item'],
    ]);
  });

  test('a name that stands beside it already', () => {
    const told = [['payload', 'The disclosure of name repeats a name that the payload has']];
    expect(faultsOf({ _sd: [digest(name)], name: 'Sam' }, name)).toEqual(told);
    const other = disclosure('name', 'Kim');
    expect(faultsOf({ _sd: [digest(name), digest(other)] }, name, other)).toEqual(told);
    expect(decode({ _sd: [digest(name), digest(other)] }, name, other).sdJwt.claims).toEqual({ name: 'Alex' });
  });

  test.each(['_sd', '...'])('the name %s', (claim) => {
    const text = disclosure(claim, 'x');
    expect(faultsOf({ _sd: [digest(text)] }, text)).toEqual([
      ['payload', `A disclosure is named ${claim}, which is reserved (RFC 9901 section 7.1)`],
    ]);
  });

  test('an item in place of a claim', () => {
    const item = disclosure('item');
    expect(faultsOf({ _sd: [digest(item)] }, item)).toEqual([
      ['payload', 'A disclosure without a name stands for a claim'],
    ]);
  });

  test('a digest that stands twice', () => {
    const twice = digest(name);
    expect(faultsOf({ _sd: [twice], inner: { _sd: [twice] } }, name)).toEqual([
      ['payload', `The digest ${twice} stands in the payload twice`],
    ]);
  });

  test.each([
    ['§', 'is not base64url of text'],
    [Buffer.from([0xff, 0xfe]).toString('base64url'), 'is not base64url of text'],
    [encoded({}), 'is not an array of salt, name and value'],
    [encoded(['salt']), 'is not an array of salt, name and value'],
    [encoded([1, 'name', 'x']), 'is not an array of salt, name and value'],
    [encoded(['salt', 'name', 'x', 'y']), 'is not an array of salt, name and value'],
    [encoded(['salt', 1, 'x']), 'has a name that is no text'],
  ])('%s %s', (text, detail) => {
    expect(faultsOf({ _sd: [digest(name)] }, name, text)).toEqual([['disclosure 2', `Disclosure 2 ${detail}`]]);
  });

  test('a text that is no JSON says where', () => {
    const [[, detail]] = faultsOf({}, Buffer.from('["salt",').toString('base64url'));
    expect(detail).toMatch(/^Disclosure 1 is not JSON\. This is cut off/);
  });
});

describe('the end', () => {
  test('without a key binding is a ~', () => {
    const { sdJwt } = decode({});
    expect(sdJwt.keyBinding).toBe(undefined);
    expect(sdJwt.bound).toBe(`${tokenOf({})}~`);
  });

  test('with a key binding is a token, whose parts have names of their own', () => {
    const name = disclosure('name', 'Alex');
    const text = `${tokenOf({ _sd: [digest(name)] })}~${name}~${tokenOf({ nonce: 'n' })}`;
    const { sdJwt, parts, faults } = decodeSdJwt(text, 10);
    expect(faults).toEqual([]);
    expect(sdJwt.keyBinding?.payload).toEqual({ nonce: 'n' });
    expect(sdJwt.bound).toBe(text.slice(0, text.lastIndexOf('~') + 1));
    expect(parts.map(({ id, title, kind }) => [id, title, kind])).toEqual([
      ['header', 'Header', 'sd-jwt-vc-header'],
      ['payload', 'Payload', 'sd-jwt-vc'],
      ['signature', 'Signature', expect.any(String)],
      ['disclosure 1', 'Disclosure of name', 'sd-jwt-disclosure'],
      ['claims', 'Claims as disclosed', 'sd-jwt-vc'],
      ['key binding header', 'Key binding header', 'key-binding-jwt-header'],
      ['key binding payload', 'Key binding payload', 'key-binding-jwt'],
      ['key binding signature', 'Key binding signature', expect.any(String)],
    ]);
    const { span, value } = parts[3];
    expect(text.slice((span?.start ?? 0) - 10, (span?.end ?? 0) - 10)).toBe(name);
    expect(value).toEqual({ salt: 'salt', claim: 'name', value: 'Alex', digest: digest(name) });
    const binding = parts.find(({ id }) => id === 'key binding payload')?.span;
    expect(text.slice((binding?.start ?? 0) - 10, (binding?.end ?? 0) - 10)).toBe(encoded({ nonce: 'n' }));
  });

  test.each([
    ['cut', '. An SD-JWT without key binding ends with ~, so it may be cut off'],
    ['one.two', ''],
  ])('is no %s', (last, more) => {
    expect(decodeSdJwt(`${tokenOf({})}~${last}`).faults).toEqual([
      {
        cause: 'token-form',
        detail: `What follows the last ~ is not a key binding JWT of three parts${more}`,
        place: 'key binding',
      },
    ]);
  });
});

test('an SD-JWT is a token with ~ behind it', () => {
  expect(isSdJwt(`${tokenOf({})}~`)).toBe(true);
  expect(isSdJwt(tokenOf({}))).toBe(false);
  expect(isSdJwt('~')).toBe(false);
  expect(isSdJwt('a.b~c')).toBe(false);
});
