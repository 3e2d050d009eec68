import { expect, test } from 'vitest';
import { bundleDocument } from '../../../../plugins/openapi/bundle.ts';
import { parseSpecFile, type SpecFile, type SpecFiles } from '../../../../plugins/openapi/specFiles.ts';

function files(texts: Record<string, string>): SpecFiles {
  return new Map(Object.entries(texts).map(([address, text]) => [address, parseSpecFile(address, text) as SpecFile]));
}

const common = `
components:
  responses:
    Refused:
      content: { application/json: { schema: { $ref: '#/components/schemas/Failure' } } }
  schemas:
    Failure: { $ref: ../json-schema/platform-error.json }
    Id: { type: string }
`;
const failure = '{ "$id": "x", "title": "Failure", "properties": { "cause": { "$ref": "#" } } }';

function bundle(root: string, more: Record<string, string> = {}) {
  const address = '/spec/openapi/a.yaml';
  const texts = {
    [address]: root,
    '/spec/openapi/common.yaml': common,
    '/spec/json-schema/platform-error.json': failure,
  };
  return bundleDocument(address, files({ ...texts, ...more }));
}

test('brings what it refers to into its components, and schemas that refer to themselves', () => {
  const { document, fromSchemas } = bundle(`
answers: { $ref: common.yaml#/components/responses/Refused }
`);
  expect(document).toEqual({
    answers: { $ref: '#/components/responses/Refused' },
    components: {
      responses: { Refused: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } } },
      schemas: {
        Failure: { title: 'Failure', properties: { cause: { $ref: '#/components/schemas/PlatformError' } } },
        PlatformError: { title: 'Failure', properties: { cause: { $ref: '#/components/schemas/PlatformError' } } },
      },
    },
  });
  expect([...fromSchemas]).toEqual(['Failure', 'PlatformError']);
});

test('a component that refers to one of another file has its own name', () => {
  const { document } = bundle(`
components:
  schemas:
    Name: { $ref: common.yaml#/components/schemas/Id }
use: { $ref: '#/components/schemas/Name' }
`);
  expect(document).toEqual({
    components: { schemas: { Name: { type: 'string' } } },
    use: { $ref: '#/components/schemas/Name' },
  });
});

test('gives another name where one is taken, and names parts of schemas by file and part', () => {
  const { document } = bundle(
    `
components:
  schemas:
    Id: { type: integer }
first: { $ref: common.yaml#/components/schemas/Id }
second: { $ref: '../json-schema/policy-document.json#/$defs/statement' }
`,
    { '/spec/json-schema/policy-document.json': '{ "$defs": { "statement": { "type": "object" } } }' },
  );
  expect(document).toEqual({
    components: {
      schemas: { Id: { type: 'integer' }, Id2: { type: 'string' }, PolicyDocumentStatement: { type: 'object' } },
    },
    first: { $ref: '#/components/schemas/Id2' },
    second: { $ref: '#/components/schemas/PolicyDocumentStatement' },
  });
});

test("stops at a reference that doesn't exist", () => {
  expect(() => bundle('use: { $ref: common.yaml#/components/schemas/None }')).toThrow(
    'Nothing at /spec/openapi/common.yaml#/components/schemas/None.',
  );
});
