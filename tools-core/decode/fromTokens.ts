import { isObject, type JsonObject } from '../base/index.ts';
import { claimFaults } from './claimFaults.ts';
import { kindOf } from './kinds.ts';
import { decodeSdJwt } from './sdJwt.ts';
import { withoutSecrets } from './secrets.ts';
import { decodeToken, jsonOfPart } from './token.ts';
import { type TokenKind, tokenKindOf, typeOf } from './tokenKinds.ts';
import { type Decoded, empty, type FormatFault, type Part } from './types.ts';
import { contextFault, levelOf, looksLikeW3c, versionOf, w3cFaults } from './w3c.ts';

/** Decodes the credentials that a document in the payload of a token contains. @param base pointer of the document */
type Containing = (document: JsonObject, base: string) => Promise<Decoded['contains']>;

/** A signed token (RFC 7515): a credential, a presentation, a status list, a request, or another. */
export async function fromToken(text: string, start: number, containing: Containing): Promise<Decoded> {
  const { token, parts, faults } = decodeToken(text, start);
  const { header, payload } = token;
  const typ = typeOf(header);
  if (/^(?:dc|vc)\+sd-jwt$/i.test(typ) || '_sd' in payload || '_sd_alg' in payload) return withoutTilde(text, start);
  const why = [
    'It has three parts with dots between them, and the first is a JOSE header.',
    `The header has typ ${header.typ ?? '(none)'}.`,
  ];
  const [safe, safeHeader] = [payload, header].map(withoutSecrets) as [Safe, Safe];
  const claim = ['vc', 'vp'].find((name) => isObject(payload[name]));
  const isJose = ['vc+jwt', 'vp+jwt', 'vc+ld+jwt', 'vp+ld+jwt'].includes(typ) || looksLikeW3c(payload);
  const document = claim ? (payload[claim] as JsonObject) : payload;
  const kind = claim || isJose ? kindOf(document) : tokenKindOf(header, payload);
  const [head, body, signature] = parts as [Part, Part, Part];
  const explained = { ...body, value: safe.value, kind: claim ? 'jwt' : kind.explain };
  const shown: Part[] = [{ ...head, value: safeHeader.value }, explained, signature];
  const hasSecret = safe.found || safeHeader.found;
  const common = { ...empty, token, why, document, parts: shown, hasSecret };
  faults.push(...headerFaults(header, safeHeader.found));
  if ('needs' in kind) {
    const own = [...typeFaults(header, kind), ...claimFaults(payload, kind.needs), ...claimedFaults(payload)];
    const format = faults.length > 0 ? 'jwt' : kind.format;
    return { ...common, format, name: kind.name, tokenKind: kind, faults: faults.length > 0 ? faults : own };
  }
  const isPresentation = claim === 'vp' || typ.startsWith('vp+') || kind.level === 'presentation';
  const level = isPresentation ? 'presentation' : 'credential';
  const base = claim ? `/${claim}` : '';
  // In a JWT of data model 1.1, registered claims replace issuer, dates and id (section 6.3.1).
  const members = claim && versionOf(document) !== 'w3c-2.0' ? claimMembers(payload) : {};
  why.push(
    claim
      ? `The payload has the claim ${claim}, as VC Data Model 1.1 does.`
      : 'The payload is the document itself, as VC JOSE COSE does.',
  );
  return {
    ...common,
    format: 'jwt',
    name: `JWT ${level}, ${claim ? 'VC Data Model 1.1' : 'VC JOSE COSE'}`,
    level,
    faults: [
      ...faults,
      ...claimFaults(payload),
      ...(claim ? [] : strayFaults(payload)),
      ...w3cFaults({ ...members, ...document }, level, `payload${base}`),
    ],
    contains: isPresentation ? await containing(document, base) : [],
  };
}

type Safe = ReturnType<typeof withoutSecrets>;

