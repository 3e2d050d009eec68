import { base58 } from '@scure/base';
import { decode, encode, Tagged } from 'cborg';
import type { JsonObject } from '../../../tools-core/base/index.ts';

/** A changed copy of an example, and the fault that it has to show: policy, error, cause and place. */
export interface Twin {
  name: string;
  text: string;
  fault: string;
}

/** Changed copies of an example whose proof holds. */
export function tamperedTwins(file: string, text: string, proof: string): Twin[] {
  if (proof === 'COSE_Sign1') return mdocTwins(text.trim());
  if (proof === 'SD-JWT' || proof === 'SD-JWT+KB') return sdJwtTwins(text.trim());
  if (proof === 'JWS') return tokenTwins(text.trim(), '');
  return documentTwins(JSON.parse(text), file);
}

const failed = (cause: string, place: string) => `proof: proof-verification-failed, ${cause} at ${place}`;
const invalid = (cause: string, place: string) => `format: invalid-format, ${cause} at ${place}`;

function documentTwins(document: JsonObject, file: string): Twin[] {
  const proof = document.proof as JsonObject;
  const value = String(proof.proofValue);
  const isShown = file.startsWith('presentations/');
  const owner = isShown ? 'holder' : 'issuer';
  const withProof = (changes: JsonObject) => ({ ...document, proof: { ...proof, ...changes } });
  const without = (name: string) => Object.fromEntries(Object.entries(document).filter(([key]) => key !== name));
  const suite = String(proof.cryptosuite);
  const otherSuite = suite.startsWith('eddsa') ? 'ecdsa-rdfc-2019' : 'eddsa-rdfc-2022';
  const at = 'document/proof/proofValue';
  const rows: [string, JsonObject, string][] = [
    [
      'the id is another',
      { ...document, id: 'urn:uuid:00000000-0000-4000-8000-000000000000' },
      failed('signature-mismatch', at),
    ],
    [
      'the time of the proof is another',
      withProof({ created: '2026-01-02T00:00:00Z' }),
      failed('signature-mismatch', at),
    ],
    ['the signature is another', withProof({ proofValue: otherMultibase(value) }), failed('signature-mismatch', at)],
    [
      'the signature is cut',
      withProof({ proofValue: value.slice(0, -3) }),
      `proof: proof-cryptographic-error, signature-length at ${at}`,
    ],
    [
      'the signature has another character',
      withProof({ proofValue: `${value}0` }),
      `proof: proof-cryptographic-error, proof-value at ${at}`,
    ],
    [
      'the suite is an old one',
      withProof({ cryptosuite: 'eddsa-2022' }),
      'proof: proof-unsupported-feature, suite-unknown at document/proof/cryptosuite',
    ],
    [
      'the proof type is an old one',
      withProof({ type: 'RsaSignature2018' }),
      'proof: proof-unsupported-feature, suite-unknown at document/proof/type',
    ],
    [
      'the suite is for another curve',
      withProof({ cryptosuite: otherSuite }),
      'proof: proof-cryptographic-error, key-curve at document/proof/verificationMethod',
    ],
    [
      'the key is one that nobody has',
      withProof({ verificationMethod: `${proof.verificationMethod}9` }),
      'proof: proof-resolve-issuer, key-missing at document/proof/verificationMethod',
    ],
    [
      `the ${owner} is another`,
      { ...document, [owner]: 'did:web:example.net' },
      `proof: proof-resolve-issuer, other-did at document/${owner}`,
    ],
    [
      'the purpose is another',
      withProof({ proofPurpose: isShown ? 'assertionMethod' : 'authentication' }),
      failed('relationship', 'document/proof/proofPurpose'),
    ],
    ['the proof is gone', without('proof'), failed('no-proof', 'document/proof')],
    ['the proof ended', withProof({ expires: '2026-02-01T00:00:00Z' }), failed('signature-mismatch', at)],
    ['the context is gone', without('@context'), invalid('context-order', 'document/@context')],
    [
      'the context is unknown',
      { ...document, '@context': ['https://example.com/other'] },
      'format: unsupported-format, context-version at document/@context',
    ],
  ];
  // A proof by JCS says which contexts it was made with; to one by RDFC, contexts are what they mean.
  if (proof['@context'] !== undefined) {
    const [first, ...rest] = document['@context'] as [string, ...string[]];
    const contexts = [first, { other: 'https://example.com/terms#other' }, ...rest];
    rows.push([
      'a context is put between others',
      { ...document, '@context': contexts },
      failed('signature-mismatch', 'document/@context/1'),
    ]);
  }
  if (!isShown) {
    rows.push(['the issuer is gone', without('issuer'), invalid('member-missing', 'document/issuer')]);
    rows.push([
      'the subject is gone',
      without('credentialSubject'),
      invalid('member-missing', 'document/credentialSubject'),
    ]);
    rows.push(['the type is another', { ...document, type: ['Other'] }, invalid('type-missing', 'document/type')]);
    const subject = document.credentialSubject as JsonObject;
    rows.push([
      'a claim is another',
      { ...document, credentialSubject: { ...subject, id: 'urn:uuid:0' } },
      failed('signature-mismatch', at),
    ]);
  } else {
    const [credential] = document.verifiableCredential as [JsonObject];
    const inner = { ...credential, validUntil: '2030-01-01T00:00:00Z' };
    rows.push([
      'its credential is another',
      { ...document, verifiableCredential: [inner] },
      failed('signature-mismatch', at),
    ]);
  }
  return rows.map(([name, changed, fault]) => ({ name, text: JSON.stringify(changed), fault }));
}

