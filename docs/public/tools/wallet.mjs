#!/usr/bin/env node
/**
 * A test wallet for OpenID4VP 1.0. It holds one signed example, an SD-JWT VC, and answers requests without asking
 * anybody. It needs Node 20 and no packages.
 *
 *   node wallet.mjs [options] <link>
 *   node wallet.mjs [options] --browser <file> --origin <origin>
 *
 * It checks the signature of a request and who asks, as OpenID4VP 1.0 says, and whose certificates it trusts if you tell
 * it. The key of its holder is published below. So it is for tests, with examples.
 */
import {
  createCipheriv,
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  randomBytes,
  sign,
  verify,
  X509Certificate,
} from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** Options of the command line. */
const OPTIONS = {
  /** File with the credential that it holds. */
  credential: { type: 'string', default: 'employee-x5c.sd-jwt' },
  /** Says no. */
  decline: { type: 'boolean', default: false },
  /** Signs for a nonce of another request. */
  replay: { type: 'boolean', default: false },
  /** Changes one character of the answer, counted from 0. */
  change: { type: 'string' },
  /** File with the certificate (PEM) that has to vouch for who asks; without it, any will do. */
  trust: { type: 'string' },
  /** Plays somebody on the way, who wants the answer at another address. */
  divert: { type: 'string' },
  /** Plays the browser: file with the answer to the creation of an authorization. */
  browser: { type: 'string' },
  /** Origin of the page that asks the browser. */
  origin: { type: 'string' },
};

const base64url = (data) => Buffer.from(data).toString('base64url');
const encode = (value) => base64url(JSON.stringify(value));
const decode = (text) => JSON.parse(Buffer.from(text, 'base64url').toString());
const sha256 = (data) => createHash('sha256').update(data).digest();

/** Private key of the holder of all examples (JWK). It follows from a published text, so it protects nothing. */
function holderKey() {
  const secret = sha256('example holder device, for tests only');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(base64url);
  return { kty: 'EC', crv: 'P-256', x, y, d: base64url(secret) };
}

/**
 * Takes an SD-JWT VC apart (RFC 9901 section 4).
 * @param {string} text what the issuer signed, with all disclosures
 * @throws Error if the credential is bound to the key of somebody else
 */
export function readCredential(text) {
  const [jwt, ...disclosures] = text.trim().split('~').slice(0, -1);
  const payload = decode(jwt.split('.')[1]);
  if (payload.cnf?.jwk?.x !== holderKey().x) throw new Error('This wallet has no key for the credential.');
  const claims = new Map(
    disclosures.map((disclosure) => {
      const [, name, value] = decode(disclosure);
      return [name, { disclosure, value }];
    }),
  );
  return { jwt, vct: payload.vct, claims };
}

/** Recipient of a request that is for wallets in general (OpenID4VP 1.0 section 5.8). */
const ANY_WALLET = 'https://self-issued.me/v2';

/** Whether a text is base64url without padding and without bits left over (RFC 4648 sections 3.5 and 5). */
const isBase64url = (text) => base64url(Buffer.from(text, 'base64url')) === text;

/** Takes a signed request apart (RFC 7515 section 7.1). It has to say that it is one (OpenID4VP 1.0 section 5). */
function readSigned(token) {
  const parts = token.split('.');
  if (parts.length !== 3 || !parts.every(isBase64url)) throw new Error("The request isn't a JWT.");
  let header;
  let request;
  try {
    [header, request] = parts.slice(0, 2).map(decode);
  } catch {
    throw new Error("The request isn't a JWT.");
  }
  if (header?.typ !== 'oauth-authz-req+jwt') throw new Error('The type of the request is not oauth-authz-req+jwt.');
  if (header.alg !== 'ES256') throw new Error('This wallet checks requests that are signed by ES256 only.');
  if (header.crit) throw new Error('This wallet knows no critical header parameters.');
  return { header, request, input: parts.slice(0, 2).join('.'), signature: Buffer.from(parts[2], 'base64url') };
}

