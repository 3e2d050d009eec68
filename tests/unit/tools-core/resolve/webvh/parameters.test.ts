import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../../tools-core/base/index.ts';
import { nextParameters } from '../../../../../tools-core/resolve/webvh/parameters.ts';

const KEY = 'z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const OTHER = 'z6MkmtWtY63GQVBrpMyRJWEzsnxfsGkemu6CtMDwGTv4RYj2';
const P256 = 'zDnaerx9CtbPJ1q36T5Ln5wYt3MQYeGRG5ehnPAmxcf5mDZpv';
const first: JsonObject = { method: 'did:webvh:1.0', scid: 'Qm1', updateKeys: [KEY] };
const one = nextParameters(first, undefined);
const rotating = nextParameters({ ...first, nextKeyHashes: ['Qm2'] }, undefined);
const witness = (threshold: Json, ...ids: Json[]): JsonObject => ({
  witness: { threshold, witnesses: ids.map((id): JsonObject => ({ id })) },
});

test('an entry keeps what it does not set, and null is the default', () => {
  const set = { portable: true, ttl: 60, watchers: ['https://w.example'], nextKeyHashes: ['Qm2'] };
  const before = nextParameters({ ...first, ...set }, undefined);
  expect(before).toEqual({ scid: 'Qm1', updateKeys: [KEY], deactivated: false, witness: undefined, ...set });
  const keys = { updateKeys: [OTHER], nextKeyHashes: ['Qm3'] };
  expect(nextParameters(keys, before)).toEqual({ ...before, ...keys });
  const reset = { ttl: 3600, watchers: [], portable: false };
  const none = { ttl: null, watchers: null, portable: null };
  expect(nextParameters({ ...keys, ...none }, before)).toEqual({ ...before, ...keys, ...reset });
});

test('witnesses are those of a list, and an empty object ends them', () => {
  const ids = [KEY, OTHER].map((key) => `did:key:${key}`);
  const before = nextParameters({ ...first, ...witness(2, ...ids) }, undefined);
  expect(before.witness).toEqual({ threshold: 2, witnesses: ids });
  expect(nextParameters({ witness: {} }, before).witness).toBe(undefined);
});

test.each([0, 2 ** 31])('%i seconds may be cached', (ttl) => {
  expect(nextParameters({ ttl }, one).ttl).toBe(ttl);
});

test.each<[set: Json, message: string]>([
  [[], 'The member parameters is not an object.'],
  [{ ...first, mine: 1 }, 'defines no parameter mine'],
  [{ ...first, method: 'did:webvh:0.5' }, 'The method is "did:webvh:0.5", but this tool supports only did:webvh:1.0.'],
  [{ scid: 'Qm1', updateKeys: [KEY] }, 'parameter method is missing in the first'],
  [{ method: 'did:webvh:1.0', updateKeys: [KEY] }, 'parameter scid is missing in the first'],
  [{ method: 'did:webvh:1.0', scid: 'Qm1' }, 'parameter updateKeys is missing in the first'],
  [{ ...first, scid: 1 }, 'scid is not a string'],
  [{ ...first, updateKeys: KEY }, 'updateKeys is not an array'],
  [{ ...first, updateKeys: [1] }, 'updateKeys is not a string'],
  [{ ...first, updateKeys: ['key'] }, "updateKeys is key, which isn't a key: "],
  [{ ...first, updateKeys: [P256] }, 'updateKeys is a key of type P-256, not Ed25519.'],
  [{ ...first, nextKeyHashes: 'Qm2' }, 'nextKeyHashes is not an array'],
  [{ ...first, watchers: [null] }, 'watchers is not a string'],
  [{ ...first, portable: 'yes' }, 'portable is neither true nor false'],
  [{ ...first, deactivated: 1 }, 'deactivated is neither true nor false'],
  ...[-1, 1.5, 2 ** 31 + 1, '60'].map((ttl): [Json, string] => [{ ...first, ttl }, 'ttl is not a whole number']),
  [{ ...first, witness: [] }, 'witness is not an object'],
  [{ ...first, witness: { threshold: 1 } }, 'list of witnesses is empty'],
  [{ ...first, ...witness(1) }, 'list of witnesses is empty'],
  [{ ...first, ...witness(1, 7) }, 'is not a did:key'],
  [{ ...first, ...witness(1, 'did:web:a') }, 'is not a did:key'],
  [{ ...first, ...witness(1, `did:key:${P256}`) }, 'witness is a key of type P-256'],
  [{ ...first, ...witness(1, `did:key:${KEY}`, `did:key:${KEY}`) }, 'lists the same DID twice'],
  ...[0, 2, 1.5, '1'].map((threshold): [Json, string] => [
    { ...first, ...witness(threshold, `did:key:${KEY}`) },
    'not a whole number from 1 to 1',
  ]),
])('a first entry may not set %j: %s', (set, message) => {
  expect(() => nextParameters(set, undefined)).toThrow(message);
});

test.each<[set: JsonObject, before: typeof one, message: string]>([
  [{ scid: 'Qm1' }, one, 'Only the first entry can have the parameter scid.'],
  [{ portable: true }, one, 'Only the first entry can set portable to true.'],
  [{ method: 'did:webvh:2.0' }, one, 'supports only did:webvh:1.0'],
  [{ nextKeyHashes: [] }, rotating, 'so this one must set updateKeys.'],
  [{ updateKeys: [KEY] }, rotating, 'so this one must set nextKeyHashes.'],
])('a later entry may not set %j after %j: %s', (set, before, message) => {
  expect(() => nextParameters(set, before)).toThrow(message);
});
