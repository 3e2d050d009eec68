/** A row of explanation: words, name and address of the source, and the list for what stands inside. */
export type Row = [text: string, source: string, address: string, inside?: string];

const rfc = (number: number, section: string): [string, string] => [
  `RFC ${number}, ${section}`,
  `https://www.rfc-editor.org/rfc/rfc${number}#section-${section}`,
];
const iso = (clause: string): [string, string] => [
  `ISO/IEC 18013-5, ${clause}`,
  'https://www.iso.org/standard/69084.html',
];
const statusList = (name: string, anchor: string): [string, string] => [
  `Token Status List, ${name}`,
  `https://datatracker.ietf.org/doc/html/draft-ietf-oauth-status-list#name-${anchor}`,
];

/** Members that no published schema describes: claims of any JWT, JWE, disclosures, mdocs, certificates. */
export const OWN_MEMBERS: Record<string, Record<string, Row>> = {
  jwt: {
    iss: ['Names who issued the token.', ...rfc(7519, '4.1.1')],
    sub: ['Names whom the token is about.', ...rfc(7519, '4.1.2')],
    aud: ['Names whom the token is meant for.', ...rfc(7519, '4.1.3')],
    exp: ['Holds the time at which the token ends, in seconds since 1970.', ...rfc(7519, '4.1.4')],
    nbf: ['Holds the time from which the token holds, in seconds since 1970.', ...rfc(7519, '4.1.5')],
    iat: ['Holds the time of the signature, in seconds since 1970.', ...rfc(7519, '4.1.6')],
    jti: ['Names the token.', ...rfc(7519, '4.1.7')],
    nonce: [
      'Repeats the nonce of the request, so that nobody can send the token twice.',
      'OpenID4VP 1.0, 14.1.2',
      'https://openid.net/specs/openid-4-verifiable-presentations-1_0.html#section-14.1.2',
    ],
    vc: [
      'Holds the credential.',
      'VC Data Model 1.1, 6.3.1',
      'https://www.w3.org/TR/2022/REC-vc-data-model-20220303/#json-web-token',
      'verifiable-credential-v1',
    ],
    vp: [
      'Holds the presentation.',
      'VC Data Model 1.1, 6.3.1',
      'https://www.w3.org/TR/2022/REC-vc-data-model-20220303/#json-web-token',
      'verifiable-presentation-v1',
    ],
    cnf: ['Holds the key of the holder.', ...rfc(7800, '3.1')],
    status: ['Leads to the status of the token.', ...statusList('referenced token', 'referenced-token')],
    'status/status_list': [
      'Names an entry in a status list token.',
      ...statusList('referenced token', 'referenced-token'),
    ],
    'status/status_list/uri': ['Is the address of the list.', ...statusList('referenced token', 'referenced-token')],
    'status/status_list/idx': ['Numbers the entry in the list.', ...statusList('referenced token', 'referenced-token')],
    'cnf/jwk': ['Is the key of the holder as JWK.', ...rfc(7800, '3.2'), 'jwk'],
  },
  'status-list-token': {
    sub: ['Is the address of the list, which entries name.', ...statusList('status list token', 'status-list-token')],
    iss: ['Names who issued the list.', ...rfc(7519, '4.1.1')],
    iat: ['Holds the time of the signature.', ...statusList('status list token', 'status-list-token')],
    exp: ['Holds the time at which the list ends.', ...statusList('status list token', 'status-list-token')],
    ttl: ['Says for how many seconds a copy may be kept.', ...statusList('status list token', 'status-list-token')],
    status_list: ['Holds the list.', ...statusList('status list', 'status-list')],
    'status_list/bits': ['Says how many bits an entry has: 1, 2, 4 or 8.', ...statusList('status list', 'status-list')],
    'status_list/lst': [
      'Holds the entries, compressed with ZLIB, in base64url.',
      ...statusList('status list', 'status-list'),
    ],
    'status_list/aggregation_uri': [
      'Leads to the addresses of all lists of the issuer.',
      ...statusList('status list', 'status-list'),
    ],
  },
  'jwe-header': {
    alg: ['Says how the key for the content was agreed on or encrypted.', ...rfc(7516, '4.1.1')],
    enc: ['Names the encryption of the content.', ...rfc(7516, '4.1.2')],
    zip: ['Names the compression of the content.', ...rfc(7516, '4.1.3')],
    kid: ['Names the key of the recipient.', ...rfc(7516, '4.1.6')],
    epk: ['Holds the key that the sender made for this token alone.', ...rfc(7518, '4.6.1.1'), 'jwk'],
    apu: ['Holds information about the sender, which goes into the key.', ...rfc(7518, '4.6.1.2')],
    apv: ['Holds information about the recipient, which goes into the key.', ...rfc(7518, '4.6.1.3')],
    typ: ['Names the type of the token.', ...rfc(7516, '4.1.11')],
    cty: ['Names the type of what is inside.', ...rfc(7516, '4.1.12')],
  },
  'sd-jwt-disclosure': {
    salt: ['Is random, so that nobody can guess the claim from its digest.', ...rfc(9901, '4.2.1')],
    claim: ['Names the claim.', ...rfc(9901, '4.2.1')],
    value: ['Is the value of the claim.', ...rfc(9901, '4.2.1')],
    digest: ['Is the digest of the disclosure, which the issuer signed.', ...rfc(9901, '4.2.3')],
  },
  signature: {},
  json: {},
  certificate: {
    subject: ['Names whom the key belongs to.', ...rfc(5280, '4.1.2.6')],
    issuer: ['Names who signed the certificate.', ...rfc(5280, '4.1.2.4')],
    serialNumber: ['Numbers the certificate among those of its issuer.', ...rfc(5280, '4.1.2.2')],
    notBefore: ['Is the time from which the certificate holds.', ...rfc(5280, '4.1.2.5')],
    notAfter: ['Is the time at which the certificate ends.', ...rfc(5280, '4.1.2.5')],
    publicKey: ['Names the kind of the key.', ...rfc(5280, '4.1.2.7')],
    signatureAlgorithm: ['Names the algorithm of the signature by its object identifier.', ...rfc(5280, '4.1.1.2')],
    authority: ['Says whether the key may sign certificates.', ...rfc(5280, '4.2.1.9')],
    extendedKeyUsage: [
      'Lists what the key is for. That of a signer of mdocs is 1.0.18013.5.1.2.',
      ...rfc(5280, '4.2.1.12'),
    ],
    subjectAltName: ['Lists further names of the subject, such as the address of an issuer.', ...rfc(5280, '4.2.1.6')],
  },
  mdoc: {},
};

