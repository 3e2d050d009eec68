import { type RuleRow, sample } from './ruleRow.ts';

const HOST = 'https://resolver.management.eu.%brand.apiDomain%';
const DOCUMENT = '{ "id": "did:web:example.com" }';
const SETTINGS = 'json title="Settings" schema="configuration of resolver"';
const CORE = 'json title="Settings" schema="core configuration of resolver"';
const core = (age: number) => `{\n  "cors": { "maxAge": ${age} },\n  "methods": { "web": { "enabled": true } }\n}`;
const answer = (status: string) => `POST ${HOST}/instances/eu HTTP/1.1
\`\`\`

\`\`\`http title="Response"
HTTP/1.1 ${status}
Content-Type: application/json

{ "name": "main" }`;

export const sampleRows: RuleRow[] = [
  sample(
    'samples/language',
    ['bsah title="Call"', 'ls'],
    ['java title="Call"', 'x();'],
    'Did you mean bash?',
    '```bsah',
  ),
  sample('samples/language', ['', 'curl "$A"'], ['bash title="A"', 'ls'], 'Write ```bash', '```'),
  sample(
    'samples/syntax',
    ['mermaid', 'flowchart LR\n  accTitle: A flow\n  accDescr: A leads to B.\n  A[Wallet --> B'],
    ['mermaid', 'flowchart LR\n  accTitle: A flow\n  accDescr: A leads to B.\n  A[Wallet] --> B'],
    'brackets',
    '  A[Wallet',
  ),
  sample(
    'samples/title',
    ['json schema="did-document"', DOCUMENT],
    ['json title="A" schema="did-document"', DOCUMENT],
    'Write title="Request"',
    '```json',
  ),
  sample(
    'samples/title',
    ['text title="Token"', 'eyJhbGciOiJFUzI1NiJ9...'],
    ['text title="Token (shortened)"', 'eyJhbGciOiJFUzI1NiJ9...'],
    'title="Token (shortened)"',
    'eyJ',
  ),
  sample(
    'samples/option',
    ['json titel="Request" nocheck="shows no object of ours"', '{}'],
    ['json title="Request" nocheck="shows no object of ours"', '{}'],
    'title="Request"',
    '```json',
  ),
  sample(
    'samples/file',
    ['json title="A" file="/public/no.json"', ''],
    ['json title="A" schema="json-schema" file="/public/spec/json-schema/cors.json"', ''],
    'file="',
    '```json',
  ),
  sample(
    'samples/prompt',
    ['bash title="Call"', '$ curl https://www.w3.org/'],
    ['bash title="Call"', 'curl https://www.w3.org/'],
    'Delete "$".',
    '$ curl',
  ),
  sample(
    'samples/line-length',
    ['bash title="Call"', `echo ${'key '.repeat(22)}`],
    ['bash title="Call"', `echo ${'key '.repeat(20)}`],
    'Break it',
    'echo',
  ),
  sample('samples/syntax', ['bash title="A"', 'echo "one'], ['bash title="A"', 'echo "one"'], 'Close the', 'echo'),
  sample('samples/syntax', ['bash title="A"', 'done'], ['bash title="A"', 'echo'], 'Check quotes', 'done'),
  sample('samples/syntax', ['ts title="A"', 'const a = ;'], ['ts title="A"', 'const a = 1;'], 'Check', 'const'),
  sample('samples/syntax', ['yaml title="A"', 'a: b: c'], ['yaml title="A"', 'a: b'], 'Check', 'a: b'),
  sample(
    'samples/syntax',
    ['bash title="A"', 'curl https://www.w3.org/\n  -H "Accept: text/html"'],
    ['bash title="A"', 'curl https://www.w3.org/ \\\n  -H "Accept: text/html" > a/b'],
    'End this line',
    'curl',
  ),
  sample(
    'samples/syntax',
    ['bash title="A"', 'read -rs API_SECRET\necho "$API_SECRET $API_SECRT"'],
    ['bash title="A"', 'read -rs API_SECRET\necho "$API_SECRET"'],
    'Did you mean $API_SECRET?',
    'echo',
  ),
  sample('samples/syntax', ['http title="A"', 'FETCH /a'], ['http title="A"', answer('200 OK')], 'Write "GET', 'FETCH'),
  sample(
    'samples/request',
    ['http title="Request"', answer('411 Length Required')],
    ['http title="Request"', answer('200 OK')],
    'Write one of 200.',
    'HTTP/1.1 411',
  ),
  sample(
    'samples/schema',
    [SETTINGS, '{\n  "methods": { "web": { "enable": true } }\n}'],
    [SETTINGS, '{\n  "methods": { "web": { "enabled": true } }\n}'],
    'resolver.configuration.json',
    '"enable"',
  ),
  sample('samples/schema', [CORE, core(60)], [CORE, core(86400)], 'There /cors/maxAge is', '"cors"'),
  sample(
    'samples/schema-name',
    ['json title="Request" schema="request of creatInstance"', '{}'],
    ['json title="Response" schema="response 200 of createInstance"', '{ "name": "main" }'],
    'Did you mean createInstance?',
    '```json',
  ),
  sample(
    'samples/schema-name',
    ['json title="Document" schema="did-documents"', '{}'],
    ['json title="Document" schema="did-document"', DOCUMENT],
    'Did you mean "did-document"?',
    '{}',
  ),
  sample(
    'samples/schema-name',
    ['json title="Document"', '{}'],
    ['json title="Document" nocheck="shows no object of ours"', '{}'],
    'Add schema="…"',
    '{}',
  ),
  sample(
    'json/syntax',
    ['json title="A" schema="did-document"', '{\n  "a": 1,\n}'],
    ['json title="A" schema="did-document"', DOCUMENT],
    'Delete the comma.',
    '"a"',
  ),
  sample(
    'json/duplicate-key',
    ['json title="A" schema="json-schema"', '{ "a": 1, "a": 2 }'],
    ['json title="A" schema="json-schema"', '{ "title": "A" }'],
    'one',
    '{ "a"',
  ),
];
