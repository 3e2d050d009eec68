import { expect, test } from 'vitest';
import { readResponse } from '../../../../tools-core/diagnose/index.ts';

const JSON_BODY = '{\n  "status": "RUNNING"\n}';
const body = { status: 'RUNNING' };
const headers = 'content-type: application/json\nx-request-id: 5';

test.each([
  ['JSON', JSON_BODY, { body }],
  [
    'JSON with a mark of the byte order and other line ends',
    `\uFEFF${JSON_BODY.replaceAll('\n', '\r\n')}\r\n`,
    { body },
  ],
  ['curl -i', `HTTP/2 200 \n${headers}\n\n${JSON_BODY}`, { status: 200, body }],
  [
    'curl -i with line ends of the wire',
    `HTTP/1.1 404 Not Found\r\n${headers.replace('\n', '\r\n')}\r\n\r\n{}`,
    { status: 404, body: {} },
  ],
  [
    'curl -i through a proxy',
    `HTTP/1.1 200 Connection established\n\nHTTP/2 503 \n${headers}\n\n{}`,
    { status: 503, body: {} },
  ],
  [
    'curl -i with 100 Continue',
    `HTTP/1.1 100 Continue\n\nHTTP/1.1 200 OK\n${headers}\n\n${JSON_BODY}`,
    { status: 200, body },
  ],
  ['curl -I', `HTTP/2 204 \nx-request-id: 5`, { status: 204, body: undefined }],
  ['a status line without headers', `HTTP/1.1 200 OK\n${JSON_BODY}`, { status: 200, body }],
  [
    'curl -v',
    `* Connected to x\n> GET / HTTP/2\n> Accept: */*\n>\n< HTTP/2 401 \n< content-type: application/json\n<\n{"message":"no"}`,
    { status: 401, body: { message: 'no' } },
  ],
  ['a status after the body', `${JSON_BODY}\n200`, { status: 200, body }],
  ['a status right behind the body', `${JSON_BODY}422`, { status: 422, body }],
  ['a status before the body', `200\n${JSON_BODY}`, { status: 200, body }],
  ['a status alone', '204\n', { status: 204 }],
  ['the command with its output', `$ curl -s "$ENDPOINT/x" | jq .\n${JSON_BODY}`, { body }],
  ['a fence', `\`\`\`json\n${JSON_BODY}\n\`\`\``, { body }],
  ['a list', '[1]', { body: [1] }],
  ['a text', '"a"', { body: 'a' }],
] as [string, string, object][])('reads %s', (_, pasted, response) => {
  expect(readResponse(pasted)).toEqual({ state: 'response', response });
});

test.each([
  ['nothing', ' \n', 'Nothing was pasted'],
  ['a page of a proxy', '<!DOCTYPE html><html><body>502</body></html>', 'web page'],
  ['a page with headers', 'HTTP/1.1 502 Bad Gateway\ncontent-type: text/html\n\n<html><h1>502</h1></html>', 'web page'],
  ['an unknown host', 'curl: (6) Could not resolve host: resolver-eu-1', 'The host was not found'],
  ['a host that refuses', 'curl: (7) Failed to connect', 'No connection to the host. Check your network and proxy.'],
  ['a slow host', 'curl: (28) Operation timed out', 'The host took too long to respond. Try again.'],
  ['a broken handshake', 'curl: (35) SSL connect error', 'The secure connection failed. Check the proxy'],
  ['a certificate of a proxy', 'curl: (60) SSL certificate problem', "The host's certificate isn't trusted."],
  ['a missing address', 'curl: (3) URL rejected: No host part in the URL', '$ENDPOINT'],
  ['another fault of curl', 'curl: (52) Empty reply from server', 'Empty reply from server'],
  ['an error of jq', 'jq: parse error: Invalid numeric literal at line 1, column 10', 'message from your shell'],
  ['JSON cut off between members', '{"didDocument": {"id": "did:key:z6Mk"', '2 brackets are still open'],
  ['JSON cut off in a text', '{"status": "RUNN', 'no closing quote'],
  ['JSON cut off behind an escaped quote', '{"a": "b\\"', 'no closing quote'],
  ['JSON from its middle', '"status": "RUNNING" }', 'Paste the whole response'],
  ['quotes of an editor', '{“status”: “RUNNING”}', 'without changes by an editor'],
  ['words', 'it works', "isn't a response in JSON"],
])('explains %s', (_, pasted, reason) => {
  expect(readResponse(pasted)).toEqual({ state: 'unreadable', reason: expect.stringContaining(reason) });
});
