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
import { decodeSdJwt, extractFromText, jsonOfPart, severalTokens, unwrap } from '../decode/index.ts';
import type { Credential, Disclosable } from './credential.ts';
import { mdocOf, mdocsOf } from './mdocCredential.ts';

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
 * Presentations and answers give the credentials in them.
 */
export function readCredentials(text: string, input = 'credentials'): { credentials: Credential[]; unread: Unread[] } {
  const credentials: Credential[] = [];
  const unread: Unread[] = [];
  for (const { part, start } of partsOf(text)) {
    const place = { input, start, end: start + part.length };
    // The headers of an answer stand before an empty line too.
    if (/^HTTP\/\d/.test(part)) continue;
    const { text: bare } = unwrap(part);
    const values = /^[{["]/.test(bare) ? readJson(bare) : { value: severalTokens(bare) ?? bare };
    if ('fault' in values) {
      unread.push({ why: values.fault, place });
      continue;
    }
    const own = credentialsIn(values.value, place, 0);
    const found = own.length > 0 || /^[{[]/.test(bare) ? own : around(bare, place);
    if (found.length === 0)
      unread.push({ why: 'It is no credential that is known: no type, no vct, no docType.', place });
    credentials.push(...found);
  }
  return { credentials: credentials.slice(0, MOST), unread };
}

/** Credentials in a longer text, such as an answer with its headers or a line of a log. */
function around(text: string, place: Place): Credential[] {
  const { json, tokens } = extractFromText(text);
  return [
    ...json.flatMap((one) => {
      const read = readJson(one.text);
      return 'value' in read ? credentialsIn(read.value, place, 0) : [];
    }),
    ...tokens.flatMap((one) => credentialsIn(one.text, place, 0)),
  ];
}

/** Parts with empty lines between them; JSON may hold empty lines. */
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

/** Members of answers, presentations and wallets that hold credentials. */
const HOLDERS = [
  'vp_token',
  'verifiableCredential',
  'verifiable_credential',
  'credential',
  'credentials',
  'presentation',
  'vp',
];

/** The credentials in a value of JSON: itself, or those of an answer or a presentation. */
export function credentialsIn(value: Json, place: Place, level: number): Credential[] {
  if (level > MOST_LEVELS) return [];
  if (typeof value === 'string') return fromText(value.trim(), place, level);
  if (Array.isArray(value)) {
    return value.slice(0, MOST).flatMap((one) => credentialsIn(one, place, level + 1));
  }
  if (!isObject(value)) return [];
  const own = fromObject(value, place);
  if (own) return [own];
  const held = HOLDERS.map((name) => member(value, name)).filter((one): one is Json => one !== undefined);
  // The answer to a DCQL query names the credentials by their queries (OpenID4VP 1.0, section 8.1). A document is one.
  const { vp_token: shown } = value;
  const answers = isObject(shown) && !('@context' in shown) ? Object.values(shown) : [];
  return credentialsIn([...held.filter((one) => one !== shown || answers.length === 0), ...answers], place, level + 1);
}

function fromObject(value: JsonObject, place: Place): Credential | undefined {
  const written = JSON.stringify(value);
  const types = typesOf(value);
  if (types.includes('VerifiableCredential')) {
    const proof = isObject(value.proof) ? value.proof : {};
    const algorithm = textOf(proof.cryptosuite) || textOf(proof.type) || undefined;
    return {
      ...common(titleOf(types), place, written),
      format: 'ldp_vc',
      claims: value,
      document: value,
      types,
      algorithm,
      isBound: isObject(value.credentialSubject) && typeof value.credentialSubject.id === 'string',
    };
  }
  const doctype = textOf(value.docType) || textOf(value.doctype);
  const spaces = member(value, 'nameSpaces') ?? member(value, 'namespaces');
  if (doctype && isObject(spaces)) return mdocOf(doctype, spaces, place, written);
  if (textOf(value.vct)) return fromClaims(value, [], place, written, undefined);
  return undefined;
}

function fromText(text: string, place: Place, level: number): Credential[] {
  const [jwt] = text.split('~');
  const [header, payload] = jwt.split('.').slice(0, 2).map(partOf);
  if (jwt.split('.').length !== 3) return mdocsOf(text, place);
  if (!header || !payload) return [];
  const algorithm = textOf(header.alg) || undefined;
  if (text.includes('~') || textOf(payload.vct)) {
    const credential = fromSdJwt(text, place);
    return credential ? [{ ...credential, algorithm }] : [];
  }
  const vc = isObject(payload.vc) ? payload.vc : undefined;
  const types = typesOf(vc ?? payload);
  if (types.includes('VerifiableCredential')) {
    const claims = vc ? { ...vc, ...(textOf(payload.iss) && !vc.issuer && { issuer: payload.iss }) } : payload;
    const isBound =
      typeof payload.sub === 'string' ||
      isObject(payload.cnf) ||
      typeof member(claims.credentialSubject, 'id') === 'string';
    return [
      {
        ...common(titleOf(types), place, text),
        format: 'jwt_vc_json',
        claims,
        document: payload,
        types,
        algorithm,
        isBound,
      },
    ];
  }
  return credentialsIn(payload, place, level + 1);
}

function partOf(part: string): JsonObject | undefined {
  const read = jsonOfPart(part);
  return 'value' in read ? read.value : undefined;
}

/** An SD-JWT with its claims in their places. What breaks its rules is told by the inspector, and left out here. */
function fromSdJwt(text: string, place: Place): Credential | undefined {
  const [jwt, ...rest] = text.split('~');
  const shown = rest.filter((part) => part !== '' && !part.includes('.'));
  const written = [jwt, ...shown, ''].join('~');
  try {
    const { sdJwt } = decodeSdJwt(written);
    const disclosable = sdJwt.disclosures.flatMap(({ path, text: disclosure }) => (path ? [{ path, disclosure }] : []));
    return fromClaims(sdJwt.claims, disclosable, place, written, sdJwt.token.payload);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

function fromClaims(
  claims: JsonObject,
  disclosable: Disclosable[],
  place: Place,
  written: string,
  payload?: JsonObject,
): Credential {
  const vct = textOf(claims.vct);
  return {
    ...common(vct || 'SD-JWT', place, written),
    format: 'dc+sd-jwt',
    claims,
    document: claims,
    types: vct ? [vct] : [],
    isBound: isObject((payload ?? claims).cnf),
    disclosable,
  };
}

function common(title: string, place: Place, written: string) {
  return { title, place, written, disclosable: [] as Disclosable[] };
}

function typesOf(value: JsonObject): string[] {
  const type = value.type ?? value['@type'];
  return (Array.isArray(type) ? type : [type]).filter((one): one is string => typeof one === 'string');
}

function titleOf(types: string[]): string {
  return types.find((type) => type !== 'VerifiableCredential') ?? 'VerifiableCredential';
}
