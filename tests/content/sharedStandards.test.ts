import { expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../plugins/schemas/jsonValue.ts';
import { descriptionOf, type Name } from './apiDescriptions.ts';
import { spec } from './spec.ts';

/**
 * The descriptions do not refer to the schemas of standards: a service takes a malformed query as a body and answers
 * 422 with the error of its policy, where the schema of the standard would refuse it. Both name the same members.
 */
const PAIRS: [api: Name, component: string, file: string, definition?: string, onlyInTheStandard?: string[]][] = [
  ['validator', 'PresentationDefinition', 'presentation-definition', undefined, ['frame']],
  ['validator', 'InputDescriptor', 'presentation-definition', 'inputDescriptor'],
  ['validator', 'SubmissionRequirement', 'presentation-definition', 'requirement'],
  ['validator', 'PresentationSubmission', 'presentation-submission'],
  ['validator', 'DescriptorMapEntry', 'presentation-submission', 'answer'],
  ['validator', 'DcqlQuery', 'dcql-query'],
  ['validator', 'DcqlCredential', 'dcql-query', 'credential'],
  ['resolver', 'DidDocument', 'did-document'],
  ['resolver', 'VerificationMethod', 'verification-method', undefined, ['@context', 'expires', 'revoked']],
  ['resolver', 'DidResolutionResult', 'did-resolution-result'],
  ['resolver', 'DidDocumentMetadata', 'did-resolution-result', 'documentMetadata'],
];

test.each(PAIRS)('the %s API describes %s with the members of %s %s', (api, component, file, definition, only = []) => {
  const described = (descriptionOf(api).document.components as { schemas: JsonObject }).schemas[component];
  const standard = spec.standards.find(({ file: name }) => name.endsWith(`/${file}.json`))?.value;
  const whole = isObject(standard) ? standard : {};
  const schema = definition === undefined ? whole : (whole.$defs as JsonObject)[definition];
  expect([...membersOf(described), ...only].sort()).toEqual(membersOf(schema));
  expect(requiredOf(described)).toEqual(requiredOf(schema));
});

/** Objects inside of those: where they stand, and what they are in the standard. */
const NESTED: [component: string, place: string, file: string, definition: string, onlyInTheStandard?: string[]][] = [
  // Features of Presentation Exchange that no page promises; a definition may have them all the same.
  [
    'InputDescriptor',
    'properties/constraints',
    'presentation-definition',
    'constraints',
    ['statuses', 'subject_is_issuer', 'is_holder', 'same_subject'],
  ],
  [
    'InputDescriptor',
    'properties/constraints/properties/fields/items',
    'presentation-definition',
    'field',
    ['predicate'],
  ],
  ['DcqlCredential', 'properties/meta', 'dcql-query', 'meta'],
  ['DcqlCredential', 'properties/claims/items', 'dcql-query', 'claim'],
  ['DcqlCredential', 'properties/trusted_authorities/items', 'dcql-query', 'authority'],
  ['DcqlQuery', 'properties/credential_sets/items', 'dcql-query', 'credentialSet'],
];

test.each(NESTED)(
  '%s describes %s with the members of the standard',
  (component, place, file, definition, only = []) => {
    const described = (descriptionOf('validator').document.components as { schemas: JsonObject }).schemas[component];
    const inner = place.split('/').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), described);
    const standard = spec.standards.find(({ file: name }) => name.endsWith(`/${file}.json`))?.value;
    const schema = isObject(standard) ? (standard.$defs as JsonObject)[definition] : undefined;
    expect([...membersOf(inner), ...only].sort()).toEqual(membersOf(schema));
    expect(requiredOf(inner)).toEqual(requiredOf(schema));
  },
);

function membersOf(schema: unknown): string[] {
  return isObject(schema) && isObject(schema.properties) ? Object.keys(schema.properties).sort() : [];
}

function requiredOf(schema: unknown): unknown[] {
  return isObject(schema) && Array.isArray(schema.required) ? [...schema.required].sort() : [];
}
