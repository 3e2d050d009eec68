import { bytesOfBase64, isObject, type Json, type JsonObject, objectsAt, textOf, tryOr } from '../base/index.ts';
import { type CertificateData, type Decoded, type Location, objectsOfToken, type Token } from '../decode/index.ts';
import { keyOfCertificate, keyOfJwk, type PublicKey, readKey } from './keys.ts';
import type { Material } from './material.ts';
import type { Found } from './resolving.ts';
import { type Context, MissingInput, VerificationError } from './types.ts';

/** A key for a token, with what is known of whose it is. */
export interface Source {
  key: PublicKey;
  /** The key as its owner published it, if it's a JWK: its members can limit what it's for. */
  jwk?: JsonObject | undefined;
  name: string;
  /** Whether `name` is the id that the header has for it. */
  isNamed?: boolean;
  place: Location;
  found?: Found;
  /** Certificates of `x5c`: the first is that of the key. */
  chain?: CertificateData[];
  /** The token itself contains the key, so it shows nothing about whose it is. */
  isOwn?: boolean;
  /** Nothing shows that this key is meant, so a signature by a different key is no error. */
  isGuess?: boolean;
  /** What is wrong with the `kid` in the header, reported after the signature was checked. */
  slip?: VerificationError;
}

const KID = 'header/kid';

/** The keys that a header may mean: by certificate, by DID URL, in the token itself, or pasted beside it. */
export async function keysFor(decoded: Decoded, issuer: string | undefined, context: Context): Promise<Source[]> {
  const { header, payload } = decoded.token as Token;
  const { x5c, kid, jwk } = header;
  if (x5c !== undefined) return [await keyOfChain(x5c)];
  // DIDs bring their methods and the formats of their keys along, which other keys do without.
  if (/^\s*did(?::|%3a)/i.test(textOf(kid))) return (await import('./keysOfDid.ts')).keysOfUrl(String(kid), context);
  const kind = decoded.tokenKind;
  if (kind?.key === 'jwk' && isObject(jwk)) return [ownKey(jwk, 'header/jwk', 'the jwk in the header')];
  if (kind?.key === 'jwks' && payload.iss === payload.sub) return keysOfJwks(payload, kid);
  if (issuer?.startsWith('did:')) return (await import('./keysOfDid.ts')).keysOfIssuer(issuer, kid, context);
  const { material } = context.resolver;
  const attested = attestedKey(payload, header);
  const sources = attested ? [attested] : await givenKeys(material, kid, issuer);
  if (sources.length > 0) return sources;
  if (isObject(jwk)) return [ownKey(jwk, 'header/jwk', 'the jwk in the header')];
  throw missingKey(decoded, issuer, material);
}

function ownKey(jwk: JsonObject, place: Location, name: string): Source {
  return { key: readKey(() => keyOfJwk(jwk), place), jwk, name, place, isOwn: true };
}

/** The sources that can be read. @throws VerificationError of the first one if none can */
function readable<One>(all: readonly One[], read: (one: One) => Source): Source[] {
  const sources = all.flatMap((one) => tryOr(() => read(one)) ?? []);
  return sources.length > 0 ? sources : all.slice(0, 1).map(read);
}

/** The keys of an entity statement that an entity makes about itself (OpenID Federation 1.0 section 3.1). */
function keysOfJwks({ jwks }: JsonObject, kid: Json | undefined): Source[] {
  const keys = isObject(jwks) ? objectsAt(jwks.keys) : [];
  const meant = keys.filter(([, key]) => kid === undefined || key.kid === kid);
  const detail = keys.length === 0 ? 'jwks contains no key' : `jwks has no key with the kid ${JSON.stringify(kid)}`;
  if (meant.length === 0) throw new VerificationError('key-missing', detail, 'payload/jwks');
  return readable(meant, ([at, key]) => ({
    ...ownKey(key, `payload/jwks/keys/${at}`, 'the key in its own jwks'),
    isNamed: kid !== undefined,
  }));
}

/** The key of a client that an attestation in the header names (OpenID4VP 1.0 section 5.9.3). */
function attestedKey({ client_id: client }: JsonObject, { jwt }: JsonObject): Source | undefined {
  if (!textOf(client).startsWith('verifier_attestation:') || typeof jwt !== 'string') return undefined;
  const [, { cnf, sub } = {}] = objectsOfToken(jwt);
  if (!isObject(cnf) || !isObject(cnf.jwk))
    throw new VerificationError('no-key', 'The attestation in the header has no cnf.jwk', 'header/jwt');
  if (`verifier_attestation:${sub}` !== client) {
    const detail = `The attestation is for ${JSON.stringify(sub ?? null)}, but client_id is ${client}`;
    throw new VerificationError('other-did', detail, 'header/jwt');
  }
  return ownKey(cnf.jwk, 'header/jwt', 'the key in the verifier attestation');
}

