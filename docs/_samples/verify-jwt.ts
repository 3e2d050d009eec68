import { decodeProtectedHeader, importJWK, jwtVerify } from 'jose';

/** Verifies a JWT credential's signature, and that the credential is valid at the given time. */
export async function run({ jwt, didDocument, time }: { jwt: string; didDocument: string; time: string }) {
  const currentDate = new Date(time);
  if (Number.isNaN(currentDate.getTime())) throw new Error('Write the time as 2026-06-01T09:31:00Z.');
  const issuer = JSON.parse(didDocument);
  const { kid } = decodeProtectedHeader(jwt.trim());
  const key = issuer.verificationMethod?.find(({ id }: { id: string }) => id === kid);
  if (!key?.publicKeyJwk) throw new Error(`The DID document has no JWK with the id ${kid}.`);
  if (!issuer.assertionMethod?.includes(kid)) throw new Error('This key may not sign credentials.');

  // List the algorithms you accept. Don't trust the header's value.
  const algorithms = ['ES256'];
  const publicKey = await importJWK(key.publicKeyJwk, 'ES256');
  const { payload } = await jwtVerify(jwt.trim(), publicKey, { algorithms, currentDate, issuer: issuer.id });
  return { verified: true, payload };
}
