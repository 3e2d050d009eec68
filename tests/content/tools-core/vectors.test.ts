import { createSign, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../tools-core/base/index.ts';
import { type Inspection, inspect, type Settings, tokenList, tokenStatusAt } from '../../../tools-core/verify/index.ts';
import { catalog, core } from './samples.ts';
import { part } from './signing.ts';
import { hasVectors, vectorFiles, vectorJson, vectorText } from './vectorFolder.ts';

// Values of the standards, tokens that Node signs, and vectors that run from a folder: `vectorFolder.ts`.

const settings = { configuration: core, now: new Date('2026-06-01T09:31:00Z'), catalog };
const proofOf = ({ checks }: Inspection) => checks.find(({ policy }) => policy === 'proof');
const stepsOf = (inspection: Inspection) => (proofOf(inspection)?.steps ?? []).map(({ text }) => text).join('\n');
const SIGNED = /^The (?:issuer's )?signature is valid/m;

test.each([
  [1, 'eNrbuRgAAhcBXQ', [1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 0, 1]],
  [2, 'eNo76fITAAPfAgc', [1, 2, 0, 3, 0, 1, 0, 1, 1, 2, 3, 3]],
])('Token Status List, section 4.1: entries of %i bits', (bits, lst, statuses) => {
  const list = tokenList({ bits, lst });
  expect(statuses.map((_, index) => tokenStatusAt(list, index))).toEqual(statuses);
  expect(tokenStatusAt(list, statuses.length)).toBeUndefined();
});

test.each<[string, { privateKey: KeyObject; publicKey: KeyObject }]>([
  ['ES256', generateKeyPairSync('ec', { namedCurve: 'P-256' })],
  ['ES384', generateKeyPairSync('ec', { namedCurve: 'P-384' })],
  ['ES256K', generateKeyPairSync('ec', { namedCurve: 'secp256k1' })],
  ['EdDSA', generateKeyPairSync('ed25519')],
  ['RS256', generateKeyPairSync('rsa', { modulusLength: 2048 })],
  ['PS256', generateKeyPairSync('rsa', { modulusLength: 2048 })],
])('a signature that Node made by %s', async (alg, { privateKey, publicKey }) => {
  const did = `did:jwk:${part(publicKey.export({ format: 'jwk' }))}`;
  const vc = {
    '@context': ['https://www.w3.org/2018/credentials/v1'],
    type: ['VerifiableCredential'],
    credentialSubject: { id: 'did:example:subject' },
  };
  const signed = `${part({ alg, kid: `${did}#0` })}.${part({ iss: did, nbf: 1767225600, exp: 1830297599, vc })}`;
  const padding = alg === 'PS256' ? { padding: 6, saltLength: 32 } : {};
  const signer = createSign(alg === 'ES384' ? 'sha384' : 'sha256').update(signed);
  const signature =
    alg === 'EdDSA'
      ? sign(null, Buffer.from(signed), privateKey)
      : signer.sign({ key: privateKey, dsaEncoding: 'ieee-p1363', ...padding });
  const token = `${signed}.${signature.toString('base64url')}`;
  const inspection = await inspect(token, settings);
  expect(stepsOf(inspection)).toMatch(SIGNED);
  // The verifier does not take PS256, and says so, although the signature is valid.
  expect(proofOf(inspection)?.fault?.key).toBe(alg === 'PS256' ? 'alg-unknown' : undefined);
  const changed = token.replace(/\.(\w)/, (_, first) => `.${first === 'e' ? 'f' : 'e'}`);
  expect(stepsOf(await inspect(changed, settings))).not.toMatch(SIGNED);
});

const SUITES = ['vc-di-eddsa', 'vc-di-ecdsa', 'vc-di-bbs', 'citizenship-vocab'];
describe.skipIf(!hasVectors(...SUITES))('Data Integrity cryptosuites of the W3C', () => {
  const files = (pattern: RegExp) => SUITES.flatMap((repository) => vectorFiles(repository, pattern));
  const signed = files(/(?:^|\/)signed(?!EdSig)\w*\.json$/).filter((name) => !name.includes('ConfigSigned'));
  const derived = files(/(?:prc|employ|TestVectors)\/derivedRevealDocument\.json$/);
  const base = files(/addSignedSDBase\.json$/);
  const bound = files(/(?:HolderBinding|Pseudonym\w*)\/derivedRevealDocument\.json$/);
  const material = [vectorText('citizenship-vocab/contexts/citizenship-v4rc1.jsonld')];
  const look = (document: JsonObject) => inspect(JSON.stringify(document), { ...settings, material });

  test('are found', () => expect([signed, derived, base, bound].map(({ length }) => length)).toEqual([13, 4, 7, 3]));

  // The W3C signs with keys of another DID than its issuers, which the verifier rejects by name: the signature is valid.
  test.each([...signed, ...derived])('%s', async (name) => {
    const document = vectorJson(name);
    const inspection = await look(document);
    expect(stepsOf(inspection)).toMatch(SIGNED);
    expect([undefined, 'other-did']).toContain(proofOf(inspection)?.fault?.key);
    document.credentialSubject = { ...document.credentialSubject, birthCountry: 'Elsewhere', id: 'did:example:2' };
    expect(stepsOf(await look(document))).not.toMatch(SIGNED);
  });

  // Those that are bound to a holder name data model 1.1 and have no `issuanceDate`.
  test.each([...base, ...bound])('%s is not checked, with the reason', async (name) => {
    const date = bound.includes(name) ? { issuanceDate: '2026-01-01T00:00:00Z' } : {};
    const reason = bound.includes(name) ? 'a secret of the holder or to a pseudonym' : 'This is a base proof';
    expect(stepsOf(await look({ ...vectorJson(name), ...date }))).toContain(reason);
  });
});

describe.skipIf(!hasVectors('vc-jose-cose-test-suite'))('test suite of VC JOSE COSE', () => {
  const folder = 'vc-jose-cose-test-suite/tests';
  const pattern =
    /'(\d+)\. [^']+': \{[^}]*'input_file': '([^']+)'[^}]*TestVerificationMethods\.(\w+)[^}]*TestFunction\.verify[^}]*TestResult\.(\w+)/g;
  const rows = [...vectorText(`${folder}/test-mapping.js`).matchAll(pattern)].map((match) => match.slice(1));

  /** Four have iat as a string, which is no NumericDate, and of COSE only the signature is checked. */
  const MISSES = ['6', '8', '20', '21', '25', '30', '33', '35'];

  test('has 25 inputs to verify', () => expect(rows).toHaveLength(25));
  test.each(rows)('%s. %s by %s: %s', async (number, file, key, result) => {
    const name = key?.replace('didEd', 'did-ed');
    const material = [JSON.stringify(vectorJson(`${folder}/input/vm-${name}.json`).publicKeyJwk)];
    const inspection = await inspect(vectorText(`${folder}/input/${file}`), { ...settings, material });
    const isFine = !inspection.checks.some(
      ({ policy, state }) => ['format', 'proof'].includes(policy) && state !== 'passed',
    );
    const isAsExpected = result === 'success' ? SIGNED.test(stepsOf(inspection)) : !isFine;
    expect(isAsExpected).toBe(!MISSES.includes(String(number)));
  });
});

