import {
  bytesOfBase64,
  HASHES,
  isObject,
  type JsonObject,
  listOf,
  pemBlocks,
  sameBytes,
  textOf,
  tryOr,
  valueAt,
} from '../base/index.ts';
import {
  type CertificateData,
  type CoseSign1,
  coseSign1Of,
  dateText,
  type Location,
  readCbor,
  readCertificate,
} from '../decode/index.ts';
import { ROOTS } from './configuration.ts';
import { keyOfCertificate, readKey } from './keys.ts';
import { isSign1By } from './mdocProof.ts';
import { ALGORITHMS, isHashSigned, isSigned } from './signature.ts';
import { MissingInput, VerificationError } from './types.ts';

export interface Anchor {
  root: CertificateData;
  source: 'pem' | 'vical';
  ended?: Date;
}

export interface Anchors {
  anchors: Anchor[];
  /** Sources whose roots have to be fetched, in words. */
  absent: string[];
  /** Whether the anchors are those of a list in the configuration. */
  isConfigured: boolean;
}

/**
 * The roots that a chain may end at: those that the configuration of the validator lists, otherwise those that were
 * in the material.
 *
 * @param given certificates as DER
 * @throws VerificationError for a source that cannot be loaded
 */
export async function trustAnchors(configuration: JsonObject, given: Uint8Array[], now: Date): Promise<Anchors> {
  const sources = valueAt(configuration, ROOTS);
  if (!Array.isArray(sources)) {
    const anchors = given.map((der): Anchor => ({ root: readCertificate(der), source: 'pem' }));
    return { anchors, absent: [], isConfigured: false };
  }
  const anchors: Anchor[] = [];
  const absent: string[] = [];
  for (const [at, source] of sources.entries()) {
    const place = `configuration${ROOTS}/${at}`;
    if (!isObject(source)) continue;
    if (source.type === 'pem') anchors.push({ root: pemAnchor(textOf(source.pem), `${place}/pem`), source: 'pem' });
    else if (source.type === 'vical') anchors.push(...(await readVical(source, place, now)));
    else if (source.type === 'vical-url') absent.push(`the VICAL at ${textOf(source.url)}`);
    else absent.push(`the predefined roots ${textOf(source.tag)}`);
  }
  return { anchors, absent, isConfigured: true };
}

const certificatesIn = (pem: string) => pemBlocks(pem).filter(({ label }) => label === 'CERTIFICATE');

function pemAnchor(pem: string, place: Location): CertificateData {
  const [block, ...others] = certificatesIn(pem);
  if (others.length > 0) {
    const detail = `The value contains ${others.length + 1} certificates, one is allowed`;
    throw new VerificationError('anchor-several', detail, place);
  }
  if (!block?.der?.length)
    throw new VerificationError('anchor-pem', 'The value is not a block CERTIFICATE of base64', place);
  const { der } = block;
  return readKey(() => readCertificate(der), place, 'anchor-pem');
}

/**
 * Reads a VICAL in a configuration, and verifies who signed it (ISO/IEC 18013-5 annex C.1.7).
 *
 * @param source with `cbor` in base64, and `vicalTrustedCertificates` in PEM: an empty list accepts any signer
 * @returns the certificates in it, also those whose entry ended
 * @throws VerificationError for bytes that are no VICAL, and for a signer that is not trusted
 */
