import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../tools-core/base/index.ts';
import { DidProblem, readDidUrl, resolve, verifyLog } from '../../../../tools-core/resolve/index.ts';
import { readLog } from '../../../../tools-core/resolve/webvh/readLog.ts';
import { EntryProblem } from '../../../../tools-core/resolve/webvh/report.ts';
import { readApprovals } from '../../../../tools-core/resolve/webvh/witnesses.ts';
import { changedTexts, dear, fuzz, mayRefuse, PATIENCE } from '../fuzzing.ts';
import { coreConfiguration } from './core.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { methods } = JSON.parse(read('docs/public/spec/did-methods.json')) as { methods: { examples: string[] }[] };
const peers: { id: string }[] = JSON.parse(read('tests/fixtures/dids/peer.json'));
const dids = [
  ...methods.flatMap(({ examples }) => examples),
  ...peers.map(({ id }) => id),
  'did:web:example.com/path?service=files&relativeRef=/a#key-1',
];
const ask = (input: string, text = '') => resolve({ input, configuration: coreConfiguration, given: { text }, now: 0 });

/** A log and its newest DID. */
const logOf = (name: string) => {
  const text = read(`tests/fixtures/didWebvh/${name}/did.jsonl`).trim();
  const last = JSON.parse(text.split('\n').at(-1) ?? '') as { state: JsonObject };
  return { text, did: String(last.state.id) };
};
const verified = (text: string, did: string, witnesses?: string) =>
  mayRefuse(
    () => verifyLog(text, { did, now: Date.parse('2030-01-01'), ...(witnesses ? { witnesses } : {}) }),
    DidProblem,
  );
const basic = logOf('basic-create');
const basicEntry = JSON.stringify(JSON.parse(basic.text));
const witnessed = logOf('witness-threshold');
const witnesses = read('tests/fixtures/didWebvh/witness-threshold/did-witness.json');

test.each<[what: string, texts: string[], check: (text: string) => void, share?: number]>([
  [
    'the grammar takes texts apart, or says where it cannot',
    dids,
    (text) => {
      try {
        const { did, path: way, query, fragment } = readDidUrl(text, 'INVALID_DID');
        const [before, behind] = [query === undefined ? '' : `?${query}`, fragment === undefined ? '' : `#${fragment}`];
        expect(did + way + before + behind).toBe(text);
      } catch (error) {
        if (!(error instanceof DidProblem)) throw error;
        expect(error.at).toBeLessThanOrEqual(text.length);
      }
    },
  ],
  [
    'DIDs resolve or fail by a step',
    dids,
    (input) => {
      const { steps, response, needs } = ask(input);
      expect(steps.length).toBeGreaterThan(0);
      expect(response ?? needs).toBeDefined();
    },
  ],
  [
    'documents are taken or refused',
    [read('docs/public/examples/did/issuer.did.json')],
    (text) => {
      const { response, needs } = ask('did:web:example.com:issuers:42#key-1', text);
      // An empty text is none.
      expect(response ?? needs).toBeDefined();
    },
  ],
  [
    'logs are read or refused',
    [logOf('key-rotation').text],
    (text) => {
      const entries = mayRefuse(() => readLog(text), DidProblem);
      if (entries) expect(entries.length).toBe(text.split('\n').filter((line) => line.trim() !== '').length);
    },
  ],
  [
    'no log that was changed is valid',
    [basic.text],
    (text) => {
      const report = verified(text, basic.did);
      if (report?.at(-1)?.isValid) expect(JSON.stringify(JSON.parse(text))).toBe(basicEntry);
    },
    dear(0.1),
  ],
  [
    'files of witnesses are read or refused',
    [witnesses],
    // Without an entry to approve, no signature is looked at.
    (text) => expect(mayRefuse(() => readApprovals(text, []), EntryProblem)?.size ?? 0).toBe(0),
  ],
  [
    'a log is verified beside a changed file of witnesses',
    [witnesses],
    (text) => expect(verified(witnessed.text, witnessed.did, text)?.length).toBeGreaterThan(0),
    dear(0.02),
  ],
])(
  '%s',
  (_, texts, check, share) => {
    fuzz(changedTexts(texts), check, share);
  },
  PATIENCE,
);

test('a deep or a long input is rejected, and does not end the program', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(ask(`did:key:z${'1'.repeat(100_000)}`).problem?.code).toBe('INVALID_DID');
  expect(ask('did:web:a', `{"id":"did:web:a","service":${deep}}`).problem?.message).toContain('64');
});