/** A signature with one bit of its second number changed: still one that a key could have made, of other data. */
function changedBit(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte, at) => (at === bytes.length / 2 ? byte ^ 1 : byte));
}

const otherMultibase = (text: string): string => `z${base58.encode(changedBit(base58.decode(text.slice(1))))}`;
const otherSignature = (text: string): string =>
  Buffer.from(changedBit(Buffer.from(text, 'base64url'))).toString('base64url');

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part: string): JsonObject => JSON.parse(Buffer.from(part, 'base64url').toString());

/** @param behind what follows the token, behind its `~` */
function tokenTwins(token: string, behind: string): Twin[] {
  const [head, body, signature] = token.split('.') as [string, string, string];
  const [header, payload] = [decoded(head), decoded(body)];
  const withHeader = (changes: JsonObject) => `${encoded({ ...header, ...changes })}.${body}.${signature}`;
  const other = header.alg === 'EdDSA' ? 'ES256' : 'EdDSA';
  const rows: [string, string, string][] = [
    [
      'a claim is another',
      `${head}.${encoded({ ...payload, jti: 'urn:uuid:0' })}.${signature}`,
      failed('signature-mismatch', 'signature'),
    ],
    [
      'the signature is another',
      `${head}.${body}.${otherSignature(signature)}`,
      failed('signature-mismatch', 'signature'),
    ],
    [
      'the signature is cut',
      `${head}.${body}.${signature.slice(0, -4)}`,
      'proof: proof-cryptographic-error, signature-length at signature',
    ],
    [
      'there is no algorithm',
      withHeader({ alg: 'none' }),
      'proof: proof-unsupported-feature, alg-unknown at header/alg',
    ],
    [
      'the algorithm is another',
      withHeader({ alg: other }),
      'proof: proof-cryptographic-error, alg-differs at header/alg',
    ],
    [
      'something unknown is critical',
      withHeader({ crit: ['exp'] }),
      'proof: proof-unsupported-feature, crit-unknown at header/crit',
    ],
    [
      'the payload is no JSON',
      `${head}.${Buffer.from('{"iss":').toString('base64url')}.${signature}`,
      invalid('token-form', 'payload'),
    ],
  ];
  if (header.kid) {
    rows.push([
      'the key is one that nobody has',
      withHeader({ kid: `${header.kid}9` }),
      'proof: proof-resolve-issuer, key-missing at header/kid',
    ]);
  }
  return rows.map(([name, text, fault]) => ({ name, text: text + behind, fault }));
}

