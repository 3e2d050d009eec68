import { expect, test } from 'vitest';
import { checkSamples } from '../../../../../plugins/checks/rules/samples.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';

const told = (text: string) =>
  checkSamples(parsePage('a.mdx', 'a.mdx', text) as Page, ['createInstance', 'listKeys']).map(
    ({ file, line, column, rule, message, fix }) => `${file}:${line}:${column} ${rule} ${message} ${fix}`,
  );

test.each([
  [
    'A.\n\n```\na\n```',
    ['a.mdx:3:1 samples/language This sample names no language. Write it after the backticks: ```json'],
  ],
  [
    '```json\n{}\n```',
    [
      'a.mdx:1:1 samples/title This sample does not say what it is. Write title="Request" or the like after the language.',
    ],
  ],
  [
    '```json title="A"\n{\n"a": "b…" }\n```',
    [
      'a.mdx:3:1 samples/shortened Values of this sample are cut off, and its title does not say so. Write title="A, shortened", or show the whole value.',
    ],
  ],
  [
    '```json title="A" schema="request of createInstanc"\n{}\n```',
    ['a.mdx:1:1 samples/operation No operation is called createInstanc. Did you mean createInstance?'],
  ],
  [
    '```json title="A" schema="answer 200 of somethingElse"\n{}\n```',
    [
      'a.mdx:1:1 samples/operation No operation is called somethingElse. Write the operationId that docs/public/spec/openapi has.',
    ],
  ],
  [
    '```json title="A"\n{\n\n"a" }\n```',
    [
      'a.mdx:4:5 json/syntax This is not JSON: a colon has to stand here. Check the commas, quotes and brackets around this place.',
    ],
  ],
  [
    '```http title="A"\nGET\n```',
    [
      'a.mdx:2:1 samples/http "GET" is neither a request line nor a status line. Write "GET https://… HTTP/1.1" or "HTTP/1.1 200 OK".',
    ],
  ],
  [
    '```http title="A"\nFETCH /a\n```',
    [
      'a.mdx:2:1 samples/http "FETCH /a" is neither a request line nor a status line. Write "GET https://… HTTP/1.1" or "HTTP/1.1 200 OK".',
    ],
  ],
  [
    '```http title="A"\nHTTP/1.1 404 Missing\n```',
    ['a.mdx:2:1 samples/http 404 has another name than "Missing" (RFC 9110). Write "404 Not Found".'],
  ],
  [
    '```http title="A"\nHTTP/1.1 20 OK\n```',
    [
      'a.mdx:2:1 samples/http "HTTP/1.1 20 OK" is neither a request line nor a status line. Write "GET https://… HTTP/1.1" or "HTTP/1.1 200 OK".',
    ],
  ],
  [
    '```http title="A"\nHTTP/1.1 200 OK\nAccept: a\nwrong\n```',
    ['a.mdx:4:1 samples/http "wrong" is not a header. Write "Name: value", and a blank line before the body.'],
  ],
  [
    '```http title="A"\nHTTP/1.1 200 OK\nA b: c\n```',
    ['a.mdx:3:1 samples/http "A b: c" is not a header. Write "Name: value", and a blank line before the body.'],
  ],
  [
    '```http title="A"\nHTTP/1.1 200 OK\ncontent-type: application/did+json\n\n{\n"a" }\n```',
    [
      'a.mdx:6:5 json/syntax This is not JSON: a colon has to stand here. Check the commas, quotes and brackets around this place.',
    ],
  ],
])('samples: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  '```json title="A"\n{}\n```',
  '```json title="A, shortened"\n{ "a": "b…" }\n```',
  '```json title="A" schema="did-document"\n{}\n```',
  '```json title="A" nocheck="it is none at all"\n{ "a" }\n```',
  '```text title="A"\n{ "a" }\n```',
  '```http title="A"\nGET /a\n```',
  '```http title="A"\nPOST https://a HTTP/1.1\n```',
  '```http title="A"\nHTTP/1.1 200\n```',
  '```http title="A"\nHTTP/1.1 200 OK\n```',
  '```http title="A"\nHTTP/2 404 Not Found\n```',
  '```http title="A"\nHTTP/1.1 200 OK\nContent-Type: text/plain\n\n{ "a" }\n```',
  '```http title="A"\nHTTP/1.1 200 OK\nContent-Type: application/json\n\n{}\n```',
  '```http title="A"\nHTTP/1.1 200 OK\nContent-Type: application/json\n```',
])('samples: nothing is said of %j', (text) => expect(told(text)).toEqual([]));
