import { isObject, type JsonObject } from '../base/index.ts';
import { claimFaults } from './claimFaults.ts';
import { kindOf } from './documents.ts';
import { empty } from './emptyDecoded.ts';
import { decodeSdJwt } from './sdJwt.ts';
import { withoutSecrets } from './secrets.ts';
import { decodeToken, jsonOfPart } from './token.ts';
import { tokenKindOf, typeOf } from './tokenKinds.ts';
import type { Decoded, FormatFault, Part } from './types.ts';
import { contextFault, levelOf, looksLikeW3c, versionOf, w3cFaults } from './w3c.ts';

/** Decodes the credentials that a document in the payload of a token holds. */
export type Containing = (document: JsonObject, base: string) => Promise<Decoded['contains']>;

/** A signed token (RFC 7515): a credential, a presentation, a status list, a request, or another. */
export async function fromToken(text: string, start: number, containing: Containing): Promise<Decoded> {
  const { token, parts, faults } = decodeToken(text, start);
  const typ = typeOf(token.header);
  const why = [
    'It has three parts with dots between them, and the first is a JOSE header.',
    `The header has typ ${token.header.typ ?? '(none)'}.`,
  ];
  const [header, payload, signature] = parts as [Part, Part, Part];
  const safe = withoutSecrets(payload.value);
  const built = (explain: string, rest: Pick<Decoded, 'format' | 'name' | 'level'> & Partial<Decoded>): Decoded => ({
    ...empty,
    why,
    token,
    ...rest,
    parts: [header, { ...payload, value: safe.value, kind: explain }, signature],
    faults: [...faults, ...(rest.faults ?? [])],
    holdsSecret: safe.found,
  });
  const claim = ['vc', 'vp'].find((name) => isObject(token.payload[name]));
  const document = claim ? (token.payload[claim] as JsonObject) : token.payload;
  const isJose = ['vc+jwt', 'vp+jwt', 'vc+ld+jwt', 'vp+ld+jwt'].includes(typ) || '@context' in token.payload;
  if (!claim && !isJose) {
    const kind = tokenKindOf(token.header, token.payload);
    return built(kind.explain, {
      format: faults.length > 0 ? 'jwt' : kind.format,
      name: kind.name,
      level: 'other',
      document: token.payload,
      tokenKind: kind,
      faults:
        faults.length > 0 ? [] : [...typeFaults(token.header, kind.typ), ...claimFaults(token.payload, kind.needs)],
    });
  }
  const isPresentation = claim === 'vp' || typ.startsWith('vp+') || kindOf(document).level === 'presentation';
  const level_ = isPresentation ? 'presentation' : 'credential';
  const base = claim ? `/${claim}` : '';
  const kind = kindOf(document);
  // In a JWT of data model 1.1, registered claims stand for issuer, dates and id (section 6.3.1).
  const members = claim && versionOf(document) !== 'w3c-2.0' ? claimMembers(token.payload) : {};
  if (claim) why.push(`The payload has the claim ${claim}, as VC Data Model 1.1 does.`);
  else why.push('The payload is the document itself, as VC JOSE COSE does.');
  return built(claim ? 'jwt' : kind.explain, {
    format: 'jwt',
    name: `JWT ${isPresentation ? 'presentation' : 'credential'}, ${claim ? 'VC Data Model 1.1' : 'VC JOSE COSE'}`,
    level: level_,
    document,
    faults: [
      ...claimFaults(token.payload),
      ...strayFaults(token.payload, claim),
      ...w3cFaults({ ...members, ...document }, level_, 'payload', base),
    ],
    contains: isPresentation ? await containing(document, base) : [],
  });
}

/** A header that names another type than the standard of its kind asks for. */
function typeFaults(header: JsonObject, expected: string | undefined): FormatFault[] {
  if (expected === undefined || typeOf(header).toLowerCase() === expected) return [];
  const detail = `typ is ${JSON.stringify(header.typ ?? null)}, and this kind of token needs ${expected}`;
  const place = { part: 'header', pointer: header.typ === undefined ? '' : '/typ' };
  return [{ cause: 'claim-form', detail, place, corrected: `"typ": "${expected}"` }];
}

/** A payload that is the document itself has no claim `vc` or `vp` (VC JOSE COSE section 3.1.1). */
function strayFaults(payload: JsonObject, claim: string | undefined): FormatFault[] {
  if (claim) return [];
  return ['vc', 'vp']
    .filter((name) => name in payload)
    .map((name) => ({
      cause: 'members-mixed',
      detail: `The payload is a document of data model 2.0, and has the claim ${name} of data model 1.1`,
      place: { part: 'payload', pointer: `/${name}` },
    }));
}

