import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { base58 } from '@scure/base';
import { describe, expect, test } from 'vitest';
import { SAMPLE_FOLDER } from '../../plugins/data/liveSamples.ts';
import { readTools } from '../../plugins/data/tools.ts';
import { runSample, toolInput } from '../../theme/logic/liveSample.ts';
import { example, liveSamples, messageOf, resultOf, run } from './runLiveSample.ts';
import { docsDir, samples as shown } from './spec.ts';

// The files that readers see and run, held against the test vectors of their standards and our signed examples.

/** A list with room for 8 entries. */
const short = () => `u${gzipSync(Uint8Array.of(0)).toString('base64url')}`;

describe.each([...liveSamples])('%s', (name, { code }) => {
  test('gives what the page says', async () => {
    const { text } = await run(name);
    await expect(`${text}\n`).toMatchFileSnapshot(path.join(docsDir, SAMPLE_FOLDER, `${name}.txt`));
  });

  test('is on a page, and says nothing that the brand would change', () => {
    expect(shown.filter((sample) => sample.code === code)).not.toEqual([]);
    expect(code).not.toMatch(/%brand\./);
  });
});

// A sample leads to a tool where there is one that does the same.
const opening = [...liveSamples].flatMap(([name, { fields, opens }]) => (opens ? [{ name, fields, opens }] : []));

test.each(opening)('$name opens in a tool, whose fields it fills', async ({ name, fields, opens }) => {
  const tool = [...readTools(docsDir).values()].find(({ facts }) => facts.page === opens.page);
  const { ok, text } = await run(name);
  const values = Object.fromEntries(fields.map((field) => [field.name, field.value]));
  const given = toolInput(opens, values, { ok, text }) ?? {};
  expect(Object.values(given)).not.toContain('');
  const names = tool?.facts.inputs.map((input) => input.name) ?? [];
  expect(Object.keys(given).filter((input) => !names.includes(input))).toEqual([]);
  expect(Object.keys(given)).not.toHaveLength(0);
});

describe('create-did-key', () => {
  test('key pairs of RFC 8032, section 7.1', async () => {
    // Public key d75a9801…f707511a, encoded by hand.
    expect((await resultOf('create-did-key')).did).toBe('did:key:z6MktwupdmLXVVqTzCw4i46r4uGyosGXRnR3XjN4Zq7oMMsw');
  });

  test('a new key each time where none is given', async () => {
    const dids = [
      await resultOf('create-did-key', { privateKey: '' }),
      await resultOf('create-did-key', { privateKey: '' }),
    ];
    expect(dids[0].did).toMatch(/^did:key:z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/);
    expect(dids[0].did).not.toBe(dids[1].did);
  });

  test.each(['9d61', 'x'.repeat(64), '0'.repeat(65)])('%s is no key', async (privateKey) => {
    expect(await messageOf('create-did-key', { privateKey })).toBe('A private key is 64 hex digits.');
  });
});

describe('resolve-did-key', () => {
  test.each(['issuer.did-key', 'holder.did'])('gives the published document %s', async (file) => {
    const document = JSON.parse(example(`did/${file}.json`));
    expect(await resultOf('resolve-did-key', { did: ` ${document.id}\n` })).toEqual(document);
  });

  test.each([
    ['did:web:example.com', 'A did:key begins with did:key:z'],
    ['did:key:z6Mk0', 'A did:key begins with did:key:z'],
    ['did:key:z6LSeu9HkTHSfLLeUs2nnzUSNedgDUevfNQgQjQC23ZCit6F', 'knows the keys'],
    [`did:key:z${base58.encode(Uint8Array.of(0xed, 0x01, ...new Uint8Array(31)))}`, 'bytes instead of 32'],
  ])('%s is refused in words', async (did, words) => {
    expect(await messageOf('resolve-did-key', { did })).toContain(words);
  });
});

