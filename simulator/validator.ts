import { randomUUID, X509Certificate } from 'node:crypto';
import { type DcqlCredential, DcqlPresentationResult, DcqlQuery } from 'dcql';
import type { Json, JsonObject } from '../plugins/openapi/specFiles.ts';
import { decodeToken } from '../scripts/examples/sign/jws.ts';
import { derOf, verifyChain } from '../tests/verify/certificates.ts';
import { DOCUMENT_SIGNER, decodeDeviceResponse } from '../tests/verify/mdoc.ts';
import { disclosuresOf } from '../tests/verify/sdJwt.ts';
import type { Call, Handler } from './call.ts';
import { configurationOf } from './configuration.ts';
import { problemOf, resultNameOf } from './problems.ts';

/** A presented credential as the policies see it. */
interface Presented {
  format: string;
  /** Certificates as DER, that of the signer first; none where the format or the credential has none. */
  chain: Uint8Array[];
  /** Extended key usage that its signer has to have; none where the standard asks for none. */
  usage?: string;
  claims: DcqlCredential;
}

/** Validation of answers to a DCQL query with SD-JWT VCs and mdocs, which is what pages send. */
export const validatorHandlers: Record<string, Handler> = {
  validatePresentation: (call) => {
    const { type } = call.body;
    // Shortened tokens of the description's own examples get its example as the answer.
    if (JSON.stringify(call.body).includes('…')) return { status: 200 };
    if (type !== 'DCQL') throw new Error('Only answers to DCQL queries are validated here.');
    const results = validateAnswer(call);
    return { status: results.some(({ error }) => error) ? 422 : 200, body: { data: results } };
  },
};

/** Results for the answer to a DCQL query in the body of a call. */
export function validateAnswer(call: Call): JsonObject[] {
  const { vp_token: token, dcql_query: query } = call.body;
  const presented = Object.entries(token as Record<string, string[]>).map(([id, texts]) => ({
    id,
    credentials: texts.map(read),
  }));
  const all = presented.flatMap(({ credentials }) => credentials);
  return [
    ...all.map(({ format }) => entry([], 'format', { data: { format: resultNameOf(format) } })),
    ...judgeIssuers(all, call),
    entry([], 'credentialQuery', judgeQuery(presented, query as JsonObject)),
  ];
}

const entry = (path: string[], policy: string, outcome: JsonObject): JsonObject => ({
  path,
  policy,
  service: 'validator',
  ...outcome,
});

const read = (text: string): Presented => (text.includes('~') ? readSdJwt(text) : readMdoc(text));

function readSdJwt(token: string): Presented {
  const { header, payload } = decodeToken(token) as { header: { x5c?: string[] }; payload: JsonObject };
  const disclosed = Object.fromEntries(disclosuresOf(token).map(({ claim, value }) => [claim, value as Json]));
  return {
    format: 'sd-jwt',
    chain: (header.x5c ?? []).map((certificate) => Buffer.from(certificate, 'base64')),
    claims: {
      credential_format: 'dc+sd-jwt',
      vct: String(payload.vct),
      claims: { ...payload, ...disclosed } as Record<string, string>,
      cryptographic_holder_binding: !token.endsWith('~'),
    },
  };
}

function readMdoc(text: string): Presented {
  const { docType, elements, chain } = decodeDeviceResponse(Buffer.from(text, 'base64url'));
  return {
    format: 'mdoc',
    chain,
    usage: DOCUMENT_SIGNER,
    claims: {
      credential_format: 'mso_mdoc',
      doctype: docType,
      namespaces: { [docType]: Object.fromEntries(elements.map(({ name, value }) => [name, String(value)])) },
      cryptographic_holder_binding: true,
    },
  };
}

/** One entry for each credential; a skipped policy leaves none. */
function judgeIssuers(credentials: Presented[], call: Call): JsonObject[] {
  const { trustedIssuer } = configurationOf(call).policies as {
    trustedIssuer: { skip: boolean; trustedIssuerRootCertificates: { type: string; pem?: string }[] };
  };
  if (trustedIssuer.skip) return [];
  // The predefined sets hold no certificate of the examples.
  const roots = trustedIssuer.trustedIssuerRootCertificates.flatMap(({ pem }) => (pem ? [derOf(pem)] : []));
  return credentials.map((credential) =>
    entry([`urn:uuid:${randomUUID()}`], 'trustedIssuer', judgeChain(credential, roots, call)),
  );
}

function judgeChain({ chain, usage }: Presented, roots: Uint8Array[], { now }: Call): JsonObject {
  if (chain.length === 0) {
    return { error: problemOf('trusted-issuer-unsupported', 'The credential carries no certificate chain') };
  }
  for (const root of roots) {
    try {
      verifyChain(chain, root, now, usage);
      const { subject } = new X509Certificate(root);
      return { data: { trustAnchor: { subject, source: 'pem' }, chainLength: chain.length + 1 } };
    } catch {
      // Another root may fit.
    }
  }
  const detail = 'Issuer certificate chain does not end at a trusted root';
  return { error: problemOf('trusted-issuer-untrusted', detail, [{ detail: 'No root fits', code: 'unknown-root' }]) };
}

function judgeQuery(presented: { id: string; credentials: Presented[] }[], query: JsonObject): JsonObject {
  const dcqlQuery = DcqlQuery.parse(query as unknown as DcqlQuery.Input);
  DcqlQuery.validate(dcqlQuery);
  const answer = Object.fromEntries(
    presented.map(({ id, credentials }) => [id, credentials.map(({ claims }) => claims)]),
  );
  // An answer to a query that nobody asked has no query to hold it against.
  const isAsked = Object.keys(answer).every((id) => dcqlQuery.credentials.some((one) => one.id === id));
  const isAnswered =
    isAsked &&
    DcqlPresentationResult.fromDcqlPresentation(
      answer as unknown as Parameters<typeof DcqlPresentationResult.fromDcqlPresentation>[0],
      { dcqlQuery },
    ).can_be_satisfied;
  if (isAnswered) return { data: {} };
  return { error: problemOf('credential-query-evaluation', 'The presentation does not answer the query') };
}
