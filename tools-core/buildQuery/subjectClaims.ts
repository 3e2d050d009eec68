import { isObject, type Json, type JsonObject } from '../base/index.ts';
import type { ClaimsPath } from '../query/claimsPath.ts';
import type { Credential } from '../query/credential.ts';

/** Claims of an SD-JWT VC that are about the credential itself (SD-JWT VC sections 2.2.2.2 and 2.2.2.3, RFC 7519). */
const ABOUT_CREDENTIAL = 'iss nbf exp iat jti cnf vct vct#integrity status'.split(' ');

/** The claims about the subject: what a reader asks for. Dates, types and keys come along anyway. */
export function subjectClaims({ format, claims }: Pick<Credential, 'format' | 'claims'>): JsonObject {
  if (format === 'mso_mdoc') return claims;
  if (format === 'dc+sd-jwt') return without(claims, ABOUT_CREDENTIAL);
  const { credentialSubject: subject } = claims;
  const bare = (value: Json) => (isObject(value) ? without(value, ['id']) : value);
  return subject === undefined ? {} : { credentialSubject: Array.isArray(subject) ? subject.map(bare) : bare(subject) };
}

const without = (value: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

/** Claims of a credential that are offered. */
const MOST = 200;

/**
 * The claims path pointers to all values (OpenID4VP 1.0 section 7), each with its value. Lists of objects are entered
 * with `null`, other lists are one value.
 * @param depth steps of a path at most: an mdoc has two
 */
export function claimPaths(value: Json, depth: number): { path: ClaimsPath; value: Json }[] {
  const found = new Map<string, { path: ClaimsPath; value: Json }>();
  const visit = (item: Json, path: ClaimsPath) => {
    const isList = Array.isArray(item) && item.length > 0 && item.every(isObject);
    const isOpen = path.length < depth && (isList || (isObject(item) && Object.keys(item).length > 0));
    if (isOpen && isList) for (const one of item) visit(one, [...path, null]);
    else if (isOpen && isObject(item)) for (const [name, one] of Object.entries(item)) visit(one, [...path, name]);
    else if (path.length > 0 && found.size < MOST && !found.has(JSON.stringify(path)))
      found.set(JSON.stringify(path), { path, value: item });
  };
  visit(value, []);
  return [...found.values()];
}