describe('status-bit', () => {
  const list = JSON.parse(example('status/revocation-list.json'));

  test('every set index of the signed list, and its neighbors', async () => {
    const { setIndexes } = JSON.parse(example('status/revocation-list.bits.json'));
    for (const index of setIndexes) {
      expect((await resultOf('status-bit', { index: `${index}` })).status, `${index}`).toBe(1);
      expect((await resultOf('status-bit', { index: `${index - 1}` })).status, `${index - 1}`).toBe(0);
    }
  });

  test.each([
    [{ index: '131072' }, 'from 0 to 131071'],
    [{ index: '-1' }, 'from 0 to'],
    [{ index: '' }, 'from 0 to'],
    [{ statusList: 'x' }, 'This is not valid JSON'],
    [{ statusList: 'null' }, 'does not have the form'],
    [{ statusList: '{}' }, 'no encodedList'],
    [{ statusList: '{"credentialSubject":{"encodedList":"uH4sI"}}' }, 'cannot be unzipped'],
    [{ statusList: JSON.stringify({ ...list, credentialSubject: { encodedList: short() } }) }, 'fewer than 131,072'],
  ])('%o is refused in words', async (changed, words) => {
    expect(await messageOf('status-bit', changed)).toContain(words);
  });
});

describe('create-did-jwk and resolve-did-jwk', () => {
  test.each(['issuer', 'holder'])('agree with the published document of the %s', async (who) => {
    const document = JSON.parse(example(`did/${who}.did-jwk.json`));
    const publicKey = JSON.stringify(document.verificationMethod[0].publicKeyJwk);
    expect(await resultOf('create-did-jwk', { publicKey })).toEqual({ did: document.id, keyId: `${document.id}#0` });
    expect(await resultOf('resolve-did-jwk', { did: document.id })).toEqual(document);
  });

  test('a new key is a key for P-256 that resolves', async () => {
    const { did } = await resultOf('create-did-jwk', { publicKey: '' });
    const [method] = (await resultOf('resolve-did-jwk', { did })).verificationMethod;
    expect(Object.keys(method.publicKeyJwk)).toEqual(['kty', 'crv', 'x', 'y']);
    expect(method.publicKeyJwk).toMatchObject({ kty: 'EC', crv: 'P-256' });
  });

  test.each([
    ['sig', ['assertionMethod', 'authentication', 'capabilityInvocation', 'capabilityDelegation']],
    ['enc', ['keyAgreement']],
  ])('a key whose use is %s has these relationships', async (use, relationships) => {
    const { did } = await resultOf('create-did-jwk', {
      publicKey: `{"kty":"OKP","crv":"X25519","x":"","use":"${use}"}`,
    });
    const document = await resultOf('resolve-did-jwk', { did });
    expect(Object.keys(document).slice(3)).toEqual(relationships);
  });

  test.each([
    ['{', 'This is not valid JSON'],
    ['null', 'does not have the form'],
    ['{"kty":"oct"}', 'EC, OKP and RSA'],
    ['{"kty":"EC","crv":"P-256"}', 'lacks x and y'],
    ['{"kty":"OKP","crv":"Ed25519","x":"","d":""}', 'leave it out'],
  ])('%s makes no DID', async (publicKey, words) => {
    expect(await messageOf('create-did-jwk', { publicKey })).toContain(words);
  });

  test.each([
    ['did:key:z6Mk', 'A did:jwk is'],
    ['did:jwk:abc', 'not JSON in base64url'],
    ['did:jwk:bnVsbA', 'holds no JWK'],
    ['did:jwk:eyJrdHkiOiJPS1AiLCJkIjoiIn0', 'private key'],
  ])('%s does not resolve', async (did, words) => {
    expect(await messageOf('resolve-did-jwk', { did })).toContain(words);
  });
});

test('an input of another form is told in words of ours', async () => {
  const { text } = await runSample({ run: () => (null as unknown as { length: number }).length }, {});
  expect(text).toBe('The input does not have the form that this sample reads.');
});

test('a browser without cryptography is told so, and the input is not blamed', async () => {
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  const { ok, text } = await runSample({ run: () => crypto.subtle.digest('SHA-256', new Uint8Array()) }, {});
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
  expect({ ok, text }).toEqual({ ok: false, text: expect.stringContaining('https') });
});
