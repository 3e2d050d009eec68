import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { encode, Tagged } from 'cborg';
import {
  bytesOfText,
  fromBase64url,
  HASHES,
  hexOf,
  type JsonObject,
  ownEntry,
  sameBytes,
  sameName,
  textOf,
  tryOr,
} from '../base/index.ts';
import { type CoseSign1, type Decoded, type Location, type Mdoc, readCertificate } from '../decode/index.ts';
import { requireOn } from './configuration.ts';
import { CURVES, keyOfCertificate, keyOfCose, keyOfJwk, type PublicKey, readKey } from './keys.ts';
import { nearTranscripts } from './nearTranscripts.ts';
import { isSigned, signatureFault } from './signature.ts';
import { missingFor, transcriptsOf, transcriptText } from './transcripts.ts';
import { type Context, MissingInput, VerificationError } from './types.ts';

/** Algorithms of COSE by number (RFC 9053 section 2) that ISO/IEC 18013-5 section 9.1.2.4 allows. */
const COSE: Record<number, string> = { [-7]: 'ES256', [-35]: 'ES384', [-36]: 'ES512', [-8]: 'EdDSA' };
const ALG = 1;
const CRIT = 2;

/** Verifies each document: signature of the issuer, digest of each element, and the device (ISO/IEC 18013-5 section 9.1). */
export async function verifyMdoc(decoded: Decoded, context: Context): Promise<JsonObject> {
  requireOn(context.configuration, '/policies/proof/formats/iso/enabled', 'proof-format-off', 'document');
  if (decoded.cose) return verifyCose(decoded.cose.sign1, context);
  let data: JsonObject = {};
  for (const mdoc of decoded.mdoc?.documents ?? []) {
    data = await verifySign1(mdoc.issuerAuth, (item) => `document${mdoc.base}/issuerAuth${item}`, context.step);
    verifyDigests(mdoc, context.step);
    if (decoded.level === 'presentation') await verifyDeviceAuth(mdoc, context);
  }
  return data;
}

/** Verifies a COSE_Sign1 with the certificate in it, or with a key from the material. */
async function verifyCose(sign1: CoseSign1, { step, resolver }: Context): Promise<JsonObject> {
  if (!sign1.payload) throw new MissingInput('Its payload is detached. Paste the structure that contains both.');
  const place = 'document';
  if (sign1.chain.length > 0) return verifySign1(sign1, () => place, step);
  const alg = algorithmOf(sign1, place);
  const given = resolver.material.keys.filter(({ jwk }) => jwk !== undefined);
  for (const one of given) {
    const key = tryOr(() => keyOfJwk(one.jwk as JsonObject));
    if (!key || !(await isSign1By(sign1, key))) continue;
    resolver.material.usedKeys.add(one);
    step('The signature is valid for the key you added.', 'passed', place, 'proof');
    return { alg };
  }
  const why = given.length > 0 ? 'none of the keys you added signed it' : 'the structure has no certificate (x5chain)';
  throw new MissingInput(`Add the key of the issuer as a JWK: ${why}.`);
}

/** What a COSE_Sign1 signs (RFC 9052 section 4.4). */
const signedBytes = ({ protectedBytes, payload }: CoseSign1, detached: Uint8Array | null = payload): Uint8Array =>
  encode(['Signature1', protectedBytes, new Uint8Array(), detached]);

async function verifySign1(
  sign1: CoseSign1,
  at: (item: string) => Location,
  step: Context['step'],
): Promise<JsonObject> {
  const alg = algorithmOf(sign1, at('/0'));
  const [leaf] = sign1.chain;
  if (!leaf) throw new VerificationError('key-malformed', 'issuerAuth has no certificate (x5chain)', at('/1'));
  const certificate = readKey(() => readCertificate(leaf), at('/1/33'));
  const key = readKey(() => keyOfCertificate(certificate), at('/1/33'));
  step(`The key is a ${key.kind} key from the certificate ${certificate.subject}.`, 'passed', at('/1/33'), 'key');
  const fault = await signatureFault(alg, key, signedBytes(sign1), sign1.signature, [at('/0'), at('/3')]);
  if (fault) throw fault;
  step(`The issuer's signature is valid (${alg}).`, 'passed', at('/3'), 'proof');
  return { alg };
}

