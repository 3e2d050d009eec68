import { expect, test } from 'vitest';
import { checkDocumentOf } from '../../../../tools-core/resolve/webvh/documentOf.ts';
import { type Entry, readLog } from '../../../../tools-core/resolve/webvh/readLog.ts';

const proof = { type: 'DataIntegrityProof' };
const entry = { versionId: '1-a', versionTime: '2030-01-01T00:00:00Z', parameters: {}, state: { id: 'x' }, proof };

test('an entry has its proofs beside what they secure, one or several', () => {
  const { proof: _, ...unsecured } = entry;
  expect(readLog(JSON.stringify(entry))).toEqual([{ ...unsecured, proofs: [proof], unsecured }]);
  expect(readLog(JSON.stringify({ ...entry, proof: [proof, proof] }))[0].proofs).toEqual([proof, proof]);
});

test.each([
  ['state', 'text', 'its state is no object.'],
  ['parameters', [], 'its parameters are no object.'],
  ['versionId', 1, 'its versionId is no string.'],
  ['versionTime', undefined, 'its versionTime is no string.'],
  ['other', 1, 'it has a member other.'],
])('a log whose second entry has another %s names the line and what is wrong', (name, value, words) => {
  const log = [entry, { ...entry, [name]: value }].map((one) => JSON.stringify(one)).join('\n');
  expect(() => readLog(log)).toThrow(`Line 2 of the log is no entry: ${words}`);
});

test('the document of an entry is a did:webvh with the SCID of the log', () => {
  const [own, other] = ['a', 'b'].map((letter) => `Qm${letter.repeat(44)}`);
  const check = (id: string) => checkDocumentOf({ state: { id } } as unknown as Entry, own);
  expect(check(`did:webvh:${own}:example.com`)).toContain(`did:webvh:${own}:example.com`);
  expect(() => check(`did:web:${own}:example.com`)).toThrow('The document has no did:webvh as its id.');
  expect(() => check(`did:webvh:${other}:example.com`)).toThrow(
    'The SCID in the id of the document is not that of the log.',
  );
});
