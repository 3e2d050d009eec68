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

/** What the checks say of a fence whose first line of code is line 4. */
function said(fence: string, code: string): string[] {
  const page = parsePage('docs/x.mdx', 'x.mdx', `# T\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`) as Page;
  const { problems } = checkJsonSamples(samplesOf([page]), spec, tokens);
  return problems.map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );
}

const json = (schema: string) => `json title="Sample" schema="${schema}"`;

describe('a broken object of a standard names its place, the path and what is expected', () => {
  const rows: [name: string, schema: string, code: string, expected: string][] = [
    [
      'a DID document without its DID',
      'did-document',
      '{\n  "authentication": ["did:web:example.com#a"]\n}',
      'docs/x.mdx:4:1 samples/schema /id is required. Bring it in line with did-document.json.',
    ],
    [
      'a key without its material',
      'list of verification-method',
      '[\n  { "id": "did:web:example.com#a", "type": "Multikey", "controller": "did:web:example.com" }\n]',
      'docs/x.mdx:5:3 samples/schema /0/publicKeyMultibase is required. Bring it in line with verification-method.json.',
    ],
    [
      'an index that is a number',
      'part of verifiable-credential-v2',
      '{ "credentialStatus": {\n  "type": "BitstringStatusListEntry", "statusPurpose": "revocation",\n  "statusListIndex": 1, "statusListCredential": "https://example.com/3" } }',
      'docs/x.mdx:6:22 samples/schema /credentialStatus/statusListIndex must be string. Bring it in line with verifiable-credential-v2.json.',
    ],
    [
      'a suite that does not exist',
      'data-integrity-proof',
      '{ "type": "DataIntegrityProof", "cryptosuite": "eddsa-rdfc-2023",\n  "proofPurpose": "authentication", "verificationMethod": "did:web:example.com#a", "proofValue": "z1" }',
      'docs/x.mdx:4:48 samples/schema /cryptosuite must be one of eddsa-rdfc-2022, eddsa-jcs-2022, ecdsa-rdfc-2019, ecdsa-jcs-2019, ecdsa-sd-2023, bbs-2023. Bring it in line with data-integrity-proof.json.',
    ],
    [
      'a time without a zone',
      'part of verifiable-credential-v2',
      '{\n  "validFrom": "2026-01-01T00:00:00"\n}',
      'docs/x.mdx:5:16 samples/schema /validFrom must match format "date-time". Bring it in line with verifiable-credential-v2.json.',
    ],
    [
      'a member that the standard does not have',
      'dcql-query',
      '{ "credentials": [{\n  "id": "a", "format": "dc+sd-jwt", "meta": { "vct_values": ["x"] }, "claim": [] }] }',
      'docs/x.mdx:5:79 samples/schema /credentials/0/claim is not a known key. Did you mean "claims"? See dcql-query.json.',
    ],
    [
      'a definition of a schema',
      'presentation-definition#inputDescriptor',
      '{ "id": "a",\n  "constraints": { "fields": [{ "path": ["credentialSubject"] }] } }',
      'docs/x.mdx:5:42 samples/schema /constraints/fields/0/path/0 must match pattern "^\\$". Bring it in line with presentation-definition.json.',
    ],
    [
      'a schema with a wrong keyword',
      'json-schema',
      '{ "type":\n  "strng" }',
      'docs/x.mdx:5:3 samples/schema /type must be one of array, boolean, integer, null, number, object, string. Bring it in line with JSON Schema draft 2020-12.',
    ],
    [
      'a name that is almost right',
      'did-docment',
      '{}',
      'docs/x.mdx:4:1 samples/schema-name There is no schema "did-docment". Did you mean "did-document"?',
    ],
    [
      'a definition that does not exist',
      'did-document#services',
      '{}',
      'docs/x.mdx:4:1 samples/schema-name There is no schema "did-document#services". Name a file of docs/public/spec/json-schema, or its definition.',
    ],
    [
      'a text of no known form',
      'a DID document',
      '{}',
      'docs/x.mdx:4:1 samples/schema-name Nothing can be checked as "a DID document". Write schema="did-document" or another form that handbook/writing.md lists.',
    ],
  ];
  test.each(rows)('%s', (_name, schema, code, expected) => {
    expect(said(json(schema), code)).toContain(expected);
  });

  test('a sample that nothing names', () => {
    expect(said('json title="Thing"', '{}')).toEqual([
      'docs/x.mdx:4:1 samples/schema-name Nothing says what "Thing" is, so nothing checks it. Add schema="…" with the name of its schema, or nocheck="…" with the reason.',
    ]);
    expect(said('json title="Thing" nocheck="shows a fault of a wallet"', '{}')).toEqual([]);
    expect(said('json title="Answer"', '{}')).toEqual([]);
  });

  test('in a command, at the column of the page', () => {
    const code = `curl https://x.%brand.apiDomain%/ \\\n  --data '{ "name": "%brand.name%", "dcql": {} }'`;
    expect(said('bash title="Request"', code)).toEqual([
      'docs/x.mdx:5:45 samples/schema /dcql/credentials is required. Bring it in line with dcql-query.json.',
    ]);
  });
});