function verifyDigests({ elements, digests, digestAlgorithm, docType }: Mdoc, step: Context['step']): void {
  for (const { namespace, digestId, name, digest, pointer } of elements) {
    const place = `document${pointer}`;
    if (!digest) throw unknownDigest(digestAlgorithm);
    const signed = digests.get(namespace)?.get(digestId);
    if (!(signed instanceof Uint8Array)) {
      const detail = `The mobile security object has no digest ${digestId} in ${namespace}, but ${name} refers to it`;
      throw new VerificationError('digest', detail, place);
    }
    if (sameBytes(signed, digest)) continue;
    const [own, other] = [digest, signed].map((bytes) => `${hexOf(bytes).slice(0, 16)}…`);
    throw new VerificationError('digest', `The digest of ${name} is ${own}, but the issuer signed ${other}`, place);
  }
  step(`The digests of all ${elements.length} elements of ${docType} match those the issuer signed.`);
}

function unknownDigest(name: string): VerificationError {
  const meant = sameName(name, Object.keys(HASHES))?.toUpperCase();
  const why = meant ? `: names are in uppercase with a hyphen, so you probably mean ${meant}` : ', which is not known';
  const detail = `digestAlgorithm is ${name}${why}`;
  return new VerificationError('hash-unknown', detail, 'mobile security object/digestAlgorithm', meant);
}

function algorithmOf({ protectedHeader }: CoseSign1, place: Location): string {
  if (protectedHeader.has(CRIT)) {
    const detail = 'The COSE header marks parameters as critical that are not understood';
    throw new VerificationError('cose-crit', detail, place);
  }
  const number = protectedHeader.get(ALG);
  const alg = COSE[Number(number)];
  if (alg) return alg;
  const meant = Object.keys(COSE).find((one) => COSE[Number(one)] === number);
  const why =
    number !== undefined
      ? `The COSE algorithm ${String(number)} is not supported${meant ? `: it is written as ${meant}` : ''}`
      : `The protected header has no alg. In the unprotected header, it isn't signed`;
  throw new VerificationError('alg-unknown', why, place, meant);
}

export async function isSign1By(sign1: CoseSign1, key: PublicKey): Promise<boolean> {
  const alg = COSE[Number(sign1.protectedHeader.get(ALG))];
  return alg !== undefined && isSigned(alg, key, signedBytes(sign1), sign1.signature);
}

/** The device signs the session transcript of the request, or authenticates it by a code (sections 9.1.3.5 and 9.1.3.6). */
async function verifyDeviceAuth(mdoc: Mdoc, { step, expected, resolver }: Context): Promise<void> {
  const at = `document${mdoc.base.replace(/\/issuerSigned$/, '')}`;
  const { device, deviceKey, docType } = mdoc;
  if (!device) throw new VerificationError('device', 'The document has no deviceSigned', at);
  if (device.docType !== docType) {
    const detail = `docType is ${device.docType}, but the issuer signed ${docType}`;
    throw new VerificationError('device', detail, `${at}/docType`);
  }
  // Only the reader's private key can check a MAC, and a request to the verifier has no place for it.
  if (expected.sentAs && device.mac)
    throw new VerificationError('device-mac', "A deviceMac can't be checked", `${at}/deviceSigned/deviceAuth`);
  if (expected.sentAs && !expected.sessionTranscript)
    throw new VerificationError('device', 'options.sessionTranscript is missing', `${at}/deviceSigned/deviceAuth`);
  const { material } = resolver;
  const name = device.mac ? 'deviceMac' : 'deviceSignature';
  const place = `${at}/deviceSigned/deviceAuth/${name}`;
  const proof = device.mac ?? device.signature;
  if (!proof) throw new VerificationError('device', 'There is no deviceSignature', `${at}/deviceSigned/deviceAuth`);
  if (proof.payload)
    throw new VerificationError('device', `${name} contains its payload, which must be detached`, `${place}/2`);
  const mso = 'mobile security object/deviceKeyInfo';
  if (!deviceKey) throw new VerificationError('device', 'The mobile security object has no key of the device', mso);
  const key = readKey(() => keyOfCose(deviceKey), `${mso}/deviceKey`);
  const alg = device.mac ? '' : algorithmOf(proof, `${place}/0`);
  const isFor = async (transcript: unknown): Promise<boolean> => {
    const payload = encode(new Tagged(24, encode(['DeviceAuthentication', transcript, docType, device.namespaces])));
    if (device.mac) return isMacFor(device.mac, payload, transcript, key, material.jwks);
    const data = signedBytes(proof, payload);
    const fault = await signatureFault(alg, key, data, proof.signature, [`${place}/0`, `${place}/3`]);
    if (fault && fault.key !== 'signature-mismatch') throw fault;
    return !fault;
  };
  if (device.mac && !material.jwks.some(({ d }) => d !== undefined))
    throw new MissingInput(
      "deviceMac requires the reader's private key for this session. Add it as a JWK, with the session transcript.",
    );
  await findTranscript(isFor, place, { step, expected, material });
}

