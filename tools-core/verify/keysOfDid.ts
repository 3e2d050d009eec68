import { isObject, type Json, textOf } from '../base/index.ts';
import type { Location } from '../decode/index.ts';
import { documentOf, type Found, findKeys, foundIn, methodsOf, plainDidUrl } from './resolving.ts';
import type { Source } from './tokenKey.ts';
import { type Context, VerificationError } from './types.ts';

const KID = 'header/kid';

/** The keys that a DID URL names; of a bare DID, its first key. */
export function keysOfUrl(kid: string, { resolver }: Context): Source[] {
  const url = plainDidUrl(kid);
  const methods = url.includes('#') ? [] : methodsOf(documentOf(url, KID, resolver));
  const [method] = methods;
  const id = textOf(method?.id);
  if (!method || id === '') {
    const detail = 'kid has a space, a capital or a percent-encoded character where a DID has none';
    const slip = new VerificationError('key-missing', detail, KID, `"kid": ${JSON.stringify(url)}`);
    return findKeys(url, KID, resolver).map((found) => ({ ...named(found, url), ...(kid === url ? {} : { slip }) }));
  }
  const whole = id.startsWith('#') ? url + id : id;
  const more = methods.length > 1 ? `, which has ${methods.length} keys` : '';
  const detail = `kid is only the DID${more}. It must identify one of its keys`;
  const slip = new VerificationError('key-missing', detail, KID, `"kid": ${JSON.stringify(whole)}`);
  return [{ ...named(foundIn(url, documentOf(url, KID, resolver), method, KID), whole), slip }];
}

/** The key of an issuer that is a DID: the one that `kid` names in its document, or its only one. */
export function keysOfIssuer(issuer: string, kid: Json | undefined, { resolver }: Context): Source[] {
  const methods = methodsOf(documentOf(issuer, 'payload/iss', resolver));
  const fragment = typeof kid === 'string' ? (kid.startsWith('#') ? kid : `#${kid}`) : undefined;
  if (fragment === undefined && methods.length !== 1)
    throw new VerificationError('no-key', `The header has no kid, but ${issuer} has several keys`, KID);
  const url = issuer + (fragment ?? String(methods[0]?.id).replace(issuer, ''));
  return findKeys(url, KID, resolver).map((found) => named(found, url));
}

/** A key of a DID document. */
export function named(found: Found, name: string, place: Location = KID): Source {
  const { publicKeyJwk: jwk } = found.method;
  return { key: found.key, jwk: isObject(jwk) ? jwk : undefined, name, isNamed: true, place, found };
}