describe.skipIf(!hasVectors('vc-data-model-2.0-test-suite'))('test suite of VC Data Model 2.0', () => {
  const files = vectorFiles('vc-data-model-2.0-test-suite/tests/input', /-(?:ok|fail|fail-or-inject)\.json$/);
  const DID = 'did:key:z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2';

  /** As the suite does, puts in an issuer where it is missing, dates for words, and something for a proof. */
  function completed(name: string): JsonObject {
    const text = vectorText(name).replaceAll('FUTURE DATE', '2036-01-01T00:00:00Z');
    const document = JSON.parse(text.replaceAll('PAST DATE', '2016-01-01T00:00:00Z')) as JsonObject;
    const { issuer } = document;
    const isShown = /\/presentation[^/]*$/.test(name);
    const isWhole = isShown || name.includes('no-issuer') || issuer === null || typeof issuer === 'string';
    const own = typeof issuer === 'object' ? { id: DID, ...issuer } : DID;
    const proof = {
      type: 'DataIntegrityProof',
      cryptosuite: 'eddsa-rdfc-2022',
      proofPurpose: isShown ? 'authentication' : 'assertionMethod',
      verificationMethod: `${DID}#${DID.slice(8)}`,
      proofValue: `u${'A'.repeat(86)}`,
    };
    return { ...document, ...(isWhole ? {} : { issuer: own }), proof: document.proof ?? proof };
  }

  test('has 117 inputs', () => expect(files).toHaveLength(117));
  test.each(files)('%s', async (name) => {
    const { checks } = await inspect(JSON.stringify(completed(name)), settings);
    const isOpen = ({ state }: { state: string }) => ['failed', 'not-checked'].includes(state);
    const keys = checks.filter(isOpen).map(({ policy, fault }) => fault?.key ?? `${policy} open`);
    const isOk = name.endsWith('-ok.json');
    if (isOk) expect(checks.find(({ policy }) => policy === 'format')?.state).toBe('passed');
    if (isOk) expect(keys).not.toContain('canonicalization');
    else expect(keys.filter((key) => !['signature-mismatch', 'credentialSchema open'].includes(key))).not.toEqual([]);
  });
});

