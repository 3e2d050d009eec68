import { InputError, isObject, type Json, type JsonObject, LIMITS, readPlaces, refuseLong } from '../base/index.ts';
import { credentialsIn, kindOf, presentedIn } from './documents.ts';
import { empty } from './emptyDecoded.ts';
import { fromBytes } from './fromBytes.ts';
import { fromPem } from './fromCertificates.ts';
import { type Containing, fromJwe, fromSdJwt, fromToken } from './fromTokens.ts';
import { parametersOf } from './parameters.ts';
import { isSdJwt } from './sdJwt.ts';
import { withoutSecrets } from './secrets.ts';
import { isCompactJwe, isCompactJws } from './token.ts';
import type { Decoded, FormatFault, Part, Place } from './types.ts';
import { unwrap } from './unwrap.ts';
import { contextFault, w3cFaults } from './w3c.ts';

/** How deep presentations may hold presentations. */
const NESTED = 4;

/**
 * Tells what an input is, why, and takes it apart. Nothing is verified, and nothing is fetched.
 *
 * @throws InputError if the input is beyond the limits, or is JSON or a structure that cannot be read
 */
export function decode(input: string): Decoded {
  refuseLong(input);
  const { text, start, steps } = unwrap(input);
  if (text === '') throw new InputError('The input is empty.');
  const decoded = decodeText(text, start, 0);
  return { ...decoded, why: [...steps, ...decoded.why] };
}

function decodeText(text: string, start: number, level: number): Decoded {
  if (text.startsWith('{') || text.startsWith('[')) return fromJson(text, start, level);
  if (text.includes('-----BEGIN')) return fromPem(text);
  if (isSdJwt(text)) return fromSdJwt(text, start);
  if (isCompactJws(text)) {
    const containing: Containing = (document, base) => containedIn(credentialsIn(document), 'payload', base, level);
    return fromToken(text, start, containing);
  }
  if (isCompactJwe(text)) return fromJwe(text, start);
  const parameters = parametersOf(text);
  if (parameters) return fromObject(parameters, level, ['It is an address or a form with parameters.']);
  return fromBytes(text);
}

function fromJson(text: string, start: number, level: number): Decoded {
  const { value, places, twice } = readPlaces(text);
  const shifted = new Map(
    [...places].map(([pointer, span]) => [pointer, { start: span.start + start, end: span.end + start }]),
  );
  if (!isObject(value)) return listDecoded(value, shifted);
  const decoded = fromObject(value, level, []);
  const [document, ...rest] = decoded.parts as [Part, ...Part[]];
  const faults = twice.map(
    (pointer): FormatFault => ({
      cause: 'member-twice',
      detail: `The name ${pointer} stands there twice, and readers take different ones`,
      place: { part: 'document', pointer },
    }),
  );
  return {
    ...decoded,
    faults: [...faults, ...decoded.faults],
    parts: [{ ...document, places: shifted, span: { start, end: start + text.length } }, ...rest],
  };
}

function listDecoded(value: Json, places: Part['places'] & object): Decoded {
  const safe = withoutSecrets(value);
  const parts: Part[] = [{ id: 'document', title: 'JSON', value: safe.value, kind: 'json', places }];
  return {
    ...empty,
    format: 'unknown',
    name: 'JSON list',
    why: ['It is a list, and no format is one.'],
    level: 'other',
    parts,
    holdsSecret: safe.found,
  };
}

/** An object of JSON, from a text, from parameters or from inside of another input. */
export function fromObject(document: JsonObject, level: number, why: string[]): Decoded {
  const kind = kindOf(document);
  const safe = withoutSecrets(document);
  const isW3c = ['w3c-1.1', 'w3c-2.0', 'status-list'].includes(kind.format) || kind.level !== 'other';
  const first = isW3c ? contextFault(document, 'document') : undefined;
  return {
    ...empty,
    format: kind.format,
    name: kind.name,
    level: kind.level,
    why: [...why, ...kind.why, ...(safe.found ? ['A private key or a secret stands in it, which is not shown.'] : [])],
    document,
    faults: [...(first ? [first] : []), ...(isW3c ? w3cFaults(document, kind.level, 'document') : [])],
    parts: [{ id: 'document', title: kind.name, value: safe.value, kind: kind.explain }],
    contains: containedIn(isW3c ? credentialsIn(document) : presentedIn(document), 'document', '', level),
    holdsSecret: safe.found,
  };
}

/** Decodes what stands inside of another input; what cannot be read is left to the faults of the outer one. */
function containedIn(
  found: { value: Json; pointer: string }[],
  part: string,
  base: string,
  level: number,
): Decoded['contains'] {
  if (level >= NESTED) return [];
  return found.slice(0, LIMITS.depth).flatMap(({ value, pointer }) => {
    const place: Place = { part, pointer: base + pointer };
    try {
      if (isObject(value)) return [{ decoded: fromObject(value, level + 1, []), place }];
      if (typeof value !== 'string') return [];
      const { text, steps } = unwrap(value);
      const decoded = decodeText(text, 0, level + 1);
      return [{ decoded: { ...decoded, why: [...steps, ...decoded.why] }, place }];
    } catch (error) {
      if (error instanceof InputError) return [];
      throw error;
    }
  });
}
