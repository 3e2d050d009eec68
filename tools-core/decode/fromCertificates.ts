import { bytesOfBase64, InputError } from '../base/index.ts';
import { certificateView, readCertificate } from './certificate.ts';
import { empty } from './emptyDecoded.ts';
import type { Decoded, Part } from './types.ts';

/** Certificates in PEM (RFC 7468). @throws InputError where it holds none */
export function fromPem(text: string): Decoded {
  const blocks = [...text.matchAll(/-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/g)];
  if (blocks.some(([, label]) => label?.includes('PRIVATE KEY'))) {
    const parts: Part[] = [{ id: 'document', title: 'Private key', value: 'Private, not shown', kind: 'json' }];
    return {
      ...empty,
      format: 'jwk',
      name: 'Private key in PEM',
      why: ['It is PEM with the label PRIVATE KEY.'],
      level: 'other',
      parts,
      holdsSecret: true,
    };
  }
  const certificates = blocks
    .filter(([, label]) => label === 'CERTIFICATE')
    .map(([, , body]) => bytesOfBase64(body as string));
  if (certificates.length === 0 || certificates.includes(undefined))
    throw new InputError('The PEM holds no certificate that can be read.');
  return fromCertificates(certificates as Uint8Array[], 'It is PEM with the label CERTIFICATE.');
}

/** Certificates in DER. @throws InputError for what is none */
export function fromCertificates(certificates: Uint8Array[], why: string): Decoded {
  const parts = certificates.map((der, at): Part => {
    const title = certificates.length > 1 ? `Certificate ${at + 1}` : 'Certificate';
    return {
      id: at === 0 ? 'document' : `certificate ${at + 1}`,
      title,
      value: certificateView(readCertificate(der)),
      kind: 'certificate',
    };
  });
  const name = certificates.length > 1 ? `${certificates.length} certificates` : 'Certificate';
  return { ...empty, format: 'certificate', name, why: [why], level: 'other', parts, certificates };
}
