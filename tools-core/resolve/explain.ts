import { isObject, type Json, type JsonObject, pointerPart } from '../base/index.ts';

/** A member of a document, and what it says. */
export interface ExplainedMember {
  /** Its name; in a list its place, counted from 1. */
  name: string;
  /** Where its value is, as a JSON Pointer (RFC 6901). */
  pointer: string;
  /** Its value as text; undefined where it has members of its own. */
  value?: string;
  /** One sentence about it; undefined where its name says all. */
  about?: string;
  /** Section that defines it, with its address. */
  section?: { title: string; address: string };
  members?: ExplainedMember[];
}

type Section = [title: string, address: string];

const cid = (section: string, id: string): Section => [
  `Controlled Identifiers 1.0, section ${section}`,
  `https://www.w3.org/TR/cid-1.0/#${id}`,
];
const rfc = (number: number, section: string): Section => [
  `RFC ${number}, section ${section}`,
  `https://www.rfc-editor.org/rfc/rfc${number}#section-${section}`,
];

/** Members of a document and of its parts, by name. */
const MEMBERS: Record<string, [about: string, section: Section]> = {
  '@context': [
    'Says what the names in the document mean, for readers of JSON-LD.',
    ['DID 1.1, section 5', 'https://www.w3.org/TR/did-1.1/#json-ld-processors'],
  ],
  id: ['Names what the object around it is about.', cid('2.1.1', 'subjects')],
  controller: ['Names who may change the document, or who holds the key.', cid('2.1.2', 'controllers')],
  alsoKnownAs: ['Lists other names of the same subject. Nothing proves them from here.', cid('2.1.3', 'also-known-as')],
  verificationMethod: ['Lists the keys. What each may do, the lists below say.', cid('2.2', 'verification-methods')],
  authentication: [
    'Keys that prove that the subject itself is talking, as in a presentation.',
    cid('2.3.1', 'authentication'),
  ],
  assertionMethod: ['Keys that sign statements, such as the credentials of an issuer.', cid('2.3.2', 'assertion')],
  keyAgreement: ['Keys to encrypt for the subject with. They sign nothing.', cid('2.3.3', 'key-agreement')],
  capabilityInvocation: [
    'Keys that make use of a permission, such as changing the document.',
    cid('2.3.4', 'capability-invocation'),
  ],
  capabilityDelegation: ['Keys that hand a permission on to somebody else.', cid('2.3.5', 'capability-delegation')],
  service: ['Ways to reach the subject, or data about it.', cid('2.1.4', 'services')],
  serviceEndpoint: ['Where the service is.', cid('2.1.4', 'services')],
  type: ['Says what kind of key or service the object is.', cid('2.2', 'verification-methods')],
  publicKeyJwk: ['The public key as a JSON Web Key.', cid('2.2.3', 'JsonWebKey')],
  publicKeyMultibase: ['The public key in multibase, with its kind in front.', cid('2.2.2', 'Multikey')],
  kty: ['The type of the key.', rfc(7517, '4.1')],
  use: ['Whether the key is for signatures or for encryption.', rfc(7517, '4.2')],
  alg: ['The one algorithm that the key is meant for.', rfc(7517, '4.4')],
  kid: ['A name of the key that its owner chose.', rfc(7517, '4.5')],
  crv: ['The curve of the key.', rfc(7518, '6.2.1.1')],
  x: ['The first coordinate of the key, or the whole key for the type OKP.', rfc(7518, '6.2.1.2')],
  y: ['The second coordinate of the key.', rfc(7518, '6.2.1.3')],
  n: ['The modulus of the RSA key.', rfc(7518, '6.3.1.1')],
  e: ['The exponent of the RSA key.', rfc(7518, '6.3.1.2')],
  blockchainAccountId: [
    'The account on a chain that stands for the key, by CAIP-10.',
    ['CAIP-10', 'https://chainagnostic.org/CAIPs/caip-10'],
  ],
};

/** Types of keys and services, and what each stands for. */
const TYPES: Record<string, string> = {
  JsonWebKey: 'A key that is written as a JSON Web Key.',
  JsonWebKey2020: 'A key that is written as a JSON Web Key.',
  Multikey: 'A key that is written in multibase, with its kind in front.',
  Ed25519VerificationKey2020: 'An Ed25519 key, in an older form than Multikey.',
  Ed25519VerificationKey2018: 'An Ed25519 key, in a form that newer documents leave out.',
  X25519KeyAgreementKey2020: 'An X25519 key for encryption, in an older form than Multikey.',
  EcdsaSecp256k1RecoveryMethod2020: 'A secp256k1 key that is known by its account alone.',
  LinkedDomains: 'Domains of the subject, each of which names this DID in return.',
  DIDCommMessaging: 'A mailbox for DIDComm messages.',
  LinkedVerifiablePresentation: 'Presentations that the subject publishes.',
};

/**
 * Takes a DID document apart, each member with what it says and the section that defines it.
 * @returns Its members in their order.
 */
export function explainDocument(document: JsonObject): ExplainedMember[] {
  return membersOf(document, '');
}

function membersOf(value: Json, pointer: string): ExplainedMember[] {
  if (Array.isArray(value)) {
    return value.map((one, index) => member(String(index + 1), one, `${pointer}/${index}`));
  }
  const entries = isObject(value) ? Object.entries(value) : [];
  return entries.map(([name, one]) => {
    const inner = `${pointer}/${pointerPart(name)}`;
    return { ...member(name, one, inner), ...meaningOf(name, one, inner) };
  });
}

function member(name: string, value: Json, pointer: string): ExplainedMember {
  const members = membersOf(value, pointer);
  if (members.length > 0) return { name, pointer, members };
  return { name, pointer, value: typeof value === 'string' ? value : JSON.stringify(value) };
}

function meaningOf(name: string, value: Json, pointer: string): Pick<ExplainedMember, 'about' | 'section'> {
  // Names inside of a context are data.
  if (/^\/@context\/./.test(pointer) || !Object.hasOwn(MEMBERS, name)) return {};
  const [about, [title, address]] = MEMBERS[name];
  const section = { title, address };
  if (pointer === '/id') return { about: 'The DID itself, which must be the one that was asked for.', section };
  const isKnown = name === 'type' && typeof value === 'string' && Object.hasOwn(TYPES, value);
  return { about: isKnown ? TYPES[String(value)] : about, section };
}
