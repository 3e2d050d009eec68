import { isObject, type JsonObject } from '../base/index.ts';
import { claimFaults } from './claimFaults.ts';
import { kindOf } from './kinds.ts';
import { importSdJwtReader } from './readers.ts';
import { withoutSecrets } from './secrets.ts';
import { decodeToken, objectsOfToken } from './token.ts';
import { type TokenKind, tokenKindOf, typeOf } from './tokenKinds.ts';
import { type Decoded, empty, type FormatFault, type Part } from './types.ts';
import { looksLikeW3c, versionOf, w3cFaults } from './w3c.ts';

/** Decodes the credentials that a document in the payload of a token contains. @param base pointer of the document */
type Containing = (document: JsonObject, base: string) => Promise<Decoded['contains']>;

/** A signed token (RFC 7515): a credential, a presentation, a status list, a request, or another. */
export async function fromToken(text: string, start: number, containing: Containing): Promise<Decoded> {
  const { token, parts, faults } = decodeToken(text, start);
  const { header, payload } = token;
  const typ = typeOf(header);
  if (/^(?:dc|vc)\+sd-jwt$/i.test(typ) || '_sd' in payload || '_sd_alg' in payload)
    return (await importSdJwtReader()).withoutTilde(text, start);
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
    const own = [
      ...typeFaults(header, kind),
      ...claimFaults(payload, kind.needs),
      ...claimedFaults(payload),
      ...periodFaults(payload, kind),
    ];
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
      ...(claim ? differingFaults(payload, document) : strayFaults(payload)),
      ...w3cFaults({ ...members, ...document }, level, `payload${base}`),
    ],
    contains: isPresentation ? await containing(document, base) : [],
  };
}

type Safe = ReturnType<typeof withoutSecrets>;

/** Members of a header that have the wrong type, or a key that is a private one (RFC 7515 sections 4.1.3 to 4.1.9). */
export function headerFaults(header: JsonObject, hasSecret: boolean): FormatFault[] {
  const fault = (detail: string, place: string) => ({ cause: 'claim-form', detail, place });
  const isText = (name: string) => header[name] === undefined || typeof header[name] === 'string';
  return [
    ...['kid', 'typ'].flatMap((name) => (isText(name) ? [] : [fault(`${name} must be a string`, `header/${name}`)])),
    ...(header.jwk === undefined || isObject(header.jwk) ? [] : [fault('jwk must be an object', 'header/jwk')]),
    ...(hasSecret ? [fault('The header contains a private key. Replace the key', 'header/jwk')] : []),
  ];
}

function periodFaults(payload: JsonObject, { periods = [] }: TokenKind): FormatFault[] {
  const wrong = periods.filter((name) => name in payload && !(typeof payload[name] === 'number' && payload[name] > 0));
  return wrong.map((name) => {
    const detail = `${name} is ${JSON.stringify(payload[name])}, but must be a number of seconds above 0`;
    return { cause: 'claim-form', detail, place: `payload/${name}` };
  });
}

/** Claims whose value is a W3C document, which is an object. */
const claimedFaults = (payload: JsonObject): FormatFault[] =>
  ['vc', 'vp'].flatMap((name) => {
    const detail = `${name} is ${JSON.stringify(payload[name])?.slice(0, 40)}, but must be an object`;
    return name in payload ? [{ cause: 'claim-form', detail, place: `payload/${name}` }] : [];
  });

function typeFaults(header: JsonObject, { typ: expected, key }: TokenKind): FormatFault[] {
  // OpenID4VCI 1.0 appendix F.1.
  if (key === 'jwk' && header.jwk !== undefined && header.kid !== undefined)
    return [
      { cause: 'claim-form', detail: 'The header has both jwk and kid, but only one is allowed', place: 'header/kid' },
    ];
  if (expected === undefined || typeOf(header).toLowerCase() === expected) return [];
  return [typeFault(header, 'this kind of token needs', expected)];
}

export function typeFault({ typ }: JsonObject, why: string, expected: string, more = ''): FormatFault {
  const detail = `typ is ${typ === undefined ? 'missing' : JSON.stringify(typ)}, and ${why} ${expected}${more}`;
  const place = typ === undefined ? 'header' : 'header/typ';
  return { cause: 'claim-form', detail, place, corrected: `"typ": "${expected}"` };
}

/** A payload that is the document itself has no claim `vc` or `vp` (VC JOSE COSE section 3.1.1). */
function strayFaults(payload: JsonObject): FormatFault[] {
  const names = ['vc', 'vp'].filter((name) => name in payload);
  return names.map((name) => ({
    cause: 'members-mixed',
    detail: `The payload is a data model 2.0 document, but has the data model 1.1 claim ${name}`,
    place: `payload/${name}`,
  }));
}

/** Claims that name the credential or its subject differently than the document (VC Data Model 1.1 section 6.3.1). */
function differingFaults({ sub, jti }: JsonObject, { id, credentialSubject: subject }: JsonObject): FormatFault[] {
  const pairs = [
    ['sub', sub, 'credentialSubject.id', isObject(subject) ? subject.id : undefined],
    ['jti', jti, 'id', id],
  ] as const;
  return pairs
    .filter(([, claimed, , own]) => claimed !== undefined && own !== undefined && claimed !== own)
    .map(([name, claimed, member, own]) => ({
      cause: 'claim-form',
      detail: `${name} is ${JSON.stringify(claimed)}, and ${member} is ${JSON.stringify(own)}: they must be the same`,
      place: `payload/${name}`,
    }));
}

/** Members that the claims of a JWT of data model 1.1 replace. */
const claimMembers = ({ iss, nbf }: JsonObject): JsonObject => ({
  ...(iss === undefined ? {} : { issuer: iss }),
  ...(typeof nbf === 'number' ? { issuanceDate: new Date(Math.min(nbf, 8e12) * 1000).toISOString() } : {}),
});

/** An encrypted token (RFC 7516): its header alone can be read. */
export function fromJwe(text: string, start?: number): Decoded {
  const [value = {}] = objectsOfToken(text);
  const span = start === undefined ? {} : { span: { start, end: start + text.indexOf('.') } };
  const parts: Part[] = [{ id: 'header', title: 'Header', value, kind: 'jwe-header', ...span }];
  const why = [
    'It has the five parts of an encrypted token.',
    'Add the private key of the recipient to read its content.',
  ];
  return { ...empty, format: 'jwe', name: 'Encrypted token (JWE)', why, parts, jwe: text };
}
