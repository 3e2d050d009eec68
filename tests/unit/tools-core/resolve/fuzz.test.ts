import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../tools-core/base/index.ts';
import { DidProblem, METHODS, readDidUrl, resolve, verifyLog } from '../../../../tools-core/resolve/index.ts';
import { readLog } from '../../../../tools-core/resolve/webvh/readLog.ts';
import { EntryProblem } from '../../../../tools-core/resolve/webvh/report.ts';
import { readApprovals } from '../../../../tools-core/resolve/webvh/witnesses.ts';
import { changedTexts, dear, fuzz, mayRefuse, PATIENCE, RUNS } from '../fuzzing.ts';
import { coreConfiguration } from './core.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const logs = path.join(root, 'tests/fixtures/didWebvh');
const { methods } = JSON.parse(readFileSync(path.join(root, 'docs/public/spec/did-methods.json'), 'utf8')) as {
  methods: { examples: string[] }[];
};
const peers: { id: string }[] = JSON.parse(readFileSync(path.join(root, 'tests/fixtures/dids/peer.json'), 'utf8'));
const dids = [
  ...methods.flatMap(({ examples }) => examples),
  ...peers.map(({ id }) => id),
  'did:web:example.com/path?service=files&relativeRef=/a#key-1',
];

test(
  `the grammar takes ${RUNS} texts apart, or says where it cannot`,
  () => {
    fuzz(changedTexts(dids), (text) => {
      try {
        const { did, path: way, query, fragment } = readDidUrl(text, 'INVALID_DID');
        const [before, behind] = [query === undefined ? '' : `?${query}`, fragment === undefined ? '' : `#${fragment}`];
        expect(did + way + before + behind).toBe(text);
      } catch (error) {
        if (!(error instanceof DidProblem)) throw error;
        expect(error.at).toBeLessThanOrEqual(text.length);
      }
    });
  },
  PATIENCE,
);

test(
  `${RUNS} DIDs resolve or fail by a step`,
  () => {
    fuzz(changedTexts(dids), (input) => {
      const { steps, answer, needs } = resolve({ input, configuration: coreConfiguration, now: 0 });
      expect(steps.length).toBeGreaterThan(0);
      expect(answer ?? needs).toBeDefined();
    });
  },
  PATIENCE,
);

test(
  `${RUNS} documents are taken or refused`,
  () => {
    const text = readFileSync(path.join(root, 'docs/public/examples/did/issuer.did.json'), 'utf8');
    fuzz(changedTexts([text]), (changed) => {
      const { answer, needs } = resolve({
        input: 'did:web:example.com:issuers:42#key-1',
        configuration: coreConfiguration,
        given: { text: changed },
        now: 0,
      });
      // An empty text is none.
      expect(answer ?? needs).toBeDefined();
    });
  },
  PATIENCE,
);

/** The newest DID of a log, and what stands beside it. */
const logOf = (name: string) => {
  const text = readFileSync(path.join(logs, name, 'did.jsonl'), 'utf8').trim();
  const last = JSON.parse(text.split('\n').at(-1) ?? '') as { state: JsonObject };
  return { text, did: String(last.state.id) };
};
const judged = (text: string, did: string, witnesses?: string) =>
  mayRefuse(
    () => verifyLog(text, { did, now: Date.parse('2030-01-01'), ...(witnesses ? { witnesses } : {}) }),
    DidProblem,
  );

test(
  `${RUNS} logs are read or refused`,
  () => {
    const { text } = logOf('key-rotation');
    fuzz(changedTexts([text]), (changed) => {
      const entries = mayRefuse(() => readLog(changed), DidProblem);
      if (entries) expect(entries.length).toBe(changed.split('\n').filter((line) => line.trim() !== '').length);
    });
  },
  PATIENCE,
);

test(
  'logs are judged or refused, and none that was changed holds',
  () => {
    const { text, did } = logOf('basic-create');
    const original = JSON.stringify(JSON.parse(text));
    const share = dear(0.1);
    fuzz(
      changedTexts([text]),
      (changed) => {
        const report = judged(changed, did);
        if (report?.at(-1)?.isValid) expect(JSON.stringify(JSON.parse(changed))).toBe(original);
      },
      share,
    );
  },
  PATIENCE,
);

const WITNESSED = 'witness-threshold';
const witnesses = readFileSync(path.join(logs, WITNESSED, 'did-witness.json'), 'utf8');

test(
  `${RUNS} files of witnesses are read or refused`,
  () => {
    fuzz(changedTexts([witnesses]), (changed) => {
      // Without an entry to approve, no signature is looked at.
      expect(mayRefuse(() => readApprovals(changed, []), EntryProblem)?.size ?? 0).toBe(0);
    });
  },
  PATIENCE,
);

test(
  'the log beside a changed file of witnesses is judged',
  () => {
    const { text, did } = logOf(WITNESSED);
    const share = dear(0.02);
    fuzz(changedTexts([witnesses]), (changed) => expect(judged(text, did, changed)?.length).toBeGreaterThan(0), share);
  },
  PATIENCE,
);

test('a deep or a long input is refused, and does not end the program', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const long = `did:key:z${'1'.repeat(100_000)}`;
  expect(resolve({ input: long, configuration: coreConfiguration, now: 0 }).problem?.code).toBe('INVALID_DID');
  const given = { text: `{"id":"did:web:a","service":${deep}}` };
  expect(resolve({ input: 'did:web:a', configuration: coreConfiguration, given, now: 0 }).problem?.message).toContain(
    '64',
  );
  expect(Object.keys(METHODS)).toHaveLength(15);
});
