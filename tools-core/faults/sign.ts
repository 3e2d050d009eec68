import { ed25519 } from '@noble/curves/ed25519.js';
import { p256 } from '@noble/curves/nist.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import {
  AuthorityKeyIdentifier,
  Certificate,
  id_ce_authorityKeyIdentifier,
  KeyIdentifier,
  Name,
} from '@peculiar/asn1-x509';
import { bytesOfText, type JsonObject, toBase64url } from '../base/index.ts';

/** The published keys of the signed examples, which follow from these names: `scripts/examples/sign/keys.ts`. */
export type TestKey =
  | 'issuer 3'
  | 'credential signer'
  | 'document signer'
  | 'holder'
  | 'holder device'
  | 'foreign root';

export const secretOf = (name: TestKey): Uint8Array => sha256(bytesOfText(`example ${name}, for tests only`));

export const partOf = (value: JsonObject | readonly unknown[]): string =>
  toBase64url(bytesOfText(JSON.stringify(value)));

/** Signs a payload as JWS in compact form (RFC 7515 section 7.1): EdDSA by the holder, ES256 by all others. */
export function signToken(header: JsonObject, payload: JsonObject, name: TestKey): string {
  const input = `${partOf(header)}.${partOf(payload)}`;
  const [secret, bytes] = [secretOf(name), bytesOfText(input)];
  const signature = name === 'holder' ? ed25519.sign(bytes, secret) : p256.sign(bytes, secret, { lowS: false });
  return `${input}.${toBase64url(signature)}`;
}

/**
 * The certificate as a root that nobody trusts would have issued it: with a different name above it, and signed again.
 * @param der of a certificate by the root of the examples
 */
export function certifiedByForeignRoot(der: Uint8Array): Uint8Array {
  const certificate = AsnConvert.parse(der, Certificate);
  const { tbsCertificate } = certificate;
  const root = p256.getPublicKey(secretOf('foreign root'), false);
  const identifier = new AuthorityKeyIdentifier({ keyIdentifier: new KeyIdentifier(sha256(root).slice(0, 20).buffer) });
  const [name] = tbsCertificate.issuer[0] ?? [];
  if (name) name.value.utf8String = 'Example foreign root, do not trust';
  tbsCertificate.issuer = AsnConvert.parse(AsnConvert.serialize(tbsCertificate.issuer), Name);
  for (const extension of tbsCertificate.extensions ?? []) {
    if (extension.extnID === id_ce_authorityKeyIdentifier)
      extension.extnValue = new OctetString(AsnConvert.serialize(identifier));
  }
  const signed = new Uint8Array(AsnConvert.serialize(tbsCertificate));
  const signature = p256.Signature.fromBytes(p256.sign(signed, secretOf('foreign root'), { lowS: false }));
  certificate.signatureValue = Uint8Array.from(signature.toBytes('der')).buffer;
  return new Uint8Array(AsnConvert.serialize(certificate));
}
