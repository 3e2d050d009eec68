import { isObject, type JsonObject, ownEntry } from '../base/index.ts';
import { kindOf } from './documents.ts';
import { empty } from './emptyDecoded.ts';
import { decodeSdJwt } from './sdJwt.ts';
import { withoutSecrets } from './secrets.ts';
import { decodeToken, jsonOfPart } from './token.ts';
import type { Decoded, FormatFault, Part } from './types.ts';
import { w3cFaults } from './w3c.ts';

/** Types of tokens that stand beside credentials (RFC 9101, Token Status List section 5.1). */
const OTHER_TYPES: Record<
  string,
  { format: 'status-list-token' | 'openid4vp-request' | 'other-token'; name: string; explain: string }
> = {
  'statuslist+jwt': { format: 'status-list-token', name: 'Status list token', explain: 'status-list-token' },
  'kb+jwt': { format: 'other-token', name: 'Key binding JWT, without its SD-JWT', explain: 'key-binding-jwt' },
  'oauth-authz-req+jwt': {
    format: 'openid4vp-request',
    name: 'OpenID4VP request, signed',
    explain: 'openid4vp-request',
  },
};

/** Decodes the credentials that a document in the payload of a token holds. */
export type Containing = (document: JsonObject, base: string) => Decoded['contains'];

/** A signed token (RFC 7515): a credential, a presentation, a status list, a request, or another. */
export function fromToken(text: string, start: number, containing: Containing): Decoded {
  const { token, parts, faults } = decodeToken(text, start);
  const typ = String(token.header.typ ?? '').replace(/^application\//, '');
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
  const other = ownEntry(OTHER_TYPES, typ);
  if (other)
    return built(other.explain, { format: other.format, name: other.name, level: 'other', document: token.payload });
  const claim = ['vc', 'vp'].find((name) => isObject(token.payload[name]));
  const document = claim ? (token.payload[claim] as JsonObject) : token.payload;
  const isJose = ['vc+jwt', 'vp+jwt', 'vc+ld+jwt', 'vp+ld+jwt'].includes(typ) || '@context' in token.payload;
  if (!claim && !isJose) {
    return built('jwt', {
      format: faults.length > 0 ? 'jwt' : 'other-token',
      name: 'Signed token (JWS)',
      level: 'other',
      document: token.payload,
    });
  }
  const isPresentation = claim === 'vp' || typ.startsWith('vp+') || kindOf(document).level === 'presentation';
  const level_ = isPresentation ? 'presentation' : 'credential';
  const base = claim ? `/${claim}` : '';
  const kind = kindOf(document);
  // In a JWT of data model 1.1, registered claims stand for issuer, dates and id (section 6.3.1).
  const dated = claim ? withClaims(document, token.payload) : document;
  if (claim) why.push(`The payload has the claim ${claim}, as VC Data Model 1.1 does.`);
  else why.push('The payload is the document itself, as VC JOSE COSE does.');
  return built(claim ? 'jwt' : kind.explain, {
    format: 'jwt',
    name: `JWT ${isPresentation ? 'presentation' : 'credential'}, ${claim ? 'VC Data Model 1.1' : 'VC JOSE COSE'}`,
    level: level_,
    document,
    faults: [...strayFaults(token.payload, claim), ...w3cFaults(dated, level_, 'payload', base)],
    contains: isPresentation ? containing(document, base) : [],
  });
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
function withClaims(document: JsonObject, { iss, nbf }: JsonObject): JsonObject {
  return {
    ...(iss === undefined ? {} : { issuer: iss }),
    ...(typeof nbf === 'number' ? { issuanceDate: new Date(Math.min(nbf, 8e12) * 1000).toISOString() } : {}),
    ...document,
  };
}

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
  const isVc = 'vct' in sdJwt.token.payload;
  const name = `${isVc ? 'SD-JWT VC' : 'SD-JWT'} ${isBound ? 'with' : 'without'} key binding`;
  return {
    ...empty,
    format: 'sd-jwt',
    name,
    why,
    level: 'credential',
    parts,
    faults,
    sdJwt,
    token: sdJwt.token,
    document: sdJwt.claims,
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
