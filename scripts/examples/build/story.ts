import { base64url, testKey } from '../sign/keys.ts';

/**
 * The story of all examples: an employer issues an employee credential, the employee holds it in a wallet, and a site
 * asks for it at its door. Identifiers, dates and claims are here once.
 */
export const keys = {
  /** `#key-1` of the issuer: Data Integrity with EdDSA. */
  issuerEd25519: testKey('issuer 1', 'Ed25519'),
  /** `#key-2` of the issuer: Data Integrity with ECDSA. */
  issuerP256: testKey('issuer 2', 'P-256'),
  /** `#key-3` of the issuer: JOSE. */
  issuerJose: testKey('issuer 3', 'P-256'),
  holder: testKey('holder', 'Ed25519'),
  /** Key in the holder's device, which SD-JWT and mdoc bind to. */
  device: testKey('holder device', 'P-256'),
  relyingParty: testKey('relying party', 'P-256'),
  certificateRoot: testKey('certificate root', 'P-256'),
  documentSigner: testKey('document signer', 'P-256'),
  credentialSigner: testKey('credential signer', 'P-256'),
  listSigner: testKey('list signer', 'P-256'),
};

export const ISSUER = 'did:web:example.com:issuers:42';
export const ISSUER_NAME = 'Example Works';
/** The issuer in credentials that it signs with a certificate, which names it so. */
export const CERTIFIED_ISSUER = 'https://example.com/issuers/42';
export const ISSUER_KEYS = { ed25519: `${ISSUER}#key-1`, p256: `${ISSUER}#key-2`, jose: `${ISSUER}#key-3` };
/** The issuer's key as a DID that needs no web server, for credentials that verify anywhere. */
export const PORTABLE_ISSUER = `did:key:${keys.issuerEd25519.multibase}`;
export const PORTABLE_ISSUER_KEY = `${PORTABLE_ISSUER}#${keys.issuerEd25519.multibase}`;
export const PORTABLE_JOSE_ISSUER = `did:jwk:${base64url(JSON.stringify(keys.issuerJose.jwk))}`;
export const PORTABLE_JOSE_KEY = `${PORTABLE_JOSE_ISSUER}#0`;
export const HOLDER = `did:key:${keys.holder.multibase}`;
export const HOLDER_KEY = `${HOLDER}#${keys.holder.multibase}`;
export const DEVICE = `did:jwk:${base64url(JSON.stringify(keys.device.jwk))}`;
export const RELYING_PARTY = 'did:web:example.org';
export const RELYING_PARTY_KEY = `${RELYING_PARTY}#key-1`;
/** Client identifier of the relying party (OpenID4VP 1.0 section 5.9.3). */
export const CLIENT_ID = `decentralized_identifier:${RELYING_PARTY}`;
/** Domain of the relying party in Data Integrity proofs outside of OpenID4VP. */
export const DOMAIN = 'example.org';

export const STATUS_LIST = 'https://example.com/status/3';
export const STATUS_LIST_2021 = 'https://example.com/status/1';
/** Entries of a status list: the least that Bitstring Status List 1.0 section 3.3 allows. */
export const STATUS_LIST_LENGTH = 131_072;
export const REVOKED_INDEXES = [4031, 23_452, 88_120, 131_071];
export const REVOKED_INDEXES_2021 = [512, 70_001];
export const VALID_INDEX = 94_567;
export const REVOKED_INDEX = 23_452;

export const SCHEMA = 'https://example.com/schemas/employee.json';
export const VCT = 'https://example.com/credentials/employee';
export const DOCTYPE = 'com.example.employee.1';

/** Times in UTC, whole seconds. */
export const times = {
  signed: '2026-01-01T09:00:00Z',
  validFrom: '2026-01-01T00:00:00Z',
  validUntil: '2027-12-31T23:59:59Z',
  /** End of the credential that has expired. */
  expired: '2026-03-31T23:59:59Z',
  /** A status list token of the day, whose copies can be cached until the evening. */
  listed: '2026-06-01T06:00:00Z',
  /** The relying party asks, and the holder answers a little later. */
  requested: '2026-06-01T09:29:30Z',
  presented: '2026-06-01T09:30:00Z',
  /** End of the request and of the presentations. */
  presentationEnds: '2026-06-01T09:34:30Z',
  /** The moment for which outcomes are stated. */
  now: '2026-06-01T09:31:00Z',
};

/** Random values of the relying party: unpredictable in life, fixed here. */
export const CHALLENGE = '5f1c0c0e-3a5b-4f0e-9d36-2a8f6f0b7c51';
export const NONCE = 'n-0bq7Yx3JtKc5VwZr8Lm2Ad';
/** Where wallets post their answer to the request. */
export const RESPONSE_URI = 'https://example.org/openid4/vp/v1_0/7c1f5f0e/direct_post';
export const STATE = 'af0c2f6d9be14a6f';

/** What the employer says of the employee. */
export const claims = {
  givenName: 'Alex',
  familyName: 'Morgan',
  employeeId: 'E-1042',
  jobTitle: 'Service engineer',
  site: 'north',
};

/** Seconds since 1970, as JWT claims have them (RFC 7519 section 2). */
export const seconds = (time: string): number => Date.parse(time) / 1000;