/** Keys that were pasted: those with the same kid, then those without one, and then those of certificates. */
export async function givenKeys({ keys, usedKeys }: Material, kid: Json | undefined, issuer: string | undefined) {
  const own = keys.filter(({ jwk, issuer: owner }) => jwk && (!owner || !issuer || owner === issuer));
  const exact = own.filter(({ jwk }) => kid === undefined || jwk?.kid === kid);
  const jwks = exact.length > 0 ? exact : own.filter(({ jwk }) => jwk?.kid === undefined);
  const isNamed = kid !== undefined || issuer !== undefined;
  const given = jwks.length > 0 ? jwks : keys.filter(({ der }) => isNamed && der);
  for (const one of given) usedKeys.add(one);
  // Certificates take a reader that keys don't need.
  const reader = given[0]?.der && (await import('../decode/certificate.ts'));
  return readable(given, ({ jwk, der }): Source => {
    if (!reader || !der) {
      const key = readKey(() => keyOfJwk(jwk ?? {}), KID);
      return {
        key,
        jwk,
        name: String(jwk?.kid ?? 'the key you added'),
        isNamed: jwk?.kid !== undefined,
        place: KID,
      };
    }
    const certificate = reader.readCertificate(der);
    const name = `the key of the certificate you added, ${certificate.subject}`;
    return { key: readKey(() => keyOfCertificate(certificate), KID), name, place: KID, isGuess: true };
  });
}

function missingKey({ token, tokenKind }: Decoded, issuer: string | undefined, { keys }: Material): Error {
  const { kid, typ } = token?.header ?? {};
  if (typ === 'kb+jwt' || tokenKind?.typ === 'kb+jwt') {
    return new MissingInput(
      'A key binding JWT is verified with the key in cnf of its SD-JWT. Paste the whole SD-JWT, with every ~.',
    );
  }
  if (kid === undefined && issuer === undefined) {
    const detail = "The token doesn't identify a key: it has neither kid, nor x5c, nor an issuer";
    return new VerificationError('no-key', detail, 'header');
  }
  const ids = keys.flatMap(({ jwk }) => (jwk?.kid === undefined ? [] : [JSON.stringify(jwk.kid)]));
  const differs =
    ids.length > 0 ? ` The header has the kid ${JSON.stringify(kid ?? null)}, but you added ${ids.join(', ')}.` : '';
  const who = issuer ?? kid;
  const advice = `Add the key of ${who} as a JWK, a JWK set or PEM, because the tool can't fetch its metadata.`;
  return new MissingInput(advice + differs, 'key');
}

async function keyOfChain(x5c: Json): Promise<Source> {
  const { readCertificate } = await import('../decode/certificate.ts');
  const place = 'header/x5c/0';
  const chain = derOf(x5c).map((der, at) => readKey(() => readCertificate(der), `header/x5c/${at}`));
  const [leaf] = chain;
  if (!leaf) throw new VerificationError('no-key', 'x5c is empty', 'header/x5c');
  // Whether its chain is in order and trusted is another check: `checkTrust`.
  return { key: readKey(() => keyOfCertificate(leaf), place), name: leaf.subject, place, chain };
}

/** Certificates of `x5c`: a list of DER in base64, not base64url (RFC 7515 section 4.1.6). @throws VerificationError with the cause */
export function derOf(x5c: Json, cause = 'key-malformed'): Uint8Array[] {
  const place = 'header/x5c';
  if (!Array.isArray(x5c)) {
    const isText = typeof x5c === 'string';
    const detail = `x5c is ${isText ? 'a string' : 'not a list'}, but must be a list of base64 certificates`;
    const corrected = isText ? `"x5c": ${JSON.stringify([bareBase64(x5c)])}` : undefined;
    throw new VerificationError(cause, detail, place, corrected);
  }
  return x5c.map((text, at) => {
    const written = textOf(text);
    const der = written === text ? bytesOfBase64(written) : undefined;
    if (der) return der;
    const why = written.includes('-----BEGIN')
      ? 'PEM: only the base64 between its lines belongs there'
      : /^[\w-]+$/.test(written)
        ? 'base64url: x5c has base64, with + and /'
        : 'not base64';
    const bare = bareBase64(written);
    const corrected = bytesOfBase64(bare) && bare;
    throw new VerificationError(cause, `Certificate ${at} of x5c is ${why}`, `${place}/${at}`, corrected);
  });
}

/** The base64 of a certificate that was written as PEM or as base64url. */
const bareBase64 = (text: string): string =>
  text
    .replace(/-----[A-Z ]+-----|\\n|\s/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
