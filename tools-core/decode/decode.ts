import {
  InputError,
  isObject,
  type Json,
  type JsonObject,
  LIMITS,
  readPlaces,
  rejectLong,
  type Span,
} from '../base/index.ts';
import { credentialsIn, envelopedIn, kindOf, presentedIn } from './documents.ts';
import { empty } from './emptyDecoded.ts';
import { type Candidate, type Candidates, extractFromText, whyBroken } from './extractFromText.ts';
import { flatMapInOrder } from './flatMapInOrder.ts';
import { fromBytes } from './fromBytes.ts';
import { fromPlainText } from './fromPlainText.ts';
import { type Containing, fromJwe, fromSdJwt, fromToken } from './fromTokens.ts';
import { compactOf } from './jwsJson.ts';
import { isSubject, type NestedInput, nestedInputs } from './nestedInputs.ts';
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
export async function decode(input: string): Promise<Decoded> {
  rejectLong(input);
  const { text, start, steps } = unwrap(input);
  if (text === '') throw new InputError('The input is empty.');
  const decoded = await decodeAt(text, start, 0);
  const why = [...steps, ...decoded.why];
  if (!isUnknown(decoded) || decoded.parts.length > 0 || decoded.advice) return { ...decoded, why };
  const candidates = extractFromText(input);
  return (await searched(candidates)) ?? { ...decoded, why: [...why, ...whyBroken(candidates)] };
}

const isUnknown = ({ format, level }: Decoded): boolean => format === 'unknown' && level === 'other';

/** @param start offset in the input; undefined for a text that does not stand there letter by letter */
async function decodeAt(text: string, start: number | undefined, level: number): Promise<Decoded> {
  const decoded = await decodeText(text, start ?? 0, level);
  if (start !== undefined) return decoded;
  return { ...decoded, parts: decoded.parts.map(({ span: _, places: __, ...part }) => part) };
}

/** What stands in a longer text, such as a call of curl or a line of a log. */
async function searched({ json, tokens, keys }: Candidates): Promise<Decoded | undefined> {
  for (const candidates of [json, tokens, keys]) {
    const known = await flatMapInOrder(candidates, tryDecode);
    const [first] = known;
    if (first && known.length === 1) return { ...first, why: ['It was found in a longer text.', ...first.why] };
    if (first) {
      const contains = known.map((decoded, at) => ({ decoded, place: { part: 'document', pointer: `/${at}` } }));
      return severalOf(contains, [], false);
    }
  }
  return undefined;
}

async function tryDecode({ text, start }: Candidate): Promise<Decoded[]> {
  const decoded = await unlessRefused(async () => [await decodeAt(text, start, 0)]);
  return decoded.filter((one) => !isUnknown(one));
}

/** What is found in an input; nothing where it is beyond the limits or cannot be read. */
async function unlessRefused<Found>(look: () => Promise<Found[]>): Promise<Found[]> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof InputError) return [];
    throw error;
  }
}

/** Inputs that came as one: each is judged by itself. */
function severalOf(contains: Decoded['contains'], parts: Part[], hasSecret: boolean): Decoded {
  const names = contains.map(({ decoded }) => decoded.name);
  return {
    ...empty,
    format: 'several',
    name: `${contains.length} inputs in one`,
    why: [`It holds ${contains.length} inputs, and each is judged by itself: ${names.join('; ')}.`],
    level: 'other',
    parts,
    contains,
    holdsSecret: hasSecret || contains.some(({ decoded }) => decoded.holdsSecret),
  };
}

