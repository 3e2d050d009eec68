import {
  bytesOfText,
  fromBase64url,
  HASHES,
  hexOf,
  InputError,
  isObject,
  type Json,
  type JsonObject,
  LIMITS,
  ownEntry,
  parseJson,
  toBase64url,
  utf8,
} from '../base/index.ts';
import { decodeToken, isCompactJws } from './token.ts';
import type { Disclosure, FormatFault, Part, SdJwt, Token } from './types.ts';

/** Digest of a text under the algorithm that a payload names, in base64url; undefined if it is not known. */
export function digestOf(text: string, { _sd_alg: name = 'sha-256' }: JsonObject): string | undefined {
  const hash = typeof name === 'string' ? ownEntry(HASHES, name) : undefined;
  return hash && toBase64url(hash(bytesOfText(text)));
}

const stray = (detail: string, place: string): FormatFault => ({ cause: 'disclosure-stray', detail, place });

/** Takes an SD-JWT apart, puts disclosed claims in their place and finds what breaks its rules (RFC 9901 section 7.1). */
export function decodeSdJwt(text: string, start = 0): { sdJwt: SdJwt; parts: Part[]; faults: FormatFault[] } {
  const [first = '', ...rest] = text.split('~');
  const last = rest.pop() ?? '';
  const { token, parts, faults } = decodeToken(first, start);
  const [header, payload, signature] = parts as [Part, Part, Part];
  const all = [{ ...header, kind: 'sd-jwt-vc-header' }, { ...payload, kind: 'sd-jwt-vc' }, signature];
  const disclosures: Disclosure[] = [];
  let at = start + first.length + 1;
  for (const [index, own] of rest.slice(0, LIMITS.values).entries()) {
    const id = `disclosure ${index + 1}`;
    const span = { start: at, end: at + own.length };
    at = span.end + 1;
    const read = readDisclosure(own, token.payload);
    if (typeof read === 'string') {
      faults.push(stray(`Disclosure ${index + 1} ${read}`, id));
      continue;
    }
    disclosures.push(read);
    const { salt, claim, value, digest } = read;
    const view: JsonObject = { salt, ...(claim === undefined ? {} : { claim }), value, digest };
    all.push({ id, title: `Disclosure of ${claim ?? 'an array item'}`, value: view, kind: 'sd-jwt-disclosure', span });
  }
  const { claims, withheld, faults: misplaced } = place(token.payload, disclosures);
  faults.push(...disclosureFaults(token, claims, disclosures), ...misplaced.map((detail) => stray(detail, 'payload')));
  all.push({ id: 'claims', title: 'Claims as disclosed', value: claims, kind: 'sd-jwt-vc' });
  const bound = text.slice(0, text.length - last.length);
  const sdJwt: SdJwt = { token, disclosures, bound, claims, withheld };
  if (last === '') return { sdJwt, parts: all, faults };
  if (!isCompactJws(last)) {
    const cut = last.includes('.') ? '' : '. An SD-JWT without key binding ends with ~, so it may be cut off';
    const detail = `What follows the last ~ is not a key binding JWT of three parts${cut}`;
    return { sdJwt, parts: all, faults: [...faults, { cause: 'token-form', detail, place: 'key binding' }] };
  }
  // The JWT by which the holder shows the key (RFC 9901 section 4.3).
  const binding = decodeToken(last, start + bound.length, 'key binding ');
  const kinds = ['key-binding-jwt-header', 'key-binding-jwt', 'signature'];
  const bindingParts = binding.parts.map((part, index) => ({
    ...part,
    title: `Key binding ${part.title.toLowerCase()}`,
    kind: kinds[index] as string,
  }));
  return {
    sdJwt: { ...sdJwt, keyBinding: binding.token },
    parts: [...all, ...bindingParts],
    faults: [...faults, ...binding.faults],
  };
}

/** Claims that an SD-JWT VC may not put into disclosures (SD-JWT VC section 3.2.2.2). */
const OPEN_CLAIMS = ['iss', 'nbf', 'exp', 'cnf', 'vct', 'vct#integrity', 'status'];

/** Disclosures that are there twice, that no digest names, or that may not be one. */
function disclosureFaults({ header, payload }: Token, claims: JsonObject, disclosures: Disclosure[]): FormatFault[] {
  const isKnown = digestOf('', payload) !== undefined;
  const isVc = 'vct' in claims || /^(?:application\/)?(?:dc|vc)\+sd-jwt$/.test(String(header.typ));
  return disclosures.flatMap(({ isNamed, claim, path, text }, index) => {
    const id = `disclosure ${index + 1}`;
    const first = disclosures.findIndex((one) => one.text === text);
    if (first < index)
      return [stray(`Disclosure ${index + 1} repeats disclosure ${first + 1}, but each may occur only once`, id)];
    if (!isNamed && isKnown)
      return [stray(`No digest in the payload is that of ${claim ?? 'an array item'}${slipOf(text, payload)}`, id)];
    if (!isVc || claim === undefined || path?.length !== 1 || !OPEN_CLAIMS.includes(claim)) return [];
    const rule = 'In an SD-JWT VC, it must be in the payload, where it cannot be withheld (SD-JWT VC section 3.2.2.2)';
    return [stray(`${claim} is in a disclosure. ${rule}`, id)];
  });
}

