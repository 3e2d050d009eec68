import { generateKeyPairSync, sign } from 'node:crypto';
import { decode, encode } from 'cborg';
import jsonld from 'jsonld';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../tools-core/base/index.ts';
import { type Inspection, inspect } from '../../../tools-core/verify/index.ts';
import { statementsOf } from '../../../tools-core/verify/selective.ts';
import { documentLoader } from '../../verify/contexts.ts';
import { resolverOf } from '../../verify/didDocuments.ts';
import { catalog, core, faultsIn } from './samples.ts';
import { type SelectiveSuite, selectiveProofs } from './selectiveProofs.ts';

// Proofs are made while the tests run.
const settings = { configuration: core, now: new Date(), catalog };
const judged = (document: JsonObject, changes = {}) => inspect(JSON.stringify(document), { ...settings, ...changes });
const proofOf = ({ checks }: Inspection) => checks.find(({ policy }) => policy === 'proof');
const textsOf = (inspection: Inspection) => proofOf(inspection)?.steps.map(({ text }) => text) ?? [];

const AT = 'document/proof/proofValue';
const MISMATCH = [`proof: proof-verification-failed, signature-mismatch at ${AT}`];
const UNREADABLE = [`proof: proof-cryptographic-error, proof-value at ${AT}`];

const proofValueOf = ({ proof }: JsonObject) => String((proof as JsonObject).proofValue);
const withValue = (document: JsonObject, proofValue: string): JsonObject => ({
  ...document,
  proof: { ...(document.proof as JsonObject), proofValue },
});
const bytesOf = (document: JsonObject) => Buffer.from(proofValueOf(document).slice(1), 'base64url');
const withBytes = (document: JsonObject, bytes: Uint8Array) =>
  withValue(document, `u${Buffer.from(bytes).toString('base64url')}`);

/** Writes the components of a proof anew. */
function withComponents(document: JsonObject, change: (components: unknown[]) => unknown): JsonObject {
  const bytes = bytesOf(document);
  const components = decode(bytes.subarray(3), { useMaps: true }) as unknown[];
  return withBytes(document, Buffer.concat([bytes.subarray(0, 3), encode(change(components))]));
}

/** A change of one component. */
const put =
  <T>(at: number, make: (old: T) => unknown) =>
  (document: JsonObject) =>
    withComponents(document, (all) => all.map((one, index) => (index === at ? make(one as T) : one)));

/** The same bytes with another last bit in one place. */
function flipped(bytes: Uint8Array, at = bytes.length - 1): Uint8Array {
  const changed = Uint8Array.from(bytes);
  changed[at] ^= 1;
  return changed;
}

const subjectOf = (document: JsonObject) => document.credentialSubject as JsonObject;
const withSubject = (document: JsonObject, changes: JsonObject): JsonObject => ({
  ...document,
  credentialSubject: { ...subjectOf(document), ...changes },
});

const made = Object.fromEntries(
  await Promise.all(
    (['ecdsa-sd-2023', 'bbs-2023'] as const).map(async (suite) => [suite, await selectiveProofs(suite)]),
  ),
) as Record<SelectiveSuite, Awaited<ReturnType<typeof selectiveProofs>>>;

