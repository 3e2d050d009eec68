import {
  endOfJson,
  InputError,
  isJson,
  isObject,
  type Json,
  type JsonObject,
  LIMITS,
  readPlaces,
  rejectLong,
  type Span,
} from '../base/index.ts';
import {
  compactsOf,
  credentialsIn,
  envelopedIn,
  isSubject,
  type NestedInput,
  nestedInputs,
  presentedIn,
} from './documents.ts';
import type { Candidate, Candidates } from './extractFromText.ts';
import { fromPlainText } from './fromPlainText.ts';
import { fromJwe, fromToken } from './fromTokens.ts';
import { kindOf } from './kinds.ts';
import { parametersOf } from './parameters.ts';
import { importBytesReader, importCertificateReader, importSdJwtReader, importTextReader } from './readers.ts';
import { withoutSecrets } from './secrets.ts';
import { isCompactJwe, isCompactJws, isSdJwt } from './token.ts';
import { type Decoded, empty, type FormatFault, type Part } from './types.ts';
import { unwrap } from './unwrap.ts';
import { contextFault, w3cFaults } from './w3c.ts';

/** How deep presentations may contain presentations. */
const NESTED = 4;

/**
 * Recognizes an input and takes it apart. Nothing is verified, and nothing is fetched.
 * @throws InputError if the input is beyond the limits, or is JSON or a structure that cannot be read
 */
export async function decode(input: string): Promise<Decoded> {
  rejectLong(input);
  const { text, start, steps } = unwrap(input);
  if (text === '') throw new InputError('The input is empty.');
  const decoded = await decodeAt(text, start, 0);
  const why = [...steps, ...decoded.why];
  if (!isUnknown(decoded) || decoded.parts.length > 0 || decoded.advice) return { ...decoded, why };
  const { extractFromText, whyBroken } = await importTextReader();
  const candidates = extractFromText(input);
  return (await searched(candidates)) ?? { ...decoded, why: [...why, ...whyBroken(candidates)] };
}

const isUnknown = ({ format, level }: Pick<Decoded, 'format' | 'level'>): boolean =>
  format === 'unknown' && level === 'other';

/** @param start offset in the input; undefined for a text that is not in it letter by letter */
async function decodeAt(text: string, start: number | undefined, level: number): Promise<Decoded> {
  const decoded = await decodeText(text, start ?? 0, level);
  if (start !== undefined) return decoded;
  return { ...decoded, parts: decoded.parts.map(({ span: _, places: __, ...part }) => part) };
}

/**
 * What is in a longer text, such as a call of curl or a line of a log.
 * @param offset of the text in the input
 */
async function searched({ json, tokens, keys }: Candidates, offset = 0): Promise<Decoded | undefined> {
  const tryDecode = async ({ text, start }: Candidate) => {
    const at = start === undefined ? start : offset + start;
    return (await unlessRejected(() => decodeAt(text, at, 0))).filter((one) => !isUnknown(one));
  };
  for (const candidates of [json, tokens, keys]) {
    const known = await flatMapInOrder(candidates, tryDecode);
    // A response is often pasted together with its request, one of them as JSON and the other as a token or a link.
    const isExchange = candidates === json && known.some(isOfExchange);
    known.push(...(isExchange ? await flatMapInOrder(tokens, tryDecode) : []).filter(isOfExchange));
    const [first] = known;
    if (first && known.length === 1) return { ...first, why: ['It was found in a longer text.', ...first.why] };
    if (first) return severalOf(known.map((decoded, at) => ({ decoded, pointer: `/${at}` })));
  }
  return undefined;
}

const isOfExchange = ({ format, level, sdJwt }: Decoded): boolean =>
  format.startsWith('openid4vp-') || level === 'presentation' || sdJwt?.keyBinding !== undefined;

