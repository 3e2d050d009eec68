import { expect, test } from 'vitest';
import type { Json, JsonObject, Outcome } from '../../../../../tools-core/base/index.ts';
import { type LogCheckName, verifyLog } from '../../../../../tools-core/resolve/index.ts';

const KEY = 'z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const OTHER = 'z6MkmtWtY63GQVBrpMyRJWEzsnxfsGkemu6CtMDwGTv4RYj2';
const SCID = 'QmZ1111111111111111111111111111111111111111111';
const ELSEWHERE = 'did:webvh:QmNp5n7FFav5ZDaHAj6HzuhJ8LDbL1N6NRzAgT6piWS2Kx:example.com';
const DID = `did:webvh:${SCID}:example.com`;
const parameters: JsonObject = { method: 'did:webvh:1.0', scid: SCID, updateKeys: [KEY] };

const entry = (number: number, change: JsonObject = {}): JsonObject => ({
  versionId: `${number}-QmHash`,
  versionTime: `2025-01-0${number}T00:00:00Z`,
  parameters: number === 1 ? parameters : {},
  state: { id: DID },
  ...change,
});
const setting = (number: number, set: JsonObject) =>
  entry(number, { parameters: number === 1 ? { ...parameters, ...set } : set });
const named = (id: string, alsoKnownAs?: Json) => entry(2, { state: { id, ...(alsoKnownAs && { alsoKnownAs }) } });
const verify = (entries: JsonObject[], witnesses?: string) =>
  verifyLog(entries.map((one) => JSON.stringify(one)).join('\n'), {
    did: DID,
    now: Date.parse('2026-01-01T00:00:00Z'),
    ...(witnesses !== undefined && { witnesses }),
  });

const moved = `did:webvh:${SCID}:example.org`;
const portable = setting(1, { portable: true });
const promising = setting(1, { nextKeyHashes: ['QmOther'] });
const ended = setting(2, { deactivated: true });
const witnessed = setting(1, { witness: { threshold: 1, witnesses: [{ id: `did:key:${OTHER}` }] } });
const at = (versionTime: string) => [entry(1, { versionTime })];
const UNSIGNED = '[1, {"versionId": "9-Qm"}, {"versionId": "1-QmHash", "proof": {}}]';

type Row = [name: LogCheckName, entries: JsonObject[], outcome: Outcome, words: string, witnesses?: string];

test.each<Row>([
  ['parameters', [entry(1)], 'success', 'The entry sets method, scid, updateKeys.'],
  ['parameters', [entry(1), entry(2)], 'success', 'The entry changes no parameter.'],
  ['number', [entry(1), entry(2)], 'success', 'The entry is number 2.'],
  ['number', [entry(1), entry(3)], 'error', 'The entry is number 2, but its version ID begins with 3.'],
  ['number', [entry(1, { versionId: '01-Qm' })], 'error', 'The entry is number 1, but its version ID begins with 01.'],
  ...['1', '1-', '-Qm', 'x1-Qm', '1-Qm0', '1-Qm l'].map(
    (versionId): Row => ['number', [entry(1, { versionId })], 'error', 'not a number, hyphen and hash'],
  ),
  ...['2025-01-01T00:00:00.125Z', '2025-01-01T00:00:00+00:00', '2026-01-01T00:05:00Z'].map(
    (time): Row => ['time', at(time), 'success', `The entry was made at ${time}.`],
  ),
  ...['2025-01-01', '2025-01-01T00:00:00', '2025-01-01T01:00:00+01:00', '2025-13-01T00:00:00Z', 'x2025'].map(
    (time): Row => ['time', at(time), 'error', `${time} is not a time in UTC.`],
  ),
  ['time', at('2026-01-01T00:05:01Z'), 'error', 'is more than five minutes ahead'],
  ['time', [entry(1), entry(2, { versionTime: '2025-01-01T00:00:00Z' })], 'error', 'is not later than'],
  ['scid', [setting(1, { scid: 'Qm1' })], 'error', 'The SCID of the log is not that of the DID.'],
  ['scid', [entry(1)], 'error', 'The SCID is not the hash of the first entry.'],
  ['scid', [entry(1), entry(2)], 'skipped', 'Only the first entry contains the SCID.'],
  ['hash', [entry(1)], 'error', 'is not that of the entry'],
  ['rotation', [promising, setting(2, { updateKeys: [OTHER], nextKeyHashes: [] })], 'error', `the key ${OTHER}`],
  ['rotation', [promising, setting(2, { updateKeys: [], nextKeyHashes: [] })], 'success', 'committed to every key'],
  ['rotation', [entry(1), setting(2, { updateKeys: [OTHER] })], 'skipped', 'committed to no keys'],
  ['proof', [entry(1)], 'error', 'The entry has no proof.'],
  ['portability', [portable, named(moved, ['did:web:a', DID])], 'success', `The DID was moved from ${DID}.`],
  ['portability', [entry(1), named(moved, [DID])], 'error', "the log isn't portable"],
  ...[0, [], ['did:web:a'], DID].map(
    (alsoKnownAs): Row => ['portability', [portable, named(moved, alsoKnownAs)], 'error', 'contain the old DID'],
  ),
  ['portability', [entry(1), entry(2)], 'skipped', "The DID wasn't moved."],
  ['end', [entry(1)], 'skipped', 'The DID is active.'],
  ['end', [entry(1), ended], 'success', 'The entry deactivates the DID.'],
  ['end', [entry(1), ended, entry(3)], 'error', 'no entry can follow'],
  ['document', [entry(1)], 'success', `The document belongs to ${DID}.`],
  ['document', [entry(1, { state: {} })], 'error', 'is not a did:webvh'],
  ['document', [entry(1), named('did:web:example.com')], 'error', 'is not a did:webvh'],
  ['document', [entry(1), named(ELSEWHERE)], 'error', 'is not that of the log'],
  ['witnesses', [entry(1)], 'skipped', 'The log requires no witnesses.', '{}'],
  ...[undefined, '', ' \n'].map(
    (text): Row => [
      'witnesses',
      [witnessed],
      'warning',
      "1 of 1 witness must approve, but you didn't add did-witness.json.",
      text,
    ],
  ),
  ['witnesses', [witnessed], 'error', '1 of 1 witness must approve, and 0 did.', '[]'],
  ['witnesses', [witnessed], 'error', '1 of 1 witness must approve, and 0 did.', UNSIGNED],
  ['witnesses', [witnessed], 'error', 'The file with the witness proofs is not an array.', '{}'],
  ['witnesses', [witnessed], 'error', 'The file of the witnesses is not JSON: ', '{'],
])('%s of %j: %s, %s', (name, entries, outcome, words, witnesses) => {
  const check = verify(entries, witnesses)
    .at(-1)
    ?.checks.find((one) => one.name === name);
  expect(check).toMatchObject({ outcome, detail: expect.stringContaining(words) });
});

test('an entry after one that is not valid is not valid', () => {
  expect(verify([entry(1), entry(2)]).map(({ isValid }) => isValid)).toEqual([false, false]);
});

test.each<[change: JsonObject, words: string]>([
  [{ state: 'text' }, 'its state is not an object.'],
  [{ parameters: [] }, 'its parameters are not an object.'],
  [{ versionId: 1 }, 'its versionId is not a string.'],
  [{ versionTime: 0 }, 'its versionTime is not a string.'],
  [{ other: 1 }, 'it has a member other.'],
])('a log whose second entry has %j names the line and what is wrong', (change, words) => {
  expect(() => verify([entry(1), entry(2, change)])).toThrow(`Line 2 of the log is not an entry: ${words}`);
});
