/**
 * Pages of the documentation about a standard, by the start of its addresses, first match first. They are given as
 * addresses below the root of the documentation, so that who shows them puts its own in front.
 */
const VC = '/explanations/standards/w3c/verifiable-credentials';
const DID = '/explanations/standards/w3c/decentralized-identifiers';
const SECURING = `${VC}/securing-mechanisms`;

export const STANDARD_PAGES: [start: string, page: string][] = [
  ['https://www.w3.org/TR/vc-data-model', `${VC}/`],
  ['https://www.w3.org/TR/2022/REC-vc-data-model', `${VC}/`],
  ['https://www.w3.org/TR/vc-data-integrity', SECURING],
  ['https://www.w3.org/TR/vc-di-', SECURING],
  ['https://www.w3.org/TR/vc-jose-cose', SECURING],
  ['https://www.w3.org/TR/vc-bitstring-status-list', `${VC}/credential-status`],
  ['https://www.w3.org/TR/2023/WD-vc-status-list', `${VC}/credential-status`],
  ['https://www.w3.org/TR/vc-json-schema', `${VC}/credential-schema`],
  ['https://www.w3.org/TR/cid-1.0', `${DID}/controller-document`],
  ['https://www.w3.org/TR/did-resolution', `${DID}/resolution`],
  ['https://www.w3.org/TR/did', `${DID}/`],
  ['https://www.w3.org/TR/2022/REC-did', `${DID}/`],
  [
    'https://openid.net/specs/openid-4-verifiable-presentations-1_0.html#section-6',
    '/explanations/standards/openid/dcql',
  ],
  ['https://openid.net/', '/explanations/standards/openid/'],
  ['https://identity.foundation/presentation-exchange', '/explanations/standards/dif/presentation-exchange/'],
  ['https://www.rfc-editor.org/rfc/rfc9901', '/explanations/standards/formats/sd-jwt-vc'],
  ['https://datatracker.ietf.org/doc/html/draft-ietf-oauth-sd-jwt-vc', '/explanations/standards/formats/sd-jwt-vc'],
  ['https://datatracker.ietf.org/doc/html/draft-ietf-oauth-status-list', '/explanations/standards/formats/'],
  ['https://www.iso.org/', '/explanations/standards/formats/mdoc'],
  ['https://www.rfc-editor.org/rfc/rfc', SECURING],
];

/** The page about a standard; undefined where there is none. */
export const pageOf = (address: string): string | undefined =>
  STANDARD_PAGES.find(([start]) => address.startsWith(start))?.[1];
