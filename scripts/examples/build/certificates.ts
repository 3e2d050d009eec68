import { type CertificateOptions, keyIdentifier, signCertificate } from '../sign/certificates.ts';
import type { TestKey } from '../sign/keys.ts';
import { signVical } from '../sign/vical.ts';
import * as story from './story.ts';

const { keys, times } = story;

export const ROOT = 'Example test root, do not trust';

const certificate = (
  subject: string,
  key: TestKey,
  serialNumber: number,
  kind: CertificateOptions['kind'],
  uri?: string,
): Uint8Array =>
  signCertificate({
    notBefore: times.validFrom,
    notAfter: times.validUntil,
    subject,
    issuer: ROOT,
    key,
    issuerKey: keys.certificateRoot,
    serialNumber,
    kind,
    uri,
  });

/** Certificate that the relying party trusts, as DER. */
export const rootCertificate = certificate(ROOT, keys.certificateRoot, 1, 'root');

/** Certificate of the issuer's key for mdocs, as DER. */
export const documentSignerCertificate = certificate(
  'Example test signer, do not trust',
  keys.documentSigner,
  2,
  'mdoc signer',
);

/** Certificate of the issuer's key for SD-JWTs with a chain, as DER. */
export const credentialSignerCertificate = certificate(
  'Example test credential signer, do not trust',
  keys.credentialSigner,
  3,
  'credential signer',
  story.CERTIFIED_ISSUER,
);

/** Certificate of the provider of the VICAL, as DER. */
const listSignerCertificate = certificate('Example test list, do not trust', keys.listSigner, 4, 'list signer');

/** A VICAL that names the root, as CBOR. */
export const vical = (): Uint8Array =>
  signVical({
    provider: story.ISSUER_NAME,
    date: times.validFrom,
    nextUpdate: times.validUntil,
    authorities: [
      {
        certificate: rootCertificate,
        serialNumber: 1,
        keyIdentifier: new Uint8Array(keyIdentifier(keys.certificateRoot)),
        docTypes: [story.DOCTYPE],
      },
    ],
    key: keys.listSigner,
    chain: [listSignerCertificate],
  });