/** What a digest was probably computed from or written as, where no digest is that of a disclosure. */
function slipOf(disclosure: string, payload: JsonObject): string {
  const all = JSON.stringify(payload);
  const isThere = (text: string) => all.includes(`"${text}"`);
  const digest = fromBase64url(digestOf(disclosure, payload) ?? '') ?? new Uint8Array();
  if (isThere(hexOf(digest))) return ', which is there in hexadecimal digits: it has to be base64url';
  if (isThere(btoa(String.fromCharCode(...digest))))
    return ', which is there in base64: it has to be base64url without padding';
  const other = Object.keys(HASHES).find((name) => isThere(digestOf(disclosure, { _sd_alg: name }) ?? ''));
  if (other) return `. One was computed with ${other}, and _sd_alg is ${payload._sd_alg ?? 'sha-256 by default'}`;
  const json = utf8(fromBase64url(disclosure) ?? new Uint8Array());
  const isOfJson = json !== undefined && isThere(digestOf(json, payload) ?? '');
  return isOfJson ? '. One was computed from its JSON instead of its base64url' : '';
}

function readDisclosure(text: string, payload: JsonObject): Disclosure | string {
  if (text === '') return 'is empty: there are two ~ in a row';
  const bytes = fromBase64url(text);
  const json = bytes && utf8(bytes);
  if (json === undefined) return 'is not base64url of text';
  try {
    const value = parseJson(json);
    if (!Array.isArray(value) || typeof value[0] !== 'string' || value.length < 2 || value.length > 3)
      return 'is not an array of salt, name and value';
    const [salt, claim] = value;
    const common = { text, digest: digestOf(text, payload) ?? '', salt, value: value.at(-1) as Json, isNamed: false };
    if (value.length === 2) return common;
    return typeof claim === 'string' ? { ...common, claim } : 'has a name that is not a string';
  } catch (error) {
    if (error instanceof InputError) return `is not JSON. ${error.message}`;
    throw error;
  }
}

type Path = (string | number)[];

/** The payload with disclosed claims in their place; marks the disclosures that a digest names. */
function place(payload: JsonObject, disclosures: Disclosure[]) {
  // Of two that are alike, the first counts.
  const byDigest = new Map([...disclosures].reverse().map((disclosure) => [disclosure.digest, disclosure]));
  const seen = new Set<string>();
  const faults: string[] = [];
  let withheld = 0;
  const disclosed = (digest: Json): Disclosure | undefined => {
    if (typeof digest !== 'string') return undefined;
    if (seen.has(digest)) faults.push(`The digest ${digest} is in the payload twice`);
    const found = seen.has(digest) ? undefined : byDigest.get(digest);
    seen.add(digest);
    if (found) found.isNamed = true;
    else withheld += 1;
    return found;
  };
  const walk = (value: Json, path: Path): Json => {
    if (path.length > LIMITS.depth) throw new InputError(`The claims have more than ${LIMITS.depth} levels.`);
    if (Array.isArray(value)) {
      const items: Json[] = [];
      for (const item of value) items.push(...itemOf(item, [...path, items.length]));
      return items;
    }
    if (!isObject(value)) return value;
    const { _sd: digests, ...members } = value;
    // RFC 9901 sections 4.1.1 and 4.2.4.2.
    if ('...' in members) faults.push('... is in an object that is not the digest of an array item alone');
    if ('_sd_alg' in members && path.length > 0)
      faults.push('_sd_alg is inside a claim, but it is for the whole payload');
    const claims = Object.entries(members).map(([name, inner]): [string, Json] => [name, walk(inner, [...path, name])]);
    if (digests !== undefined && !(Array.isArray(digests) && digests.every((one) => typeof one === 'string')))
      faults.push('_sd is not a list of digests in base64url (RFC 9901 section 7.1)');
    for (const digest of Array.isArray(digests) ? digests : []) {
      const found = disclosed(digest);
      if (!found) continue;
      const { claim } = found;
      if (claim === undefined) faults.push("A claim's disclosure has two items, but needs three: salt, name and value");
      else if (['_sd', '...'].includes(claim))
        faults.push(`A disclosure is named ${claim}, which is reserved (RFC 9901 section 7.1)`);
      // Also of two disclosures in one place, none may have the name of the other.
      else if (claims.some(([name]) => name === claim))
        faults.push(`The disclosure of ${claim} repeats a name that the payload has`);
      else {
        found.path = [...path, claim];
        claims.push([claim, walk(found.value, found.path)]);
      }
    }
    return Object.fromEntries(claims);
  };
  const itemOf = (item: Json, path: Path): Json[] => {
    const digest = isObject(item) && Object.keys(item).length === 1 ? item['...'] : undefined;
    if (digest === undefined) return [walk(item, path)];
    const found = disclosed(digest);
    if (!found) return [];
    found.path = path;
    return [walk(found.value, path)];
  };
  const { _sd_alg: _, ...claims } = walk(payload, []) as JsonObject;
  return { claims, withheld, faults };
}
