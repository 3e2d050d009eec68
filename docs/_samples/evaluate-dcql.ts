import { sha256 } from '@noble/hashes/sha2.js';
import { decodeSdJwtSync, getClaimsSync } from '@sd-jwt/decode';
import { DcqlPresentationResult, DcqlQuery } from 'dcql';

const hash = (data: string | ArrayBuffer) =>
  sha256(typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data));

/** Evaluates a DCQL query against a response with SD-JWT VCs. Verify the signatures first. */
export function run({ query, answer }: { query: string; answer: string }) {
  const dcqlQuery = DcqlQuery.parse(JSON.parse(query));
  DcqlQuery.validate(dcqlQuery);
  const presented = Object.entries<string[]>(JSON.parse(answer).vp_token ?? {});
  const presentation = Object.fromEntries(presented.map(([id, sdJwts]) => [id, sdJwts.map(asCredential)]));
  const result = DcqlPresentationResult.fromDcqlPresentation(presentation, { dcqlQuery });
  const matches = Object.values(result.credential_matches).map(({ credential_query_id, ...match }) => ({
    id: credential_query_id,
    claims: match.valid_credentials?.map(({ claims }) => claims.valid_claim_sets[0].output),
    problems: match.failed_credentials?.map(({ meta, claims }) => ({
      ...(meta.success ? {} : meta.issues),
      ...(claims.success ? {} : claims.failed_claim_sets[0].issues),
    })),
  }));
  return { satisfied: result.can_be_satisfied, matches };
}

/** What the query is compared with: the type, the disclosed claims, and whether the holder signed. */
function asCredential(sdJwt: string) {
  const { jwt, disclosures, kbJwt } = decodeSdJwtSync(sdJwt, hash);
  const claims = getClaimsSync<Record<string, string>>(jwt.payload, disclosures, hash);
  return {
    credential_format: 'dc+sd-jwt' as const,
    vct: claims.vct,
    claims,
    cryptographic_holder_binding: kbJwt !== undefined,
  };
}
