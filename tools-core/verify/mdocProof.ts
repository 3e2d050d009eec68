import { encode, Tagged } from 'cborg';
import { hexOf, type JsonObject, sameBytes } from '../base/index.ts';
import {
  type CoseInput,
  type CoseSign1,
  type Decoded,
  type Mdoc,
  type Place,
  readCertificate,
} from '../decode/index.ts';
import { isOn } from './configuration.ts';
import type { Context } from './context.ts';
import { keyOfCertificate, keyOfCose, keyOfJwk, type PublicKey } from './keys.ts';
import { readKey } from './resolving.ts';
import { ALGORITHMS, holds, mismatch, wrongLength } from './signature.ts';
import { missingFor, transcriptsOf } from './transcripts.ts';
import { MissingInput, VerificationError } from './verificationError.ts';

/** Algorithms of COSE by number (RFC 9053 section 2) that ISO/IEC 18013-5 section 9.1.2.4 allows. */
export const COSE: Record<number, string> = { [-7]: 'ES256', [-35]: 'ES384', [-36]: 'ES512', [-8]: 'EdDSA' };
const ALG = 1;
const CRIT = 2;

/** Verifies each document: signature of the issuer, digest of each element, and the device (ISO/IEC 18013-5 section 9.1). */
export async function verifyMdoc(decoded: Decoded, context: Context): Promise<JsonObject> {
  if (!isOn(context.configuration, '/policies/proof/formats/iso/enabled')) {
    throw new VerificationError('proof-format-off', 'policies.proof.formats.iso.enabled is false', {
      part: 'document',
      pointer: '',
    });
  }
  if (decoded.cose) return verifyCose(decoded.cose, context);
  let data: JsonObject = {};
  for (const mdoc of decoded.mdoc?.documents ?? []) {
    data = await verifyIssuerAuth(mdoc, context);
    if (decoded.level === 'presentation') await verifyDeviceAuth(mdoc, context);
  }
  return data;
}

async function verifyIssuerAuth(mdoc: Mdoc, { step }: Context): Promise<JsonObject> {
  const { issuerAuth, chain, base } = mdoc;
  const pointer = `${base}/issuerAuth`;
  const { alg, certificate } = await verifySign1(
    issuerAuth,
    chain,
    (item) => ({ part: 'document', pointer: pointer + item }),
    step,
  );
  verifyDigests(mdoc, step);
  return { verificationMethod: certificate.subject, alg };
}

/** A COSE_Sign1 with its certificate in it. */
async function verifyCose({ sign1, chain }: CoseInput, { step, resolver }: Context): Promise<JsonObject> {
  if (!sign1.payload) throw new MissingInput('Its payload is detached: paste the structure that contains both.');
  if (chain.length === 0) {
    const place = { part: 'document', pointer: '' };
    const given = resolver.material.keys.find(({ jwk }) => jwk !== undefined);
    if (!given?.jwk)
      throw new MissingInput('Give the key of the issuer as a JWK: the structure has no certificate (x5chain).');
    resolver.material.usedKeys.add(given);
    const key = readKey(() => keyOfJwk(given.jwk as JsonObject), place);
    const alg = algorithmOf(sign1, place);
    await verify(sign1.signature, signedBytes(sign1), alg, key, { algorithm: place, signature: place });
    step('The signature is valid for the key that you gave.', 'passed', place, 'proof');
    return { alg };
  }
  const { alg, certificate } = await verifySign1(sign1, chain, () => ({ part: 'document', pointer: '' }), step);
  return { verificationMethod: certificate.subject, alg };
}

const signedBytes = ({ protectedBytes, payload }: CoseSign1): Uint8Array =>
  encode(['Signature1', protectedBytes, new Uint8Array(), payload]);

async function verifySign1(sign1: CoseSign1, chain: Uint8Array[], at: (item: string) => Place, step: Context['step']) {
  const alg = algorithmOf(sign1, at('/0'));
  const [leaf] = chain;
  if (!leaf) throw new VerificationError('key-malformed', 'issuerAuth has no certificate (x5chain)', at('/1'));
  const certificate = readOr(() => readCertificate(leaf), at('/1/33'));
  const key = readKey(() => keyOfCertificate(certificate), at('/1/33'));
  step(`The key is that of the certificate ${certificate.subject}, for ${key.kind}.`, 'passed', at('/1/33'), 'key');
  await verify(sign1.signature, signedBytes(sign1), alg, key, { algorithm: at('/0'), signature: at('/3') });
  step(`The signature of the issuer is valid, by ${alg}.`, 'passed', at('/3'), 'proof');
  return { alg, certificate };
}

function readOr<T>(read: () => T, place: Place): T {
  try {
    return read();
  } catch (error) {
    throw new VerificationError('key-malformed', (error as Error).message, place);
  }
}

