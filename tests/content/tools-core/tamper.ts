import { base58 } from '@scure/base';
import { decode, encode, Tagged } from 'cborg';
import type { JsonObject } from '../../../tools-core/base/index.ts';
import { part } from './signing.ts';

/** A changed copy of an example, and the fault that it has to show: policy, error, cause and place. */
interface Twin {
  name: string;
  text: string;
  fault: string;
}

/** Changed copies of an example whose proof is valid. */
export function tamperedTwins(file: string, text: string, proof: string): Twin[] {
  const rows =
    proof === 'COSE_Sign1'
      ? mdocTwins(text.trim())
      : proof.startsWith('SD-JWT')
        ? sdJwtTwins(text.trim())
        : proof === 'JWS'
          ? tokenTwins(text.trim(), '')
          : documentTwins(JSON.parse(text), file).map(
              ([name, changed, fault]): Row => [name, JSON.stringify(changed), fault],
            );
  return rows.map(([name, changed, fault]) => ({
    name,
    text: changed,
    fault: FAULTS[fault.split(' ')[0] ?? ''] + fault.replace(' ', ' at '),
  }));
}

type Row = [name: string, text: string, fault: string];

/** Policy and error of each cause. */
const FAULTS: Record<string, string> = Object.fromEntries(
  Object.entries({
    'proof: proof-verification-failed': 'signature-mismatch relationship no-proof key-binding digest device',
    'proof: proof-cryptographic-error': 'signature-length proof-value key-curve alg-differs key-malformed',
    'proof: proof-unsupported-feature': 'suite-unknown alg-unknown crit-unknown',
    'proof: proof-resolve-issuer': 'key-missing other-did',
    'format: invalid-format':
      'context-order member-missing type-missing token-form disclosure-stray mdoc-unsigned mdoc-form',
    'format: unsupported-format': 'context-version',
    'trustedIssuer: trusted-issuer-untrusted': 'chain-root',
  }).flatMap(([error, causes]) => causes.split(' ').map((cause) => [cause, `${error}, `])),
);

const PROOF = 'document/proof';

function documentTwins(document: JsonObject, file: string): [name: string, changed: JsonObject, fault: string][] {
  const proof = document.proof as JsonObject;
  const value = String(proof.proofValue);
  const isShown = file.startsWith('presentations/');
  const owner = isShown ? 'holder' : 'issuer';
  const withProof = (changes: JsonObject) => ({ ...document, proof: { ...proof, ...changes } });
  const without = (name: string) => Object.fromEntries(Object.entries(document).filter(([key]) => key !== name));
  const otherSuite = String(proof.cryptosuite).startsWith('eddsa') ? 'ecdsa-rdfc-2019' : 'eddsa-rdfc-2022';
  const purpose = isShown ? 'assertionMethod' : 'authentication';
  const mismatch = `signature-mismatch ${PROOF}/proofValue`;
  const [first, ...contexts] = document['@context'] as [string, ...string[]];
  const more = [first, { other: 'https://example.com/terms#other' }, ...contexts];
  const { credentialSubject: subject, verifiableCredential: credentials } = document as Record<string, JsonObject>;
  return [
    ['the id is another', { ...document, id: 'urn:uuid:00000000-0000-4000-8000-000000000000' }, mismatch],
    ['the time of the proof is another', withProof({ created: '2026-01-02T00:00:00Z' }), mismatch],
    ['the proof ended', withProof({ expires: '2026-02-01T00:00:00Z' }), mismatch],
    ['the signature is another', withProof({ proofValue: otherMultibase(value) }), mismatch],
    ['the signature is cut', withProof({ proofValue: value.slice(0, -3) }), `signature-length ${PROOF}/proofValue`],
    ['the signature has another character', withProof({ proofValue: `${value}0` }), `proof-value ${PROOF}/proofValue`],
    ['the suite is an old one', withProof({ cryptosuite: 'eddsa-2022' }), `suite-unknown ${PROOF}/cryptosuite`],
    ['the proof type is an old one', withProof({ type: 'RsaSignature2018' }), `suite-unknown ${PROOF}/type`],
    ['the suite is for another curve', withProof({ cryptosuite: otherSuite }), `key-curve ${PROOF}/verificationMethod`],
    [
      'the key is one that nobody has',
      withProof({ verificationMethod: `${proof.verificationMethod}9` }),
      `key-missing ${PROOF}/verificationMethod`,
    ],
    [`the ${owner} is another`, { ...document, [owner]: 'did:web:example.net' }, `other-did document/${owner}`],
    ['the purpose is another', withProof({ proofPurpose: purpose }), `relationship ${PROOF}/proofPurpose`],
    ['the proof is gone', without('proof'), `no-proof ${PROOF}`],
    ['the context is gone', without('@context'), 'context-order document/@context'],
    ['the context is unknown', { ...document, '@context': ['https://a.example'] }, 'context-version document/@context'],
    // A proof by JCS says which contexts it was made with; to one by RDFC, contexts are what they mean.
    ...(proof['@context'] === undefined
      ? []
      : [
          row(
            'a context is put between others',
            { ...document, '@context': more },
            'signature-mismatch document/@context/1',
          ),
        ]),
    ...(isShown
      ? [
          row(
            'its credential is another',
            {
              ...document,
              verifiableCredential: [
                { ...(credentials?.[0] as never as JsonObject), validUntil: '2030-01-01T00:00:00Z' },
              ],
            },
            mismatch,
          ),
        ]
      : [
          row('the issuer is gone', without('issuer'), 'member-missing document/issuer'),
          row('the subject is gone', without('credentialSubject'), 'member-missing document/credentialSubject'),
          row('the type is another', { ...document, type: ['Other'] }, 'type-missing document/type'),
          row('a claim is another', { ...document, credentialSubject: { ...subject, id: 'urn:uuid:0' } }, mismatch),
        ]),
  ];
}

