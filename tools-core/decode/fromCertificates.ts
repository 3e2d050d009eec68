import { bytesOfBase64, derSequence, InputError, type JsonObject, tryOr } from '../base/index.ts';
import { certificateView, readCertificate, readNames, readSpki } from './certificate.ts';
import { empty } from './emptyDecoded.ts';
import type { Decoded, Part } from './types.ts';

const PEM = /-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/g;

/** What PEM (RFC 7468) contains: certificates, a key or a request for a certificate. @throws InputError for anything else */
export function fromPem(text: string): Decoded {
  // Environment variables and YAML contain line breaks as \n.
  const blocks = [...text.replaceAll(/\\r|\\n/g, '\n').matchAll(PEM)];
  const labels = blocks.map(([, label]) => label as string);
  const why = `It is PEM with the label ${labels[0]}.`;
  if (labels.some((label) => label.includes('PRIVATE KEY'))) return privateKey(why);
  const bodies = blocks.map(([, , body]) => bytesOfBase64((body as string).replace(/^[\w-]+:.*$/gm, '')));
  const [first] = bodies;
  if (!first || bodies.includes(undefined))
    throw new InputError('The PEM has no block with an end, or its content is no base64.');
  const certificates = bodies.filter((_, at) => labels[at] === 'CERTIFICATE') as Uint8Array[];
  if (certificates.length > 0) return fromCertificates(certificates, why);
  return fromDer(first, why);
}

function privateKey(why: string): Decoded {
  const parts: Part[] = [{ id: 'document', title: 'Private key', value: 'Private, not shown', kind: 'json' }];
  return { ...empty, format: 'jwk', name: 'Private key', why: [why], level: 'other', parts, holdsSecret: true };
}

/** DER of any kind that is known. @throws InputError that says why it is no certificate */
export function fromDer(der: Uint8Array, why: string): Decoded {
  const inner = tryOr(() => derSequence(der)) ?? [];
  // A private key begins with its version: PKCS #8, SEC 1 or PKCS #1.
  if (inner[0]?.tag === 0x02 && inner.length >= 3 && inner[0].content.length === 1) return privateKey(why);
  const key = tryOr(() => readSpki(der));
  if (key?.jwk) return fromKey('Public key', key.jwk, why);
  return requestFor(inner[0]?.content, why) ?? fromCertificates([der], why);
}

const fromKey = (name: string, jwk: JsonObject, why: string): Decoded => ({
  ...empty,
  format: 'jwk',
  name: `${name}, ${jwk.crv ?? jwk.kty}`,
  why: [why, 'Here it is as a JSON Web Key. It is a key alone, and no certificate.'],
  level: 'other',
  document: jwk,
  parts: [{ id: 'document', title: name, value: jwk, kind: 'jwk' }],
});

/** A request for a certificate (RFC 2986 section 4): version, subject, key, attributes. */
function requestFor(info: Uint8Array | undefined, why: string): Decoded | undefined {
  const read = tryOr(() => {
    const [version, subject, key, attributes] = derSequence(
      Uint8Array.from([0x30, ...lengthOf(info as Uint8Array), ...(info as Uint8Array)]),
    );
    if (version?.tag !== 0x02 || !subject || !key || (attributes && attributes.tag !== 0xa0)) throw new Error('other');
    return { subject: readNames(subject.whole), publicKey: readSpki(key.whole).kind };
  });
  if (!read) return undefined;
  return {
    ...empty,
    format: 'other-json',
    name: 'Certificate signing request',
    why: [why],
    advice: 'It asks an authority for a certificate, and is none. Paste the certificate that the authority issued.',
    level: 'other',
    parts: [{ id: 'document', title: 'Certificate signing request', value: read, kind: 'certificate' }],
  };
}

const lengthOf = ({ length }: Uint8Array): number[] =>
  length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];

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
