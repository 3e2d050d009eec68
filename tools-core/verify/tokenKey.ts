import { bytesOfBase64 } from '../base/index.ts';
import { type CertificateFacts, type Place, readCertificate, type Token } from '../decode/index.ts';
import type { Context } from './context.ts';
import { keyOfCertificate, keyOfJwk, type PublicKey } from './keys.ts';
import { documentOf, type Found, findKey, methodsOf, readKey } from './resolving.ts';
import { MissingInput, VerificationError } from './verificationError.ts';

/** A key for a token, with what is known of whose it is. */
export interface Source {
  key: PublicKey;
  name: string;
  place: Place;
  found?: Found;
  certificate?: CertificateFacts;
}

/** The key that a header leads to: by certificate, by DID URL, or by a key that the reader gave. */
export async function keyFor({ header }: Token, issuer: string | undefined, context: Context): Promise<Source> {
  const { x5c, kid } = header;
  if (Array.isArray(x5c)) return keyOfChain(x5c);
  const place = { part: 'header', pointer: '/kid' };
  if (typeof kid === 'string' && kid.startsWith('did:'))
    return named(await findKey(kid, place, context.resolver), kid, place);
  if (issuer?.startsWith('did:')) {
    const document = await documentOf(issuer, { part: 'payload', pointer: '/iss' }, context.resolver);
    const fragment = typeof kid === 'string' ? (kid.startsWith('#') ? kid : `#${kid}`) : undefined;
    const only = methodsOf(document)[0]?.id;
    if (fragment === undefined && methodsOf(document).length !== 1) {
      throw new VerificationError('no-key', `The header has no kid, and ${issuer} has several keys`, {
        part: 'header',
        pointer: '/kid',
      });
    }
    const url = issuer + (fragment ?? String(only).replace(issuer, ''));
    return named(await findKey(url, place, context.resolver), url, place);
  }
  const given = context.resolver.material.keys.find(
    (key) => kid === undefined || key.kid === undefined || key.kid === kid,
  );
  if (given)
    return { key: readKey(() => keyOfJwk(given), place), name: String(given.kid ?? 'the key that you gave'), place };
  if (header.typ === 'kb+jwt') {
    throw new MissingInput(
      'A key binding JWT is checked by the key in cnf of its SD-JWT. Put in the whole, with ~ in between.',
    );
  }
  if (kid === undefined && issuer === undefined) {
    throw new VerificationError('no-key', 'The token gives no way to a key: neither kid, nor x5c, nor an issuer', {
      part: 'header',
      pointer: '',
    });
  }
  throw new MissingInput(`The key of ${issuer ?? kid} stands in metadata that needs a network. Give the key as JWK.`, [
    { kind: 'key', id: String(issuer ?? kid) },
  ]);
}

const named = (found: Found, name: string, place: Place): Source => ({ key: found.key, name, place, found });

function keyOfChain(x5c: unknown[]): Source {
  const place = { part: 'header', pointer: '/x5c/0' };
  const [leaf] = derOf(x5c, place);
  if (!leaf) throw new VerificationError('no-key', 'x5c is empty', { part: 'header', pointer: '/x5c' });
  // Whether its chain is in order and trusted is asked by another policy: `checkTrust`.
  const certificate = readCertificate(leaf);
  return { key: readKey(() => keyOfCertificate(certificate), place), name: certificate.subject, place, certificate };
}

/** Certificates of `x5c`, which are in base64 and not base64url (RFC 7515 section 4.1.6). */
export function derOf(x5c: unknown[], place: Place): Uint8Array[] {
  return x5c.map((text, at) => {
    const der = typeof text === 'string' ? bytesOfBase64(text) : undefined;
    if (!der)
      throw new VerificationError('key-malformed', `Certificate ${at} of x5c is not base64`, {
        ...place,
        pointer: `/x5c/${at}`,
      });
    try {
      readCertificate(der);
    } catch (error) {
      throw new VerificationError('key-malformed', (error as Error).message, { ...place, pointer: `/x5c/${at}` });
    }
    return der;
  });
}