async function decodeText(text: string, start: number, level: number): Promise<Decoded> {
  const named = fromPlainText(text);
  if (named) return named;
  if (text.startsWith('{') || text.startsWith('[')) return fromJson(text, start, level);
  if (text.includes('-----BEGIN')) return (await import('./fromCertificates.ts')).fromPem(text);
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

async function fromJson(text: string, start: number, level: number): Promise<Decoded> {
  const { value, places, twice } = readPlaces(text);
  const shifted = shiftedBy(places, start);
  const inside = await insideOf(value, { text, start, level, places });
  if (inside) return inside;
  if (!isObject(value)) return listDecoded(value, shifted);
  const decoded = await fromObject(value, level, []);
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

interface JsonText {
  text: string;
  start: number;
  level: number;
  places: Map<string, Span>;
}

/** What a JSON text is only the envelope, the list or the answer around of. */
async function insideOf(value: Json, json: JsonText): Promise<Decoded | undefined> {
  if (json.level >= NESTED) return undefined;
  if (isObject(value)) {
    const envelope = envelopedIn(value);
    const [token] = envelope ? await decodeNested({ value: envelope, pointer: '/id' }, json) : [];
    if (token && token.format !== 'unknown') {
      return { ...token, why: [`It stood in the id of an ${String(value.type)}.`, ...token.why] };
    }
    const compact = compactOf(value);
    const [signed] = compact ? await decodeNested({ value: compact, pointer: '' }, json) : [];
    if (signed) {
      return {
        ...signed,
        why: ['It is a JWS in JSON. Here it is in the compact form, which the verifier takes.', ...signed.why],
      };
    }
    const { format, level } = kindOf(value);
    if (format !== 'unknown' || level !== 'other') return undefined;
  }
  const found = await flatMapInOrder(nestedInputs(value), async (nested) => {
    const known = (await decodeNested(nested, json)).filter((one) => !isUnknown(one) || isSubject(nested.pointer));
    return known.map((decoded) => ({ decoded, pointer: nested.pointer }));
  });
  const safe = withoutSecrets(value);
  const [first] = found;
  if (first && found.length === 1) {
    const name = first.pointer.slice(1);
    const why = [`It stood in the member ${name.includes('/') ? first.pointer : name}.`, ...first.decoded.why];
    return { ...first.decoded, why, holdsSecret: safe.found || first.decoded.holdsSecret };
  }
  if (!first) return undefined;
  const part: Part = { id: 'document', title: 'JSON', value: safe.value, kind: 'json' };
  const contains = found.map(({ decoded, pointer }) => ({ decoded, place: { part: 'document', pointer } }));
  return severalOf(contains, [{ ...part, places: shiftedBy(json.places, json.start) }], safe.found);
}

const shiftedBy = (places: Map<string, Span>, by: number): Map<string, Span> =>
  new Map([...places].map(([pointer, { start, end }]) => [pointer, { start: start + by, end: end + by }]));

async function decodeNested(
  { value, pointer }: NestedInput,
  { text, start, level, places }: JsonText,
): Promise<Decoded[]> {
  const span = places.get(pointer);
  if (!span) return [];
  return unlessRefused(async () => {
    if (typeof value !== 'string')
      return [await decodeText(text.slice(span.start, span.end), start + span.start, level + 1)];
    const inner = unwrap(value);
    const isPlain = text.slice(span.start + 1, span.end - 1) === value && inner.start !== undefined;
    const at = isPlain ? start + span.start + 1 + (inner.start ?? 0) : undefined;
    return inner.text === '' ? [] : [await decodeAt(inner.text, at, level + 1)];
  });
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
export async function fromObject(document: JsonObject, level: number, why: string[]): Promise<Decoded> {
  const kind = kindOf(document);
  const safe = withoutSecrets(document);
  const isW3c = ['w3c-1.1', 'w3c-2.0', 'status-list'].includes(kind.format) || kind.level !== 'other';
  const first = isW3c ? contextFault(document, 'document') : undefined;
  return {
    ...empty,
    format: kind.format,
    name: kind.name,
    level: kind.level,
    ...(kind.advice ? { advice: kind.advice } : {}),
    why: [...why, ...kind.why, ...(safe.found ? ['A private key or a secret stands in it, which is not shown.'] : [])],
    document,
    faults: [...(first ? [first] : []), ...(isW3c ? w3cFaults(document, kind.level, 'document') : [])],
    parts: [{ id: 'document', title: kind.name, value: safe.value, kind: kind.explain }],
    contains: await containedIn(isW3c ? credentialsIn(document) : presentedIn(document), 'document', '', level),
    holdsSecret: safe.found,
  };
}

/** Decodes what stands inside of another input; what cannot be read is left to the faults of the outer one. */
async function containedIn(
  found: { value: Json; pointer: string }[],
  part: string,
  base: string,
  level: number,
): Promise<Decoded['contains']> {
  if (level >= NESTED) return [];
  return flatMapInOrder(found.slice(0, LIMITS.depth), ({ value, pointer }) => {
    const place: Place = { part, pointer: base + pointer };
    return unlessRefused(async () => {
      if (isObject(value)) return [{ decoded: await fromObject(value, level + 1, []), place }];
      if (typeof value !== 'string') return [];
      const { text, steps } = unwrap(value);
      const decoded = await decodeText(text, 0, level + 1);
      return [{ decoded: { ...decoded, why: [...steps, ...decoded.why] }, place }];
    });
  });
}
