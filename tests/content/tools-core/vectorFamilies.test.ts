import { base58 } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { type JsonObject, listOf, readMultikey, toBase64url } from '../../../tools-core/base/index.ts';
import { decode } from '../../../tools-core/decode/index.ts';
import { checkDcql, checkDefinition } from '../../../tools-core/query/index.ts';
import { bitAt, bitsOf, type Inspection, inspect, tokenList, tokenStatusAt } from '../../../tools-core/verify/index.ts';
import { catalog, core } from './samples.ts';
import { holds, vectorFiles, vectorJson, vectorText } from './vectorFolder.ts';

// Vectors of standards that run from a folder: `vectorFolder.ts`. Each family is counted, and each miss has its reason.

const settings = { configuration: core, now: new Date('2026-06-01T09:31:00Z'), catalog };
const proofOf = ({ checks }: Inspection) => checks.find(({ policy }) => policy === 'proof');
const stepsOf = (inspection: Inspection) => proofOf(inspection)?.steps.map(({ text }) => text) ?? [];
const HOLDS = /^The signature (?:is|of the issuer is) valid/;
const isHeld = (inspection: Inspection) => stepsOf(inspection).some((text) => HOLDS.test(text));
/** Whether anything in an input is refused, or cannot be told. */
const isRefused = ({ checks }: Inspection) =>
  checks.some(({ policy, state }) => ['format', 'proof'].includes(policy) && state !== 'passed');

const CITIZENSHIP = 'https://w3id.org/citizenship/v4rc1';
const contexts = new Map<string, object>(
  holds('citizenship-vocab') ? [[CITIZENSHIP, vectorJson('citizenship-vocab/contexts/citizenship-v4rc1.jsonld')]] : [],
);

describe.skipIf(!holds('vc-di-ecdsa', 'vc-di-bbs', 'citizenship-vocab'))('suites for selective disclosure', () => {
  const derived = [
    'vc-di-ecdsa/TestVectors/ecdsa-sd-2023/prc/derivedRevealDocument.json',
    'vc-di-ecdsa/TestVectors/ecdsa-sd-2023/employ/derivedRevealDocument.json',
    'vc-di-bbs/TestVectors/derivedRevealDocument.json',
    'vc-di-bbs/TestVectors/prc/derivedRevealDocument.json',
  ];

  test.each(derived)('%s holds, and does not once it is changed', async (name) => {
    const document = vectorJson(name);
    expect(isHeld(await inspect(JSON.stringify(document), { ...settings, contexts }))).toBe(true);
    document.credentialSubject.birthCountry = 'Elsewhere';
    const changed = await inspect(JSON.stringify(document), { ...settings, contexts });
    expect(stepsOf(changed)).toContainEqual(expect.stringMatching(/^The proof does not check either/));
  });

  const base = vectorFiles('vc-di-ecdsa/TestVectors', /addSignedSDBase\.json$/).concat(
    vectorFiles('vc-di-bbs/TestVectors', /addSignedSDBase\.json$/),
  );

  test('there are 7 base proofs', () => expect(base).toHaveLength(7));
  test.each(base)('%s is a base proof, and not checked', async (name) => {
    const inspection = await inspect(vectorText(name), { ...settings, contexts });
    expect(stepsOf(inspection)).toContainEqual(expect.stringContaining('This is a base proof'));
  });

  /** Their documents name data model 1.1 and have no `issuanceDate`; behind that stand drafts that are not final. */
  const bound = vectorFiles('vc-di-bbs/TestVectors', /(?:HolderBinding|Pseudonym\w*)\/derivedRevealDocument\.json$/);
  test('there are 3 proofs with holder binding or a pseudonym', () => expect(bound).toHaveLength(3));
  test.each(bound)('%s is a miss: not checked, with the reason', async (name) => {
    const document = { ...vectorJson(name), issuanceDate: '2026-01-01T00:00:00Z' };
    expect(proofOf(await inspect(vectorText(name), settings))).toBeUndefined();
    const inspection = await inspect(JSON.stringify(document), settings);
    expect(stepsOf(inspection)).toContainEqual(expect.stringContaining('a secret of the holder or to a pseudonym'));
  });
});