function sdJwtTwins(text: string): Twin[] {
  const [token, ...rest] = text.split('~') as [string, ...string[]];
  const [first, ...others] = rest as [string, ...string[]];
  const [salt, claim] = JSON.parse(Buffer.from(first, 'base64url').toString()) as [string, string, unknown];
  const join = (...parts: string[]) => parts.join('~');
  const twins: Twin[] = [
    ...tokenTwins(token, `~${rest.join('~')}`),
    {
      name: 'a disclosed value is another',
      text: join(token, encoded([salt, claim, 'another']), ...others),
      fault: invalid('disclosure-stray', 'disclosure 1'),
    },
    {
      name: 'a disclosure is no JSON',
      text: join(token, 'e30x', ...others),
      fault: invalid('disclosure-stray', 'disclosure 1'),
    },
    {
      name: 'a disclosure that nobody signed is added',
      text: join(token, first, encoded(['salt', 'admin', true]), ...others),
      fault: invalid('disclosure-stray', 'disclosure 2'),
    },
  ];
  const binding = rest.at(-1) as string;
  if (binding === '') return twins;
  const [head, body, signature] = binding.split('.') as [string, string, string];
  const bound = [token, ...rest.slice(0, -1)];
  const withBinding = (last: string) => join(...bound, last);
  const rows: [string, string, string][] = [
    ['a disclosure is taken out', join(token, ...others), failed('key-binding', 'key binding payload/sd_hash')],
    ['the key binding is taken out', withBinding(''), failed('key-binding', 'payload/cnf')],
    [
      'the signature of the binding is another',
      withBinding(`${head}.${body}.${otherSignature(signature)}`),
      failed('key-binding', 'key binding signature'),
    ],
    [
      'the nonce of the binding is another',
      withBinding(`${head}.${encoded({ ...decoded(body), nonce: 'n' })}.${signature}`),
      failed('key-binding', 'key binding signature'),
    ],
    [
      'the type of the binding is another',
      withBinding(`${encoded({ ...decoded(head), typ: 'JWT' })}.${body}.${signature}`),
      failed('key-binding', 'key binding header/typ'),
    ],
  ];
  return [...twins, ...rows.map(([name, changed, fault]) => ({ name, text: changed, fault }))];
}

type CborMap = Map<unknown, unknown>;
const tags = Tagged.preserve(0, 24, 1004);
const readCbor = (bytes: Uint8Array) => decode(bytes, { useMaps: true, tags });