/** An SD-JWT ends with ~, also one without disclosures (RFC 9901 section 4). */
function withoutTilde(text: string, start: number): Decoded {
  const decoded = fromSdJwt(`${text}~`, start);
  const detail = 'An SD-JWT ends with ~, and this one does not';
  const fault: FormatFault = { cause: 'token-form', detail, place: 'signature', corrected: `${text}~` };
  return { ...decoded, faults: [fault, ...decoded.faults] };
}

/** Members of a header that have the wrong type, or a key that is a private one (RFC 7515 sections 4.1.3 to 4.1.9). */
function headerFaults(header: JsonObject, hasSecret: boolean): FormatFault[] {
  const fault = (detail: string, place: string) => ({ cause: 'claim-form', detail, place });
  const isText = (name: string) => header[name] === undefined || typeof header[name] === 'string';
  return [
    ...['kid', 'typ'].flatMap((name) => (isText(name) ? [] : [fault(`${name} has to be a string`, `header/${name}`)])),
    ...(header.jwk === undefined || isObject(header.jwk) ? [] : [fault('jwk has to be an object', 'header/jwk')]),
    ...(hasSecret ? [fault('The header contains a private key. Replace the key', 'header/jwk')] : []),
  ];
}

/** Claims whose value is a W3C document, which is an object. */
const claimedFaults = (payload: JsonObject): FormatFault[] =>
  ['vc', 'vp'].flatMap((name) => {
    const detail = `${name} is ${JSON.stringify(payload[name])?.slice(0, 40)}, and has to be an object`;
    return name in payload ? [{ cause: 'claim-form', detail, place: `payload/${name}` }] : [];
  });

function typeFaults(header: JsonObject, { typ: expected, key }: TokenKind): FormatFault[] {
  // OpenID4VCI 1.0 appendix F.1.
  if (key === 'jwk' && header.jwk !== undefined && header.kid !== undefined)
    return [
      { cause: 'claim-form', detail: 'The header has jwk and kid, and only one may be there', place: 'header/kid' },
    ];
  if (expected === undefined || typeOf(header).toLowerCase() === expected) return [];
  return [typeFault(header, 'this kind of token needs', expected)];
}

function typeFault({ typ }: JsonObject, why: string, expected: string, more = ''): FormatFault {
  const detail = `typ is ${typ === undefined ? 'missing' : JSON.stringify(typ)}, and ${why} ${expected}${more}`;
  const place = typ === undefined ? 'header' : 'header/typ';
  return { cause: 'claim-form', detail, place, corrected: `"typ": "${expected}"` };
}

/** A payload that is the document itself has no claim `vc` or `vp` (VC JOSE COSE section 3.1.1). */
function strayFaults(payload: JsonObject): FormatFault[] {
  const names = ['vc', 'vp'].filter((name) => name in payload);
  return names.map((name) => ({
    cause: 'members-mixed',
    detail: `The payload is a document of data model 2.0, and has the claim ${name} of data model 1.1`,
    place: `payload/${name}`,
  }));
}

