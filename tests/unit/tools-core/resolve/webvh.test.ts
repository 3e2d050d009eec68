import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../tools-core/base/index.ts';
import { type LogCheckName, resolve, verifyLog } from '../../../../tools-core/resolve/index.ts';
import { coreConfiguration } from './core.ts';

const fixtures = path.resolve(import.meta.dirname, '../../../fixtures/didWebvh');
const now = Date.parse('2030-01-01T00:00:00Z');

const read = (folder: string, file: string) => {
  const name = path.join(folder, file);
  return existsSync(name) ? readFileSync(name, 'utf8') : undefined;
};
/** A log with the file of its witnesses, and its newest DID. */
const logOf = (folder: string) => {
  const text = read(folder, 'did.jsonl') ?? '';
  const witnesses = read(folder, 'did-witness.json');
  const did: string = JSON.parse(text.trim().split('\n').at(-1) ?? '').state.id;
  return { did, given: { text, ...(witnesses && { witnesses }) } };
};
const ask = (input: string, given?: { text: string; witnesses?: string }) =>
  resolve({ input, configuration: coreConfiguration, now, ...(given && { given }) });
const failuresOf = (folder: string) => {
  const { did, given } = logOf(folder);
  const checks = verifyLog(given.text, { ...given, did, now }).flatMap((entry) => entry.checks);
  return checks.filter(({ outcome }) => outcome === 'error').map(({ name }) => name);
};

const scenarios = readdirSync(fixtures).filter((name) => name !== 'README.md');
const good = scenarios.filter((name) => !name.startsWith('negative-'));

/**
 * By the method, a new list of witnesses counts "AFTER the new DID log entry has been published", so that the list
 * before it, of which two must approve, approves the entry that shortens it. The log of this scenario has one approval.
 */
const AGAINST_THE_TEXT = 'witness-update';

describe('logs of the did:webvh test suite', () => {
  test('there are 13 that hold, and 16 that do not', () => expect([good.length, scenarios.length]).toEqual([13, 29]));

  test.each(good.filter((name) => name !== AGAINST_THE_TEXT))('%s is valid, and gives the document', (name) => {
    const folder = path.join(fixtures, name);
    for (const file of readdirSync(folder).filter((one) => one.startsWith('resolutionResult'))) {
      const [, number] = /\.(\d+)\.json$/.exec(file) ?? [];
      const expected = JSON.parse(read(folder, file) ?? '');
      const { did, given } = logOf(folder);
      const { document, metadata, log, problem } = ask(number ? `${did}?versionNumber=${number}` : did, given);
      expect(problem).toBeUndefined();
      expect(log?.every(({ isValid }) => isValid)).toBe(true);
      expect(withoutImplied(document)).toEqual(withoutImplied(expected.didDocument));
      const { versionId, versionTime, created } = expected.didDocumentMetadata;
      expect(metadata).toMatchObject({ versionId, versionTime, created });
    }
  });

  test('witness-update breaks the rule on witnesses, and no other', () => {
    expect(failuresOf(path.join(fixtures, AGAINST_THE_TEXT))).toEqual(['witnesses']);
  });

  /** The suite writes the services out that every did:webvh has unless its document has them. */
  function withoutImplied(document: JsonObject | undefined) {
    const services = (document?.service ?? []) as { id: string }[];
    const own = services.filter(({ id }) => id !== '#files' && id !== '#whois');
    const { service, ...rest } = document ?? {};
    return { ...rest, ...(own.length > 0 && { service: own }) };
  }

  test.each<[scenario: string, check: LogCheckName]>([
    ['cross-did-witness-replay', 'witnesses'],
    ['did-key-body-fragment-mismatch', 'proof'],
    ['duplicate-witness-ids', 'parameters'],
    ['portable-scid-swap', 'document'],
    ['pre-rotation-omit-updatekeys', 'parameters'],
    ['scid-mismatch-genesis', 'document'],
    ['unknown-method-version', 'parameters'],
    ['versiontime-future', 'time'],
    ['versiontime-non-monotonic', 'time'],
    ['wrong-cryptosuite', 'proof'],
    ['zero-witness-threshold', 'parameters'],
  ])('negative-%s fails by its %s', (scenario, check) => {
    const folder = path.join(fixtures, `negative-${scenario}`);
    expect(failuresOf(folder)).toContain(check);
    const { did, given } = logOf(folder);
    expect(ask(did, given)).toMatchObject({ problem: { code: 'INVALID_DID' } });
  });

  test.each([
    ['fragment-leaks-into-domain', ['127.0.0.1#x']],
    ['lowercase-pct-port-ip', ['127.0.0.1%3a8080']],
    ['path-traversal-did', ['example.com:..:..:admin']],
    ['pct-encoded-ip-host', ['127%2E0%2E0%2E1', '127%2e0%2e0%2e1', '169%2E254%2E169%2E254']],
    ['pct-encoded-traversal', ['example.com:%2E%2E:admin', 'example.com:%2e%2e:admin', 'example.com:a%2Fb']],
  ])('negative-%s is refused without an address', (_scenario, places) => {
    for (const place of places) {
      const { problem, needs } = ask(`did:webvh:QmZ1111111111111111111111111111111111111111111:${place}`);
      expect([place, problem?.code, needs]).toEqual([place, 'INVALID_DID', undefined]);
    }
  });
});

/** Each change that anyone could make to a log afterward. */
describe('a log that was changed', () => {
  const folder = path.join(fixtures, 'pre-rotation-consume');
  const { did, given } = logOf(folder);
  const lines = given.text.trim().split('\n');
  const check = (changed: string[]) => verifyLog(changed.join('\n'), { did, now });
  test('is valid as it is', () => expect(check(lines).at(-1)?.isValid).toBe(true));

  test.each(lines.map((_line, index) => index))('a document changed in entry %i', (index) => {
    const entry = JSON.parse(lines[index]);
    entry.state.alsoKnownAs = ['did:web:example.org'];
    const changed = lines.with(index, JSON.stringify(entry));
    expect(ask(did, { text: changed.join('\n') }).log).toHaveLength(lines.length);
    const report = check(changed);
    expect(report.map(({ isValid }) => isValid)).toEqual(lines.map((_line, at) => at < index));
    const failed = report[index].checks.filter(({ outcome }) => outcome === 'error').map(({ name }) => name);
    expect(failed).toEqual(expect.arrayContaining(['hash', 'proof']));
  });

  test('an entry left out', () => expect(check(lines.slice(1)).at(-1)?.isValid).toBe(false));
  test('entries in another order', () => expect(check([...lines].reverse()).at(-1)?.isValid).toBe(false));
});