/** Certificates of the header, that of the signer first (RFC 7515 section 4.1.6). */
function readChain({ x5c }) {
  if (!Array.isArray(x5c) || x5c.length === 0) throw new Error('The request has no certificate in x5c.');
  try {
    return x5c.map((text) => new X509Certificate(Buffer.from(text, 'base64')));
  } catch {
    throw new Error('A certificate of the request cannot be read.');
  }
}

/** Checks that each certificate holds now and was signed by the next one, and the last one by the trusted one, if any. */
function checkChain(chain, { trust, now }) {
  for (const [at, certificate] of chain.entries()) {
    if (!(Date.parse(certificate.validFrom) <= now && now <= Date.parse(certificate.validTo))) {
      throw new Error('A certificate of the request is not valid today.');
    }
    const issuer = chain[at + 1] ?? trust;
    if (issuer && !(issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey))) {
      throw new Error('Nobody that this wallet trusts vouches for who asks.');
    }
  }
}

/** Where the document of a did:web lies. */
function addressOf(did) {
  const [host, ...path] = did.slice('did:web:'.length).split(':').map(decodeURIComponent);
  return `https://${[host, ...(path.length > 0 ? path : ['.well-known'])].join('/')}/did.json`;
}

/** The key of a DID that a header names. This wallet reads did:web only. */
async function keyOfDid(did, kid) {
  if (!did.startsWith('did:web:')) throw new Error('This wallet resolves did:web only.');
  const response = await fetch(addressOf(did));
  if (!response.ok) throw new Error(`The document of ${did} cannot be fetched: ${response.status}.`);
  const { verificationMethod: methods = [] } = await response.json();
  const { publicKeyJwk } = methods.find(({ id }) => id === kid || did + id === kid) ?? {};
  if (!publicKeyJwk) throw new Error('The DID of who asks has no such key.');
  return createPublicKey({ key: publicKeyJwk, format: 'jwk' });
}

/** The key of who asks, which the prefix of the client identifier leads to (OpenID4VP 1.0 section 5.9.3). */
async function keyOfClient(header, clientId, how) {
  const [, prefix, name] = /^(\w+):(.+)$/.exec(clientId) ?? [];
  if (prefix === 'decentralized_identifier') return keyOfDid(name, header.kid);
  if (prefix !== 'x509_san_dns' && prefix !== 'x509_hash') {
    throw new Error('This wallet knows the prefixes x509_san_dns, x509_hash and decentralized_identifier only.');
  }
  const chain = readChain(header);
  const isNamed =
    prefix === 'x509_hash'
      ? base64url(sha256(chain[0].raw)) === name
      : chain[0].checkHost(name, { subject: 'never', wildcards: false }) !== undefined;
  if (!isNamed) throw new Error('The certificate of the request is not for its client_id.');
  checkChain(chain, how);
  return chain[0].publicKey;
}

/**
 * Verifies a signed request and who asks (OpenID4VP 1.0 sections 5 and 5.9.3, RFC 9101 section 6).
 * @param {string} token the request object
 * @param {{ clientId?: string, trust?: X509Certificate, now?: number }} how `client_id` of the link, who has to vouch for
 *   certificates, and the time in milliseconds
 * @returns parameters of the request
 * @throws Error that says what is wrong
 */
export async function verifyRequest(token, { clientId, trust, now = Date.now() } = {}) {
  const { header, request, input, signature } = readSigned(token);
  if (typeof request?.client_id !== 'string') throw new Error('The request does not say who asks.');
  if (clientId !== undefined && clientId !== request.client_id) {
    throw new Error('The link and the request have different client_id.');
  }
  const key = await keyOfClient(header, request.client_id, { trust, now });
  if (!verify('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' }, signature)) {
    throw new Error('The signature does not match the request.');
  }
  if (![request.aud].flat().includes(ANY_WALLET)) throw new Error('The request is not for this wallet.');
  if (request.exp !== undefined && !(now < request.exp * 1000)) throw new Error('The request has expired.');
  if (!request.nonce) throw new Error('The request has no nonce.');
  const [, name] = /^x509_san_dns:(.+)$/.exec(request.client_id) ?? [];
  if (name && request.response_uri && new URL(request.response_uri).hostname !== name) {
    throw new Error('The answer would go to somebody else than who asks.');
  }
  return request;
}

