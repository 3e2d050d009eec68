import { isObject, type JsonObject, type JsonValue } from './jsonValue.ts';

/** A value inside a request or an answer that a standard describes. */
export interface StandardPart {
  segments: (string | number)[];
  /** Name of the schema, without extension. */
  schema: string;
}

/** Members whose value is an object of a standard, wherever they stand. */
const MEMBERS: Record<string, string> = {
  presentation_definition: 'presentation-definition',
  presentationDefinition: 'presentation-definition',
  presentation_submission: 'presentation-submission',
  dcql_query: 'dcql-query',
  dcql: 'dcql-query',
  digitalCredentialGetRequest: 'digital-credential-request',
  digitalCredentialGetResponse: 'openid4vp-response',
};

/** Members that only one kind of object has, all of them together. */
const SHAPES: [members: string[], schema: string][] = [
  [['didDocument', 'didResolutionMetadata'], 'did-resolution-result'],
  [['content', 'dereferencingMetadata'], 'did-dereferencing-result'],
  [['jwks_uri', 'response_types_supported'], 'openid-configuration'],
];

/** Types that say which schema an object with a JSON-LD context follows, by the version of the data model. */
const TYPES: [type: string, versions: Record<string, string>][] = [
  ['BitstringStatusListCredential', { v2: 'bitstring-status-list-credential' }],
  ['VerifiableCredential', { v1: 'verifiable-credential-v1', v2: 'verifiable-credential-v2' }],
  ['VerifiablePresentation', { v1: 'verifiable-presentation-v1', v2: 'verifiable-presentation-v2' }],
];

/** Finds the objects of standards inside a value: each by its members, its type, or the member that holds it. */
export function standardParts(value: JsonValue, segments: (string | number)[] = []): StandardPart[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => standardParts(item, [...segments, index]));
  if (!isObject(value)) return [];
  const schema = schemaOfShape(value);
  if (schema) return [{ segments, schema }];
  return Object.entries(value).flatMap(([key, child]) => {
    const at = [...segments, key];
    if (Object.hasOwn(MEMBERS, key) && isObject(child)) return [{ segments: at, schema: MEMBERS[key] }];
    return standardParts(child, at);
  });
}

function schemaOfShape(value: JsonObject): string | undefined {
  const shape = SHAPES.find(([members]) => members.every((member) => member in value));
  if (shape) return shape[1];
  if (Array.isArray(value.keys) && value.keys.some((key) => isObject(key) && 'kty' in key)) return 'jwk-set';
  const [context] = [value['@context']].flat();
  const version = typeof context === 'string' ? /\/credentials\/(v\d)$/.exec(context)?.[1] : undefined;
  const types = [value.type].flat();
  return TYPES.find(([type]) => types.includes(type))?.[1][version ?? ''];
}
