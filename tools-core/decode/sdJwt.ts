import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import {
  bytesOfText,
  fromBase64url,
  InputError,
  isObject,
  type Json,
  type JsonObject,
  LIMITS,
  ownEntry,
  readPlaces,
  toBase64url,
  utf8,
} from '../base/index.ts';
import { decodeToken, isCompactJws } from './token.ts';
import type { Disclosure, FormatFault, Part, SdJwt, Token } from './types.ts';

/** Hash functions that `_sd_alg` may name (RFC 9901 section 4.1.1). */
const HASHES: Record<string, (bytes: Uint8Array) => Uint8Array> = {
  'sha-256': sha256,
  'sha-384': sha384,
  'sha-512': sha512,
};

/** Digest of a text under the algorithm that a payload names, in base64url; undefined if it is not known. */
export function digestOf(text: string, payload: JsonObject): string | undefined {
  const hash = ownEntry(HASHES, typeof payload._sd_alg === 'string' ? payload._sd_alg : 'sha-256');
  return hash && toBase64url(hash(bytesOfText(text)));
}

/** Whether a text has the form of an SD-JWT: a JWS and what follows behind `~` (RFC 9901 section 4). */
export const isSdJwt = (text: string): boolean => text.includes('~') && isCompactJws(text.slice(0, text.indexOf('~')));

export interface ReadSdJwt {
  sdJwt: SdJwt;
  parts: Part[];
  faults: FormatFault[];
}

/** Takes an SD-JWT apart, puts disclosed claims in their place and finds what breaks its rules (RFC 9901 section 7.1). */
export function decodeSdJwt(text: string, start = 0): ReadSdJwt {
  const pieces = text.split('~');
  const first = decodeToken(pieces[0] as string, start);
  const { token, faults } = first;
  const last = pieces.at(-1) as string;
  const texts = pieces.slice(1, -1);
  const bound = text.slice(0, text.length - last.length);
  const read = readDisclosures(texts, token.payload, start + (pieces[0] as string).length + 1);
  const { disclosures, parts } = read;
  faults.push(...read.faults);
  const placed = place(token.payload, disclosures);
  const isKnown = digestOf('', token.payload) !== undefined;
  if (!isKnown) faults.push(hashFault(token.payload));
  for (const [index, { isNamed, claim, text: own }] of disclosures.entries()) {
    const first = disclosures.findIndex((one) => one.text === own);
    if (first < index) {
      const detail = `Disclosure ${index + 1} repeats disclosure ${first + 1}: each may be there once`;
      faults.push({ cause: 'disclosure-stray', detail, place: `disclosure ${index + 1}` });
    }
    if (isNamed || first < index || !isKnown) continue;
    const detail = `No digest in the payload names the disclosure of ${claim ?? 'an array item'}`;
    faults.push({ cause: 'disclosure-stray', detail, place: `disclosure ${index + 1}` });
  }
  faults.push(...hiddenFaults(token, placed.claims, disclosures));
  for (const detail of placed.faults) faults.push({ cause: 'disclosure-stray', detail, place: 'payload' });
  const sdJwt: SdJwt = { token, disclosures, bound, claims: placed.claims, withheld: placed.withheld };
  const [header, payload, signature] = first.parts as [Part, Part, Part];
  const all = [
    { ...header, kind: 'sd-jwt-vc-header' },
    { ...payload, kind: 'sd-jwt-vc' },
    signature,
    ...parts,
    { id: 'claims', title: 'Claims as disclosed', value: placed.claims, kind: 'sd-jwt-vc' },
  ];
  if (last === '') return { sdJwt, parts: all, faults };
  if (!isCompactJws(last)) {
    const cut = last.includes('.') ? '' : '. An SD-JWT without key binding ends with ~, so it may be cut off';
    const detail = `What follows the last ~ is not a key binding JWT of three parts${cut}`;
    faults.push({ cause: 'token-form', detail, place: 'key binding' });
    return { sdJwt, parts: all, faults };
  }
  return withKeyBinding({ sdJwt, parts: all, faults }, decodeToken(last, start + bound.length, 'key binding '));
}

/**
 * Reads what stands between the `~`.
 * @param start where the first begins in the text
 */
function readDisclosures(texts: readonly string[], payload: JsonObject, start: number) {
  const disclosures: Disclosure[] = [];
  const parts: Part[] = [];
  const faults: FormatFault[] = [];
  let at = start;
  for (const [index, text] of texts.slice(0, LIMITS.values).entries()) {
    const part = `disclosure ${index + 1}`;
    const read = readDisclosure(text, payload);
    const span = { start: at, end: at + text.length };
    at = span.end + 1;
    if (typeof read === 'string') {
      const detail = `Disclosure ${index + 1} ${read}`;
      faults.push({ cause: 'disclosure-stray', detail, place: `${part}` });
      continue;
    }
    disclosures.push(read);
    const { salt, claim, value, digest } = read;
    const view: JsonObject = { salt, ...(claim === undefined ? {} : { claim }), value, digest };
    const title = `Disclosure of ${claim ?? 'an array item'}`;
    parts.push({ id: part, title, value: view, kind: 'sd-jwt-disclosure', span });
  }
  return { disclosures, parts, faults };
}