/** Members of mdocs by their last name: the structures of ISO/IEC 18013-5 use each name in one sense. */
export const MDOC_MEMBERS: Record<string, Row> = {
  version: ['Names the version of the structure.', ...iso('8.3.2.1.2')],
  documents: ['Lists the documents that the holder shows.', ...iso('8.3.2.1.2.2')],
  status: [
    'Says whether the answer is good: 0 is OK. In a mobile security object, it leads to a status list.',
    ...iso('8.3.2.1.2.3'),
  ],
  docType: ['Names the kind of document.', ...iso('8.3.2.1.2.1')],
  issuerSigned: ['Holds what the issuer signed.', ...iso('8.3.2.1.2.2')],
  deviceSigned: ['Holds what the device signed.', ...iso('8.3.2.1.2.2')],
  nameSpaces: ['Holds the data elements by namespace.', ...iso('8.3.2.1.2.2')],
  issuerAuth: [
    'Is the signature of the issuer, a COSE_Sign1: protected header, header, payload, signature.',
    ...iso('9.1.2.4'),
  ],
  deviceAuth: ['Is the signature or the MAC of the device over the request.', ...iso('9.1.3')],
  deviceSignature: ['Is the signature of the device.', ...iso('9.1.3.6')],
  deviceMac: ['Is the MAC of the device, which only the reader can check.', ...iso('9.1.3.5')],
  digestID: ['Numbers the digest of this element in the mobile security object.', ...iso('9.1.2.5')],
  random: ['Is random, so that nobody can guess the element from its digest.', ...iso('9.1.2.5')],
  elementIdentifier: ['Names the data element.', ...iso('8.3.2.1.2.2')],
  elementValue: ['Is the value of the data element.', ...iso('8.3.2.1.2.2')],
  digestAlgorithm: ['Names the hash of the digests.', ...iso('9.1.2.4')],
  valueDigests: ['Holds the digest of each element, by namespace and number.', ...iso('9.1.2.4')],
  deviceKeyInfo: ['Holds the key of the device.', ...iso('9.1.2.4')],
  deviceKey: ['Is the key of the device as COSE key.', ...iso('9.1.2.4')],
  validityInfo: ['Holds the dates of the document.', ...iso('9.1.2.4')],
  signed: ['Is the time of the signature.', ...iso('9.1.2.4')],
  validFrom: ['Is the time from which the document holds.', ...iso('9.1.2.4')],
  validUntil: ['Is the time at which the document ends.', ...iso('9.1.2.4')],
  expectedUpdate: ['Is the time at which the issuer means to sign anew.', ...iso('9.1.2.4')],
  docRequests: ['Lists the documents that the reader asks for.', ...iso('8.3.2.1.2.1')],
  itemsRequest: ['Lists the elements that the reader asks for.', ...iso('8.3.2.1.2.1')],
  requestInfo: ['Holds further information about the request.', ...iso('8.3.2.1.2.1')],
  readerAuth: ['Is the signature of the reader.', ...iso('9.1.4')],
  errors: ['Lists the elements that are not handed out, and why.', ...iso('8.3.2.1.2.2')],
  status_list: ['Leads to the entry in a status list token.', ...statusList('referenced token', 'referenced-token')],
  uri: ['Is the address of the list.', ...statusList('referenced token', 'referenced-token')],
  idx: ['Numbers the entry in the list.', ...statusList('referenced token', 'referenced-token')],
};
