import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../../tools-core/base/index.ts';
import { type LogCheckName, verifyLog } from '../../../../../tools-core/resolve/index.ts';

const KEY = 'z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK';
const OTHER = 'z6MkmtWtY63GQVBrpMyRJWEzsnxfsGkemu6CtMDwGTv4RYj2';
const SCID = 'QmZ1111111111111111111111111111111111111111111';
const DID = `did:webvh:${SCID}:example.com`;
const now = Date.parse('2026-01-01T00:00:00Z');
const parameters: JsonObject = { method: 'did:webvh:1.0', scid: SCID, updateKeys: [KEY] };

const entry = (number: number, change: JsonObject = {}): JsonObject => ({
  versionId: `${number}-QmHash`,
  versionTime: `2025-01-0${number}T00:00:00Z`,
  parameters: number === 1 ? parameters : {},
  state: { id: DID },
  ...change,
});
const judge = (...entries: JsonObject[]) =>
  verifyLog(entries.map((one) => JSON.stringify(one)).join('\n'), { did: DID, now });
/** What the last entry of a log is told about one thing. */
const told = (name: LogCheckName, ...entries: JsonObject[]) => {
  const { state, detail } =
    judge(...entries)
      .at(-1)
      ?.checks.find((one) => one.name === name) ?? {};
  return [state, detail];
};

describe('the number of an entry', () => {
  test('is that of its line', () => {
    expect(told('number', entry(1), entry(2))).toEqual(['passed', 'The entry is number 2.']);
    expect(told('number', entry(1), entry(3))).toEqual(['failed', 'The entry says 3, and it is number 2.']);
    expect(told('number', entry(1, { versionId: '01-Qm' }))).toEqual([
      'failed',
      'The entry says 01, and it is number 1.',
    ]);
  });

  test.each(['1', '1-', '-Qm', 'x1-Qm', '1-Qm0', '1-Qm l', 'Qm-1'])('is not told by %s', (versionId) => {
    expect(told('number', entry(1, { versionId }))).toEqual(['failed', 'The versionId is no number, hyphen and hash.']);
  });
});

describe('the time of an entry', () => {
  test.each(['2025-01-01T00:00:00Z', '2025-01-01T00:00:00.125Z', '2025-01-01T00:00:00+00:00', '2026-01-01T00:05:00Z'])(
    'may be %s',
    (versionTime) => {
      expect(told('time', entry(1, { versionTime }))).toEqual(['passed', `The entry is of ${versionTime}.`]);
    },
  );

  test.each([
    '2025-01-01',
    '2025-01-01T00:00:00',
    '2025-01-01T01:00:00+01:00',
    '2025-01-01T00:00:00.Z',
    '2025-13-01T00:00:00Z',
    'on 2025-01-01T00:00:00Z',
    '2025-01-01T00:00:00Z sharp',
  ])('is no %s', (versionTime) => {
    expect(told('time', entry(1, { versionTime }))).toEqual(['failed', `${versionTime} is no time in UTC.`]);
  });

  test('is at most five minutes ahead', () => {
    const versionTime = '2026-01-01T00:05:01Z';
    expect(told('time', entry(1, { versionTime }))).toEqual([
      'failed',
      `${versionTime} is more than five minutes ahead.`,
    ]);
  });

  test('is later than that of the entry before', () => {
    const versionTime = '2025-01-01T00:00:00Z';
    expect(told('time', entry(1), entry(2, { versionTime }))).toEqual([
      'failed',
      `${versionTime} is not later than the time of the entry before, ${versionTime}.`,
    ]);
    expect(told('time', entry(1), entry(2))).toEqual(['passed', 'The entry is of 2025-01-02T00:00:00Z.']);
  });
});

test('the entry says which parameters it sets', () => {
  expect(told('parameters', entry(1))).toEqual(['passed', 'The entry sets method, scid, updateKeys.']);
  expect(told('parameters', entry(1), entry(2))).toEqual(['passed', 'The entry changes no parameter.']);
});

test('the SCID is that of the DID, and the hash of the first entry', () => {
  const other = { ...parameters, scid: 'Qm1' };
  expect(told('scid', entry(1, { parameters: other }))).toEqual([
    'failed',
    'The SCID of the log is not that of the DID.',
  ]);
  expect(told('scid', entry(1))).toEqual(['failed', 'The SCID is not the hash of the first entry.']);
  expect(told('scid', entry(1), entry(2))).toEqual(['none', 'Only the first entry carries the SCID.']);
});

test('the hash of an entry is told to be another one', () => {
  expect(told('hash', entry(1))).toEqual([
    'failed',
    'The hash in the versionId is not that of the entry: it was changed, or its predecessor was.',
  ]);
});

test('a key that the entry before did not promise', () => {
  const promising = entry(1, { parameters: { ...parameters, nextKeyHashes: ['QmOther'] } });
  const keys = { updateKeys: [OTHER], nextKeyHashes: [] };
  expect(told('rotation', promising, entry(2, { parameters: keys }))).toEqual([
    'failed',
    `The entry before did not promise the key ${OTHER}.`,
  ]);
  expect(told('rotation', promising, entry(2, { parameters: { ...keys, updateKeys: [] } }))).toEqual([
    'passed',
    'The entry before promised every key of this one.',
  ]);
  expect(told('rotation', entry(1), entry(2, { parameters: { updateKeys: [OTHER] } }))).toEqual([
    'none',
    'The entry before promised no keys.',
  ]);
});