/** Members that the claims of a JWT of data model 1.1 stand for. */
const claimMembers = ({ iss, nbf }: JsonObject): JsonObject => ({
  ...(iss === undefined ? {} : { issuer: iss }),
  ...(typeof nbf === 'number' ? { issuanceDate: new Date(Math.min(nbf, 8e12) * 1000).toISOString() } : {}),
});

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** An SD-JWT (RFC 9901), with what its disclosures show. */
export function fromSdJwt(text: string, start: number): Decoded {
  const { sdJwt, parts, faults } = decodeSdJwt(text, start);
  const { disclosures, withheld, keyBinding } = sdJwt;
  const isBound = keyBinding !== undefined;
  const why = [
    'It is a signed token with ~ behind it.',
    `It carries ${counted(disclosures.length, 'disclosure')}, and ${counted(withheld, 'digest')} ${withheld === 1 ? 'stays' : 'stay'} undisclosed.`,
    isBound ? 'A key binding JWT follows the last ~.' : 'Nothing follows the last ~, so it has no key binding.',
    `The header has typ ${sdJwt.token.header.typ ?? '(none)'}.`,
  ];
  const { claims, token } = sdJwt;
  const isVc = 'vct' in claims;
  const isW3c = !isVc && looksLikeW3c(claims);
  const format = isVc ? 'SD-JWT VC' : isW3c ? `SD-JWT, ${kindOf(claims).name}` : 'SD-JWT';
  const { fault, warning } = sdJwtType(token.header, isVc, isW3c);
  const level = isW3c && levelOf(claims) === 'presentation' ? 'presentation' : 'credential';
  return {
    ...empty,
    format: 'sd-jwt',
    name: `${format} ${isBound ? 'with' : 'without'} key binding`,
    why,
    level,
    parts,
    faults: [
      ...faults,
      ...(fault ? [fault] : []),
      ...claimFaults(token.payload),
      ...(isW3c ? disclosedFaults(claims, level, withheld) : []),
    ],
    warnings: warning ? [warning] : [],
    sdJwt,
    token,
    document: claims,
  };
}

/** Rules of the data model that the disclosed claims break. What is withheld is not missing. */
function disclosedFaults(claims: JsonObject, level: 'credential' | 'presentation', withheld: number): FormatFault[] {
  const order = contextFault(claims, 'claims');
  const faults = [...(order ? [order] : []), ...w3cFaults(claims, level, 'claims')];
  return faults.filter(({ cause }) => withheld === 0 || !['member-missing', 'part-incomplete'].includes(cause));
}

/** The type that the header of an SD-JWT names, against what its claims are. */
function sdJwtType(header: JsonObject, isVc: boolean, isW3c: boolean): { fault?: FormatFault; warning?: FormatFault } {
  const typ = typeOf(header);
  const place = { part: 'header', pointer: header.typ === undefined ? '' : '/typ' };
  const written = JSON.stringify(header.typ ?? null);
  const finding = (detail: string, expected?: string): FormatFault => ({
    cause: 'claim-form',
    detail,
    place,
    ...(expected ? { corrected: `"typ": "${expected}"` } : {}),
  });
  if (isVc && typ === 'vc+sd-jwt')
    return {
      warning: finding('typ is vc+sd-jwt, the older name of dc+sd-jwt: verifiers may stop taking it', 'dc+sd-jwt'),
    };
  if (isVc && typ !== 'dc+sd-jwt')
    return {
      fault: finding(`typ is ${written}, and an SD-JWT VC needs dc+sd-jwt (SD-JWT VC section 3.2.1)`, 'dc+sd-jwt'),
    };
  if (isW3c && typ === 'dc+sd-jwt')
    return {
      fault: finding(
        'typ is dc+sd-jwt, which needs the claim vct. A W3C credential as SD-JWT has vc+sd-jwt',
        'vc+sd-jwt',
      ),
    };
  if (isVc || isW3c || (typ !== 'dc+sd-jwt' && typ !== 'vc+sd-jwt')) return {};
  return {
    fault: {
      ...finding(`typ is ${typ}, which needs the claim vct, and there is none`),
      place: { part: 'payload', pointer: '' },
    },
  };
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
  return { ...empty, format: 'jwe', name: 'Encrypted token (JWE)', why, level: 'other', parts, jwe: text };
}
