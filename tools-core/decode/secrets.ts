import { isObject, type Json, PRIVATE_MEMBERS } from '../base/index.ts';

const PRIVATE_NAMES =
  /^(?:privateKey|secretKey)(?:Jwk|Multibase|Base58|Hex|Pem)?$|^(?:client_secret|api_?secret|seed)$/i;

/** A copy of a value in which nothing secret is left, and whether there was anything. */
export function withoutSecrets(value: Json): { value: Json; found: boolean } {
  let found = false;
  const mask = (secret: Json): string => {
    found = true;
    return `Private, not shown (${typeof secret === 'string' ? `${secret.length} characters` : 'a value'})`;
  };
  const walk = (one: Json): Json => {
    if (Array.isArray(one)) return one.map(walk);
    if (!isObject(one)) return one;
    const isKey = typeof one.kty === 'string';
    const members = Object.entries(one).map(([name, inner]): [string, Json] =>
      (isKey && PRIVATE_MEMBERS.includes(name)) || PRIVATE_NAMES.test(name) ? [name, mask(inner)] : [name, walk(inner)],
    );
    return Object.fromEntries(members);
  };
  return { value: walk(value), found };
}