/** Members that the claims of a JWT of data model 1.1 replace. */
const claimMembers = ({ iss, nbf }: JsonObject): JsonObject => ({
  ...(iss === undefined ? {} : { issuer: iss }),
  ...(typeof nbf === 'number' ? { issuanceDate: new Date(Math.min(nbf, 8e12) * 1000).toISOString() } : {}),
});

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** An SD-JWT (RFC 9901), with what its disclosures show. */
export function fromSdJwt(text: string, start: number): Decoded {
  const { sdJwt, parts, faults } = decodeSdJwt(text, start);
  const { disclosures, withheld, keyBinding, claims, token } = sdJwt;
  const isVc = 'vct' in claims;
  const [safe, safeHeader] = [claims, token.header].map(withoutSecrets) as [Safe, Safe];
  const isW3c = !isVc && looksLikeW3c(claims);
  const format = isVc ? 'SD-JWT VC' : isW3c ? `SD-JWT, ${kindOf(claims).name}` : 'SD-JWT';
  const level = isW3c && levelOf(claims) === 'presentation' ? 'presentation' : 'credential';
  const why = [
    'It is a signed token with ~ behind it.',
    `It carries ${counted(disclosures.length, 'disclosure')}, and ${counted(withheld, 'digest')} ${withheld === 1 ? 'stays' : 'stay'} undisclosed.`,
    keyBinding ? 'A key binding JWT follows the last ~.' : 'Nothing follows the last ~, so it has no key binding.',
    `The header has typ ${token.header.typ ?? '(none)'}.`,
  ];
  // Verifiers accept both names while wallets change to the new one (SD-JWT VC section 3.2.1).
  if (isVc && typeOf(token.header) === 'vc+sd-jwt') why.push('vc+sd-jwt is the older name of dc+sd-jwt.');
  return {
    ...empty,
    format: 'sd-jwt',
    name: `${format} ${keyBinding ? 'with' : 'without'} key binding`,
    why,
    level,
    parts: parts.map((part) => ({ ...part, value: withoutSecrets(part.value).value })),
    faults: [
      ...faults,
      ...sdJwtTypeFaults(token.header, isVc, isW3c),
      ...headerFaults(token.header, safeHeader.found),
      ...(safe.found ? [secretFault(claims)] : []),
      ...claimFaults(token.payload),
      ...claimFaults(onlyIn(claims, token.payload), {}, 'claims'),
      ...(isVc ? claimFaults({ vct: claims.vct ?? null }, { vct: 'string' }, 'claims') : []),
      ...(isW3c ? disclosedFaults(claims, level, withheld) : []),
    ],
    sdJwt,
    token,
    document: claims,
    hasSecret: safe.found || safeHeader.found,
  };
}

/** Claims that only a disclosure has. */
const onlyIn = (claims: JsonObject, payload: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => !(name in payload)));

/** A private key among the claims: everybody who sees the credential could use it. */
function secretFault({ cnf }: JsonObject): FormatFault {
  const place = withoutSecrets(cnf ?? null).found ? 'payload/cnf' : 'claims';
  return { cause: 'claim-form', detail: 'The claims contain a private key. Replace the key', place };
}

/** Rules of the data model that the disclosed claims break. What is withheld is not missing. */
function disclosedFaults(claims: JsonObject, level: 'credential' | 'presentation', withheld: number): FormatFault[] {
  const faults = [...contextFault(claims, 'claims'), ...w3cFaults(claims, level, 'claims')];
  return faults.filter(({ cause }) => withheld === 0 || !['member-missing', 'part-incomplete'].includes(cause));
}

/** The type that the header of an SD-JWT names, against what its claims are. */
function sdJwtTypeFaults(header: JsonObject, isVc: boolean, isW3c: boolean): FormatFault[] {
  const typ = typeOf(header);
  const isNamedVc = typ === 'dc+sd-jwt' || typ === 'vc+sd-jwt';
  if (isVc && !isNamedVc) return [typeFault(header, 'an SD-JWT VC needs', 'dc+sd-jwt', ' (SD-JWT VC section 3.2.1)')];
  if (isW3c && typ === 'dc+sd-jwt')
    return [typeFault(header, 'that needs the claim vct. A W3C credential as SD-JWT has', 'vc+sd-jwt')];
  if (isVc || isW3c || !isNamedVc) return [];
  const detail = `typ is ${typ}, which needs the claim vct, and there is none`;
  return [{ cause: 'claim-form', detail, place: 'payload' }];
}

/** An encrypted token (RFC 7516): its header alone can be read. */
export function fromJwe(text: string, start: number): Decoded {
  const header = jsonOfPart(text.split('.')[0] as string);
  const value = 'value' in header ? header.value : {};
  const span = { start, end: start + text.indexOf('.') };
  const parts: Part[] = [{ id: 'header', title: 'Header', value, kind: 'jwe-header', span }];
  const why = [
    'It has five parts with dots between them: an encrypted token.',
    'Give the private key of the recipient to read what is inside.',
  ];
  return { ...empty, format: 'jwe', name: 'Encrypted token (JWE)', why, parts, jwe: text };
}
