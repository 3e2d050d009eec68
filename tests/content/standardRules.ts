import type { JsonValue } from '../../plugins/schemas/jsonValue.ts';
import { isObject, segmentsOf, valueAt } from '../../plugins/schemas/jsonValue.ts';

/**
 * What the standards themselves say about their objects, apart from the schemas: members that have to be there, as
 * ends of pointers, and places where any value of the right type will do, with the reason.
 */
const JWK = '(?:kty|crv|x|y|n|e)';
const METHOD = `(?:id|type|controller|publicKeyMultibase|publicKeyJwk(?:/${JWK})?)`;
const RELATIONSHIP = '(?:authentication|assertionMethod|keyAgreement|capabilityInvocation|capabilityDelegation)';
const SERVICE = '(?:id|type|serviceEndpoint)';
const DOCUMENT = `(?:id|(?:verificationMethod|${RELATIONSHIP})/\\d+/${METHOD}|service/\\d+/${SERVICE})`;
const ERROR = 'error/type';
const PROOF = '(?:type|proofPurpose|verificationMethod|cryptosuite|proofValue)';
const STATUS = '(?:type|statusPurpose|statusListIndex|statusListCredential)';
const SECURED = `proof(?:/\\d+)?/${PROOF}|issuer/id`;
const CREDENTIAL = `(?:@context|type|issuer|credentialSubject|${SECURED}|credentialStatus(?:/\\d+)?/${STATUS}|credentialSchema(?:/\\d+)?/(?:id|type))`;
const CREDENTIAL_QUERY = String.raw`(?:id|format|meta(?:/\w+)?|claims(?:/\d+/(?:path|id))?)`;
const DCQL = String.raw`(?:credentials(?:/\d+/${CREDENTIAL_QUERY})?|credential_sets/\d+/options)`;
const FORMATS = String.raw`[\w+-]+/(?:alg|proof_type)`;
const FIELD = String.raw`constraints/fields/\d+/path`;

/** Members that have to be there, by schema. */
export const REQUIRED: Record<string, string> = {
  jwk: JWK,
  'jwk-set': `keys(?:/\\d+/${JWK})?`,
  'verification-method': METHOD,
  'controlled-identifier-document': DOCUMENT,
  'controlled-identifier-document#service': SERVICE,
  'did-document': DOCUMENT,
  'did-resolution-result': `(?:didDocument(?:/${DOCUMENT})?|didDocumentMetadata(?:/deactivated)?|didResolutionMetadata(?:/${ERROR}|/error)?)`,
  'did-dereferencing-result': `(?:content(?:/${METHOD})?|contentMetadata(?:/deactivated)?|dereferencingMetadata(?:/${ERROR}|/error)?)`,
  'data-integrity-proof': PROOF,
  'bitstring-status-list-entry': STATUS,
  'credential-schema': '(?:id|type)',
  'verifiable-credential-v2': CREDENTIAL,
  'verifiable-credential-v1': `(?:${CREDENTIAL}|issuanceDate)`,
  'verifiable-presentation-v2': `(?:@context|type|proof(?:/\\d+)?/${PROOF}|verifiableCredential/\\d+/(?:${CREDENTIAL}|id))`,
  'verifiable-presentation-v1': `(?:@context|type|verifiableCredential/\\d+/(?:${CREDENTIAL}|issuanceDate))`,
  'bitstring-status-list-credential': `(?:${CREDENTIAL}|credentialSubject/(?:type|statusPurpose|encodedList))`,
  'json-schema-credential': `(?:${CREDENTIAL}|credentialSchema|credentialSubject/(?:type|jsonSchema))`,
  'presentation-definition': `(?:id|input_descriptors(?:/\\d+/(?:id|constraints|group|${FIELD}))?|(?:input_descriptors/\\d+/)?format/${FORMATS}|(?:.*/)?(?:rule|from|from_nested))`,
  'presentation-definition#inputDescriptor': `(?:id|constraints|${FIELD}|format/${FORMATS})`,
  'presentation-definition#requirement': String.raw`(?:from_nested/\d+/)*(?:rule|from|from_nested)`,
  'presentation-submission': String.raw`(?:id|definition_id|descriptor_map(?:/\d+/(?:path_nested/)?(?:id|format|path))?)`,
  'dcql-query': DCQL,
  'dcql-query#credential': CREDENTIAL_QUERY,
  'openid4vp-request': `(?:response_type|response_mode|nonce|client_id|response_uri|dcql_query(?:/${DCQL})?|client_metadata/vp_formats_supported)`,
  'openid4vp-response': '(?:vp_token|response|error)',
  'digital-credential-request': '(?:protocol|data(?:/request)?)',
  'verifier-metadata': 'vp_formats_supported',
  'openid-configuration':
    '(?:authorization_endpoint|jwks_uri|response_types_supported|subject_types_supported|id_token_signing_alg_values_supported)',
  'jose-header': '(?:alg|enc)',
  'sd-jwt-vc-header': '(?:alg|typ)',
  'sd-jwt-vc': `(?:vct|cnf/jwk(?:/${JWK})?)`,
  'key-binding-jwt-header': '(?:alg|typ)',
  'key-binding-jwt': '(?:iat|aud|nonce|sd_hash)',
};

