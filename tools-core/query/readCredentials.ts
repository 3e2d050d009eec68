import {
  InputError,
  isObject,
  type Json,
  type JsonObject,
  member,
  type Place,
  readJson,
  textOf,
} from '../base/index.ts';
import {
  decodeSdJwt,
  extractFromText,
  objectsOfToken,
  readMdocs,
  severalTokens,
  typeOf,
  unwrap,
  viewOf,
} from '../decode/index.ts';
import type { Credential } from './credential.ts';

/** A part of the input that is no credential, and why. */
export interface Unread {
  why: string;
  place: Place;
}

/** Credentials of one input. */
const MOST = 50;

/**
 * Reads the credentials of an input: one below the other with empty lines between, or JSON. JWT and SD-JWT are decoded,
 * disclosures put where they belong (RFC 9901, section 7.1), and so are mdocs, as JSON or as encoded bytes.
 * Presentations and responses give the credentials in them.
 */
export function readCredentials(text: string, input = 'credentials'): { credentials: Credential[]; unread: Unread[] } {
  const credentials: Credential[] = [];
  const unread: Unread[] = [];
  for (const { part, start } of partsOf(text)) {
    const place = { input, start, end: start + part.length };
    // The headers of a response are in front of an empty line too.
    if (/^HTTP\/\d/.test(part)) continue;
    const { text: bare } = unwrap(part);
    const values = /^[{["]/.test(bare) ? readJson(bare) : { value: severalTokens(bare) ?? bare };
    if ('fault' in values) {
      unread.push({ why: values.fault, place });
      continue;
    }
    const own = credentialsIn(values.value, place);
    const found = own.length > 0 || /^[{[]/.test(bare) ? own : credentialsAround(bare, place);
    if (found.length === 0)
      unread.push({ why: 'This is not a known kind of credential, because it has no type, vct or docType.', place });
    credentials.push(...found);
  }
  return { credentials: credentials.slice(0, MOST), unread };
}

/** Credentials in a longer text, such as a response with its headers or a line of a log. */
function credentialsAround(text: string, place: Place): Credential[] {
  const { json, tokens } = extractFromText(text);
  const values = json.flatMap((one) => {
    const read = readJson(one.text);
    return 'value' in read ? [read.value] : [];
  });
  return [...values, ...tokens.map((one) => one.text)].flatMap((value) => credentialsIn(value, place));
}

/** Parts with empty lines between them; JSON may contain empty lines. */
function partsOf(text: string): { part: string; start: number }[] {
  const parts: { part: string; start: number }[] = [];
  for (const match of text.matchAll(/\S[\s\S]*?(?=\n[ \t]*\r?\n|$(?![\s\S]))/g)) {
    const last = parts.at(-1);
    const isInside = last && /^[[{]/.test(last.part) && 'fault' in readJson(last.part);
    if (isInside) last.part = text.slice(last.start, match.index + match[0].length).trimEnd();
    else parts.push({ part: match[0].trimEnd(), start: match.index });
  }
  return parts;
}

const MOST_LEVELS = 16;

/** Members of responses, presentations and wallets that contain credentials. */
const HOLDERS = [
  'vp_token',
  'verifiableCredential',
  'verifiable_credential',
  'credential',
  'credentials',
  'presentation',
  'vp',
];

/** The credentials in a value of JSON: itself, or those of a response or a presentation. */
export function credentialsIn(value: Json, place: Place, level = 0): Credential[] {
  if (level > MOST_LEVELS) return [];
  if (typeof value === 'string') return fromText(value.trim(), place, level);
  if (Array.isArray(value)) return value.slice(0, MOST).flatMap((one) => credentialsIn(one, place, level + 1));
  if (!isObject(value)) return [];
  const own = fromObject(value, place);
  if (own) return [own];
  // A presentation has the token of a credential as the address of its envelope (VC Data Model 2.0 section 4.13).
  const [, token] = /^data:[^,]*,(.+)$/.exec(textOf(value.id)) ?? [];
  if (token) return fromText(token, place, level);
  const contained = HOLDERS.map((name) => member(value, name)).filter((one): one is Json => one !== undefined);
  // The response to a DCQL query names the credentials by their queries (OpenID4VP 1.0, section 8.1). A document is one.
  const { vp_token: shown } = value;
  const shownById = isObject(shown) && !('@context' in shown) ? Object.values(shown) : [];
  const others = contained.filter((one) => one !== shown || shownById.length === 0);
  return credentialsIn([...others, ...shownById], place, level + 1);
}

const W3C = 'VerifiableCredential';

function fromObject(value: JsonObject, place: Place): Credential | undefined {
  const written = JSON.stringify(value);
  const types = typesOf(value);
  if (types.includes(W3C)) {
    const proof = isObject(value.proof) ? value.proof : {};
    const algorithm = textOf(proof.cryptosuite) || textOf(proof.type) || undefined;
    const isBound = typeof member(value.credentialSubject, 'id') === 'string';
    return { ...w3cOf(types, value, place, written), format: 'ldp_vc', document: value, algorithm, isBound };
  }
  const doctype = textOf(value.docType) || textOf(value.doctype);
  const spaces = member(value, 'nameSpaces') ?? member(value, 'namespaces');
  if (doctype && isObject(spaces)) return fromMdoc(doctype, spaces, place, written);
  return textOf(value.vct) ? { ...fromClaims(value, place, written), isBound: isObject(value.cnf) } : undefined;
}

function fromText(text: string, place: Place, level: number): Credential[] {
  const parts = text.split('~')[0].split('.');
  // Encoded bytes, as wallets present an mdoc (OpenID4VP 1.0, annex B.2).
  if (parts.length !== 3) return mdocsIn(text, place);
  const [header, payload] = objectsOfToken(text);
  if (!header || !payload) return [];
  const algorithm = textOf(header.alg) || undefined;
  if (text.includes('~') || textOf(payload.vct)) {
    const credential = fromSdJwt(text, place);
    return credential ? [{ ...credential, algorithm, typ: typeOf(header) }] : [];
  }
  const vc = isObject(payload.vc) ? payload.vc : undefined;
  const types = typesOf(vc ?? payload);
  if (!types.includes(W3C)) return credentialsIn(payload, place, level + 1);
  const claims = vc ? { ...vc, ...(textOf(payload.iss) && !vc.issuer && { issuer: payload.iss }) } : payload;
  const isNamed = [payload.sub, member(claims.credentialSubject, 'id')].some((id) => typeof id === 'string');
  const isBound = isNamed || isObject(payload.cnf);
  return [{ ...w3cOf(types, claims, place, text), format: 'jwt_vc_json', document: payload, algorithm, isBound }];
}

/** An SD-JWT with its claims in their places. What breaks its rules is reported by the inspector, and left out here. */
function fromSdJwt(text: string, place: Place): Credential | undefined {
  const [jwt, ...rest] = text.split('~');
  const written = [jwt, ...rest.filter((part) => part !== '' && !part.includes('.')), ''].join('~');
  try {
    const { claims, disclosures, token } = decodeSdJwt(written).sdJwt;
    const disclosable = disclosures.flatMap(({ path, text: disclosure }) => (path ? [{ path, disclosure }] : []));
    return { ...fromClaims(claims, place, written), isBound: isObject(token.payload.cnf), disclosable };
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function fromClaims(claims: JsonObject, place: Place, written: string): Omit<Credential, 'isBound'> {
  const vct = textOf(claims.vct);
  const title = vct || 'SD-JWT';
  const types = vct ? [vct] : [];
  return { title, place, written, format: 'dc+sd-jwt', claims, document: claims, types, disclosable: [] };
}

/** An mdoc as JSON: names of elements with their values, or the items that its issuer signed. */
function fromMdoc(doctype: string, spaces: JsonObject, place: Place, written: string): Credential {
  const pairs = Object.entries(spaces).map(([space, items]): [string, [string, Json][]] => [
    space,
    Array.isArray(items)
      ? items.filter(isObject).map((item) => [textOf(item.elementIdentifier), item.elementValue])
      : Object.entries(isObject(items) ? items : {}),
  ]);
  const claims = Object.fromEntries(pairs.map(([space, elements]) => [space, Object.fromEntries(elements)]));
  const disclosable = pairs.flatMap(([space, elements]) =>
    elements.map(([name]) => ({ path: [space, name], disclosure: name })),
  );
  const common = { title: doctype, place, written, types: [doctype], disclosable, isBound: true };
  return { ...common, format: 'mso_mdoc', claims, document: claims };
}

function mdocsIn(text: string, place: Place): Credential[] {
  return readMdocs(text).map(({ docType, elements }) => {
    const spaces = new Map<string, JsonObject[]>();
    for (const { namespace, name, value } of elements) {
      const item = { elementIdentifier: name, elementValue: viewOf(value) };
      spaces.set(namespace, [...(spaces.get(namespace) ?? []), item]);
    }
    return fromMdoc(docType, Object.fromEntries(spaces), place, text);
  });
}

function w3cOf(types: string[], claims: JsonObject, place: Place, written: string) {
  const title = types.find((type) => type !== W3C) ?? W3C;
  return { title, place, written, claims, types, disclosable: [] };
}

function typesOf(value: JsonObject): string[] {
  const type = value.type ?? value['@type'];
  return [type].flat().filter((one) => typeof one === 'string');
}
