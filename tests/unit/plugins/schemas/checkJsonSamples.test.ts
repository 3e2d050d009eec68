import { expect, test } from 'vitest';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';
import { samplesOf } from '../../../../plugins/pages/samplesOf.ts';
import { checkJsonSamples } from '../../../../plugins/schemas/checkJsonSamples.ts';
import { readSpec } from '../../../../plugins/schemas/readSpec.ts';
import { docsDir, root, tokens } from '../../../content/site.ts';

const spec = readSpec(docsDir, root, tokens);

/** What is reported of a fence whose first line of code is line 4. */
function reported(fence: string, code: string, page = 'guides/x'): string[] {
  const source = `# T\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`;
  const parsed = parsePage(`docs/${page}.mdx`, `${page}.mdx`, source) as Page;
  return checkJsonSamples(samplesOf([parsed]), spec, tokens).map(
    ({ line, column, message, fix }) => `${line}:${column} ${message} ${fix}`,
  );
}

const RESULT = '{ "path": [], "policy": "proof", "service": "verifier"';
const RESOURCE = '{ "region": "eu", "service": "resolver", "resourceType": "*", "resourceId": "*" }';
const ROLE = '"serviceRole": { "owner": "managed", "resourceId": "resolver_all_actions" }';
const STATUS =
  '"type": "BitstringStatusListEntry", "statusPurpose": "revocation", "statusListCredential": "https://a.example/3"';
const KEY = '{ "id": "did:web:example.com#a", "type": "Multikey", "controller": "did:web:example.com" }';

test.each<[schema: string, code: string, found: string]>([
  [
    'configuration of verifier',
    '{\n  "resolvers": {}\n}',
    '5:16 /resolvers is not a known key. Did you mean "resolver"?',
  ],
  [
    'configuration of verifier',
    '{ "policies": {\n  "credentialStatus": { "onMissing": "warning" } } }',
    '5:38 /policies/credentialStatus/onMissing must be one of valid, error.',
  ],
  [
    'configuration of verifier',
    '{\n  "resolver": { "type": "instance", "resourceId": "resolver-eu-1" } }',
    '5:15 /resolver/serviceRole is required.',
  ],
  ['configuration of verifier', '{ "resolver": {\n  "type": "own" } }', '5:11 /resolver/type must be one of managed,'],
  [
    'configuration of verifier',
    '{ "cors": { "credentials": true,\n  "origin": ["*"] } }',
    '5:13 /cors/origin breaks a rule: With credentials',
  ],
  ['configuration of verifier', '{ "resolver":\n  null }', '5:3 /resolver must be object'],
  [
    'configuration of gateway',
    `{ "paths": { "a.b": { "type": "instance", "service": "resolver", "resourceId": "resolver-eu-1", ${ROLE} } } }`,
    '/paths/a.b has a name that must match pattern',
  ],
  ['core configuration of verifier', '{ "cors": {} }', '4:11 This is not the published core configuration.'],
  ['policy-result', `${RESULT}, "data": {}, "error": { "type": "https://a.example" } }`, 'exactly one of data, error.'],
  [
    'policy-result',
    `${RESULT}, "warnings": [], "error": { "type": "https://a.example" } }`,
    '/data is required beside "warnings".',
  ],
  [
    'policy-result',
    `${RESULT}, "error": { "type": "https://a.example",\n  "external": { "resolver": { "type": "https://b.example", "external": {} } } } }`,
    '/error/external/resolver/external is not allowed here.',
  ],
  [
    'policy-document',
    `{ "version": "1.0", "permissions": [{ "effect": "allow", "scope": "service", "actions": ["create"], "resources": [${RESOURCE}] }] }`,
    '/permissions/0/actions/0 must be one of authorize, resolve',
  ],
  [
    'did-document',
    '{\n  "authentication": ["did:web:example.com#a"]\n}',
    '4:1 /id is required. Change it to match did-doc',
  ],
  ['list of verification-method', `[\n  ${KEY}\n]`, '5:3 /0/publicKeyMultibase is required.'],
  [
    'part of verifiable-credential-v2',
    `{ "credentialStatus": {\n  "statusListIndex": 1, ${STATUS} } }`,
    '5:22 /credentialStatus/statusListIndex must be string.',
  ],
  [
    'part of verifiable-credential-v2',
    '{\n  "validFrom": "2026-01-01T00:00:00"\n}',
    '5:16 /validFrom must match format "date-time".',
  ],
  [
    'presentation-definition#inputDescriptor',
    '{ "id": "a",\n  "constraints": { "fields": [{ "path": ["credentialSubject"] }] } }',
    '5:42 /constraints/fields/0/path/0 must match pattern "^\\$".',
  ],
  ['json-schema', '{ "type":\n  "strng" }', '5:3 /type must be one of array, boolean, integer,'],
  ['did-docment', '{}', '4:1 There is no schema "did-docment". Did you mean "did-document"?'],
  ['did-document#services', '{}', '4:1 There is no schema "did-document#services". Use a file from docs/public/spec'],
  ['a DID document', '{}', '4:1 "a DID document" isn\'t something to check against. Write schema="did-document"'],
])('a sample of %s: %s', (schema, code, found) => {
  expect(reported(`json title="Sample" schema="${schema}"`, code)).toContainEqual(expect.stringContaining(found));
});

test.each<[fence: string, code: string, found: string[]]>([
  ['json title="Thing"', '{}', ['4:1 The type of "Thing" is unknown, so it isn\'t checked.']],
  ['json title="Thing" nocheck="shows a fault of a wallet"', '{}', []],
  ['json title="Response"', '{}', []],
  [
    'http title="Request"',
    'PUT /instances/x HTTP/1.1\nHost: verifier.management.eu.%brand.apiDomain%\n\n{\n  "instance": { "inlineConfiguration": { "resolver": {} } }\n}',
    ['8:54 /instance/inlineConfiguration/resolver/type must be one of managed, instance.'],
  ],
  // The column is that of the page, where the brand has another length.
  [
    'bash title="Request"',
    `curl https://x.%brand.apiDomain%/ \\\n  --data '{ "name": "%brand.name%", "dcql": {} }'`,
    ['5:45 /dcql/credentials is required.'],
  ],
])('a fence %s with %s', (fence, code, found) => {
  expect(reported(fence, code)).toEqual(found.map((start) => expect.stringContaining(start)));
});
