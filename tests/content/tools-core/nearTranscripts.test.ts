import { encode, Tagged } from 'cborg';
import { CompactEncrypt, exportJWK, generateKeyPair } from 'jose';
import { expect, test } from 'vitest';
import { keys } from '../../../scripts/examples/build/story.ts';
import { decode } from '../../../tools-core/decode/index.ts';
import { type Expected, inspect } from '../../../tools-core/verify/index.ts';
import { transcriptsOf } from '../../../tools-core/verify/transcripts.ts';
import { index, read } from '../examples/published.ts';
import { settingsOf } from './samples.ts';

const FILE = 'mdoc/device-response.txt';
const { audience, nonce, responseUri } = index.expected;
const [, did] = audience.split(/:(.*)/s);
const REQUEST = { audience, nonce, responseUri, responseMode: 'direct_post' };
const ORIGIN = 'https://example.org';

/** The published response, signed for another request by the key in its device. */
async function signedFor(request: Expected, form = ''): Promise<string> {
  const text = read(FILE).trim();
  const [document] = (await decode(text)).mdoc?.documents ?? [];
  const { device, docType } = document ?? {};
  const transcript = transcriptsOf(request, []).find(({ name }) => name.includes(form));
  if (!device?.signature || !transcript) throw new Error('The example has no signature of a device.');
  const authentication = ['DeviceAuthentication', transcript.value, docType, device.namespaces];
  const payload = encode(new Tagged(24, encode(authentication)));
  const signed = encode(['Signature1', device.signature.protectedBytes, new Uint8Array(), payload]);
  const bytes = Buffer.from(text, 'base64url');
  bytes.set(keys.device.sign(signed), bytes.indexOf(device.signature.signature));
  return bytes.toString('base64url');
}

const proofOf = async (text: string, expected: Expected) => {
  const { checks } = await inspect(text, settingsOf(FILE, { expected }));
  return checks.find(({ policy }) => policy === 'proof');
};

test.each<[what: string, signed: Expected, expected: Expected, words: string]>([
  [
    'came via the DC API, and the redirect form was sent',
    { nonce, origin: ORIGIN, responseMode: 'dc_api' },
    REQUEST,
    'OpenID4VP 1.0 via the Digital Credentials API with the origin https://example.org, and the request is OpenID4VP 1.0 via redirect',
  ],
  [
    'came via redirect, and the form of the DC API was sent',
    REQUEST,
    { ...REQUEST, origin: ORIGIN, responseMode: 'dc_api' },
    'OpenID4VP 1.0 via redirect, and the request is OpenID4VP 1.0 via the Digital Credentials API',
  ],
  [
    'has the client_id without its prefix',
    { ...REQUEST, audience: did },
    REQUEST,
    `OpenID4VP 1.0 via redirect with the audience ${did}`,
  ],
  [
    'has the client_id with the prefix that is missing in the request',
    REQUEST,
    { ...REQUEST, audience: did },
    `OpenID4VP 1.0 via redirect with the audience ${audience}`,
  ],
  [
    'has an address with a slash at its end',
    { ...REQUEST, responseUri: `${responseUri}/` },
    REQUEST,
    `OpenID4VP 1.0 via redirect with the responseUri ${responseUri}/`,
  ],
  [
    'has an origin with a slash at its end',
    { nonce, origin: `${ORIGIN}/`, responseMode: 'dc_api' },
    { nonce, origin: ORIGIN, responseMode: 'dc_api' },
    'OpenID4VP 1.0 via the Digital Credentials API with the origin https://example.org/',
  ],
])('a response that %s is explained', async (_, signed, expected, words) => {
  const text = await signedFor(signed);
  expect((await proofOf(text, signed))?.state).toBe('passed');
  const proof = await proofOf(text, expected);
  expect([proof?.state, proof?.fault?.key]).toEqual(['failed', 'device']);
  expect(proof?.fault?.detail).toContain(`The response fits ${words}`);
});