const row = (name: string, changed: JsonObject, fault: string): [string, JsonObject, string] => [name, changed, fault];

/** A signature with one bit of its second number changed: still one that a key could have made, of other data. */
const changedBit = (bytes: Uint8Array): Uint8Array =>
  bytes.map((byte, at) => (at === bytes.length / 2 ? byte ^ 1 : byte));
const otherMultibase = (text: string): string => `z${base58.encode(changedBit(base58.decode(text.slice(1))))}`;
const otherSignature = (text: string): string =>
  Buffer.from(changedBit(Buffer.from(text, 'base64url'))).toString('base64url');

const decoded = (text: string): JsonObject => JSON.parse(Buffer.from(text, 'base64url').toString());

/** @param behind what follows the token, behind its `~` */
function tokenTwins(token: string, behind: string): Row[] {
  const [head, body, signature] = token.split('.') as [string, string, string];
  const [header, payload] = [decoded(head), decoded(body)];
  const withHeader = (changes: JsonObject) => `${part({ ...header, ...changes })}.${body}.${signature}`;
  const other = header.alg === 'EdDSA' ? 'ES256' : 'EdDSA';
  const broken = Buffer.from('{"iss":').toString('base64url');
  const rows: Row[] = [
    [
      'a claim is another',
      `${head}.${part({ ...payload, jti: 'urn:uuid:0' })}.${signature}`,
      'signature-mismatch signature',
    ],
    ['the signature is another', `${head}.${body}.${otherSignature(signature)}`, 'signature-mismatch signature'],
    ['the signature is cut', `${head}.${body}.${signature.slice(0, -4)}`, 'signature-length signature'],
    ['there is no algorithm', withHeader({ alg: 'none' }), 'alg-unknown header/alg'],
    ['the algorithm is another', withHeader({ alg: other }), 'alg-differs header/alg'],
    ['something unknown is critical', withHeader({ crit: ['exp'] }), 'crit-unknown header/crit'],
    ['the payload is not JSON', `${head}.${broken}.${signature}`, 'token-form payload'],
  ];
  if (header.kid)
    rows.push(['the key is one that nobody has', withHeader({ kid: `${header.kid}9` }), 'key-missing header/kid']);
  return rows.map(([name, text, fault]) => [name, text + behind, fault]);
}

function sdJwtTwins(text: string): Row[] {
  const [token, first, ...others] = text.split('~') as [string, string, ...string[]];
  const [salt, claim] = JSON.parse(Buffer.from(first, 'base64url').toString()) as [string, string];
  const join = (...parts: string[]) => parts.join('~');
  const rows: Row[] = [
    ...tokenTwins(token, `~${join(first, ...others)}`),
    ['a disclosed value is another', join(token, part([salt, claim, 'x']), ...others), 'disclosure-stray disclosure 1'],
    ['a disclosure is not JSON', join(token, 'e30x', ...others), 'disclosure-stray disclosure 1'],
    [
      'a disclosure that nobody signed is added',
      join(token, first, part(['salt', 'admin', true]), ...others),
      'disclosure-stray disclosure 2',
    ],
  ];
  const binding = others.pop() ?? '';
  if (binding === '') return rows;
  const [head, body, signature] = binding.split('.') as [string, string, string];
  const by = (last: string) => join(token, first, ...others, last);
  const nonce = part({ ...decoded(body), nonce: 'n' });
  const typ = part({ ...decoded(head), typ: 'JWT' });
  return [
    ...rows,
    ['a disclosure is taken out', join(token, ...others, binding), 'key-binding key binding payload/sd_hash'],
    ['the key binding is taken out', by(''), 'key-binding payload/cnf'],
    [
      'its signature is another',
      by(`${head}.${body}.${otherSignature(signature)}`),
      'key-binding key binding signature',
    ],
    ['its nonce is another', by(`${head}.${nonce}.${signature}`), 'key-binding key binding signature'],
    ['its type is another', by(`${typ}.${body}.${signature}`), 'key-binding key binding header/typ'],
  ];
}

