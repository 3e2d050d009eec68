import type { JsonObject } from '../base/index.ts';
import { claimFaults } from './claimFaults.ts';
import { headerFaults, typeFault } from './fromTokens.ts';
import { kindOf } from './kinds.ts';
import { decodeSdJwt } from './sdJwt.ts';
import { withoutSecrets } from './secrets.ts';
import { typeOf } from './tokenKinds.ts';
import { type Decoded, empty, type FormatFault } from './types.ts';
import { contextFault, levelOf, looksLikeW3c, w3cFaults } from './w3c.ts';

/** An SD-JWT ends with ~, also one without disclosures (RFC 9901 section 4). */
export function withoutTilde(text: string, start: number): Decoded {
  const decoded = fromSdJwt(`${text}~`, start);
  const detail = 'An SD-JWT ends with ~, and this one does not';
  const fault: FormatFault = { cause: 'token-form', detail, place: 'signature', corrected: `${text}~` };
  return { ...decoded, faults: [fault, ...decoded.faults] };
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** An SD-JWT (RFC 9901), with what its disclosures show. */
export function fromSdJwt(text: string, start: number): Decoded {
  const { sdJwt, parts, faults } = decodeSdJwt(text, start);
  const { disclosures, withheld, keyBinding, claims, token } = sdJwt;
  const isVc = 'vct' in claims;
  const [safe, safeHeader] = [withoutSecrets(claims), withoutSecrets(token.header)];
  const isW3c = !isVc && looksLikeW3c(claims);
  const format = isVc ? 'SD-JWT VC' : isW3c ? `SD-JWT, ${kindOf(claims).name}` : 'SD-JWT';
  const level = isW3c && levelOf(claims) === 'presentation' ? 'presentation' : 'credential';
  const why = [
    'It is a signed token followed by ~.',
    `It contains ${counted(disclosures.length, 'disclosure')}, and ${counted(withheld, 'digest')} ${withheld === 1 ? 'remains' : 'remain'} undisclosed.`,
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