export async function readVical(source: JsonObject, place: Location, now: Date): Promise<Anchor[]> {
  const signed = signedIn(textOf(source.cbor), `${place}/cbor`);
  const content = signed.payload ? tryOr(() => readCbor(signed.payload as Uint8Array)) : undefined;
  if (!(content instanceof Map)) {
    const detail = 'Base64 of a VICAL is expected, and its payload is not a map';
    throw new VerificationError('anchor-cbor', detail, `${place}/cbor`);
  }
  const { vicalTrustedCertificates: allowed } = source;
  const trusted = listOf(allowed)
    .flatMap((pem) => certificatesIn(String(pem)))
    .flatMap(({ der }) => (der && tryOr(() => readCertificate(der))) ?? []);
  const isAny = Array.isArray(allowed) && allowed.length === 0;
  if (!isAny && !(await isTrusted(signed, trusted))) {
    const detail =
      "VICAL signature is not trusted: its signer doesn't chain to any certificate in vicalTrustedCertificates";
    throw new VerificationError('anchor-vical', detail, place);
  }
  const entries = content.get('certificateInfos');
  return (Array.isArray(entries) ? entries : []).flatMap((entry): Anchor[] => {
    const der = entry instanceof Map ? entry.get('certificate') : undefined;
    const root = der instanceof Uint8Array ? tryOr(() => readCertificate(der)) : undefined;
    if (!root) return [];
    const end = new Date(dateText(entry.get('notAfter')));
    const until = Number.isNaN(end.getTime()) ? root.notAfter : end;
    return [{ root, source: 'vical', ...(until < now ? { ended: until } : {}) }];
  });
}

function signedIn(text: string, place: Location): CoseSign1 {
  const bytes = bytesOfBase64(text);
  const signed = bytes && tryOr(() => coseSign1Of(readCbor(bytes), 'The VICAL'));
  if (signed) return signed;
  const found = /^\s*(?:[[{]|-----BEGIN)/.test(text) ? 'is text' : bytes ? 'is base64 of other bytes' : 'is not base64';
  const detail = `Base64 of the raw bytes is expected, and the value ${found}`;
  throw new VerificationError('anchor-cbor', detail, place);
}

/** Whether the signature is by the first certificate, and the chain leads to one that is trusted. */
async function isTrusted(sign1: CoseSign1, trusted: CertificateData[]): Promise<boolean> {
  const chain = sign1.chain.map((der) => tryOr(() => readCertificate(der)));
  const [signer] = chain;
  const key = signer && tryOr(() => keyOfCertificate(signer));
  if (!key || !(await isSign1By(sign1, key))) return false;
  for (const [at, link] of chain.entries()) {
    if (!link) return false;
    for (const root of trusted) if (await isIssuedBy(link, root)) return true;
    const above = chain[at + 1];
    if (!above || !(await isIssuedBy(link, above))) return false;
  }
  return false;
}

/** Hashes of ECDSA signatures of certificates (RFC 5758), for keys on any curve. */
const ECDSA: Record<string, string> = {
  '1.2.840.10045.4.3.2': 'sha-256',
  '1.2.840.10045.4.3.3': 'sha-384',
  '1.2.840.10045.4.3.4': 'sha-512',
};

/** Other signature algorithms of certificates (RFC 8410, RFC 4055), as those of JOSE that verify the same. */
const OTHERS: Record<string, string> = {
  '1.3.101.112': 'EdDSA',
  '1.2.840.113549.1.1.11': 'RS256',
  '1.2.840.113549.1.1.12': 'RS384',
  '1.2.840.113549.1.1.13': 'RS512',
};

/** Whether two certificates are the same, or the second one issued the first and signed it. */
export async function isIssuedBy(certificate: CertificateData, above: CertificateData): Promise<boolean> {
  if (sameBytes(certificate.signed, above.signed)) return true;
  return certificate.issuer === above.subject && isSignedBy(certificate, above);
}

/** Whether the key of one certificate signed another. @throws MissingInput for an algorithm that is not known */
export async function isSignedBy(certificate: CertificateData, above: CertificateData): Promise<boolean> {
  const { signatureAlgorithm: name, signature, signed, subject } = certificate;
  const [hash, alg] = [HASHES[ECDSA[name] ?? ''], OTHERS[name]];
  if (!hash && !alg) throw new MissingInput(`The signature algorithm ${name} of ${subject} is not checked here.`);
  const key = tryOr(() => keyOfCertificate(above));
  if (!key) return false;
  if (hash) return isHashSigned(hash(signed), key, signature);
  return ALGORITHMS[alg as string]?.kind === key.kind && isSigned(alg as string, key, signed, signature);
}
