import type { sampleRules } from '../../../../../plugins/shared/rules/sampleRules.ts';
import type { Rights } from './ruleCase.ts';
import { type Cases, sample } from './ruleCase.ts';

const HOST = 'https://resolver.management.eu.%brand.apiDomain%';

/** A mistake for each rule of samples. */
export const sampleCases: Cases<typeof sampleRules> = {
  'samples/language': sample('bsah title="Call"', 'ls', 'Did you mean bash?', '```bsah'),
  'samples/title': sample('json schema="did-document"', '{}', 'Write title="Request"', '```json'),
  'samples/option': sample(
    'json titel="Request" nocheck="shows no object of ours"',
    '{}',
    'title="Request"',
    '```json',
  ),
  'samples/file': sample('json title="A" file="/public/no.json"', '', 'file="', '```json'),
  'samples/shortened': sample(
    'json title="Token" schema="did-document"',
    '{ "id": "eyJhbGci…" }',
    'title="Token, shortened"',
    'eyJ',
  ),
  'samples/prompt': sample('bash title="Call"', '$ curl "$ENDPOINT"', 'Leave "$" out.', '$ curl'),
  'samples/curl-address': sample(
    'bash title="Call"',
    'curl https://resolver.management.eu.example.com/instances',
    'Write ENDPOINT=https://…',
    'curl',
  ),
  'samples/syntax': sample('bash title="Call"', 'echo "one', 'Close the quote', 'echo'),
  'samples/name': sample('ts title="Key"', 'const key = 1;\nconsole.log(kye);', 'Write "key".', 'console'),
  'samples/await': sample(
    'ts title="Key"',
    "const url = 'https://www.example.com';\nconst answer = fetch(url);\nconsole.log(answer.status);",
    'Write "await" before the call of fetch().',
    'const answer',
  ),
  'samples/http': sample('http title="Request"', 'FETCH /instances', 'Write "GET', 'FETCH'),
  'samples/request': sample(
    'http title="Request"',
    `POST ${HOST}/instances/eu HTTP/1.1
\`\`\`

\`\`\`http title="Answer"
HTTP/1.1 411 Length Required
Content-Type: application/json

{ "name": "main" }`,
    'Write one of 200.',
    'HTTP/1.1 411',
  ),
  'samples/operation': sample(
    'json title="Request" schema="request of creatInstance"',
    '{}',
    'Did you mean createInstance?',
    '```json',
  ),
  'samples/schema-name': sample(
    'json title="Document" schema="did-documents"',
    '{}',
    'Did you mean "did-document"?',
    '{}',
  ),
  'samples/unchecked': sample('json title="Document"', '{}', 'Add schema="…"', '{}'),
  'samples/schema': sample(
    'json title="Settings" schema="configuration of resolver"',
    '{\n  "methods": { "web": { "enable": true } }\n}',
    'resolver.configuration.json',
    '"enable"',
  ),
  'samples/core': sample(
    'json title="Settings" schema="core configuration of resolver"',
    '{\n  "cors": { "maxAge": 60 },\n  "methods": { "web": { "enabled": true } }\n}',
    'There /cors/maxAge is',
    '"cors"',
  ),
  'json/syntax': sample('json title="A" schema="did-document"', '{ "a": 1, }', 'comma', '{ "a"'),
  'json/duplicate-key': sample('json title="A" schema="json-schema"', '{ "a": 1, "a": 2 }', 'one', '{ "a"'),
};

/** What takes the place of what in a mistake, where the guide tells it in words. */
export const rightSampleCases: Rights<typeof sampleRules> = {
  'samples/file': ['file="/public/no.json"', 'schema="json-schema" file="/public/spec/json-schema/cors.json"'],
  'samples/prompt': ['$ curl "$ENDPOINT"', 'curl https://www.w3.org/'],
  'samples/operation': ['request of creatInstance"\n{}', 'answer 200 of createInstance"\n{ "name": "main" }'],
  'samples/request': ['411 Length Required', '200 OK'],
  'samples/core': ['"maxAge": 60', '"maxAge": 86400'],
  'json/syntax': ['{ "a": 1, }', '{ "id": "did:web:example.com" }'],
  'samples/language': ['bsah', 'bash'],
  'samples/shortened': ['title="Token"', 'title="Token, shortened"'],
  'samples/curl-address': [
    'curl https://resolver.management.eu.example.com/instances',
    'ENDPOINT=https://resolver.management.eu.example.com\ncurl "$ENDPOINT/instances"',
  ],
  'samples/name': ['kye', 'key'],
  'samples/await': ['= fetch', '= await fetch'],
  'samples/syntax': ['"one', '"one"'],
  'samples/title': ['json schema', 'json title="Document" schema'],
  'samples/unchecked': ['title="Document"', 'title="Document" nocheck="shows no object of ours"'],
};
