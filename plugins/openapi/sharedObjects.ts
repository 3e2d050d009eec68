import { isObject, type Json, type JsonObject, valueAt } from '../schemas/jsonValue.ts';
import type { SchemaPlace } from '../schemas/schemaSet.ts';
import { memoizeByObject } from '../shared/memoize.ts';
import { dereference } from './operations.ts';
import type { Api } from './readApis.ts';

/** Prefix of references to schemas that have a name. */
const SCHEMAS = '#/components/schemas/';

/** Route of the page that describes the objects of several APIs. */
export const COMMON_PAGE = '/reference/api/objects';

/** Objects of several APIs, and what only they contain, in the order of their page. */
export const COMMON_OBJECTS: readonly string[] = [
  'PolicyResult',
  'Problem',
  'PlatformError',
  'DcqlQuery',
  'DcqlCredential',
  'PresentationDefinition',
  'InputDescriptor',
  'SubmissionRequirement',
  'ClaimFormats',
  'PresentationSubmission',
  'DescriptorMapEntry',
  'Jwk',
];

/** Objects with their own heading: several bodies contain them, they contain themselves, or they are large. */
const OBJECTS = [
  'Configuration',
  'Instance',
  'ApiKey',
  'Policy',
  'ServiceRole',
  'UsageEntry',
  'TrailEntry',
  'DidResolutionResult',
  'DidDereferencingResult',
  'DidDocument',
  'VerificationMethod',
  'WalletMetadata',
  ...COMMON_OBJECTS,
];

/** Schemas with their own page, by name: title in a sentence, and address. */
export const DESCRIBED_ELSEWHERE: Readonly<Record<string, readonly [title: string, address: string]>> = {
  ConfigurationValues: ['configuration', '/reference/configuration/'],
  PolicyDocument: ['policy document', '/reference/iam/policy-documents'],
  InlinePolicyDocument: ['policy document', '/reference/iam/policy-documents'],
};

/** Names the objects that have their own place on the page of an API, in the order of the page. */
export const sharedObjects: (api: Api) => string[] = memoizeByObject((api: Api) => {
  const used = usedSchemas(api);
  return OBJECTS.filter((name) => used.has(SCHEMAS + name));
});

/** The name that a reference gives to a schema, or undefined. */
export function nameOfReference({ $ref }: JsonObject): string | undefined {
  return typeof $ref === 'string' && $ref.startsWith(SCHEMAS) ? $ref.slice(SCHEMAS.length) : undefined;
}

/**
 * A schema by its name.
 * @throws Error where the API has none of that name.
 */
export function placeOfSchema(api: Api, name: string): SchemaPlace {
  const schema = valueAt(api.document, ['components', 'schemas', name]);
  if (!isObject(schema)) throw new Error(`The API ${api.name} has no schema ${name}.`);
  return { base: api.base, schema };
}

/** References to schemas from the bodies of operations, at any depth. */
function usedSchemas({ document, operations }: Api): Set<string> {
  const used = new Set<string>();
  const visit = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    const { $ref } = value as JsonObject;
    const isNew = typeof $ref === 'string' && !used.has($ref) && !($ref.slice(SCHEMAS.length) in DESCRIBED_ELSEWHERE);
    if (isNew) {
      used.add($ref);
      visit(dereference(document, value).value);
    }
    for (const child of Object.values(value)) visit(child);
  };
  for (const { value } of operations) visit([value.requestBody ?? null, value.responses ?? null]);
  return used;
}
