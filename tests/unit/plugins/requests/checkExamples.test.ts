import { expect, test } from 'vitest';
import { parseSpecFile, type SpecFile } from '../../../../plugins/openapi/specFiles.ts';
import { checkExamples } from '../../../../plugins/requests/checkExamples.ts';

const a = `paths:
  /logs:
    post:
      parameters:
        - name: limit
          in: query
          schema: { type: integer, default: 50 }
          example: 20
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Log' }
            examples:
              one:
                value:
                  origins: [https://a.example]
                  kind: signed
              other: { $ref: 'common.yaml#/components/examples/Other' }
      responses:
        default: { description: All }
components:
  schemas:
    Log:
      type: object
      properties:
        kind: { type: string, enum: [signed, plain], default: plain }
        origins:
          type: array
          items: { type: string }
          examples: [[https://b.example]]
        default: { type: string, example: x }
`;
const common = 'components:\n  examples:\n    Other: { value: { kind: plain } }\n';

function told(text: string, other = common): string[] {
  const files = new Map([
    ['/spec/openapi/a.yaml', parseSpecFile('a.yaml', text) as SpecFile],
    ['/spec/openapi/common.yaml', parseSpecFile('common.yaml', other) as SpecFile],
  ]);
  return checkExamples(files).map(({ line, rule, message, fix }) => `${line} ${rule} ${message} ${fix}`);
}

const FIX = 'Use a value that the schema accepts, or change the schema.';

test.each([
  ['nothing is wrong', a, common, []],
  [
    'a text where a list belongs',
    a.replace('[https://a.example]', 'https://a.example'),
    common,
    [`16 openapi/example The example doesn't match its schema: /origins must be array. ${FIX}`],
  ],
  [
    'a default of another type',
    a.replace('default: 50', 'default: "50"'),
    common,
    [`7 openapi/example The default doesn't match its schema: it must be integer. ${FIX}`],
  ],
  [
    'a default that is none of the values',
    a.replace('default: plain', 'default: plan'),
    common,
    [`26 openapi/example The default doesn't match its schema: it must be one of signed, plain. ${FIX}`],
  ],
  [
    'an example of a parameter',
    a.replace('example: 20', 'example: many'),
    common,
    [`8 openapi/example The example doesn't match its schema: it must be integer. ${FIX}`],
  ],
  [
    'an example of a schema',
    a.replace('[[https://b.example]]', '[https://b.example]'),
    common,
    [`30 openapi/example The example doesn't match its schema: it must be array. ${FIX}`],
  ],
  [
    'a member that is misspelt',
    a.replace('kind: signed', 'kinds: signed'),
    common,
    ['17 openapi/example The example doesn\'t match its schema: /kinds is not a known key. Did you mean "kind"?'],
  ],
  [
    'an example of another file, where it is referred to',
    a,
    common.replace('kind: plain', 'kind: 1'),
    [`18 openapi/example The example doesn't match its schema: /kind must be string. ${FIX}`],
  ],
])('%s', (_, text, other, expected) => expect(told(text, other)).toEqual(expected));