function mdocTwins(text: string): Twin[] {
  const read = () => readCbor(Buffer.from(text, 'base64url')) as CborMap;
  const isAnswer = read().has('documents');
  const base = isAnswer ? 'document/documents/0/issuerSigned' : 'document';
  const documentOf = (all: CborMap) => (all.get('documents') as CborMap[])[0] as CborMap;
  const issuerSigned = (all: CborMap) => (isAnswer ? (documentOf(all).get('issuerSigned') as CborMap) : all);
  const twin = (name: string, change: (all: CborMap) => void, fault: string): Twin => {
    const all = read();
    change(all);
    return { name, text: Buffer.from(encode(all)).toString('base64url'), fault };
  };
  const flip = (bytes: unknown) => {
    (bytes as Uint8Array)[10] = ((bytes as Uint8Array)[10] as number) ^ 1;
  };
  const auth = (all: CborMap) => issuerSigned(all).get('issuerAuth') as [Uint8Array, CborMap, Uint8Array, Uint8Array];
  const [namespace] = [...(issuerSigned(read()).get('nameSpaces') as CborMap).keys()] as [string];
  const twins = [
    twin(
      'an element is another',
      (all) => {
        const items = (issuerSigned(all).get('nameSpaces') as Map<string, Tagged[]>).get(namespace) as Tagged[];
        const item = readCbor((items[0] as Tagged).value) as CborMap;
        item.set('elementValue', 'another');
        items[0] = new Tagged(24, encode(item));
      },
      failed('digest', `${base}/nameSpaces/${namespace}/0`),
    ),
    twin(
      'the signature of the issuer is another',
      (all) => flip(auth(all)[3]),
      failed('signature-mismatch', `${base}/issuerAuth/3`),
    ),
    twin(
      'the algorithm is unknown',
      (all) => auth(all).splice(0, 1, encode(new Map([[1, -999]]))),
      `proof: proof-unsupported-feature, alg-unknown at ${base}/issuerAuth/0`,
    ),
    twin(
      'the algorithm is another',
      (all) => auth(all).splice(0, 1, encode(new Map([[1, -35]]))),
      `proof: proof-cryptographic-error, alg-differs at ${base}/issuerAuth/0`,
    ),
    twin(
      'the certificate is gone',
      (all) => auth(all)[1].delete(33),
      `proof: proof-cryptographic-error, key-malformed at ${base}/issuerAuth/1`,
    ),
    twin(
      'the signature of the issuer is gone',
      (all) => issuerSigned(all).delete('issuerAuth'),
      invalid('mdoc-unsigned', isAnswer ? 'document/documents/0' : 'document'),
    ),
    twin(
      'a member that nobody knows is added',
      (all) => issuerSigned(all).set('other', 1),
      invalid('mdoc-form', isAnswer ? 'document/documents/0' : 'document'),
    ),
    twin(
      'the payload is a number',
      (all) => auth(all).splice(2, 1, 22 as never),
      invalid('mdoc-form', isAnswer ? 'document/documents/0' : 'document'),
    ),
    twin(
      'the certificate names two algorithms',
      (all) => {
        const der = auth(all)[1].get(33) as Uint8Array;
        // The last object identifier of ECDSA with SHA-256 becomes that of SHA-384.
        der[Buffer.from(der).lastIndexOf(Buffer.from('2a8648ce3d040302', 'hex')) + 7] = 3;
      },
      `proof: proof-cryptographic-error, key-malformed at ${base}/issuerAuth/1/33`,
    ),
    twin(
      'the certificate ends with half a byte',
      (all) => {
        const der = auth(all)[1].get(33) as Uint8Array;
        der[Buffer.from(der).lastIndexOf(Buffer.from('2a8648ce3d040302', 'hex')) + 10] = 4;
      },
      `proof: proof-cryptographic-error, key-malformed at ${base}/issuerAuth/1/33`,
    ),
    twin(
      'the signature of the certificate is in another encoding',
      (all) => {
        const der = auth(all)[1].get(33) as Uint8Array;
        der[Buffer.from(der).lastIndexOf(Buffer.from('2a8648ce3d040302', 'hex')) + 11] = 0x10;
      },
      `trustedIssuer: trusted-issuer-untrusted, chain-root at ${base}/issuerAuth/1/33`,
    ),
  ];
  if (!isAnswer) return twins;
  const place = 'document/documents/0/deviceSigned/deviceAuth/deviceSignature';
  const device = (all: CborMap) => (documentOf(all).get('deviceSigned') as CborMap).get('deviceAuth') as CborMap;
  return [
    ...twins,
    twin(
      'the signature of the device is another',
      (all) => flip((device(all).get('deviceSignature') as Uint8Array[])[3]),
      failed('device', `${place}/3`),
    ),
    twin(
      'the type of the document is another',
      (all) => documentOf(all).set('docType', 'org.example.other'),
      failed('device', 'document/documents/0/docType'),
    ),
    twin('the answer reports a fault', (all) => all.set('status', 10), invalid('mdoc-form', 'document/status')),
    twin('the version is another', (all) => all.set('version', '2.0'), invalid('mdoc-form', 'document/version')),
    twin('it holds no document', (all) => all.set('documents', []), invalid('mdoc-form', 'document/documents')),
    twin(
      'nothing of the device is there',
      (all) => documentOf(all).delete('deviceSigned'),
      failed('device', 'document/documents/0'),
    ),
  ];
}