// The examples of OpenID4VP 1.0, appendices B.2.6.1 and B.2.6.2.
const KEY = {
  kty: 'EC',
  crv: 'P-256',
  x: 'DxiH5Q4Yx3UrukE2lWCErq8N8bqC9CHLLrAwLz5BmE0',
  y: 'XtLM4-3h5o3HUH0MHVJV0kyq0iBlrBwlh8qEDMZ4-Pc',
};
const EXAMPLE_NONCE = 'exc7gBkxjx1rdc9udRrveKvSsJIq80avlXeLHhGwqtA';

test.each<[expected: Expected, hex: string]>([
  [
    {
      audience: 'x509_san_dns:example.com',
      nonce: EXAMPLE_NONCE,
      responseUri: 'https://example.com/response',
      responseMode: 'direct_post.jwt',
    },
    '83f6f682714f70656e494434565048616e646f7665725820048bc053c00442af9b8eed494cefdd9d95240d254b046b11b68013722aad38ac',
  ],
  [
    { nonce: EXAMPLE_NONCE, origin: 'https://example.com', responseMode: 'dc_api.jwt' },
    '83f6f682764f70656e4944345650444341504948616e646f7665725820fbece366f4212f9762c74cfdbf83b8c69e371d5d68cea09cb4c48ca6daab761a',
  ],
])('the bytes are those of the examples of the standard: %j', (expected, hex) => {
  const [transcript] = transcriptsOf(expected, [KEY]);
  expect(Buffer.from(encode(transcript?.value)).toString('hex')).toBe(hex);
});

test('the transcripts that were tried are shown with their bytes and what they hash', async () => {
  const signed = { nonce, origin: ORIGIN, responseMode: 'dc_api' };
  const { transcripts } = await inspect(await signedFor(signed), settingsOf(FILE, { expected: REQUEST }));
  const [near = '', own = ''] = transcripts;
  const [fitting] = transcriptsOf(signed, []);
  const hex = Buffer.from(encode(fitting?.value)).toString('hex');
  expect(own).toContain('# OpenID4VP 1.0 via redirect: does not fit the response');
  expect(own).toContain(JSON.stringify(audience));
  expect(near).toContain(`with the origin ${ORIGIN}: fits the response`);
  expect(near.replace(/\n/g, '')).toContain(hex);
});

test('a response to another nonce fits nothing', async () => {
  const text = await signedFor({ ...REQUEST, nonce: 'another' });
  expect((await proofOf(text, REQUEST))?.fault?.detail).toBe(
    'Signature check returned false for OpenID4VP 1.0 via redirect',
  );
});

test('the nonce of the mdoc comes from the header of the encrypted response (ISO/IEC 18013-7 annex B)', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { extractable: true });
  const mdocGeneratedNonce = 'made-by-the-wallet';
  const text = await signedFor({ audience, nonce, responseUri, mdocGeneratedNonce }, 'annex B');
  const jwe = await new CompactEncrypt(Buffer.from(JSON.stringify({ vp_token: text })))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .setKeyManagementParameters({ apu: Buffer.from(mdocGeneratedNonce), apv: Buffer.from(nonce) })
    .encrypt(publicKey);
  const { material = [] } = settingsOf(FILE);
  const expected = { ...REQUEST, responseMode: 'direct_post.jwt' };
  const own = JSON.stringify(await exportJWK(privateKey));
  for (const [input, beside] of [
    [jwe, own],
    [`response=${jwe}`, own],
    [JSON.stringify({ response: jwe }), own],
    // Opened already, with the encrypted one beside it for its header.
    [text, jwe],
  ]) {
    const { checks } = await inspect(input, settingsOf(FILE, { expected, material: [...material, beside] }));
    const { state, steps = [] } = checks.find(({ policy }) => policy === 'proof') ?? {};
    expect([state, steps.at(-1)?.text]).toEqual(['passed', expect.stringContaining('annex B')]);
  }
});