/** What is found in an input; nothing where it is beyond the limits or cannot be read. */
async function unlessRejected(read: () => Promise<Decoded>): Promise<Decoded[]> {
  try {
    return [await read()];
  } catch (error) {
    if (error instanceof InputError) return [];
    throw error;
  }
}

/** One after the other: inputs share the time of one step. */
async function flatMapInOrder<From, To>(list: readonly From[], map: (one: From) => Promise<To[]>): Promise<To[]> {
  const all: To[] = [];
  for (const one of list) all.push(...(await map(one)));
  return all;
}

/** Inputs that came as one: each is checked by itself. */
function severalOf(contains: Decoded['contains'], parts: Part[] = [], hasSecret = false): Decoded {
  const names = contains.map(({ decoded }) => decoded.name);
  return {
    ...empty,
    format: 'several',
    name: `${contains.length} inputs in one`,
    why: [`It contains ${contains.length} inputs, and each is checked by itself: ${names.join('; ')}.`],
    parts,
    contains,
    hasSecret: hasSecret || contains.some(({ decoded }) => decoded.hasSecret),
  };
}

/** A word in brackets in front of a text, as in a line of a log or a link of Markdown. */
const LABEL = /^\[[^\]{["]*[a-z:][^\]{["]*\][^,\]}]/i;

