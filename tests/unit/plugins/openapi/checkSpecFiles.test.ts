import { expect, test } from 'vitest';
import { checkSpecFiles } from '../../../../plugins/openapi/checkSpecFiles.ts';
import { parseSpecFile, type SpecFile } from '../../../../plugins/openapi/specFiles.ts';

const good = `paths:
  /health:
    get:
      operationId: checkHealth
      summary: Check the health
      description: Answers while it runs.
      responses:
        '200':
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Health' }
              example: {}
components:
  schemas:
    Health: { type: object }
`;

function problems(text: string): string[] {
  const files = new Map([['/spec/openapi/a.yaml', parseSpecFile('a.yaml', text) as SpecFile]]);
  return checkSpecFiles(files).map(({ line, rule, message, fix }) => `${line} ${rule}: ${message} ${fix}`);
}

test.each([
  ['nothing is wrong', good, []],
  [
    'a reference to nothing in the file',
    good.replace('schemas/Health', 'schemas/Heath'),
    ['11 openapi/valid: "#/components/schemas/Heath" doesn\'t exist. Did you mean "#/components/schemas/Health"?'],
  ],
  [
    'a security scheme that is not declared',
    `security:\n  - berer: []\n${good}  securitySchemes:\n    bearer: { type: http }\n`,
    ['2 openapi/valid: There is no security scheme "berer". Did you mean "bearer"?'],
  ],
  [
    'an operation whose ID is one word',
    good.replace('checkHealth', 'health'),
    ['4 data/described: "health" isn\'t a verb and an object. Write a verb and a noun, such as readStatus.'],
  ],
  [
    'two operations with one ID',
    good.replace(
      'components:\n',
      '  /ready:\n    get:\n      operationId: checkHealth\n      summary: Ask\n      description: Asks.\ncomponents:\n',
    ),
    ['15 data/described: GET /health has the ID "checkHealth" as well. Give one of them a different ID.'],
  ],
  [
    'a reference to no file',
    good.replace('#/components', 'b.yaml#/components'),
    ['11 openapi/valid: "b.yaml#/components/schemas/Health" doesn\'t exist. Use a file from the same folder.'],
  ],
  [
    'an operation without a summary',
    good.replace('      summary: Check the health\n', ''),
    ['4 data/described: GET /health has no summary. Add summary to the operation.'],
  ],
  [
    'a body without an example',
    good.replace('              example: {}\n', ''),
    ['11 openapi/example: The body application/json has no example. Add one under examples.'],
  ],
  [
    'a parameter without an example',
    good.replace('      responses:\n', '      parameters:\n        - { name: id, in: query }\n      responses:\n'),
    ['8 openapi/example: The parameter id has no example. Add one under example.'],
  ],
])('%s', (_name, text, expected) => {
  expect(problems(text)).toEqual(expected);
});
