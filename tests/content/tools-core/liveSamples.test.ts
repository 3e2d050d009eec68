import { expect, test } from 'vitest';
import { InputError, isObject, type JsonObject } from '../../../tools-core/base/index.ts';
import { evaluateQuery } from '../../../tools-core/query/index.ts';
import { ownDocument, readDidUrl } from '../../../tools-core/resolve/index.ts';
import { bitAt, bitsOf, type Inspection, inspect } from '../../../tools-core/verify/index.ts';
import { read, readJson } from '../examples/published.ts';
import { liveSamples, run } from '../runLiveSample.ts';
import { settingsOf } from './samples.ts';
import { tamperedTwins } from './tamper.ts';

// The live samples keep code of their own, since readers copy it. What it says is what the engine says, of the same
// inputs: each sample as it stands, its tampered twins, and other values of its fields.

const valuesOf = (name: string): Record<string, string> =>
  Object.fromEntries((liveSamples.get(name)?.fields ?? []).map((field) => [field.name, field.value]));

/** Whether a run took the input, and says that it verifies. */
async function says(name: string, changed: Record<string, string>): Promise<boolean> {
  const { ok, text } = await run(name, changed);
  return ok && (JSON.parse(text) as { verified?: boolean }).verified !== false;
}

/** Whether all of some policies pass. An input that cannot be read passes none. */
async function passes(policies: readonly string[], look: () => Promise<Inspection>): Promise<boolean> {
  try {
    const { checks } = await look();
    return policies.every((name) => checks.some(({ policy, state }) => policy === name && state === 'passed'));
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

test('every live sample that leads to a tool is held against its engine here', () => {
  const leading = [...liveSamples].flatMap(([name, { opens }]) => (opens ? [name] : []));
  expect(leading.sort()).toEqual([
    'create-did-jwk',
    'create-did-key',
    'decode-sd-jwt',
    'evaluate-dcql',
    'resolve-did-jwk',
    'resolve-did-key',
    'sign-and-verify',
    'status-bit',
    'verify-credential',
    'verify-jwt',
  ]);
});

const JCS = 'credentials/employee-jcs.json';
test.each([{ name: 'as it stands', text: read(JCS) }, ...tamperedTwins(JCS, read(JCS), 'eddsa-jcs-2022')])(
  'verify-credential: $name',
  async ({ text }) => {
    const { didDocument } = valuesOf('verify-credential');
    const settings = settingsOf(JCS, { material: [didDocument ?? ''] });
    const isProven = await passes(['proof'], () => inspect(text, settings));
    // The sample verifies the proof alone; of the format, the engine says more.
    const { checks } = await inspect(text, settings);
    const isOfFormat = checks.some(({ policy, state }) => policy === 'format' && state === 'passed');
    if (isOfFormat) expect(await says('verify-credential', { credential: text })).toBe(isProven);
    else expect(isProven).toBe(false);
  },
);

const JWT = 'credentials/employee.vc.jwt';
const times = ['2026-06-01T09:31:00Z', '2025-06-01T00:00:00Z', '2029-01-01T00:00:00Z'];
test.each([
  ...times.map((time) => ({ name: `as it stands, at ${time}`, text: read(JWT).trim(), time })),
  ...tamperedTwins(JWT, read(JWT), 'JWS').map((twin) => ({ ...twin, time: times[0] as string })),
])('verify-jwt: $name', async ({ text, time }) => {
  const { didDocument = '' } = valuesOf('verify-jwt');
  const settings = settingsOf(JWT, { material: [didDocument], now: new Date(time) });
  const isGood = await passes(['format', 'proof', 'notBefore', 'notAfter'], () => inspect(text, settings));
  expect(await says('verify-jwt', { jwt: text, time })).toBe(isGood);
});

const SD_JWT = 'credentials/employee.sd-jwt';
test.each([
  { name: 'as it stands', text: read(SD_JWT).trim() },
  { name: 'with key binding', text: read('credentials/employee.sd-jwt-kb').trim() },
  { name: 'with nothing disclosed', text: read(SD_JWT).trim().replace(/~.*~/, '~') },
  ...tamperedTwins(SD_JWT, read(SD_JWT), 'SD-JWT').filter(({ fault }) => fault.startsWith('format')),
])('decode-sd-jwt: $name', async ({ text }) => {
  const { ok, text: said } = await run('decode-sd-jwt', { sdJwt: text });
  const { decoded, checks } = await inspect(text, settingsOf(SD_JWT));
  const isRead = checks.some(({ policy, state }) => policy === 'format' && state === 'passed');
  expect(ok).toBe(isRead);
  if (!ok) return;
  const { claims, keyBinding } = JSON.parse(said);
  expect(claims).toEqual(decoded.sdJwt?.claims);
  expect(keyBinding).toBe(decoded.sdJwt?.keyBinding !== undefined);
});

const { query = '', answer = '' } = valuesOf('evaluate-dcql');
const asked = JSON.parse(query) as { credentials: [JsonObject] };
const withAsked = (changes: JsonObject): string =>
  JSON.stringify({ ...asked, credentials: [{ ...asked.credentials[0], ...changes }] });
test.each([
  ['as it stands', query],
  ['a claim that is not there', withAsked({ claims: [{ path: ['birth_date'] }] })],
  ['a value that it has', withAsked({ claims: [{ path: ['site'], values: ['north', 'south'] }] })],
  ['a value that it has not', withAsked({ claims: [{ path: ['site'], values: ['south'] }] })],
  ['another type', withAsked({ meta: { vct_values: ['https://example.com/credentials/visitor'] } })],
  ['another format', withAsked({ format: 'mso_mdoc', meta: { doctype_value: 'com.example.badge.1' } })],
  ['no claim', withAsked({ claims: [] })],
])('evaluate-dcql: %s', async (_, text) => {
  const { ok, text: said } = await run('evaluate-dcql', { query: text });
  const { results } = await evaluateQuery(text, answer);
  expect(ok && JSON.parse(said).satisfied).toBe(results.every(({ isMet }) => isMet));
});

test('status-bit: every entry around those that are set', async () => {
  const { statusList = '' } = valuesOf('status-bit');
  const { credentialSubject } = JSON.parse(statusList);
  const bits = bitsOf(credentialSubject.encodedList, 'BitstringStatusList');
  const { setIndexes } = readJson('status/revocation-list.bits.json') as { setIndexes: number[] };
  const indexes = setIndexes.flatMap((index) => [index - 1, index, index + 1]).concat(0, 131_071, 131_072, 999_999);
  for (const index of indexes) {
    const { ok, text } = await run('status-bit', { index: `${index}` });
    const bit = bitAt(bits, index);
    expect(ok, `${index}`).toBe(bit !== undefined);
    if (ok) expect(JSON.parse(text).status, `${index}`).toBe(bit ? 1 : 0);
  }
});

/** The document of a DID that needs no network, by the engine. */
const documentOf = (did: string) =>
  ownDocument(readDidUrl(did, 'INVALID_DID'), { encoding: 'multibase', enableEncryptionKeyDerivation: false });

/** What counts of a document: its keys, and which of them stand under which relationship. */
function keysIn(document: JsonObject | undefined) {
  const { verificationMethod, assertionMethod, authentication, capabilityInvocation, capabilityDelegation } =
    document ?? {};
  const methods = (Array.isArray(verificationMethod) ? verificationMethod : []).filter(isObject);
  return {
    id: document?.id,
    keys: methods.map(({ id, publicKeyMultibase, publicKeyJwk }) => ({ id, key: publicKeyMultibase ?? publicKeyJwk })),
    relationships: { assertionMethod, authentication, capabilityInvocation, capabilityDelegation },
  };
}

test.each([
  ['create-did-key', 'resolve-did-key', { privateKey: '' }],
  ['create-did-jwk', 'resolve-did-jwk', { publicKey: '' }],
])('%s and %s', async (create, resolve, empty) => {
  for (const changed of [{}, empty, empty, empty]) {
    const { did } = JSON.parse((await run(create, changed)).text);
    const { ok, text } = await run(resolve, { did });
    expect(ok).toBe(true);
    expect(keysIn(JSON.parse(text))).toEqual(keysIn(documentOf(did)));
  }
});

test('sign-and-verify', async () => {
  const inputs: Record<string, string>[] = [
    {},
    { privateKey: '' },
    { jobTitle: '\u20ac \u{1f511} "\\', changedTitle: '\u20ac' },
  ];
  for (const changed of inputs) {
    const { credential, verified, verifiedAfterChange } = JSON.parse((await run('sign-and-verify', changed)).text);
    const { changedTitle } = { ...valuesOf('sign-and-verify'), ...changed };
    const other = { ...credential, credentialSubject: { jobTitle: changedTitle } };
    const isProven = (document: JsonObject) =>
      passes(['proof'], () => inspect(JSON.stringify(document), settingsOf(JCS, { material: [] })));
    expect([verified, verifiedAfterChange]).toEqual([await isProven(credential), await isProven(other)]);
  }
});
