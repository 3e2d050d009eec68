import { certificate, did, employee, request, testRows, text } from './rows.ts';

const der = certificate.replace(/-----[A-Z ]+-----|\s/g, '');

// Kinds that are decoded alone: the slips of `cases.ts` in other fields, algorithms, containers and forms.

testRows([
  ['a proof alone', text(employee.proof), 'skipped'],
  ['claims alone', text({ vct: 'https://example.com/t', iss: did }), 'skipped'],
  ['a JSON Web Key set without keys', '{"keys":[]}', 'skipped'],
  [
    'a log of PLC',
    text([{ did: 'did:plc:a', operation: { sig: 'a', prev: null, type: 'plc_operation' } }]),
    'skipped',
    'PLC operation log',
  ],
  ['data of PLC', text({ did: 'did:plc:a', rotationKeys: [], verificationMethods: {} }), 'skipped', 'PLC data'],
  [
    'type metadata that extends',
    text({ vct: 'https://x.example', extends: 'https://y.example' }),
    'skipped',
    'SD-JWT VC type metadata',
  ],
  ['a deferred response', text({ transaction_id: 'a', interval: 5 }), 'skipped', 'deferred credential response'],
  ['a nonce', text({ c_nonce: 'a' }), 'skipped', 'OpenID4VCI nonce response'],
  ['a pushed request', text({ request_uri: 'urn:a', expires_in: 60 }), 'skipped', 'pushed authorization response'],
  ['claims of a status list', text({ status_list: { bits: 1, lst: 'eNrb' } }), 'skipped', 'status list token'],
  ['an encrypted response', 'response=eyJhbGciOiJFQ0RIIn0..a.b.c&state=a', 'skipped', 'response, encrypted'],
  ['certificates in a list', text([der, der]), 'success', '2 inputs in one'],
  ['a credential request', text({ credential_configuration_id: 'a' }), 'skipped', 'OpenID4VCI credential request'],
  [
    'metadata of a server',
    text({ issuer: 'https://a.example', token_endpoint: 'https://a.example/t' }),
    'skipped',
    'OAuth authorization server metadata',
  ],
  [
    'requests of the Digital Credentials API',
    text({ requests: [{ protocol: 'openid4vp-v1-unsigned', data: request }] }),
    'error',
    'OpenID4VP request, for the Digital Credentials API',
  ],
  [
    'a request of the Digital Credentials API',
    text({ protocol: 'org-iso-mdoc', data: { deviceRequest: 'oQ' } }),
    'skipped',
    'Request for the Digital Credentials API',
  ],
  ['an offer that is cut off', 'openid-credential-offer://?credential_offer=%7B%22a', 'skipped', 'offer, malformed'],
  [
    'an offer and its address',
    'openid-credential-offer://?credential_offer=%7B%7D&credential_offer_uri=https%3A%2F%2Fa.example',
    'skipped',
    'offer, malformed',
  ],
  ['a request by reference', 'openid4vp://?client_id=a&request_uri=https%3A%2F%2Fv.example', 'skipped', 'by reference'],
  ['a response without a presentation', text({ vp_token: {} }), 'skipped', 'OpenID4VP response, empty'],
]);