type CborMap = Map<unknown, unknown>;
const tags = Tagged.preserve(0, 24, 1004);
const readCbor = (bytes: Uint8Array) => decode(bytes, { useMaps: true, tags });

function mdocTwins(text: string): Row[] {
  const read = () => readCbor(Buffer.from(text, 'base64url')) as CborMap;
  const isResponse = read().has('documents');
  const at = isResponse ? 'document/documents/0' : 'document';
  const base = isResponse ? `${at}/issuerSigned` : at;
  const documentOf = (all: CborMap) => (all.get('documents') as CborMap[])[0] as CborMap;
  const issuerSigned = (all: CborMap) => (isResponse ? (documentOf(all).get('issuerSigned') as CborMap) : all);
  const auth = (all: CborMap) => issuerSigned(all).get('issuerAuth') as [Uint8Array, CborMap, Uint8Array, Uint8Array];
  const twin = (name: string, fault: string, change: (all: CborMap) => unknown): Row => {
    const all = read();
    change(all);
    return [name, Buffer.from(encode(all)).toString('base64url'), fault];
  };
  const flip = (bytes: unknown) => (bytes as Uint8Array).set([((bytes as Uint8Array)[10] ?? 0) ^ 1], 10);
  /** Another byte of the certificate, counted from the last object identifier of ECDSA with SHA-256. */
  const inCertificate = (all: CborMap, offset: number, byte: number) => {
    const der = Buffer.from(auth(all)[1].get(33) as Uint8Array);
    der[der.lastIndexOf(Buffer.from('2a8648ce3d040302', 'hex')) + offset] = byte;
    auth(all)[1].set(33, Uint8Array.from(der));
  };
  const [namespace] = [...(issuerSigned(read()).get('nameSpaces') as CborMap).keys()] as [string];
  const changeElement = (all: CborMap) => {
    const items = (issuerSigned(all).get('nameSpaces') as Map<string, Tagged[]>).get(namespace) as Tagged[];
    const item = readCbor((items[0] as Tagged).value) as CborMap;
    items[0] = new Tagged(24, encode(item.set('elementValue', 'another')));
  };
  const algorithm = (all: CborMap, number: number) => auth(all).splice(0, 1, encode(new Map([[1, number]])));
  const twins = [
    twin('an element is another', `digest ${base}/nameSpaces/${namespace}/0`, changeElement),
    twin('the signature is another', `signature-mismatch ${base}/issuerAuth/3`, (all) => flip(auth(all)[3])),
    twin('the algorithm is unknown', `alg-unknown ${base}/issuerAuth/0`, (all) => algorithm(all, -999)),
    twin('the algorithm is another', `alg-differs ${base}/issuerAuth/0`, (all) => algorithm(all, -35)),
    twin('the certificate is gone', `key-malformed ${base}/issuerAuth/1`, (all) => auth(all)[1].delete(33)),
    twin('the signature is gone', `mdoc-unsigned ${at}`, (all) => issuerSigned(all).delete('issuerAuth')),
    twin('an unknown member is added', `mdoc-form ${at}`, (all) => issuerSigned(all).set('other', 1)),
    twin('the payload is a number', `mdoc-form ${at}`, (all) => auth(all).splice(2, 1, 22 as never)),
    twin('the certificate has two algorithms', `key-malformed ${base}/issuerAuth/1/33`, (all) =>
      inCertificate(all, 7, 3),
    ),
    twin('the certificate has half a byte', `key-malformed ${base}/issuerAuth/1/33`, (all) =>
      inCertificate(all, 10, 4),
    ),
    twin('its signature is encoded otherwise', `chain-root ${base}/issuerAuth/1/33`, (all) =>
      inCertificate(all, 11, 0x10),
    ),
  ];
  if (!isResponse) return twins;
  const device = (all: CborMap) => (documentOf(all).get('deviceSigned') as CborMap).get('deviceAuth') as CborMap;
  const deviceSignature = (all: CborMap) => (device(all).get('deviceSignature') as Uint8Array[])[3];
  return [
    ...twins,
    twin('the signature of the device is another', `device ${at}/deviceSigned/deviceAuth/deviceSignature/3`, (all) =>
      flip(deviceSignature(all)),
    ),
    twin('the type of the document is another', `mdoc-form ${at}/docType`, (all) =>
      documentOf(all).set('docType', 'x'),
    ),
    twin('the response reports a fault', 'mdoc-form document/status', (all) => all.set('status', 10)),
    twin('the version is another', 'mdoc-form document/version', (all) => all.set('version', '2.0')),
    twin('it has no document', 'mdoc-form document/documents', (all) => all.set('documents', [])),
    twin('nothing of the device is there', `device ${at}`, (all) => documentOf(all).delete('deviceSigned')),
  ];
}
