import { zlibSync } from 'fflate';
import type { JsonObject } from '../../../plugins/schemas/jsonValue.ts';
import { type Example, textExample } from '../catalogue.ts';
import { decodeToken, signToken } from '../sign/jws.ts';
import { base64url } from '../sign/keys.ts';
import { issueSdJwt } from '../sign/sdJwt.ts';
import { sdJwtDisclosable, sdJwtPayload } from './credentials.ts';
import * as story from './story.ts';
import { decodedExample, decodedSdJwt } from './tokenExamples.ts';

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
      iat: story.seconds(times.signed),
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
  const row = { kind: 'credential', mediaType: 'application/dc+sd-jwt', proof: 'SD-JWT' } as const;
  const tokens = [
    {
      path: 'credentials/employee-listed.sd-jwt',
      title: 'SD-JWT VC with a place in a Token Status List',
      idx: VALID_ENTRY,
    },
    {
      path: 'credentials/employee-listed-revoked.sd-jwt',
      title: 'The same, revoked in its list, which the verifier does not read',
      idx: REVOKED_ENTRY,
    },
  ];
  const examples = tokens.map(async ({ idx, ...entry }) => {
    const token = await listed(idx);
    const outcome = idx === REVOKED_ENTRY ? 'revoked' : 'verifies';
    return [
      textExample({ ...entry, ...row, outcome }, token),
      decodedExample(entry.path, `Parts: ${entry.title}`, decodedSdJwt(token)),
    ];
  });
  return [
    ...(await Promise.all(examples)).flat(),
    textExample(
      {
        path,
        title: 'Token Status List',
        kind: 'status-list-token',
        mediaType: 'application/statuslist+jwt',
        proof: 'JWS',
        outcome: 'verifies',
      },
      list,
    ),
    decodedExample(path, 'Header and payload of the Token Status List', decodeToken(list) as JsonObject),
  ];
}