describe.skipIf(!holds('vc-jose-cose-test-suite'))('test suite of VC JOSE COSE', () => {
  const folder = 'vc-jose-cose-test-suite/tests';
  const KEYS: Record<string, string> = {
    p256: 'p256',
    p384: 'p384',
    p521: 'p521',
    ed25519: 'ed25519',
    didEd25519: 'did-ed25519',
  };
  const rows = holds(folder)
    ? [
        ...vectorText(`${folder}/test-mapping.js`).matchAll(
          /'(\d+)\. ([^']+)': \{[^}]*'input_file': '([^']+)'[^}]*TestVerificationMethods\.(\w+)[^}]*TestFunction\.verify[^}]*TestResult\.(\w+)/g,
        ),
      ].map(([, number, name, file, key, result]) => ({ number: Number(number), name, file, key, result }))
    : [];

  /** What the suite expects and the verifier does not do: COSE is no format of it, and it judges no `typ`. */
  const MISSES = [13, 24, 25, 29, 31];

  test('there are 25 inputs to verify', () => expect(rows).toHaveLength(25));
  test.each(rows)('$number. $name: $result', async ({ number, file, key, result }) => {
    const method = vectorJson(`${folder}/input/vm-${KEYS[key as string]}.json`);
    const material = [JSON.stringify(method.publicKeyJwk)];
    const inspection = await inspect(vectorText(`${folder}/input/${file}`), { ...settings, material });
    const isAsExpected = result === 'success' ? isHeld(inspection) : isRefused(inspection);
    expect(isAsExpected).toBe(!MISSES.includes(number));
  });
});

describe.skipIf(!holds('vc-data-model-2.0-test-suite'))('inputs of the test suite of VC Data Model 2.0', () => {
  const folder = 'vc-data-model-2.0-test-suite/tests/input';
  const files = vectorFiles(folder, /\.json$/).map((file) => file.slice(folder.length + 1));
  const good = files.filter((file) => /-ok\.json$/.test(file));
  const bad = files.filter((file) => /-fail(?:-or-inject)?\.json$/.test(file));
  const KEY = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2';

  /** As the suite does, an issuer is put in where it is missing, and dates for words. The proof stands in for one. */
  function completed(file: string): string {
    const document = JSON.parse(
      vectorText(`${folder}/${file}`)
        .replaceAll('FUTURE DATE', '2036-01-01T00:00:00Z')
        .replaceAll('PAST DATE', '2016-01-01T00:00:00Z'),
    ) as JsonObject;
    const isShown = file.startsWith('presentation');
    const { issuer } = document;
    const isNamed = isShown || file.includes('no-issuer') || issuer === null || typeof issuer === 'string';
    const own = typeof issuer === 'object' && issuer !== null ? { id: `did:key:${KEY}`, ...issuer } : `did:key:${KEY}`;
    const proof = {
      type: 'DataIntegrityProof',
      cryptosuite: 'eddsa-rdfc-2022',
      proofPurpose: isShown ? 'authentication' : 'assertionMethod',
      verificationMethod: `did:key:${KEY}#${KEY}`,
      proofValue: `u${'A'.repeat(86)}`,
    };
    return JSON.stringify({ ...document, ...(isNamed ? {} : { issuer: own }), proof: document.proof ?? proof });
  }

  test('there are 120, of which 117 say how they come out', () => {
    expect([files.length, good.length + bad.length]).toEqual([120, 117]);
  });

  /** Their proofs and some contexts are no proofs and no contexts: what is asked is whether anything else is refused. */
  test.each(good)('%s is well formed', async (file) => {
    const { checks } = await inspect(completed(file), settings);
    expect(checks.find(({ policy }) => policy === 'format')).toMatchObject({ state: 'passed' });
    const faults = checks.flatMap(({ policy, fault }) => (policy === 'proof' && fault ? [fault.key] : []));
    expect(faults).not.toContain('canonicalization');
  });

  test.each(bad)('%s is refused or not checked, and never for its signature alone', async (file) => {
    const { checks } = await inspect(completed(file), settings);
    const told = checks
      .filter(({ state }) => ['failed', 'not-checked'].includes(state))
      .map(({ policy, fault }) => fault?.key ?? `${policy} open`);
    expect(told.filter((key) => !['signature-mismatch', 'credentialSchema open'].includes(key))).not.toEqual([]);
  });
});

