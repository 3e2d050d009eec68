import { ROOT } from '../examples/build/certificates.ts';
import { keys } from '../examples/build/story.ts';
import { signCertificate } from '../examples/sign/certificates.ts';
import { signToken } from '../examples/sign/jws.ts';
import { testKey } from '../examples/sign/keys.ts';

const HOUR = 3_600_000;
const key = testKey('request signer', 'P-256');

/**
 * Certificate of the simulator for one host, from the root of the examples, as DER. Wallets check it by the clock of this
 * machine, so it is valid around now.
 */
export function requestCertificate(host: string, now = Date.now()): Uint8Array {
  return signCertificate({
    subject: 'Example test authorizer, do not trust',
    issuer: ROOT,
    key,
    issuerKey: keys.certificateRoot,
    serialNumber: 5,
    notBefore: new Date(now - HOUR).toISOString(),
    notAfter: new Date(now + 24 * HOUR).toISOString(),
    kind: 'request signer',
    host,
  });
}

/**
 * Signs a request object for a client identifier with the prefix `x509_san_dns` (OpenID4VP 1.0 section 5.9.3). The
 * header contains the certificate of the signer, without the root, which wallets have already.
 */
export function signRequest(request: object, certificate: Uint8Array): string {
  const x5c = [Buffer.from(certificate).toString('base64')];
  return signToken({ typ: 'oauth-authz-req+jwt', x5c }, request, key);
}