describe.skipIf(!hasVectors('draft-ietf-oauth-status-list'))('Token Status List, appendix', () => {
  const folder = 'draft-ietf-oauth-status-list';
  const text = vectorText(`${folder}/${folder}.md`);
  test.each([1, 2, 4, 8])('entries of %i bits', (bits) => {
    const [, section = ''] = text.split(`## ${bits}-bit Status List`);
    const stated = [...(section.split('JSON encoding')[0] ?? '').matchAll(/status\[(\d+)\] ?= ?0b([01]+)/g)];
    const example = vectorText(`${folder}/examples/status_list_encoding${bits}${bits < 4 ? '_long' : ''}_json.md`);
    const list = tokenList(JSON.parse(/\{[^}]*\}/.exec(example)?.[0].replace(/\n */g, '') ?? ''));
    expect([list.length, stated.length > 10]).toEqual([2 ** 20, true]);
    for (const [, index, status] of stated)
      expect(tokenStatusAt(list, Number(index))).toBe(Number.parseInt(String(status), 2));
  });
});

describe.skipIf(!hasVectors('identity-credential'))('standards as identity-credential has them', () => {
  const folder = vectorFiles('identity-credential', /commonTest.*\/(?:SdJwtTest|mdoc\/TestVectors)\.kt$/);
  const [iso = '', sdJwt = ''] = folder.map(vectorText);
  const tokens = [...sdJwt.matchAll(/val sdJwtRfc(\w+)CompactSerialization =\s*"""([^"]*)"""/g)];
  const key = /EcPublicKey\.fromJwk\([^{]*(\{[^}]*\})/.exec(sdJwt)?.[1] ?? '';

  test('RFC 9901 has 7 of them', () => expect(tokens).toHaveLength(7));
  test.each(tokens.map((match) => match.slice(1)))('RFC 9901: %s', async (name, text) => {
    const isBound = String(name).includes('Kb');
    const expected = isBound ? { audience: 'https://verifier.example.org', nonce: '1234567890' } : {};
    const inspection = await inspect(String(text).replace(/\s/g, ''), { ...settings, material: [key], expected });
    expect([proofOf(inspection)?.state, inspection.decoded.sdJwt?.keyBinding !== undefined]).toEqual([
      'passed',
      isBound,
    ]);
  });

  describe('ISO/IEC 18013-5, annex D', () => {
    const hex = (name: string): string => {
      const [, rest = ''] = iso.split(`const val ISO_18013_5_ANNEX_D_${name} =`);
      return [...(rest.split('const val')[0] ?? '').matchAll(/"([0-9a-f]+)"/g)].map((match) => match[1]).join('');
    };
    const base64url = (name: string) => Buffer.from(hex(name), 'hex').toString('base64url');
    const run = (changes: Partial<Settings>) =>
      inspect(hex('DEVICE_RESPONSE'), { ...settings, now: new Date('2021-01-01'), ...changes });
    const reader = () => {
      const [x, y, d] = ['X', 'Y', 'D'].map((part) => base64url(`EPHEMERAL_READER_KEY_${part}`));
      return JSON.stringify({ kty: 'EC', crv: 'P-256', x, y, d });
    };

    test('the issuer signed the response, and its MAC needs the key of the reader', async () => {
      const inspection = await run({});
      expect(stepsOf(inspection)).toMatch(SIGNED);
      expect([proofOf(inspection)?.state, stepsOf(inspection)]).toEqual([
        'not-checked',
        expect.stringContaining("deviceMac requires the reader's private key"),
      ]);
    });

    test.each([
      ['', 'passed', 'proximity by NFC'],
      ['ff', 'failed', 'Signature check returned false for the session transcript you added, proximity by NFC'],
    ])('the MAC with the key of the reader and the session transcript%s', async (end, state, says) => {
      const bytes = Buffer.from(hex('SESSION_TRANSCRIPT_BYTES'), 'hex');
      if (end) bytes[bytes.length - 1] = Number.parseInt(end, 16);
      const inspection = await run({ material: [reader()], expected: { sessionTranscript: bytes } });
      expect([proofOf(inspection)?.state, stepsOf(inspection)]).toEqual([state, expect.stringContaining(says)]);
    });
  });
});