/** Tries the transcripts of the request, and then those that are near. @throws VerificationError, MissingInput */
async function findTranscript(
  isFor: (transcript: unknown) => Promise<boolean>,
  place: Location,
  { step, expected, material }: Pick<Context, 'step' | 'expected'> & Pick<Context['resolver'], 'material'>,
): Promise<void> {
  const { jwks } = material;
  const transcripts = transcriptsOf(expected, jwks);
  for (const one of transcripts) {
    const isFit = await isFor(one.value);
    material.transcripts.push(transcriptText(one, isFit ? 'fits the response' : 'does not fit the response'));
    if (!isFit) continue;
    step(
      `The device confirmed this response to this request (${one.name}), with the key in the mdoc.`,
      'passed',
      place,
    );
    return;
  }
  const names = transcripts.map(({ name }) => name).join(', ');
  for (const one of nearTranscripts(expected, jwks)) {
    if (!(await isFor(one.value))) continue;
    material.transcripts.unshift(transcriptText(one, 'fits the response'));
    const link = expected.sessionTranscript ? 'not' : 'the request is';
    const asked = names ? `, and ${link} ${names}` : '';
    throw new VerificationError('device', `The response fits ${one.name}${asked}`, `${place}/3`);
  }
  if (names && (expected.sessionTranscript || expected.responseMode))
    throw new VerificationError('device', `Signature check returned false for ${names}`, `${place}/3`);
  const tried = names
    ? ` The device didn't sign the transcript of ${names}. A value differs from the request, or the response was sent in a different way.`
    : '';
  throw new MissingInput(
    `The issuer's signature is valid.${tried} To verify the device, add ${missingFor(expected, jwks.length > 0)}.`,
  );
}

/** HMAC 256/256 of COSE (RFC 9053 section 3.1), the only algorithm of a `deviceMac`. */
const HMAC_256 = 5;

/** Whether a code was made with a key that the device shares with one of the readers (ISO/IEC 18013-5 section 9.1.3.5). */
function isMacFor(
  { protectedBytes, protectedHeader, signature: tag }: CoseSign1,
  payload: Uint8Array,
  transcript: unknown,
  { kind, bytes }: PublicKey,
  readers: readonly JsonObject[],
): boolean {
  const curve = ownEntry<(typeof CURVES)['P-256']>(CURVES, kind);
  if (!curve || !bytes || protectedHeader.get(ALG) !== HMAC_256) return false;
  const salt = sha256(encode(new Tagged(24, encode(transcript))));
  const data = encode(['MAC0', protectedBytes, new Uint8Array(), payload]);
  return readers.some(({ d, crv }) => {
    const secret = crv === kind ? fromBase64url(textOf(d)) : undefined;
    const shared = secret && tryOr(() => curve.getSharedSecret(secret, bytes).slice(1));
    return shared && sameBytes(hmac(sha256, hkdf(sha256, shared, salt, bytesOfText('EMacKey'), 32), data), tag);
  });
}