/** An unknown hash function; names are lower case. */
function hashFault({ _sd_alg: name }: JsonObject): FormatFault {
  const meant = Object.keys(HASHES).find(
    (known) =>
      known ===
      String(name)
        .toLowerCase()
        .replace(/^sha-?/, 'sha-'),
  );
  const why = meant ? `. Names are in lower case with a hyphen, so ${meant} is probably meant` : ', which is not known';
  return {
    cause: 'hash-unknown',
    detail: `_sd_alg is ${JSON.stringify(name)}${why}`,
    place: 'payload/_sd_alg',
    ...(meant ? { corrected: `"_sd_alg": "${meant}"` } : {}),
  };
}

/** Claims that an SD-JWT VC may not put into disclosures (SD-JWT VC section 3.2.2.2). */
const OPEN_CLAIMS = ['iss', 'nbf', 'exp', 'cnf', 'vct', 'vct#integrity', 'status'];

function hiddenFaults({ header }: Token, claims: JsonObject, disclosures: Disclosure[]): FormatFault[] {
  if (!('vct' in claims) && !/^(?:application\/)?(?:dc|vc)\+sd-jwt$/.test(String(header.typ))) return [];
  return disclosures.flatMap(({ claim, path }, index) => {
    if (claim === undefined || path?.length !== 1 || !OPEN_CLAIMS.includes(claim)) return [];
    const detail = `${claim} is in a disclosure. An SD-JWT VC has it in the payload, where it cannot be withheld (SD-JWT VC section 3.2.2.2)`;
    return [{ cause: 'disclosure-stray', detail, place: `disclosure ${index + 1}` }];
  });
}

/** Adds the JWT by which the holder shows the key (RFC 9901 section 4.3). */
function withKeyBinding(
  { sdJwt, parts, faults }: ReadSdJwt,
  { token, faults: own, parts: pieces }: ReturnType<typeof decodeToken>,
): ReadSdJwt {
  const [header, payload, signature] = pieces as [Part, Part, Part];
  return {
    sdJwt: { ...sdJwt, keyBinding: token },
    faults: [...faults, ...own],
    parts: [
      ...parts,
      { ...header, title: 'Key binding header', kind: 'key-binding-jwt-header' },
      { ...payload, title: 'Key binding payload', kind: 'key-binding-jwt' },
      { ...signature, title: 'Key binding signature' },
    ],
  };
}

/** A disclosure, or what is wrong with it. */
function readDisclosure(text: string, payload: JsonObject): Disclosure | string {
  const bytes = fromBase64url(text);
  const json = bytes && utf8(bytes);
  if (json === undefined) return 'is not base64url of text';
  try {
    const { value } = readPlaces(json);
    const isArray = Array.isArray(value) && typeof value[0] === 'string';
    if (!isArray || value.length < 2 || value.length > 3) return 'is not an array of salt, name and value';
    if (value.length === 3 && typeof value[1] !== 'string') return 'has a name that is no text';
    const digest = digestOf(text, payload) ?? '';
    const [salt, ...rest] = value as [string, ...Json[]];
    const claim = rest.length === 2 ? (rest[0] as string) : undefined;
    return {
      text,
      digest,
      salt,
      ...(claim === undefined ? {} : { claim }),
      value: rest.at(-1) as Json,
      isNamed: false,
    };
  } catch (error) {
    if (error instanceof InputError) return `is not JSON. ${error.message}`;
    throw error;
  }
}

/** The payload with disclosed claims in their place; marks the disclosures that a digest names. */
function place(payload: JsonObject, disclosures: Disclosure[]) {
  // Of two that are alike, the first counts.
  const byDigest = new Map([...disclosures].reverse().map((disclosure) => [disclosure.digest, disclosure]));
  const seen = new Set<string>();
  const faults: string[] = [];
  let withheld = 0;
  const disclosed = (digest: Json): Disclosure | undefined => {
    if (typeof digest !== 'string') return undefined;
    if (seen.has(digest)) faults.push(`The digest ${digest} stands in the payload twice`);
    const found = seen.has(digest) ? undefined : byDigest.get(digest);
    seen.add(digest);
    if (found) found.isNamed = true;
    else withheld += 1;
    return found;
  };
  const walk = (value: Json, path: (string | number)[]): Json => {
    if (path.length > LIMITS.depth) throw new InputError(`The claims have more than ${LIMITS.depth} levels.`);
    if (Array.isArray(value)) {
      const items: Json[] = [];
      for (const item of value) items.push(...itemOf(item, [...path, items.length]));
      return items;
    }
    if (!isObject(value)) return value;
    const { _sd: digests, ...members } = value;
    const claims: [string, Json][] = Object.entries(members).map(([name, inner]) => [
      name,
      walk(inner, [...path, name]),
    ]);
    for (const digest of Array.isArray(digests) ? digests : []) {
      const found = disclosed(digest);
      if (found?.claim === undefined) {
        if (found) faults.push('A disclosure without a name stands for a claim');
        continue;
      }
      // Also of two disclosures in one place, none may have the name of the other.
      if (['_sd', '...'].includes(found.claim)) {
        faults.push(`A disclosure is named ${found.claim}, which is reserved (RFC 9901 section 7.1)`);
        continue;
      }
      if (claims.some(([name]) => name === found.claim)) {
        faults.push(`The disclosure of ${found.claim} repeats a name that the payload has`);
        continue;
      }
      found.path = [...path, found.claim];
      claims.push([found.claim, walk(found.value, found.path)]);
    }
    return Object.fromEntries(claims);
  };
  const itemOf = (item: Json, path: (string | number)[]): Json[] => {
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
