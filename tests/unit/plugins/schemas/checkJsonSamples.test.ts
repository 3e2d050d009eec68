import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';
import { samplesOf } from '../../../../plugins/pages/samplesOf.ts';
import { checkJsonSamples } from '../../../../plugins/schemas/checkJsonSamples.ts';
import { readSpec } from '../../../../plugins/schemas/readSpec.ts';
import { brandTokens, readBrand } from '../../../../plugins/shared/brand.ts';
import { BASE } from '../../../../plugins/shared/site.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const tokens = brandTokens(readBrand(path.join(root, 'brand.json')), BASE);
const spec = readSpec(path.join(root, 'docs'), root, tokens);

/** Checks a page whose first line of code is line 8. */
function check(
  schema: string,
  code: string,
  { file = 'reference/services/verifier/configuration', language = 'json' } = {},
) {
  const source = `---\ndescription: x\n---\n\n# T\n\n\`\`\`${language} title="A sample"${schema && ` schema="${schema}"`}\n${code}\n\`\`\`\n`;
  const page = parsePage(`docs/${file}.mdx`, `${file}.mdx`, source) as Page;
  const { problems, checked } = checkJsonSamples(samplesOf([page]), spec, tokens);
  return {
    checked,
    said: problems.map(
      (problem) => `${problem.file}:${problem.line}:${problem.column} ${problem.rule} ${problem.message}`,
    ),
  };
}

describe('a broken sample names page, line and pointer', () => {
  const result = '{ "path": [], "policy": "proof", "service": "verifier"';
  const rows: [name: string, schema: string, code: string, said: string][] = [
    [
      'an unknown key',
      'configuration of verifier',
      '{\n  "resolvers": {}\n}',
      ':9:16 samples/schema /resolvers is not a known key.',
    ],
    [
      'a value that no list holds',
      'configuration of verifier',
      '{ "policies": {\n  "credentialStatus": { "onMissing": "warning" } } }',
      ':9:38 samples/schema /policies/credentialStatus/onMissing must be one of valid, error.',
    ],
    [
      'a member that is missing',
      'configuration of verifier',
      '{\n  "resolver": { "type": "instance", "resourceId": "resolver-eu-1" }\n}',
      ':9:15 samples/schema /resolver/serviceRole is required.',
    ],
    [
      'a key beside managed',
      'configuration of verifier',
      '{ "resolver": { "type": "managed",\n  "resourceId": "resolver-eu-1" } }',
      ':9:17 samples/schema /resolver/resourceId is not a known key.',
    ],
    [
      'a variant that does not exist',
      'configuration of verifier',
      '{ "resolver": {\n  "type": "own" } }',
      ':9:11 samples/schema /resolver/type must be one of managed, instance.',
    ],
    [
      'credentials for every origin',
      'configuration of verifier',
      '{ "cors": { "credentials": true,\n  "origin": ["*"] } }',
      ':9:13 samples/schema /cors/origin breaks a rule: With credentials',
    ],
    ['null', 'configuration of verifier', '{ "resolver":\n  null }', ':9:3 samples/schema /resolver must be object'],
    [
      'an outdated core configuration',
      'core configuration of verifier',
      '{ "cors": {} }',
      ':8:11 samples/schema This is not the published core configuration.',
    ],
    [
      'a result with data and error',
      'policy-result',
      `${result},\n  "data": {}, "error": { "type": "https://a.example" } }`,
      ':8:1 samples/schema The value must hold exactly one of data, error.',
    ],
    [
      'warnings beside an error',
      'policy-result',
      `${result},\n  "warnings": [], "error": { "type": "https://a.example" } }`,
      'samples/schema /data is required beside "warnings".',
    ],
    [
      'a problem member that nothing describes',
      'policy-result',
      `${result}, "error": {\n  "type": "https://a.example", "kind": "x" } }`,
      ':9:40 samples/schema /error/kind is not a known key.',
    ],
    [
      'an external problem inside another',
      'policy-result',
      `${result}, "error": { "type": "https://a.example",\n  "external": { "resolver": { "type": "https://b.example", "external": {} } } } }`,
      '/error/external/resolver/external is not allowed here.',
    ],
    [
      'an action of the other scope',
      'policy-document',
      '{ "version": "1.0", "permissions": [{ "effect": "allow", "scope": "service", "actions": ["create"],\n "resources": [{ "region": "eu", "service": "resolver", "resourceType": "*", "resourceId": "*" }] }] }',
      '/permissions/0/actions/0 must be one of authorize, resolve',
    ],
    [
      'a gateway path with another character',
      'configuration of gateway',
      '{ "paths": { "a.b": { "type": "instance", "service": "resolver", "resourceId": "resolver-eu-1",\n "serviceRole": { "owner": "managed", "resourceId": "resolver_all_actions" } } } }',
      '/paths/a.b has a name that must match pattern',
    ],
  ];
  test.each(rows)('%s', (_name, schema, code, said) => {
    const found = check(schema, code).said;
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(said);
    expect(found[0]).toMatch(/^docs\/reference\/services\/verifier\/configuration\.mdx:\d+:\d+ /);
  });

  test('in the body of a request', () => {
    const code =
      'PUT /instances/x HTTP/1.1\nHost: verifier.management.eu.%brand.apiDomain%\n\n{\n  "instance": { "inlineConfiguration": { "resolver": {} } }\n}';
    const { said } = check('', code, { language: 'http', file: 'guides/x' });
    expect(said).toEqual([
      'docs/guides/x.mdx:12:54 samples/schema /instance/inlineConfiguration/resolver/type must be one of managed, instance.',
    ]);
  });

  test('a sample that does not say what it is', () => {
    expect(check('', '{}', { file: 'guides/x' }).said).toEqual([
      'docs/guides/x.mdx:8:1 samples/schema-name Nothing says what "A sample" is, so nothing checks it.',
    ]);
  });

  test('a sample with a reason not to be checked is left alone', () => {
    expect(check('configuration of verifier" nocheck="shows a fault', '{ "resolvers": {} }')).toEqual({
      checked: [],
      said: [],
    });
  });
});
