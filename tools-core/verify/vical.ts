import { encode, Tagged } from 'cborg';
import { bytesOfBase64, type JsonObject, listOf, sameBytes, textOf, tryOr } from '../base/index.ts';
import {
  type CertificateFacts,
  type CoseSign1,
  coseSign1Of,
  type Place,
  readCbor,
  readCertificate,
} from '../decode/index.ts';
import { isSignedBy } from './certificateSignature.ts';
import { keyOfCertificate } from './keys.ts';
import { COSE } from './mdocProof.ts';
import { holds } from './signature.ts';
import { VerificationError } from './verificationError.ts';

/** A certificate that is trusted. */
export interface Anchor {
  facts: CertificateFacts;
  /** Type of the source that it stands in. */
  source: 'pem' | 'vical';
  /** When its entry in a list ended, if it did. */
  ended?: Date;
}

const X5CHAIN = 33;
const ALG = 1;

/**
 * Reads a VICAL that stands in a configuration, and verifies who signed it (ISO/IEC 18013-5 annex C.1.7).
 *
 * @param source with `cbor` in base64, and `vicalTrustedCertificates` in PEM: an empty list accepts any signer
 * @returns the certificates in it, also those whose entry ended
 * @throws VerificationError for bytes that are no VICAL, and for a signer that is not trusted
 */
export async function readVical(source: JsonObject, { part, pointer }: Place, now: Date): Promise<Anchor[]> {
  const place = { part, pointer: `${pointer}/cbor` };
  const signed = signedIn(textOf(source.cbor), place);
  const content = contentOf(signed, place);
  const trusted = listOf(source.vicalTrustedCertificates).flatMap((pem) => certificatesIn(String(pem)));
  const isAny = Array.isArray(source.vicalTrustedCertificates) && source.vicalTrustedCertificates.length === 0;
  if (!isAny && !(await isTrusted(signed, trusted))) {
    const detail = 'VICAL signature is not trusted: no certificate in vicalTrustedCertificates leads to its signer';
    throw new VerificationError('anchor-vical', detail, { part, pointer });
  }
  const entries = content.get('certificateInfos');
  return (Array.isArray(entries) ? entries : []).flatMap((entry): Anchor[] => {
    const der = entry instanceof Map ? entry.get('certificate') : undefined;
    const facts = der instanceof Uint8Array ? tryOr(() => readCertificate(der)) : undefined;
    if (!facts) return [];
    const end = timeIn(entry.get('notAfter')) ?? facts.notAfter;
    return [{ facts, source: 'vical', ...(end < now ? { ended: end } : {}) }];
  });
}

/** A time of CBOR: a text with tag 0 (RFC 8949 section 3.4.1). */
function timeIn(value: unknown): Date | undefined {
  const time = new Date(String(value instanceof Tagged ? value.value : value));
  return Number.isNaN(time.getTime()) ? undefined : time;
}

function signedIn(text: string, place: Place): CoseSign1 {
  const refuse = (found: string) =>
    new VerificationError('anchor-cbor', `Base64 of the raw bytes is expected, and the value ${found}`, place);
  if (text.includes('-----BEGIN')) throw refuse('is PEM');
  if (/^\s*[[{]/.test(text)) throw refuse('is JSON');
  const bytes = bytesOfBase64(text);
  if (!bytes) throw refuse('is no base64');
  const written = new TextDecoder().decode(bytes.subarray(0, 12));
  if (/^\s*(?:[[{]|-----BEGIN)/.test(written)) throw refuse('is base64 of text');
  const signed = tryOr(() => coseSign1Of(readCbor(bytes), 'The VICAL'));
  if (!signed) throw refuse('is base64 of other bytes');
  return signed;
}

function contentOf({ payload }: CoseSign1, place: Place): Map<unknown, unknown> {
  const content = payload && tryOr(() => readCbor(payload));
  if (content instanceof Map) return content;
  throw new VerificationError('anchor-cbor', 'Base64 of a VICAL is expected, and its payload is no map', place);
}

function certificatesIn(pem: string): CertificateFacts[] {
  const blocks = [...pem.matchAll(/-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g)];
  return blocks.flatMap(([, body]) => {
    const der = bytesOfBase64(body as string);
    const facts = der && tryOr(() => readCertificate(der));
    return facts ? [facts] : [];
  });
}

/** Whether the signature holds by the first certificate, and the chain leads to one that is trusted. */
async function isTrusted(
  { header, protectedBytes, protectedHeader, payload, signature }: CoseSign1,
  trusted: CertificateFacts[],
): Promise<boolean> {
  const chain = [header.get(X5CHAIN) ?? protectedHeader.get(X5CHAIN)]
    .flat()
    .flatMap((der) => (der instanceof Uint8Array ? [tryOr(() => readCertificate(der))] : []));
  const [signer] = chain;
  const key = signer && tryOr(() => keyOfCertificate(signer));
  const alg = COSE[Number(protectedHeader.get(ALG))];
  if (!signer || !key || !alg) return false;
  const data = encode(['Signature1', protectedBytes, new Uint8Array(), payload]);
  if (!(await holds(alg, key, data, signature))) return false;
  for (const [at, link] of chain.entries()) {
    if (!link) return false;
    for (const root of trusted) {
      if (sameBytes(root.signed, link.signed)) return true;
      if (root.subject === link.issuer && (await isSignedBy(link, root))) return true;
    }
    const above = chain[at + 1];
    if (!above || above.subject !== link.issuer || !(await isSignedBy(link, above))) return false;
  }
  return false;
}