describe.skipIf(!holds('did-method-key'))('test vectors of did:key', () => {
  const rows = vectorFiles('did-method-key/test-vectors', /\.json$/).flatMap((file) => {
    const { didDocument, ...all } = vectorJson(file);
    const vectors: [string, JsonObject][] = Object.entries({ ...all, ...didDocument });
    return vectors.map(([did, vector]) => ({ file, did, vector }));
  });
  /** Two keys in one value, whose code has been withdrawn from the table of multicodec. */
  const isPair = (did: string) => did.startsWith('did:key:z5Tc');

  const keyOf = (vector: JsonObject) =>
    (vector.verificationKeyPair ?? listOf(vector.verificationMethod)[0] ?? vector) as JsonObject;

  test('there are 30, and one is of two keys', () =>
    expect([rows.length, rows.filter(({ did }) => isPair(did)).length]).toEqual([30, 1]));
  test.each(rows.filter(({ did }) => !isPair(did)))('$file: $did', ({ did, vector }) => {
    const { bytes, jwk } = readMultikey(did.slice('did:key:'.length));
    const key = keyOf(vector);
    if (key.publicKeyJwk) {
      const { kty, crv, x, y, n, e } = key.publicKeyJwk as JsonObject;
      expect(jwk).toEqual(JSON.parse(JSON.stringify({ kty, crv, x, y, n, e })));
    } else expect(toBase64url(bytes)).toBe(toBase64url(base58.decode(String(key.publicKeyBase58))));
  });
});

describe.skipIf(!holds('draft-ietf-oauth-status-list'))('test vectors of the Token Status List', () => {
  const folder = 'draft-ietf-oauth-status-list';
  const jsonIn = (name: string) =>
    JSON.parse(/\{[^}]*\}/.exec(vectorText(`${folder}/examples/${name}.md`))?.[0].replace(/\n */g, '') ?? '');
  const text = holds(folder) ? vectorText(`${folder}/${folder}.md`) : '';

  test.each([1, 2, 4, 8])('entries of %i bits, 2²⁰ of them', (bits) => {
    const [, section = ''] = text.split(`## ${bits}-bit Status List`);
    const stated = [...section.split('JSON encoding')[0].matchAll(/status\[(\d+)\] ?= ?0b([01]+)/g)];
    expect(stated.length).toBeGreaterThan(10);
    const list = tokenList(jsonIn(`status_list_encoding${bits}${bits < 4 ? '_long' : ''}_json`));
    expect(tokenStatusAt(list, 2 ** 20 - 1)).toBe(0);
    expect(list.length).toBe(2 ** 20);
    for (const [, index, status] of stated) {
      expect(tokenStatusAt(list, Number(index))).toBe(Number.parseInt(String(status), 2));
    }
  });

  test('the status list token is told and its list is read', async () => {
    const token = vectorText(`${folder}/examples/status_list_jwt_raw.md`).replace(/\s/g, '');
    const { decoded, notes } = await inspect(token, settings);
    expect(decoded.format).toBe('status-list-token');
    expect(notes.map((note) => note.text)).toEqual([expect.stringContaining('The list has 16 entries; 9 are not 0')]);
  });

  test('a status list token in CBOR is a miss: the platform reads none', async () => {
    const token = vectorText(`${folder}/examples/status_list_cwt.md`).replace(/\s/g, '');
    expect((await inspect(token, settings)).decoded.format).toBe('unknown');
  });
});