function verifyDigests({ elements, digests, digestAlgorithm, docType }: Mdoc, step: Context['step']): void {
  for (const { namespace, digestId, name, digest, pointer } of elements) {
    const place = { part: 'document', pointer };
    if (!digest) throw unknownDigest(digestAlgorithm);
    const signed = digests.get(namespace)?.get(digestId);
    if (!(signed instanceof Uint8Array)) {
      throw new VerificationError(
        'digest',
        `The mobile security object has no digest ${digestId} in ${namespace}, which ${name} names`,
        place,
      );
    }
    if (!sameBytes(signed, digest)) {
      throw new VerificationError(
        'digest',
        `The digest of ${name} is ${hexOf(digest).slice(0, 16)}…, and the issuer signed ${hexOf(signed).slice(0, 16)}…`,
        place,
      );
    }
  }
  step(`The digests of all ${elements.length} elements of ${docType} are those that the issuer signed.`);
}

function unknownDigest(name: string): VerificationError {
  const place = { part: 'mobile security object', pointer: '/digestAlgorithm' };
  const meant = ['SHA-256', 'SHA-384', 'SHA-512'].find(
    (one) => one.replace('-', '') === name.toUpperCase().replace('-', ''),
  );
  const why = meant ? `: names are in upper case with a hyphen, so ${meant} is probably meant` : ', which is not known';
  return new VerificationError('hash-unknown', `digestAlgorithm is ${name}${why}`, place, meant);
}

function algorithmOf({ protectedHeader }: CoseSign1, place: Place): string {
  if (protectedHeader.has(CRIT))
    throw new VerificationError(
      'cose-crit',
      'The COSE header marks parameters as critical that are not understood',
      place,
    );
  const number = protectedHeader.get(ALG);
  const alg = COSE[Number(number)];
  if (!alg) throw new VerificationError('alg-unknown', `The COSE algorithm ${String(number)} is not supported`, place);
  return alg;
}

async function verify(
  signature: Uint8Array,
  data: Uint8Array,
  alg: string,
  key: PublicKey,
  places: { algorithm: Place; signature: Place },
): Promise<void> {
  const { kind, length } = ALGORITHMS[alg] as (typeof ALGORITHMS)[string];
  if (key.kind !== kind) {
    const detail = `The algorithm ${alg} needs a key for ${kind}, and the key is for ${key.kind}`;
    throw new VerificationError('alg-differs', detail, places.algorithm);
  }
  if (signature.length !== length) throw await wrongLength(key, data, signature, length ?? 0, places.signature);
  if (await holds(alg, key, data, signature)) return;
  throw mismatch(key, signature, places.signature);
}

/** The device signs the session transcript of the request (section 9.1.3.6). */
async function verifyDeviceAuth(mdoc: Mdoc, { step, expected, resolver }: Context): Promise<void> {
  const base = mdoc.base.replace(/\/issuerSigned$/, '');
  const at = (pointer: string): Place => ({ part: 'document', pointer: `${base}${pointer}` });
  const { device, deviceKey, docType } = mdoc;
  if (!device) throw new VerificationError('device', 'The document has no deviceSigned', at(''));
  if (device.docType !== docType)
    throw new VerificationError(
      'device',
      `docType is ${device.docType}, and the issuer signed ${docType}`,
      at('/docType'),
    );
  if (device.hasMac)
    throw new MissingInput(
      'deviceMac needs the private key of the reader for this session, so only the reader can verify it.',
    );
  const { signature } = device;
  if (!signature) throw new VerificationError('device', 'There is no deviceSignature', at('/deviceSigned/deviceAuth'));
  if (signature.payload) {
    const detail = 'deviceSignature carries its payload, which has to be detached';
    throw new VerificationError('device', detail, at('/deviceSigned/deviceAuth/deviceSignature/2'));
  }
  if (!deviceKey)
    throw new VerificationError('device', 'The mobile security object names no key of the device', {
      part: 'mobile security object',
      pointer: '/deviceKeyInfo',
    });
  const place = at('/deviceSigned/deviceAuth/deviceSignature');
  const key = readKey(() => keyOfCose(deviceKey), {
    part: 'mobile security object',
    pointer: '/deviceKeyInfo/deviceKey',
  });
  const { jwks } = resolver.material;
  const places = {
    algorithm: { ...place, pointer: `${place.pointer}/0` },
    signature: { ...place, pointer: `${place.pointer}/3` },
  };
  const alg = algorithmOf(signature, places.algorithm);
  const transcripts = transcriptsOf(expected, jwks);
  let error: unknown;
  for (const { name, value } of transcripts) {
    const payload = encode(new Tagged(24, encode(['DeviceAuthentication', value, docType, device.namespaces])));
    const data = encode(['Signature1', signature.protectedBytes, new Uint8Array(), payload]);
    try {
      await verify(signature.signature, data, alg, key, places);
      step(`The device signed this response to this request (${name}), with the key in the mdoc.`, 'passed', place);
      return;
    } catch (caught) {
      error = caught;
      if (!(caught instanceof VerificationError) || caught.key !== 'signature-mismatch') throw caught;
    }
  }
  const names = transcripts.map(({ name }) => name).join(', ');
  if (error && (expected.sessionTranscript || expected.responseMode)) {
    throw new VerificationError('device', `Signature check returned false for ${names}`, places.signature);
  }
  const tried =
    transcripts.length > 0
      ? ` The device did not sign the transcript of ${names}: a value differs from the request, or the response came another way.`
      : '';
  throw new MissingInput(
    `The signature of the issuer is valid.${tried} To verify the device, give ${missingFor(expected, jwks.length > 0)}.`,
  );
}
