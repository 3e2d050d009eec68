import { sha256 } from '@noble/hashes/sha2.js';
import { encode, Tagged } from 'cborg';
import { hexOf, type JsonObject, sameBytes } from '../base/index.ts';
import { type CoseSign1, type Decoded, type Mdoc, type Place, readCbor, readCertificate } from '../decode/index.ts';
import { isOn } from './configuration.ts';
import type { Context } from './context.ts';
import { keyOfCertificate, keyOfCose, type PublicKey } from './keys.ts';
import { readKey } from './resolving.ts';
import { ALGORITHMS, holds, mismatch } from './signature.ts';
import { VerificationError } from './verificationError.ts';

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
  let data: JsonObject = {};
  for (const mdoc of decoded.mdoc?.documents ?? []) {
    data = await verifyIssuerAuth(mdoc, context);
    if (decoded.level === 'presentation') await verifyDeviceAuth(mdoc, context);
  }
  return data;
}

async function verifyIssuerAuth(mdoc: Mdoc, { step }: Context): Promise<JsonObject> {
  const { issuerAuth, chain, base } = mdoc;
  const at = (item: string): Place => ({ part: 'document', pointer: `${base}/issuerAuth${item}` });
  const alg = algorithmOf(issuerAuth, at('/0'));
  const [leaf] = chain;
  if (!leaf) throw new VerificationError('key-malformed', 'issuerAuth carries no certificate (x5chain)', at('/1'));
  const certificate = tryOr(() => readCertificate(leaf), at('/1/33'));
  const key = readKey(() => keyOfCertificate(certificate), at('/1/33'));
  step(`The key is that of the certificate ${certificate.subject}, for ${key.kind}.`, 'passed', at('/1/33'), 'key');
  const places = { algorithm: at('/0'), signature: at('/3') };
  await verify(issuerAuth, issuerAuth.payload as Uint8Array, alg, key, places);
  step(`The signature of the issuer holds for the mobile security object, by ${alg}.`, 'passed', at('/3'), 'proof');
  verifyDigests(mdoc, step);
  return { verificationMethod: certificate.subject, alg };
}

function tryOr<T>(read: () => T, place: Place): T {
  try {
    return read();
  } catch (error) {
    throw new VerificationError('key-malformed', (error as Error).message, place);
  }
}

function verifyDigests({ elements, digests, digestAlgorithm, docType }: Mdoc, step: Context['step']): void {
  for (const { namespace, digestId, name, digest, pointer } of elements) {
    const place = { part: 'document', pointer };
    if (!digest)
      throw new VerificationError('hash-unknown', `digestAlgorithm ${digestAlgorithm} is not known`, {
        part: 'mobile security object',
        pointer: '/digestAlgorithm',
      });
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
  { protectedBytes, signature }: CoseSign1,
  payload: Uint8Array,
  alg: string,
  key: PublicKey,
  places: { algorithm: Place; signature: Place },
  cause?: string,
): Promise<void> {
  const { kind, length } = ALGORITHMS[alg] as (typeof ALGORITHMS)[string];
  if (key.kind !== kind)
    throw new VerificationError(
      'alg-differs',
      `The algorithm ${alg} needs a key for ${kind}, and the key is for ${key.kind}`,
      places.algorithm,
    );
  if (signature.length !== length) {
    throw new VerificationError(
      'signature-length',
      `The signature has ${signature.length} bytes, ${length} expected`,
      places.signature,
    );
  }
  const signed = encode(['Signature1', protectedBytes, new Uint8Array(), payload]);
  if (await holds(alg, key, signed, signature)) return;
  throw cause
    ? new VerificationError(cause, 'Signature check returned false', places.signature)
    : mismatch(key, signature, places.signature);
}

/** The device signs the session transcript of the request (section 9.1.3.6). */
async function verifyDeviceAuth(mdoc: Mdoc, { step, expected }: Context): Promise<void> {
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
    throw new VerificationError(
      'device',
      'deviceMac needs the private key of the reader, which nobody hands out',
      at('/deviceSigned/deviceAuth/deviceMac'),
    );
  const { signature } = device;
  if (!signature) throw new VerificationError('device', 'There is no deviceSignature', at('/deviceSigned/deviceAuth'));
  if (signature.payload) {
    const detail = 'deviceSignature carries its payload, which has to be detached';
    throw new VerificationError('device', detail, at('/deviceSigned/deviceAuth/deviceSignature/2'));
  }
  const transcript = transcriptOf(expected);
  if (transcript === undefined) {
    const detail =
      'The session transcript is missing: give audience, nonce and response URI of the request. The signature of the issuer holds';
    throw new VerificationError('device', detail, at('/deviceSigned/deviceAuth'));
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
  const authentication = ['DeviceAuthentication', transcript, docType, device.namespaces];
  const payload = encode(new Tagged(24, encode(authentication)));
  const places = {
    algorithm: { ...place, pointer: `${place.pointer}/0` },
    signature: { ...place, pointer: `${place.pointer}/3` },
  };
  await verify(signature, payload, algorithmOf(signature, places.algorithm), key, places, 'device');
  step(
    'The device signed this answer to this request, with the key that the issuer put into the mdoc.',
    'passed',
    place,
  );
}

/** Session transcript of OpenID4VP 1.0 appendix B.2.6.1, for an answer that is not encrypted, or the one that was given. */
function transcriptOf({ sessionTranscript, audience, nonce, responseUri }: Context['expected']): unknown {
  if (sessionTranscript) {
    const given = readCbor(sessionTranscript);
    // Some libraries hand it out as it is embedded, with tag 24 around it.
    return given instanceof Tagged && given.value instanceof Uint8Array ? readCbor(given.value) : given;
  }
  if (!audience || !nonce || !responseUri) return undefined;
  const info = encode([audience, nonce, null, responseUri]);
  return [null, null, ['OpenID4VPHandover', sha256(info)]];
}