describe.each(['ecdsa-sd-2023', 'bbs-2023'] as const)('%s', (suite) => {
  const { base, derived } = made[suite];

  test('what another implementation derived is valid, and shows what was disclosed alone', async () => {
    const inspection = await judged(derived);
    expect(faultsIn(inspection)).toEqual([]);
    expect(proofOf(inspection)).toMatchObject({ state: 'passed', result: { data: { cryptosuite: suite } } });
    expect(textsOf(inspection)).toContainEqual(expect.stringMatching(/^The signature is valid/));
    expect(subjectOf(derived)).not.toHaveProperty('employeeId');
    expect(textsOf(inspection)).toContainEqual(
      expect.stringMatching(/: \d+ of its statements are mandatory, and \d+ are disclosed by choice/),
    );
  });

  test('a base proof is not checked, with the reason', async () => {
    const inspection = await judged(base);
    expect(proofOf(inspection)).toMatchObject({ state: 'not-checked' });
    expect(textsOf(inspection).at(-1)).toMatch(/^This is a base proof, which is only for the holder/);
  });

  test.each<[string, (document: JsonObject) => JsonObject, string[]]>([
    ['a claim that was disclosed is another', (d) => withSubject(d, { jobTitle: 'Director' }), MISMATCH],
    ['a claim is added', (d) => withSubject(d, { employeeId: 'E-1' }), MISMATCH],
    [
      'a claim is taken away',
      (d) => {
        const { jobTitle: _, ...rest } = subjectOf(d);
        return { ...d, credentialSubject: rest };
      },
      MISMATCH,
    ],
    ['a mandatory statement is another', (d) => ({ ...d, validUntil: '2029-01-01T00:00:00Z' }), MISMATCH],
    [
      'a mandatory statement is said to be chosen',
      put(suite === 'bbs-2023' ? 2 : 4, (indexes: number[]) => indexes.slice(1)),
      MISMATCH,
    ],
    ['the list lacks its last component', (d) => withComponents(d, (all) => all.slice(0, -1)), UNREADABLE],
    ['a component is of another type', put(0, () => 'text'), UNREADABLE],
    ['the value is in base58', (d) => withValue(d, 'z2aLpPpn3Ww'), UNREADABLE],
    [
      'the header is that of no proof',
      (d) =>
        withBytes(
          d,
          Uint8Array.from(bytesOf(d), (byte, at) => (at === 2 ? 0x40 : byte)),
        ),
      UNREADABLE,
    ],
    ['it is no text', (d) => ({ ...d, proof: { ...(d.proof as JsonObject), proofValue: 7 } }), UNREADABLE],
  ])('%s', async (_, change, faults) => {
    expect(faultsIn(await judged(change(structuredClone(derived))))).toEqual(faults);
  });
});

describe('ecdsa-sd-2023', () => {
  const { derived } = made['ecdsa-sd-2023'];

  test.each<[string, (document: JsonObject) => JsonObject, RegExp]>([
    [
      'the signature of a statement is another',
      put(2, ([one, ...rest]: Uint8Array[]) => [flipped(one as Uint8Array), ...rest]),
      /^The issuer did not sign this statement: _:u[\w-]{43} </,
    ],
    [
      'a signature is gone',
      put(2, (signatures: unknown[]) => signatures.slice(1)),
      /has signatures for \d+ statements, and/,
    ],
    [
      'a label is another',
      put(
        3,
        (labels: Map<number, Uint8Array>) =>
          new Map([...labels].map(([number, label]) => [number, number === 0 ? flipped(label) : label])),
      ),
      /Signature check returned false|^The issuer did not sign this statement/,
    ],
  ])('%s', async (_, change, words) => {
    const inspection = await judged(change(derived));
    expect(faultsIn(inspection)).toEqual(MISMATCH);
    expect(proofOf(inspection)?.fault?.detail).toMatch(words);
  });
});

describe('bbs-2023', () => {
  const { derived } = made['bbs-2023'];

  test.each<[string, (document: JsonObject) => JsonObject]>([
    ['the presentation header is another', put(4, () => Uint8Array.of(1))],
    ['an index is beyond all statements', put(3, ([, ...rest]: number[]) => [1_000, ...rest])],
    ['a point is not on the curve', put(0, (proof: Uint8Array) => flipped(proof, 40))],
  ])('%s', async (_, change) => {
    expect(faultsIn(await judged(change(derived)))).toEqual(MISMATCH);
  });

  test('an index that occurs twice is rejected before any sum is made of it', async () => {
    const change = put(3, ([one, , ...rest]: number[]) => [one, one, ...rest]);
    expect(faultsIn(await judged(change(derived)))).toEqual(UNREADABLE);
  });

  test.each([5])('a proof with the header %i is not checked, with the reason', async (header) => {
    const bytes = Uint8Array.from(bytesOf(derived), (byte, at) => (at === 2 ? header : byte));
    const inspection = await judged(withBytes(derived, bytes));
    expect(proofOf(inspection)).toMatchObject({ state: 'not-checked' });
    expect(textsOf(inspection).at(-1)).toContain('a secret of the holder or to a pseudonym');
  });
});