describe.skipIf(!holds('vc-bitstring-status-list'))('Bitstring Status List', () => {
  const lists = holds('vc-bitstring-status-list')
    ? [...vectorText('vc-bitstring-status-list/index.html').matchAll(/uH4s[\w-]+/g)].map(([list]) => list)
    : [];

  test('the text has two lists', () => expect(lists).toHaveLength(2));
  test.each(lists)('%s has 131,072 entries, and none is set', (list) => {
    const bits = bitsOf(list, 'BitstringStatusList');
    expect(bits).toHaveLength(131_072 / 8);
    expect(bits.every((byte) => byte === 0)).toBe(true);
    expect(bitAt(bits, 131_071)).toBe(0);
    expect(bitAt(bits, 131_072)).toBeUndefined();
  });
});

describe.skipIf(!holds('identity-credential'))('RFC 9901, as multipaz keeps it', () => {
  const file = 'identity-credential/multipaz/src/commonTest/kotlin/org/multipaz/sdjwt/SdJwtTest.kt';
  const source = holds('identity-credential') ? vectorText(file) : '';
  const rows = [...source.matchAll(/val sdJwtRfc(\w+)CompactSerialization =\s*"""([^"]*)"""/g)].map(
    ([, name, text]) => ({
      name,
      text: String(text).replace(/\s/g, ''),
    }),
  );
  const key = JSON.stringify(JSON.parse(/EcPublicKey\.fromJwk\([^{]*(\{[^}]*\})/.exec(source)?.[1] ?? '{}'));

  test('there are 7: section 5.1 and appendices A.1 to A.4', () => expect(rows).toHaveLength(7));
  test.each(rows)('$name', async ({ name, text }) => {
    const isBound = String(name).includes('Kb');
    const expected = isBound ? { audience: 'https://verifier.example.org', nonce: '1234567890' } : {};
    const inspection = await inspect(text, { ...settings, material: [key], expected });
    expect(inspection.decoded.faults).toEqual([]);
    expect(isHeld(inspection)).toBe(true);
    expect(inspection.decoded.sdJwt?.keyBinding !== undefined).toBe(isBound);
    expect(proofOf(inspection)?.state).toBe('passed');
    const changed = await inspect(
      text.replace(/\.(\w{20})/, (_, start) => `.${start.slice(0, 19)}A`),
      {
        ...settings,
        material: [key],
      },
    );
    expect(isHeld(changed)).toBe(false);
  });
});

describe.skipIf(!holds('identity-credential'))('ISO/IEC 18013-5, annex D, as multipaz keeps it', () => {
  const file = 'identity-credential/multipaz/src/commonTest/kotlin/org/multipaz/mdoc/TestVectors.kt';
  const source = holds('identity-credential') ? vectorText(file) : '';
  const annex = (name: string): string => {
    const [, rest = ''] = source.split(`const val ISO_18013_5_ANNEX_D_${name} =`);
    return [...(rest.split('const val')[0] ?? '').matchAll(/"([0-9a-f]+)"/g)].map(([, digits]) => digits).join('');
  };

  test('the answer: the issuer signed it, all digests agree, and its MAC needs the key of the reader', async () => {
    const inspection = await inspect(annex('DEVICE_RESPONSE'), { ...settings, now: new Date('2021-01-01') });
    expect(isHeld(inspection)).toBe(true);
    expect(proofOf(inspection)?.fault).toMatchObject({
      key: 'device',
      place: { pointer: expect.stringMatching(/Mac$/) },
    });
  });

  test('the request names its type and its elements', async () => {
    const { format, parts } = await decode(annex('DEVICE_REQUEST'));
    expect(format).toBe('device-request');
    expect(JSON.stringify(parts)).toContain('org.iso.18013.5.1.mDL');
    for (const name of ['family_name', 'document_number', 'driving_privileges', 'portrait']) {
      expect(JSON.stringify(parts)).toContain(name);
    }
  });

  test.each(['DS_CERT', 'READER_CERT'])('%s is a certificate', async (name) => {
    expect((await decode(annex(name))).format).toBe('certificate');
  });

  test.each(['DEVICE_ENGAGEMENT', 'SESSION_ESTABLISHMENT', 'SESSION_DATA', 'SESSION_TERMINATION'])(
    '%s is of the session and not of the documents: it is said to be unknown',
    async (name) => expect((await decode(annex(name))).format).not.toBe('mdoc'),
  );
});

describe.skipIf(!holds('OpenID4VP'))('OpenID4VP beside its queries', () => {
  const key = JSON.stringify({
    kty: 'EC',
    crv: 'P-256',
    x: 'b28d4MwZMjw8-00CG4xfnn9SLMVMM19SlqZpVb_uNtQ',
    y: 'Xv5zWwuoaTgdS6hV43yI6gBwTnjukmFQQnJ_kCxzqk8',
  });
  const tokens = vectorFiles('OpenID4VP', /sd_jwt_vcld\/.*(?:issuance|presentation)\.txt$/);
  const requests = vectorFiles('OpenID4VP', /examples\/request\/dcql_\w+\.json$/);

  test('there are 4 SD-JWTs and 4 requests', () => expect([tokens.length, requests.length]).toEqual([4, 4]));
  test.each(tokens)('%s', async (name) => {
    const inspection = await inspect(vectorText(name).replace(/\s/g, ''), { ...settings, material: [key] });
    expect(inspection.decoded.faults).toEqual([]);
    expect(isHeld(inspection)).toBe(true);
  });
  test.each(requests)('%s', (name) => expect(checkDcql(vectorJson(name))).toEqual([]));

  /** Section 8.3: the answer is shortened before it is encrypted, so that what it presents cannot be read. */
  test('the encrypted answer opens by the key beside it, alone, in a form and in lines', async () => {
    const text = vectorText('OpenID4VP/1.0/openid-4-verifiable-presentations-1_0.md');
    const jwe = (/"response" : "(eyJ[^"]+)"/.exec(text)?.[1] ?? '').replace(/\s/g, '');
    const own = /\{\s*"kty":"EC", "kid":"ac"[^}]*"d":[^}]*\}/.exec(text)?.[0] ?? '';
    for (const input of [jwe, JSON.stringify({ response: jwe }), `response=${jwe}`, jwe.replace(/.{60}/g, '$&\n')]) {
      const { decoded } = await inspect(input, { ...settings, material: [own] });
      expect(decoded).toMatchObject({ format: 'openid4vp-response', document: { vp_token: expect.anything() } });
    }
  });
});

describe.skipIf(!holds('presentation-exchange'))('submission requirements of DIF Presentation Exchange', () => {
  const files = vectorFiles('presentation-exchange/test/v2.0.0/submission-requirements', /example\.json$/);

  /** They stand alone: descriptors of the groups that they name complete them. */
  test('there are 5', () => expect(files).toHaveLength(5));
  test.each(files)('%s', (name) => {
    const { submission_requirements } = vectorJson(name) as JsonObject;
    const groups = [...JSON.stringify(submission_requirements).matchAll(/"from":"([^"]+)"/g)].map(([, group]) => group);
    const input_descriptors = [...new Set(groups)].map((group) => ({ id: group, group: [group], constraints: {} }));
    const definition = { id: 'd', submission_requirements, input_descriptors } as unknown as JsonObject;
    expect(listOf(submission_requirements).length).toBeGreaterThan(0);
    expect(checkDefinition(definition)).toEqual([]);
  });
});
