import { makeApi } from '../../../../plugins/openapi/readApis.ts';
import { parseSpecFile, type SpecFile } from '../../../../plugins/openapi/specFiles.ts';

const YAML = `
info: { title: Key API, description: Keeps keys. }
tags: [{ name: Keys, description: All keys. }, { name: Health, description: Whether it runs. }]
security: [{ key: [] }]
servers:
  - url: https://keys.{region}.example.com
    variables: { region: { default: eu, description: Where it runs. } }
paths:
  /keys/{id}:
    parameters:
      - { name: id, in: path, required: true, description: Its ID., example: "did:web:a b" }
    get:
      operationId: readKey
      summary: Read a key
      description: Reads a key. Requires the \`read\` action on \`api-key\`.
      tags: [Keys]
      parameters:
        - { name: full, in: query, description: More of it., example: "yes" }
        - { name: from, in: query, required: true, description: The first., examples: { one: { value: "a/b'" } } }
        - { name: X-Trace, in: header, description: An ID., example: t1 }
      responses:
        "200":
          content:
            application/json: { schema: { $ref: "#/components/schemas/ApiKey" } }
            text/plain: { schema: { type: string } }
        "404": { $ref: "#/components/responses/NotFound" }
        "401": { $ref: "#/components/responses/Unauthorized" }
    put:
      operationId: writeKey
      summary: Write a key
      description: Requires the \`create\`, \`update\`, and \`tag-key\` actions.
      tags: [Keys]
      requestBody:
        content:
          application/json:
            schema: { $ref: "#/components/schemas/ApiKey" }
            examples:
              small: { summary: A small one, value: { name: a } }
              large: { summary: A large one, value: { name: b, more: [1] } }
      responses:
        "204": { description: Done. }
        "404": { $ref: "#/components/responses/NotFound" }
        4XX: { $ref: "#/components/responses/Other" }
  /token:
    post:
      operationId: makeToken
      summary: Make a token
      description: Gives a token to whoever asks.
      tags: [Health]
      security: []
      requestBody:
        content:
          application/x-www-form-urlencoded: { schema: { type: object }, example: { grant: x y, count: 2 } }
      responses:
        "201": { content: { application/jwt: { schema: { $ref: "#/components/schemas/Owner" } } } }
        default: { description: Another answer. }
components:
  schemas:
    ApiKey:
      properties:
        owner: { $ref: "#/components/schemas/Owner" }
        values: { $ref: "#/components/schemas/ConfigurationValues" }
    Owner: { discriminator: { propertyName: kind, mapping: { a: b } }, anyOf: [{ $ref: "#/components/schemas/Policy" }] }
    Policy: { properties: { key: { $ref: "#/components/schemas/ApiKey" } } }
    Instance: {}
    ConfigurationValues: { properties: { a: { $ref: "#/components/schemas/Instance" } } }
    PlatformError: {}
  responses:
    NotFound: { description: No such key., content: { application/json: { schema: { $ref: "#/components/schemas/PlatformError" } } } }
    Unauthorized: { description: No key., content: { application/json: { schema: { $ref: "#/components/schemas/PlatformError" } } } }
    Other: { description: Other., content: { application/json: { schema: { $ref: "#/components/schemas/Owner" } } } }
`;

/** A description with what descriptions have: parameters, bodies, refusals that are shared, objects that hold each other. */
export const file = parseSpecFile('keys.yaml', YAML) as SpecFile;
export const api = makeApi('keys', file.value);