describe('ecdsa-rdfc-2019 with P-384', () => {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  const jwk = pair.publicKey.export({ format: 'jwk' });
  const issuer = `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}`;
  const context = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2'];
  const document = {
    '@context': context,
    type: ['VerifiableCredential'],
    issuer,
    credentialSubject: { site: [1, 2, 3, 4, 5].map((floor) => ({ floor, badge: { color: `c${floor}` } })) },
  };
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'ecdsa-rdfc-2019',
    proofPurpose: 'assertionMethod',
    verificationMethod: `${issuer}#0`,
  };
  const canonical = (value: object, messageDigestAlgorithm: string) =>
    jsonld.canonize(value, {
      algorithm: 'RDFC-1.0',
      format: 'application/n-quads',
      documentLoader: documentLoader(resolverOf([])),
      canonizeOptions: { messageDigestAlgorithm },
      safe: true,
    });

  /** ECDSA cryptosuites 1.0 section 3.2.3: canonicalization takes the hash of the curve too. */
  test.each([
    ['SHA-384', 'sha384', []],
    ['SHA-256', 'sha256', MISMATCH],
  ])('blank nodes that are numbered by %s', async (name, algorithm, faults) => {
    expect(await canonical(document, 'SHA-384')).not.toBe(await canonical(document, 'SHA-256'));
    const texts = [await canonical({ ...proof, '@context': context }, algorithm), await canonical(document, algorithm)];
    const hashes = await Promise.all(texts.map((text) => crypto.subtle.digest('SHA-384', Buffer.from(text))));
    const data = Buffer.concat(hashes.map((hash) => new Uint8Array(hash)));
    const signature = sign('sha384', data, { key: pair.privateKey, dsaEncoding: 'ieee-p1363' });
    const signed = { ...document, proof: { ...proof, proofValue: `u${signature.toString('base64url')}` } };
    expect(name).toBe(algorithm.toUpperCase().replace('SHA', 'SHA-'));
    expect(faultsIn(await judged(signed))).toEqual(faults);
  });
});

test('a text that looks like the label of a node is left as it is', async () => {
  const bare = { '@context': [{ '@vocab': 'https://example.com/#' }], name: 'a" _:c14n0 .', site: { name: '_:c14n1' } };
  const labels = new Map([
    [0, 'one'],
    [1, 'two'],
  ]);
  const { mandatory, chosen } = await statementsOf({ bare, options: bare, place: 'document' }, labels, [2], {
    step: () => {},
  });
  expect(mandatory).toHaveLength(1);
  const all = [...mandatory, ...chosen].join('');
  expect(all).toContain('<https://example.com/#name> "a\\" _:c14n0 ." .');
  expect(all).toContain('<https://example.com/#name> "_:c14n1" .');
  expect(all).toMatch(/_:(?:one <.*> _:two|two <.*> _:one) \./);
});

test('a context that is not bundled is asked for, and may be given', async () => {
  const { derived } = made['ecdsa-sd-2023'];
  const address = 'https://example.com/contexts/site';
  const other = { ...derived, '@context': [...(derived['@context'] as string[]), address] };
  const inspection = await judged(other);
  expect(proofOf(inspection)).toMatchObject({ state: 'not-checked', need: 'context' });
  expect(proofOf(inspection)?.steps.at(-1)?.text).toContain(address);
  const context = { [address]: { '@context': { rank: 'https://example.com/terms#rank' } } };
  // The context says nothing of what is signed of the document, and the proof signs no context.
  expect(faultsIn(await judged(other, { material: [JSON.stringify(context)] }))).toEqual([]);
});
