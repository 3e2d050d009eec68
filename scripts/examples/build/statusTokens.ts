import { zlibSync } from 'fflate';
import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { decodedExample, type Example, example, type Outcome } from '../catalogue.ts';
import { decodeToken, signToken } from '../sign/jws.ts';
import { base64url } from '../sign/keys.ts';
import { issueSdJwt } from '../sign/sdJwt.ts';
import { sdJwtDisclosable, sdJwtPayload } from './credentials.ts';
import * as story from './story.ts';
import { decodedSdJwt } from './tokenExamples.ts';

const LIST = 'https://example.com/statuslists/7';
/** Entries of the list, two bits each, so that it can say "suspended" too. */
const ENTRIES = 131_072;
const BITS = 2;
const INVALID = 1;
const SUSPENDED = 2;
const VALID_ENTRY = 1842;
const REVOKED_ENTRY = 5123;
const statuses: [index: number, status: number][] = [
  [REVOKED_ENTRY, INVALID],
  [40_960, SUSPENDED],
  [ENTRIES - 1, INVALID],
];

/** The list in the form of draft-ietf-oauth-status-list section 4.2. */
function statusList(): JsonObject {
  const bytes = new Uint8Array((ENTRIES * BITS) / 8);
  for (const [index, status] of statuses) {
    const at = index >> 2;
    bytes[at] = (bytes[at] ?? 0) | (status << ((index & 3) * BITS));
  }
  return { bits: BITS, lst: base64url(zlibSync(bytes, { level: 9 })) };
}

/** A Token Status List (section 5.1) and two SD-JWT VCs with a place in it, one of them revoked. */
export async function statusTokenExamples(): Promise<Example[]> {
  const { keys, times, PORTABLE_JOSE_ISSUER: issuer, PORTABLE_JOSE_KEY: kid } = story;
  const list = signToken(
    { typ: 'statuslist+jwt', kid },
    {
      iss: issuer,
      sub: LIST,
      iat: story.seconds(times.listed),
      exp: story.seconds(times.validUntil),
      ttl: 43_200,
      status_list: statusList(),
    },
    keys.issuerJose,
  );
  const listed = (idx: number) =>
    issueSdJwt(
      { typ: 'dc+sd-jwt', kid },
      { ...sdJwtPayload(issuer), status: { status_list: { idx, uri: LIST } } },
      sdJwtDisclosable,
      keys.issuerJose,
    );
  const path = 'status/token-status-list.jwt';
  const rows: [name: string, title: string, idx: number, outcome: Outcome][] = [
    ['employee-listed', 'SD-JWT VC with a place in a Token Status List', VALID_ENTRY, 'verifies'],
    [
      'employee-listed-revoked',
      'The same, revoked in its list, which the verifier does not read',
      REVOKED_ENTRY,
      'revoked',
    ],
  ];
  const examples = rows.map(async ([name, title, idx, outcome]) => {
    const token = await listed(idx);
    const file = `credentials/${name}.sd-jwt`;
    return [example(file, title, token, { outcome }), decodedExample(file, `Parts: ${title}`, decodedSdJwt(token))];
  });
  return [
    ...(await Promise.all(examples)).flat(),
    example(path, 'Token Status List', list),
    decodedExample(path, 'Header and payload of the Token Status List', decodeToken(list) as JsonObject),
  ];
}