async function decodeText(text: string, start: number, level: number): Promise<Decoded> {
  const named = await fromPlainText(text);
  if (named) return named;
  if (/^[{[]/.test(text) && !LABEL.test(text)) return fromJson(text, start, level);
  if (text.includes('-----BEGIN')) return (await importCertificateReader()).fromPem(text);
  if (isSdJwt(text)) return (await importSdJwtReader()).fromSdJwt(text, start);
  if (isCompactJws(text))
    return fromToken(text, start, (document, base) => containedIn(credentialsIn(document), base, level));
  if (isCompactJwe(text)) return fromJwe(text, start);
  const parameters = parametersOf(text);
  if (parameters) return fromObject(parameters, level, ['It is an address or a form with parameters.']);
  return (await importBytesReader()).fromBytes(text);
}

async function fromJson(text: string, start: number, level: number): Promise<Decoded> {
  // More may follow behind the first value, such as the request behind its response.
  if (!isJson(text) && isJson(text.slice(0, endOfJson(text, 0)))) {
    const { json, tokens } = (await importTextReader()).extractFromText(text);
    const all = await searched({ json: [...json, ...tokens], tokens: [], keys: [] }, start);
    if (all?.format === 'several') return all;
  }
  const { value, places, twice } = readPlaces(text);
  const inside = await insideOf(value, { text, start, level, places });
  if (inside) return inside;
  const shifted = shiftedBy(places, start);
  if (!isObject(value)) {
    const safe = withoutSecrets(value);
    const part: Part = { id: 'document', title: 'JSON', value: safe.value, kind: 'json', places: shifted };
    const why = ['It is a list, and nothing in it is a credential, a token, a key or a request.'];
    return { ...empty, format: 'unknown', name: 'JSON list', why, parts: [part], hasSecret: safe.found };
  }
  const decoded = await fromObject(value, level, []);
  const [document, ...rest] = decoded.parts as [Part, ...Part[]];
  const faults = twice.map((pointer): FormatFault => {
    const detail = `The name ${pointer} is there twice, and readers take different ones`;
    return { cause: 'member-twice', detail, place: `document${pointer}` };
  });
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

/** What a JSON text is only the envelope, the list or the response around of. */
async function insideOf(value: Json, json: JsonText): Promise<Decoded | undefined> {
  if (json.level >= NESTED) return undefined;
  if (isObject(value)) {
    const envelope = envelopedIn(value);
    const [token] = envelope ? await decodeNested({ value: envelope, pointer: '/id' }, json) : [];
    if (token && token.format !== 'unknown')
      return { ...token, why: [`It was in the id of an ${String(value.type)}.`, ...token.why] };
    const why = 'It is a JWS in JSON. Here it is in the compact form, which the verifier takes.';
    const all = await flatMapInOrder(compactsOf(value), (one) => decodeNested({ value: one, pointer: '' }, json));
    const [signed] = all;
    if (signed && all.length > 1)
      return severalOf(all.map((decoded, at) => ({ decoded, pointer: `/signatures/${at}` })));
    if (signed) return { ...signed, why: [why, ...signed.why] };
    if (!isUnknown(kindOf(value))) return undefined;
  }
  const found = await flatMapInOrder(nestedInputs(value), async (nested) => {
    const known = (await decodeNested(nested, json)).filter((one) => !isUnknown(one) || isSubject(nested.pointer));
    return known.map((decoded) => ({ decoded, pointer: nested.pointer }));
  });
  const safe = withoutSecrets(value);
  const [first] = found;
  if (first && found.length === 1) {
    const name = first.pointer.slice(1);
    const why = [`It was in the member ${name.includes('/') ? first.pointer : name}.`, ...first.decoded.why];
    return { ...first.decoded, why, hasSecret: safe.found || first.decoded.hasSecret };
  }
  if (!first) return undefined;
  const places = shiftedBy(json.places, json.start);
  return severalOf(found, [{ id: 'document', title: 'JSON', value: safe.value, kind: 'json', places }], safe.found);
}

const shiftedBy = (places: Map<string, Span>, by: number): Map<string, Span> =>
  new Map([...places].map(([pointer, { start, end }]) => [pointer, { start: start + by, end: end + by }]));

async function decodeNested(
  { value, pointer }: NestedInput,
  { text, start, level, places }: JsonText,
): Promise<Decoded[]> {
  const span = places.get(pointer);
  if (!span) return [];
  if (typeof value !== 'string')
    return unlessRejected(() => decodeText(text.slice(span.start, span.end), start + span.start, level + 1));
  const inner = unwrap(value);
  const isPlain = text.slice(span.start + 1, span.end - 1) === value && inner.start !== undefined;
  const at = isPlain ? start + span.start + 1 + (inner.start ?? 0) : undefined;
  return inner.text === '' ? [] : unlessRejected(() => decodeAt(inner.text, at, level + 1));
}

/** An object of JSON, from a text, from parameters or from inside of another input. */
async function fromObject(document: JsonObject, level: number, why: string[]): Promise<Decoded> {
  const { format, name, level: kind, advice, why: whyKind, explain } = kindOf(document);
  const safe = withoutSecrets(document);
  const isW3c = ['w3c-1.1', 'w3c-2.0', 'status-list'].includes(format) || kind !== 'other';
  const faults = isW3c ? [...contextFault(document, 'document'), ...w3cFaults(document, kind, 'document')] : [];
  return {
    ...empty,
    format,
    name,
    level: kind,
    ...(advice ? { advice } : {}),
    why: [...why, ...whyKind, ...(safe.found ? ['It contains a private key or a secret, which is not shown.'] : [])],
    document,
    faults,
    parts: [{ id: 'document', title: name, value: safe.value, kind: explain }],
    contains: await containedIn(isW3c ? credentialsIn(document) : presentedIn(document), '', level),
    hasSecret: safe.found,
  };
}

/** Decodes what is inside of another input; what cannot be read is left to the faults of the outer one. */
async function containedIn(found: NestedInput[], base: string, level: number): Promise<Decoded['contains']> {
  if (level >= NESTED) return [];
  return flatMapInOrder(found.slice(0, LIMITS.depth), async ({ value, pointer }) => {
    const decoded = await unlessRejected(async () => {
      if (isObject(value)) return fromObject(value, level + 1, []);
      if (typeof value !== 'string') throw new InputError('This is neither an object nor a text.');
      const { text, steps } = unwrap(value);
      const inner = await decodeText(text, 0, level + 1);
      return { ...inner, why: [...steps, ...inner.why] };
    });
    return decoded.map((one) => ({ decoded: one, pointer: base + pointer }));
  });
}
