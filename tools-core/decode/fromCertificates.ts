import { derSequence, InputError, type JsonObject, pemBlocks, readSpki, rsaJwk, tryOr } from '../base/index.ts';
import { certificateView, readCertificate, readNames } from './certificate.ts';
import { type Decoded, empty, type Part } from './types.ts';

/** What PEM contains: certificates, a key or a request for a certificate. @throws InputError for anything else */
export function fromPem(text: string): Decoded {
  const blocks = pemBlocks(text);
  const why = `It is PEM with the label ${blocks[0]?.label}.`;
  if (blocks.some(({ label }) => label.includes('PRIVATE KEY'))) return privateKey(why);
  const certificates = blocks.flatMap(({ label, der }) => (der && label === 'CERTIFICATE' ? [der] : []));
  const [first] = blocks;
  const label = blocks.find((one) => /CRL|PGP|SSH/.test(one.label))?.label;
  if (label) throw new InputError(`This is PEM with the label ${label}. Only certificates and keys are supported.`);
  if (!first?.der || blocks.some(({ der }) => !der))
    throw new InputError('The PEM has no block with an end, or its content is not base64.');
  if (certificates.length > 0) return fromCertificates(certificates, why);
  const decoded = tryOr(() => fromDer(first.der as Uint8Array, why));
  if (decoded) return decoded;
  throw new InputError(`This is PEM with the label ${first.label}, whose content is damaged or cut off.`);
}

function privateKey(why: string): Decoded {
  const parts: Part[] = [{ id: 'document', title: 'Private key', value: 'Private, not shown', kind: 'json' }];
  return { ...empty, format: 'jwk', name: 'Private key', why: [why], parts, hasSecret: true };
}

/** DER of any kind that is known. @throws InputError with the reason why it is no certificate */
export function fromDer(der: Uint8Array, why: string): Decoded {
  const inner = tryOr(() => derSequence(der)) ?? [];
  // A private key begins with its version: PKCS #8, SEC 1 or PKCS #1.
  if (inner[0]?.tag === 0x02 && inner.length >= 3 && inner[0].content.length === 1) return privateKey(why);
  const jwk = tryOr(() => readSpki(der).jwk) ?? tryOr(() => rsaJwk(der));
  if (jwk) return fromKey(jwk, why);
  return requestFor(inner[0]?.whole, why) ?? fromCertificates([der], why);
}

const fromKey = (jwk: JsonObject, why: string): Decoded => ({
  ...empty,
  format: 'jwk',
  name: `Public key, ${jwk.crv ?? jwk.kty}`,
  why: [why, "Here it is as a JSON Web Key. It's only a key, not a certificate."],
  document: jwk,
  parts: [{ id: 'document', title: 'Public key', value: jwk, kind: 'jwk' }],
});

/** A request for a certificate (RFC 2986 section 4): version, subject, key, attributes. */
function requestFor(info: Uint8Array | undefined, why: string): Decoded | undefined {
  const read = tryOr(() => {
    const [version, subject, key, attributes] = derSequence(info as Uint8Array);
    if (version?.tag !== 0x02 || !subject || !key || (attributes && attributes.tag !== 0xa0)) return undefined;
    return { subject: readNames(subject.whole), publicKey: readSpki(key.whole).kind ?? 'not known' };
  });
  const name = 'Certificate signing request';
  return (
    read && {
      ...empty,
      format: 'other-json',
      name,
      why: [why],
      advice: "It's a request for a certificate. Paste the certificate that the authority issued.",
      parts: [{ id: 'document', title: name, value: read, kind: 'certificate' }],
    }
  );
}

function fromCertificates(certificates: Uint8Array[], why: string): Decoded {
  const isOne = certificates.length === 1;
  const parts = certificates.map(
    (der, at): Part => ({
      id: at === 0 ? 'document' : `certificate ${at + 1}`,
      title: isOne ? 'Certificate' : `Certificate ${at + 1}`,
      value: certificateView(readCertificate(der)),
      kind: 'certificate',
    }),
  );
  const name = isOne ? 'Certificate' : `${certificates.length} certificates`;
  return { ...empty, format: 'certificate', name, why: [why], parts, certificates };
}
