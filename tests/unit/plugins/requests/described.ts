import { descriptionsOf } from '../../../../plugins/openapi/readApis.ts';
import { parseSpecFile, type SpecFile } from '../../../../plugins/openapi/specFiles.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';
import { samplesOf } from '../../../../plugins/pages/samplesOf.ts';
import type { RequestContext } from '../../../../plugins/requests/apiValidation.ts';
import { checkRequests } from '../../../../plugins/requests/checkRequests.ts';

const VERIFIER = `servers:
  - url: https://{instance}.verifier.service.{region}.acme.example
    variables: { instance: { default: main }, region: { default: eu } }
paths:
  /acme/verify:
    post:
      operationId: verifyCredential
      security: [{ apiKey: [] }]
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Verification' }
      responses:
        "200":
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Results' }
              examples: { one: { value: { data: [], credential: eyJ } } }
        "4XX":
          content:
            application/problem+json: { schema: { $ref: '#/components/schemas/Fault' } }
  /acme/keys/{number}:
    parameters:
      - { name: number, in: path, required: true, schema: { type: integer, maximum: 9 }, example: 1 }
    get:
      operationId: readKey
      parameters:
        - { name: full, in: query, schema: { type: boolean } }
        - { name: X-Trace, in: header, required: true, schema: { type: string, pattern: '^t' } }
      responses:
        "200":
          content:
            application/json:
              schema: { type: object, required: [id], properties: { id: { type: string } } }
            '*/*': { schema: { type: string } }
        "204": { description: None }
    post:
      operationId: renameKey
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: { type: object, required: [name], properties: { name: { enum: [a, b c] } } }
      responses:
        "200":
          content: { text/plain: { schema: { const: renamed } } }
components:
  schemas:
    Verification:
      type: object
      required: [credential]
      properties:
        credential: { type: string }
        options: { type: object, properties: { checks: { type: array, items: { enum: [proof, format] } } } }
    Results: { type: object, required: [data], properties: { data: { type: array }, credential: { type: string } } }
    Fault: { type: object, required: [title], properties: { title: { type: string } } }
`;
const MANAGEMENT = `servers:
  - url: https://{service}.management.{region}.acme.example
    variables: { service: { default: verifier }, region: { default: eu } }
paths:
  /instances:
    post:
      operationId: createInstance
      requestBody:
        content: { application/json: { schema: { type: object } } }
      responses:
        "200": { content: { application/json: { schema: { type: object } } } }
components:
  schemas:
    VerifierConfiguration:
      type: object
      properties: { maxAge: { type: integer } }
`;
const GATEWAY = `servers:
  - url: https://{instance}.gateway.service.{region}.acme.example
    variables: { instance: { default: main }, region: { default: eu } }
paths:
  /{rest}:
    post:
      operationId: passOn
      parameters: [{ name: rest, in: path, required: true, schema: { type: string } }]
      responses: { "200": { description: What the target answers } }
`;

const files = new Map(
  Object.entries({ verifier: VERIFIER, management: MANAGEMENT, gateway: GATEWAY }).map(([name, text]) => [
    `/spec/openapi/${name}.yaml`,
    parseSpecFile(`${name}.yaml`, text) as SpecFile,
  ]),
);
const context: RequestContext = {
  apis: ['gateway', 'management', 'verifier'].flatMap(
    (name) => descriptionsOf(files).get(`/spec/openapi/${name}.yaml`) ?? [],
  ),
  tokens: { '%brand.apiDomain%': 'acme.example', '%brand.docs%': 'https://docs.acme.example', '%brand.slug%': 'acme' },
  isPublished: (file) => file === '/spec/a.json',
};

/** A fence of a page, with the title of an answer unless it has another one. */
export type Fence = [language: string, code: string, meta?: string];

/** The problems in the samples of a page. Its first sample begins in line 2. */
function problemsIn(fences: Fence[]) {
  const text = fences.map(
    ([language, code, meta = 'title="Response"']) => `\`\`\`${language} ${meta}\n${code}\n\`\`\``,
  );
  const page = parsePage('docs/x.mdx', 'x.mdx', text.join('\n\n')) as Page;
  return checkRequests(samplesOf([page]), context);
}

/** The problems, a line each, without the name of the operation and the fix that most have. */
export const reported = (...fences: Fence[]): string[] =>
  problemsIn(fences).map(({ line, column, message, fix }) =>
    `${line}:${column} ${message} ${fix}`.replace(/\w+ [A-Z]+ \S+ \(\w+\): | Change it to match .*/g, ''),
  );

export const V = 'https://main.verifier.service.eu.acme.example/acme';
export const call = (data: string, url = `${V}/verify`) =>
  `curl -X POST "${url}" \\\n  -H "Authorization: Bearer $API_SECRET" \\\n  -H "Content-Type: application/json" \\\n  -d '${data}'`;
export const good: Fence = ['bash', call('{"credential":"e"}')];
export const key = (path: string, headers = 'X-Trace: t1') => `GET ${V}/keys/${path} HTTP/1.1\n${headers}`;
