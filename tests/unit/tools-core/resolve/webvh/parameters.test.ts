import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../../tools-core/base/index.ts';
import { nextParameters } from '../../../../../tools-core/resolve/webvh/parameters.ts';

const KEY = 'z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const OTHER = 'z6MkmtWtY63GQVBrpMyRJWEzsnxfsGkemu6CtMDwGTv4RYj2';
const P256 = 'zDnaerx9CtbPJ1q36T5Ln5wYt3MQYeGRG5ehnPAmxcf5mDZpv';
const first: JsonObject = { method: 'did:webvh:1.0', scid: 'Qm1', updateKeys: [KEY] };
const one = nextParameters(first, undefined);
const rotating = nextParameters({ ...first, nextKeyHashes: ['Qm2'] }, undefined);
const witnesses = (...ids: Json[]): Json => ids.map((id) => ({ id }) as JsonObject);

test('the first entry has what it sets, and defaults', () => {
  expect(one).toEqual({
    scid: 'Qm1',
    updateKeys: [KEY],
    nextKeyHashes: [],
    portable: false,
    deactivated: false,
    ttl: 3600,
    watchers: [],
    witness: undefined,
  });
});

test('an entry keeps what it does not set, and null is the default', () => {
  const set = { portable: true, ttl: 60, watchers: ['https://w.example'], nextKeyHashes: ['Qm2'] };
  const before = nextParameters({ ...first, ...set }, undefined);
  expect(before).toMatchObject(set);
  const keys = { updateKeys: [KEY], nextKeyHashes: ['Qm3'] };
  expect(nextParameters(keys, before)).toEqual({ ...before, ...keys });
  expect(nextParameters({ ...keys, ttl: null, watchers: null, portable: null }, before)).toEqual({
    ...before,
    ...keys,
    ttl: 3600,
    watchers: [],
    portable: false,
  });
});

test('witnesses are those of a list, and an empty object ends them', () => {
  const set = { witness: { threshold: 2, witnesses: witnesses(`did:key:${KEY}`, `did:key:${OTHER}`) } };
  const before = nextParameters({ ...first, ...set }, undefined);
  expect(before.witness).toEqual({ threshold: 2, witnesses: [`did:key:${KEY}`, `did:key:${OTHER}`] });
  expect(nextParameters({}, before).witness).toEqual(before.witness);
  expect(nextParameters({ witness: {} }, before).witness).toBe(undefined);
});

test.each([0, 2 ** 31])('%i seconds may be kept', (ttl) => {
  expect(nextParameters({ ttl }, one).ttl).toBe(ttl);
});

const NO_TTL = 'The parameter ttl is no whole number of seconds from 0 to 2147483648.';

describe('what the method does not allow', () => {
  test.each<[set: Json, message: string]>([
    [[], 'The member parameters is no object.'],
    [{ ...first, mine: 1 }, 'The method defines no parameter mine.'],
    [{ ...first, method: 'did:webvh:0.5' }, 'The method is "did:webvh:0.5", and this tool knows did:webvh:1.0.'],
    [{ scid: 'Qm1', updateKeys: [KEY] }, 'The first entry needs the parameter method.'],
    [{ method: 'did:webvh:1.0', updateKeys: [KEY] }, 'The first entry needs the parameter scid.'],
    [{ method: 'did:webvh:1.0', scid: 'Qm1' }, 'The first entry needs the parameter updateKeys.'],
    [{ ...first, scid: 1 }, 'The parameter scid is no string.'],
    [{ ...first, updateKeys: KEY }, 'The parameter updateKeys is no array.'],
    [{ ...first, updateKeys: [1] }, 'The parameter updateKeys is no string.'],
    [{ ...first, updateKeys: [P256] }, 'updateKeys holds a key of the kind P-256, not Ed25519.'],
    [{ ...first, nextKeyHashes: 'Qm2' }, 'The parameter nextKeyHashes is no array.'],
    [{ ...first, watchers: [null] }, 'The parameter watchers is no string.'],
    [{ ...first, portable: 'yes' }, 'The parameter portable is neither true nor false.'],
    [{ ...first, deactivated: 1 }, 'The parameter deactivated is neither true nor false.'],
    [{ ...first, ttl: -1 }, NO_TTL],
    [{ ...first, ttl: 1.5 }, NO_TTL],
    [{ ...first, ttl: 2 ** 31 + 1 }, NO_TTL],
    [{ ...first, ttl: '60' }, NO_TTL],
    [{ ...first, witness: [] }, 'The parameter witness is no object.'],
    [{ ...first, witness: { threshold: 1 } }, 'The parameter witness lists nobody.'],
    [{ ...first, witness: { threshold: 1, witnesses: [] } }, 'The parameter witness lists nobody.'],
    [{ ...first, witness: { threshold: 1, witnesses: [1] } }, 'A witness has no did:key as its id.'],
    [{ ...first, witness: { threshold: 1, witnesses: witnesses('did:web:a') } }, 'A witness has no did:key as its id.'],
    [{ ...first, witness: { threshold: 1, witnesses: witnesses(7) } }, 'A witness has no did:key as its id.'],
    [
      { ...first, witness: { threshold: 1, witnesses: witnesses(`did:key:${P256}`) } },
      'witness holds a key of the kind P-256, not Ed25519.',
    ],
    [
      { ...first, witness: { threshold: 1, witnesses: witnesses(`did:key:${KEY}`, `did:key:${KEY}`) } },
      'The parameter witness lists the same DID twice.',
    ],
    ...[0, 2, 1.5, '1'].map((threshold): [Json, string] => [
      { ...first, witness: { threshold, witnesses: witnesses(`did:key:${KEY}`) } },
      'The threshold of the witnesses is no whole number from 1 to 1.',
    ]),
  ])('%j: %s', (set, message) => {
    expect(() => nextParameters(set, undefined)).toThrow(message);
  });

  test('a text that is no key is named, with what is wrong with it', () => {
    expect(() => nextParameters({ ...first, updateKeys: ['key'] }, undefined)).toThrow(
      /^updateKeys holds key, which is no key: .{10,}/,
    );
  });

  test.each<[set: JsonObject, message: string]>([
    [{ scid: 'Qm1' }, 'Only the first entry has the parameter scid.'],
    [{ portable: true }, 'Only the first entry may set portable to true.'],
    [{ method: 'did:webvh:2.0' }, 'The method is "did:webvh:2.0", and this tool knows did:webvh:1.0.'],
  ])('in a later entry, %j: %s', (set, message) => {
    expect(() => nextParameters(set, one)).toThrow(message);
  });

  test.each<[set: JsonObject, missing: string]>([
    [{}, 'updateKeys'],
    [{ nextKeyHashes: [] }, 'updateKeys'],
    [{ updateKeys: [KEY] }, 'nextKeyHashes'],
  ])('behind an entry that promised keys, %j lacks %s', (set, missing) => {
    const message = `The entry before promised new keys, so that this one must set ${missing}.`;
    expect(() => nextParameters(set, rotating)).toThrow(message);
  });
});
