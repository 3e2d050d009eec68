import { describe, expect, test } from 'vitest';
import { explainDocument } from '../../../../tools-core/resolve/explain.ts';

/** Every member that is explained, with a word of its explanation, and the section that defines it. */
const KNOWN: [name: string, word: string, section: string, anchor: string][] = [
  ['@context', 'names in the document', 'DID 1.1, section 5', '#json-ld-processors'],
  ['controller', 'change the document', 'Controlled Identifiers 1.0, section 2.1.2', '#controllers'],
  ['alsoKnownAs', 'other names', 'Controlled Identifiers 1.0, section 2.1.3', '#also-known-as'],
  ['verificationMethod', 'keys', 'Controlled Identifiers 1.0, section 2.2', '#verification-methods'],
  ['authentication', 'subject itself', 'Controlled Identifiers 1.0, section 2.3.1', '#authentication'],
  ['assertionMethod', 'sign statements', 'Controlled Identifiers 1.0, section 2.3.2', '#assertion'],
  ['keyAgreement', 'encrypt', 'Controlled Identifiers 1.0, section 2.3.3', '#key-agreement'],
  ['capabilityInvocation', 'make use of', 'Controlled Identifiers 1.0, section 2.3.4', '#capability-invocation'],
  [
    'capabilityDelegation',
    'hand a permission on',
    'Controlled Identifiers 1.0, section 2.3.5',
    '#capability-delegation',
  ],
  ['service', 'reach the subject', 'Controlled Identifiers 1.0, section 2.1.4', '#services'],
  ['serviceEndpoint', 'Where the service is', 'Controlled Identifiers 1.0, section 2.1.4', '#services'],
  ['type', 'what kind', 'Controlled Identifiers 1.0, section 2.2', '#verification-methods'],
  ['publicKeyJwk', 'JSON Web Key', 'Controlled Identifiers 1.0, section 2.2.3', '#JsonWebKey'],
  ['publicKeyMultibase', 'multibase', 'Controlled Identifiers 1.0, section 2.2.2', '#Multikey'],
  ['kty', 'type of the key', 'RFC 7517, section 4.1', 'rfc7517#section-4.1'],
  ['use', 'signatures or for encryption', 'RFC 7517, section 4.2', 'rfc7517#section-4.2'],
  ['alg', 'algorithm', 'RFC 7517, section 4.4', 'rfc7517#section-4.4'],
  ['kid', 'name of the key', 'RFC 7517, section 4.5', 'rfc7517#section-4.5'],
  ['crv', 'curve', 'RFC 7518, section 6.2.1.1', 'rfc7518#section-6.2.1.1'],
  ['x', 'first coordinate', 'RFC 7518, section 6.2.1.2', 'rfc7518#section-6.2.1.2'],
  ['y', 'second coordinate', 'RFC 7518, section 6.2.1.3', 'rfc7518#section-6.2.1.3'],
  ['n', 'modulus', 'RFC 7518, section 6.3.1.1', 'rfc7518#section-6.3.1.1'],
  ['e', 'exponent', 'RFC 7518, section 6.3.1.2', 'rfc7518#section-6.3.1.2'],
  ['blockchainAccountId', 'account on a chain', 'CAIP-10', 'caip-10'],
];

describe('a member is explained in one sentence, with the section that defines it', () => {
  test.each(KNOWN)('%s', (name, word, title, anchor) => {
    const [{ about, section }] = explainDocument({ [name]: 'value' });
    expect(about).toContain(word);
    expect(about).toMatch(/^[A-Z].*\.$/);
    expect(section?.title).toBe(title);
    expect(section?.address.startsWith('https://')).toBe(true);
    expect(section?.address.endsWith(anchor)).toBe(true);
  });
});

describe('a type says what kind of key or service it is', () => {
  test.each([
    ['JsonWebKey', 'JSON Web Key'],
    ['JsonWebKey2020', 'JSON Web Key'],
    ['Multikey', 'multibase'],
    ['Ed25519VerificationKey2020', 'older form than Multikey'],
    ['Ed25519VerificationKey2018', 'newer documents leave out'],
    ['X25519KeyAgreementKey2020', 'encryption'],
    ['EcdsaSecp256k1RecoveryMethod2020', 'account alone'],
    ['LinkedDomains', 'Domains'],
    ['DIDCommMessaging', 'DIDComm'],
    ['LinkedVerifiablePresentation', 'Presentations'],
  ])('%s', (type, word) => {
    expect(explainDocument({ type })[0].about).toContain(word);
  });

  test.each(['MyOwnType', 'toString', ['Multikey']])('%j is a type like others', (type) => {
    expect(explainDocument({ type })[0].about).toBe('Says what kind of key or service the object is.');
  });
});

test('the name of a type means nothing in another member', () => {
  expect(explainDocument({ kid: 'Multikey' })[0].about).toBe('A name of the key that its owner chose.');
});

test('the id of the document is the DID, and the id of a part names that part', () => {
  const [own, service] = explainDocument({ id: 'did:web:a', service: [{ id: '#files' }] });
  expect(own.about).toBe('The DID itself, which must be the one that was asked for.');
  expect(service.members?.[0].members?.[0]).toMatchObject({
    name: 'id',
    pointer: '/service/0/id',
    value: '#files',
    about: 'Names what the object around it is about.',
  });
});

test('names inside of a context are data, and so are names that nobody knows', () => {
  const [context, other] = explainDocument({ '@context': [{ id: '@id', 'a/b': 'c' }], toString: 'x' });
  expect(context.about).toContain('JSON-LD');
  expect(context.members).toEqual([
    {
      name: '1',
      pointer: '/@context/0',
      members: [
        { name: 'id', pointer: '/@context/0/id', value: '@id' },
        { name: 'a/b', pointer: '/@context/0/a~1b', value: 'c' },
      ],
    },
  ]);
  expect(other).toEqual({ name: 'toString', pointer: '/toString', value: 'x' });
});

test('items of a list are counted from 1, and what is empty shows its value', () => {
  expect(explainDocument({ other: [true, null, 3, [], {}] })[0].members).toEqual([
    { name: '1', pointer: '/other/0', value: 'true' },
    { name: '2', pointer: '/other/1', value: 'null' },
    { name: '3', pointer: '/other/2', value: '3' },
    { name: '4', pointer: '/other/3', value: '[]' },
    { name: '5', pointer: '/other/4', value: '{}' },
  ]);
});
