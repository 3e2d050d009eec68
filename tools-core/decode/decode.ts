import {
  InputError,
  isJson,
  isObject,
  type Json,
  type JsonObject,
  LIMITS,
  readPlaces,
  rejectLong,
  type Span,
  textOf,
} from '../base/index.ts';
import {
  compactsOf,
  credentialsIn,
  envelopedIn,
  isSubject,
  jweOf,
  type NestedInput,
  nestedInputs,
  presentedIn,
} from './documents.ts';
import { fromJwe, fromToken } from './fromTokens.ts';
import { kindOf } from './kinds.ts';
import { parametersOf } from './parameters.ts';
import * as readers from './readers.ts';
import { withoutSecrets } from './secrets.ts';
import { flatMapInOrder, inputsBelow, inputsIn, isUnknown, severalOf, unlessRejected } from './severalInputs.ts';
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
  const decoded = await decodeAt(text, start, 0).catch((error) => {
    if (error instanceof InputError) return error;
    throw error;
  });
  const isError = decoded instanceof InputError;
  const why = [...steps, ...(isError ? [] : decoded.why)];
  if (!isError && (!isUnknown(decoded) || decoded.parts.length > 0 || decoded.advice)) return { ...decoded, why };
  const below = await inputsBelow(text, start, decodeAt);
  if (below) return below;
  if (isError) throw decoded;
  const { extractFromText, whyBroken } = await readers.importTextReader();
  const candidates = extractFromText(input);
  return (await inputsIn(candidates, decodeAt)) ?? { ...decoded, why: [...why, ...whyBroken(candidates)] };
}

/** @param start offset in the input; undefined for a text that is not in it letter by letter */
async function decodeAt(text: string, start: number | undefined, level: number): Promise<Decoded> {
  const decoded = await decodeText(text, start ?? 0, level);
  if (start !== undefined) return decoded;
  return { ...decoded, parts: decoded.parts.map(({ span: _, places: __, ...part }) => part) };
}

/** A word in brackets in front of a text, as in a line of a log or a link of Markdown. */
const LABEL = /^\[[^\]{["]*[a-z:][^\]{["]*\][^,\]}]/i;

async function decodeText(text: string, start: number, level: number): Promise<Decoded> {
  if (isSdJwt(text)) return (await readers.importSdJwtReader()).fromSdJwt(text, start);
  if (isCompactJws(text))
    return fromToken(text, start, (document, base) => containedIn(credentialsIn(document), base, level));
  if (text.startsWith('{') && isJson(text)) return fromJson(text, start, level);
  const named = await (await readers.importPlainTextReader()).fromPlainText(text);
  if (named) return named;
  if (/^[{[]/.test(text) && !LABEL.test(text)) return fromJson(text, start, level);
  // Beside a token, PEM is another input.
  if (text.includes('-----BEGIN') && !/^e[wy][\w-]*\./m.test(text))
    return (await readers.importCertificateReader()).fromPem(text);
  if (isCompactJwe(text)) return fromJwe(text, start);
  const parameters = parametersOf(text);
  if (parameters) return fromObject(parameters, level, ['It is a URL or a form with parameters.']);
  return (await readers.importBytesReader()).fromBytes(text);
}

async function fromJson(text: string, start: number, level: number): Promise<Decoded> {
  const { value, places, twice } = readPlaces(text);
  const inside = await insideOf(value, { text, start, level, places });
  if (inside) return inside;
  const shifted = shiftedBy(places, start);
  if (!isObject(value)) {
    const safe = withoutSecrets(value);
    const part: Part = { id: 'document', title: 'JSON', value: safe.value, kind: 'json', places: shifted };
    const why = ['It is a list, but nothing in it is a credential, a token, a key or a request.'];
    return { ...empty, format: 'unknown', name: 'JSON list', why, parts: [part], hasSecret: safe.found };
  }
  const decoded = await fromObject(value, level, []);
  const [document, ...rest] = decoded.parts as [Part, ...Part[]];
  const faults = twice.map((pointer): FormatFault => {
    const detail = `The name ${pointer} occurs twice, and parsers differ in which one they use`;
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
    const why = 'It is a JWS in JSON. Here it is in the compact form, which the verifier accepts.';
    const all = await flatMapInOrder(compactsOf(value), (one) => decodeNested({ value: one, pointer: '' }, json));
    const [signed] = all;
    if (signed && all.length > 1)
      return severalOf(all.map((decoded, at) => ({ decoded, pointer: `/signatures/${at}` })));
    if (signed) return { ...signed, why: [why, ...signed.why] };
    const jwe = jweOf(value);
    if (jwe) return fromJwe(jwe);
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
  const request = format === 'openid4vp-request' && isCompactJws(textOf(document.request)) && document.request;
  if (request && level < NESTED) return fromRequest(String(request), document, level, why);
  const safe = withoutSecrets(document);
  const isW3c = ['w3c-1.1', 'w3c-2.0', 'status-list'].includes(format) || kind !== 'other';
  const faults = isW3c ? [...contextFault(document, 'document'), ...w3cFaults(document, kind, 'document')] : [];
  return {
    ...empty,
    format,
    name,
    level: kind,
    advice,
    why: [...why, ...whyKind, ...(safe.found ? ['It contains a private key or a secret, which is not shown.'] : [])],
    document,
    faults,
    parts: [{ id: 'document', title: name, value: safe.value, kind: explain }],
    contains: await containedIn(isW3c ? credentialsIn(document) : presentedIn(document), '', level),
    hasSecret: safe.found,
  };
}

/** The request that a link or a form contains as a token: its parameters alone count (RFC 9101 section 6.3). */
async function fromRequest(token: string, { client_id: id }: JsonObject, level: number, why: string[]) {
  const decoded = await decodeAt(token, undefined, level + 1);
  const { client_id: own } = decoded.token?.payload ?? {};
  const detail = `client_id is ${JSON.stringify(id)} outside the request, but ${JSON.stringify(own)} in it: they must be the same (RFC 9101 section 5)`;
  const differs: FormatFault[] = id === own ? [] : [{ cause: 'claim-form', detail, place: 'payload/client_id' }];
  const inside = 'The request is the token in the parameter request.';
  return { ...decoded, why: [...why, inside, ...decoded.why], faults: [...differs, ...decoded.faults] };
}

/** Decodes what is inside of another input; what cannot be read is left to the faults of the outer one. */
async function containedIn(found: NestedInput[], base: string, level: number): Promise<Decoded['contains']> {
  if (level >= NESTED) return [];
  return flatMapInOrder(found.slice(0, LIMITS.depth), async ({ value, pointer }) => {
    const decoded = await unlessRejected(async () => {
      if (isObject(value)) return fromObject(value, level + 1, []);
      if (typeof value !== 'string') throw new InputError('This is neither an object nor a string.');
      const { text, steps } = unwrap(value);
      const inner = await decodeText(text, 0, level + 1);
      return { ...inner, why: [...steps, ...inner.why] };
    });
    return decoded.map((one) => ({ decoded: one, pointer: base + pointer }));
  });
}