/** A request whose answer goes elsewhere, as somebody on the way could change it: all but the signature. */
function diverted(token, address) {
  const [header, payload, signature] = token.split('.');
  return [header, encode({ ...decode(payload), response_uri: address }), signature].join('.');
}

/** Fetches the request behind a link, such as the content of a QR code (OpenID4VP 1.0 section 5.7), and verifies it. */
async function fetchRequest(link, { trust, divert }) {
  const parameters = new URLSearchParams(link.slice(link.indexOf('?') + 1));
  const address = parameters.get('request_uri');
  if (!address) throw new Error('The link holds no request_uri.');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The request cannot be fetched: ${response.status}.`);
  const token = await response.text();
  const clientId = parameters.get('client_id') ?? '';
  return verifyRequest(divert ? diverted(token, divert) : token, { clientId, trust });
}

/** Names of the claims to show for one credential query, or undefined if the credential does not fit. */
function claimsFor(query, { vct, claims }) {
  if (query.claim_sets) throw new Error('This wallet knows no claim_sets.');
  if (query.format !== 'dc+sd-jwt' || !query.meta?.vct_values?.includes(vct)) return undefined;
  const wanted = query.claims ?? [];
  const fits = wanted.every(({ path, values }) => {
    const claim = claims.get(path[0]);
    return path.length === 1 && claim && (values?.includes(claim.value) ?? true);
  });
  return fits ? wanted.map(({ path }) => path[0]) : undefined;
}

/** Shows some claims, and signs for one audience and one nonce (RFC 9901 section 4.3). */
function present({ jwt, claims }, names, audience, nonce) {
  const unbound = `${[jwt, ...names.map((name) => claims.get(name).disclosure)].join('~')}~`;
  const payload = { iat: Math.floor(Date.now() / 1000), aud: audience, nonce, sd_hash: base64url(sha256(unbound)) };
  const input = `${encode({ typ: 'kb+jwt', alg: 'ES256' })}.${encode(payload)}`;
  const key = createPrivateKey({ key: holderKey(), format: 'jwk' });
  const signature = sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' });
  return `${unbound}${input}.${base64url(signature)}`;
}

/**
 * Answers a request: `vp_token`, or an error where the holder says no or nothing fits, which nobody can tell apart
 * (OpenID4VP 1.0 sections 8.1 and 8.5).
 * @param request parameters of the request
 * @param credential what {@link readCredential} gives
 * @param {{ audience: string, nonce?: string, decline?: boolean }} how to answer
 */
export function answerRequest(request, credential, { audience, nonce = request.nonce, decline = false }) {
  const { credentials, credential_sets: sets } = request.dcql_query;
  if (sets) throw new Error('This wallet knows no credential_sets.');
  const state = request.state === undefined ? {} : { state: request.state };
  const chosen = credentials.map((query) => ({ id: query.id, names: claimsFor(query, credential) }));
  if (decline || chosen.some(({ names }) => !names)) return { answer: { error: 'access_denied', ...state }, shown: [] };
  const token = chosen.map(({ id, names }) => [id, [present(credential, names, audience, nonce)]]);
  return { answer: { vp_token: Object.fromEntries(token), ...state }, shown: chosen.flatMap(({ names }) => names) };
}

/** Bits of the key for each content encryption (RFC 7518 section 5.3). */
const KEY_BITS = { A128GCM: 128, A256GCM: 256 };

/**
 * Encrypts an answer for the key of the request: ECDH-ES with AES-GCM (RFC 7518 sections 4.6 and 5.3, OpenID4VP 1.0
 * section 8.3).
 */
export function encrypt(answer, { jwks, encrypted_response_enc_values_supported: offered = ['A128GCM'] }) {
  const recipient = jwks.keys.find(({ crv, alg }) => crv === 'P-256' && alg === 'ECDH-ES');
  const enc = offered.find((name) => name in KEY_BITS);
  if (!recipient || !enc) throw new Error('This wallet encrypts by ECDH-ES on P-256 with AES-GCM only.');
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const secret = diffieHellman({ privateKey, publicKey: createPublicKey({ key: recipient, format: 'jwk' }) });
  const epk = publicKey.export({ format: 'jwk' });
  const header = encode({ alg: 'ECDH-ES', enc, kid: recipient.kid, epk });
  const iv = randomBytes(12);
  const cipher = createCipheriv(`aes-${KEY_BITS[enc]}-gcm`, deriveKey(secret, enc), iv);
  cipher.setAAD(Buffer.from(header));
  const text = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return [header, '', ...[iv, text, cipher.getAuthTag()].map(base64url)].join('.');
}

/** Concat KDF of one round (RFC 7518 section 4.6.2), with empty party information. */
function deriveKey(secret, enc) {
  const number = (value) => Buffer.from(value.toString(16).padStart(8, '0'), 'hex');
  const info = [number(enc.length), enc, number(0), number(0), number(KEY_BITS[enc])].map((part) => Buffer.from(part));
  return sha256(Buffer.concat([number(1), secret, ...info])).subarray(0, KEY_BITS[enc] / 8);
}

/**
 * Body that a wallet posts (OpenID4VP 1.0 sections 8.2 and 8.3.1).
 * @returns {string} parameters of a form
 */
export function formOf(answer, { response_mode: mode, client_metadata: metadata }) {
  if (mode === 'direct_post.jwt') return String(new URLSearchParams({ response: encrypt(answer, metadata) }));
  if (mode !== 'direct_post') throw new Error(`This wallet does not know the response mode ${mode}.`);
  const parameters = Object.entries(answer).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return String(new URLSearchParams(parameters));
}

/** A copy of a text in which one character is another one. */
export function changeAt(text, index) {
  if (!(index >= 0 && index < text.length)) throw new Error(`The answer has ${text.length} characters.`);
  return text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1);
}

/** What `navigator.credentials.get` would return for a request (OpenID4VP 1.0 appendix A). */
async function answerBrowser({ protocol, data }, origin, credential, how, trust) {
  const isSigned = protocol === 'openid4vp-v1-signed';
  if (!isSigned && protocol !== 'openid4vp-v1-unsigned') throw new Error(`This wallet does not know ${protocol}.`);
  const request = isSigned ? await verifyRequest(data.request, { trust }) : data;
  if (isSigned && !request.expected_origins?.includes(origin)) {
    throw new Error(`The request is not meant for ${origin}.`);
  }
  const { answer } = answerRequest(request, credential, { ...how(request), audience: `origin:${origin}` });
  // The browser tells the page no more than that nothing was chosen.
  if (answer.error) throw new Error('NotAllowedError');
  const isEncrypted = request.response_mode === 'dc_api.jwt';
  return { protocol, data: isEncrypted ? { response: encrypt(answer, request.client_metadata) } : answer };
}

async function main() {
  const { values: options, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const credential = readCredential(readFileSync(options.credential, 'utf8'));
  const trust = options.trust ? new X509Certificate(readFileSync(options.trust)) : undefined;
  const how = (request) => ({
    decline: options.decline,
    nonce: options.replay ? 'a-nonce-of-another-request' : request.nonce,
  });
  if (options.browser) {
    const { digitalCredentialGetRequest } = JSON.parse(readFileSync(options.browser, 'utf8'));
    const answer = await answerBrowser(digitalCredentialGetRequest, options.origin, credential, how, trust);
    console.log(JSON.stringify(answer));
    return;
  }
  const request = await fetchRequest(positionals[0] ?? '', { trust, divert: options.divert });
  // What was verified, and not the name that whoever asks gives itself (OpenID4VP 1.0 section 5.1).
  console.log('asked by', request.client_id);
  const { answer, shown } = answerRequest(request, credential, { ...how(request), audience: request.client_id });
  console.log(answer.error ? 'declines' : `shows ${shown.join(', ')}`);
  const form = formOf(answer, request);
  const response = await fetch(request.response_uri, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: options.change === undefined ? form : changeAt(form, Number(options.change)),
  });
  console.log('answered', response.status);
  const { redirect_uri: next } = response.ok ? await response.json() : {};
  if (next) console.log('opens', next);
}

// Run as a command, and not imported by a test.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.log(error.message);
    process.exitCode = 1;
  });
}