/**
 * Members that only other members make obligatory. They are free where the object, whose pointer the first group
 * finds, has no text of that kind.
 */
const BESIDE: [schema: RegExp, pointer: RegExp, other: RegExp][] = [
  [/dcql|openid4vp-request/, /^(.*)\/claims(?:\/\d+\/id)?$/, /"claim_sets"/],
  [/^presentation-definition/, /^(.*?)(?:\/input_descriptors\/\d+)?\/group$/, /"submission_requirements"/],
  // The ID of an enveloped credential is the credential itself; others need none.
  [/^verifiable-presentation-v2$/, /^(\/verifiableCredential\/\d+)\/id$/, /"EnvelopedVerifiableCredential"/],
  // No document and no error: only a deactivated DID answers so.
  [/^did-resolution-result$/, /^()\/didDocumentMetadata\/deactivated$/, /^(?!.*"error":).*"didDocument":null/],
  [/^did-dereferencing-result$/, /^()\/contentMetadata\/deactivated$/, /^(?!.*"error":).*"content":null/],
];

/** Objects that must not be empty. */
const NOT_EMPTY =
  /(?:\/format|\/format\/[^/]+|\/constraints|\/vp_formats_supported|\/vp_token|\/credentialSubject(?:\/\d+)?)$/;

/** True for a member that a value of a standard cannot do without. `isPart` is true where only some members are shown. */
export function isNeeded(schema: string, pointer: string, value: JsonValue, isPart: boolean): boolean {
  const segments = segmentsOf(pointer);
  const parent = valueAt(value, segments.slice(0, -1));
  const isOnly = isObject(parent) && Object.keys(parent).length === 1;
  const holder = pointer.slice(0, pointer.lastIndexOf('/'));
  if (isOnly && (NOT_EMPTY.test(holder) || (isPart && segments.length === 1))) return true;
  if (isPart && segments.length === 1) return false;
  const isAlone = ([name, at, other]: (typeof BESIDE)[number]) => {
    const object = name.test(schema) ? at.exec(pointer)?.[1] : undefined;
    return object !== undefined && !other.test(JSON.stringify(valueAt(value, segmentsOf(object))));
  };
  if (BESIDE.some(isAlone)) return false;
  return new RegExp(`^/${REQUIRED[schema]}$`).test(pointer);
}

/** Places where another value is right too. */
export const FREE: [reason: string, schema: RegExp, pointer: RegExp][] = [
  ['a name or a text for people', /./, /\/(?:name|client_name|purpose|title|detail|description|error_description)$/],
  ['any ID', /^presentation-/, /\/(?:id|definition_id|from|group\/\d+)$/],
  ['any ID', /./, /\/(?:kid|state|wallet_nonce|versionId|nextVersionId)$/],
  ['claims are up to the issuer', /credential|presentation-v|sd-jwt-vc$/, /\/credentialSubject(?:\/\d+)?\/\w+$/],
  ['claims are up to the issuer', /^sd-jwt-vc$/, /^\/\w+$/],
  ['a claim of a nested credential', /^verifiable-presentation/, /\/credentialSubject\/\w+$/],
  ['an issuer, a service or a JWT may say more', /./, /\/(?:issuer|service\/\d+)\/unknownKey$|^\/unknownKey$/],
  ['a context may be an object', /./, /\/@context(?:\/\d+)?$/],
  ['a filter is any JSON Schema, which may hold any word', /^presentation-definition/, /\/filter(?:\/\w+)*$/],
  ['a schema is any JSON Schema', /^json-schema-credential$/, /\/jsonSchema\/.+$/],
  ['a DID URL may lead to anything', /^did-dereferencing-result$/, /^\/content(?:Metadata\/unknownKey)?$/],
  ['a path may hold any name or position', /^dcql-query|^openid4vp-request$/, /\/path\/\d+$/],
  ['a claim may be any text, number or boolean', /^dcql-query|^openid4vp-request$/, /\/claims\/\d+\/values\/\d+$/],
  ['the wallet names itself as it likes', /^openid4vp-request$/, /^\/aud$/],
  ['the verifier chooses the text', /^verifiable-presentation/, /^\/proof\/(?:challenge|domain)$/],
  ['any registered algorithm number', /./, /_alg_values\/\d+$/],
];