describe('a DID that moves', () => {
  const portable = entry(1, { parameters: { ...parameters, portable: true } });
  const id = `did:webvh:${SCID}:example.org`;

  test('is portable, and keeps its old name', () => {
    expect(told('portability', portable, entry(2, { state: { id, alsoKnownAs: ['did:web:a', DID] } }))).toEqual([
      'passed',
      `The DID moved from ${DID}.`,
    ]);
    expect(told('portability', entry(1), entry(2, { state: { id, alsoKnownAs: [DID] } }))).toEqual([
      'failed',
      'The DID moved, and the log does not say it is portable.',
    ]);
    for (const alsoKnownAs of [undefined, [], ['did:web:a'], DID])
      expect(told('portability', portable, entry(2, { state: { id, alsoKnownAs } as JsonObject }))).toEqual([
        'failed',
        'The DID moved without its old name in alsoKnownAs.',
      ]);
  });

  test('does not, as a rule', () => {
    expect(told('portability', entry(1))).toEqual(['none', 'The DID did not move.']);
    expect(told('portability', entry(1), entry(2))).toEqual(['none', 'The DID did not move.']);
  });
});

test('after a DID has ended, nothing may follow', () => {
  const end = entry(2, { parameters: { deactivated: true } });
  expect(told('end', entry(1))).toEqual(['none', 'The DID is active.']);
  expect(told('end', entry(1), end)).toEqual(['passed', 'The entry deactivates the DID.']);
  expect(told('end', entry(1), end, entry(3))).toEqual([
    'failed',
    'The entry before deactivated the DID: nothing may follow.',
  ]);
});

test.each([
  [undefined, 'The document has no did:webvh as its id.'],
  ['did:web:example.com', 'The document has no did:webvh as its id.'],
  [
    'did:webvh:QmNp5n7FFav5ZDaHAj6HzuhJ8LDbL1N6NRzAgT6piWS2Kx:example.com',
    'The SCID in the id of the document is not that of the log.',
  ],
])('a document with the id %s', (id, detail) => {
  expect(told('document', entry(1, { state: { ...(id && { id }) } }))).toEqual(['failed', detail]);
});

test('a document of the log is said to be that of its id', () => {
  expect(told('document', entry(1))).toEqual(['passed', `The document is that of ${DID}.`]);
});

test('an entry without a proof, and one whose entry before is not valid, are not valid', () => {
  expect(told('proof', entry(1))).toEqual(['failed', 'The entry has no proof.']);
  expect(judge(entry(1), entry(2)).map(({ isValid }) => isValid)).toEqual([false, false]);
});

test('every check names the section that asks for it', () => {
  const [{ checks }] = judge(entry(1));
  expect(Object.fromEntries(checks.map(({ name, section }) => [name, section]))).toEqual({
    parameters: 'did:webvh DID Method Parameters',
    number: 'Read (Resolve), step 3',
    time: 'Read (Resolve), step 4',
    scid: 'SCID Generation and Verification',
    hash: 'Entry Hash Generation and Verification',
    rotation: 'Pre-Rotation Key Hash Generation and Verification',
    proof: 'Authorized Keys',
    document: 'Read (Resolve), step 6',
    portability: 'DID Portability',
    end: 'Deactivate (Revoke)',
    witnesses: 'Witness Threshold Algorithm',
  });
});

describe('witnesses', () => {
  const witness = { threshold: 1, witnesses: [{ id: `did:key:${OTHER}` }] };
  const watched = entry(1, { parameters: { ...parameters, witness } });
  const witnessCheck = (witnesses: string | undefined, ...entries: JsonObject[]) => {
    const options = { did: DID, now, ...(witnesses === undefined ? {} : { witnesses }) };
    const { state, detail } = verifyLog(entries.map((one) => JSON.stringify(one)).join('\n'), options)
      .at(-1)
      ?.checks.find(({ name }) => name === 'witnesses') ?? { state: undefined, detail: undefined };
    return [state, detail];
  };

  test.each([undefined, '', ' \n'])('are not checked where their file is %j', (text) => {
    expect(witnessCheck(text, watched)).toEqual([
      'unchecked',
      'Not checked: 1 of 1 witness must approve, and did-witness.json was not given.',
    ]);
  });

  test('approve by their file', () => {
    expect(witnessCheck('[]', watched)).toEqual(['failed', '1 of 1 witness must approve, and 0 did.']);
    expect(witnessCheck('[1, {"versionId": "9-Qm"}, {"versionId": "1-QmHash", "proof": {}}]', watched)).toEqual([
      'failed',
      '1 of 1 witness must approve, and 0 did.',
    ]);
  });

  test('fail by a file that is none, where they are asked for', () => {
    expect(witnessCheck('{}', watched)).toEqual(['failed', 'The file of the witnesses is no array.']);
    expect(witnessCheck('{', watched)[1]).toMatch(/^The file of the witnesses is no JSON: .{10,}/);
    expect(witnessCheck('{}', entry(1))).toEqual(['none', 'No witness is asked for.']);
    expect(witnessCheck('{}', entry(1), entry(2, { parameters: { witness } }))).toEqual([
      'failed',
      'The file of the witnesses is no array.',
    ]);
  });
});
