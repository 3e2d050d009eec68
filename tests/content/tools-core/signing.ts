import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { signToken } from '../../../scripts/examples/sign/jws.ts';
import type { TestKey } from '../../../scripts/examples/sign/keys.ts';

/** A value as a part of a token. */
export const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A credential of data model 2.0. */
export const credentialOf = (issuer: string, changes: JsonObject = {}): JsonObject => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiableCredential'],
  issuer,
  validFrom: '2026-01-01T00:00:00Z',
  validUntil: '2027-01-01T00:00:00Z',
  credentialSubject: { id: 'did:example:subject' },
  ...changes,
});

/** A credential of data model 2.0 as a token (VC JOSE COSE section 3.1.1). */
export const credentialBy = (key: TestKey, issuer: string, kid: string, header: JsonObject = {}): string =>
  signToken({ kid, typ: 'vc+jwt', ...header }, credentialOf(issuer), key);
