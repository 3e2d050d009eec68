import { expect, test } from 'vitest';
import {
  checkStatements,
  parseStatements,
  recordStatements,
  writeStatements,
} from '../../../../../plugins/checks/statements/recordedStatements.ts';
import { statementSource } from '../../../../../plugins/checks/statements/statementSources.ts';
import { valuesIn } from '../../../../../plugins/checks/statements/valuesIn.ts';

const JSON_DATA = `{
  "$schema": "https://id.example/errors.json",
  "errors": [
    {
      "slug": "not-found",
      "title": "Not found",
      "status": 404,
      "raisedBy": ["gateway", "resolver"],
      "fixes": [
        { "text": "Look it up.", "page": "/guides/keys" },
        { "text": "Ask for it.", "page": "/guides/paths" }
      ]
    }
  ]
}
`;
const YAML_DATA = `paths:
  /keys/{id}:
    get:
      operationId: readKey
      tags: [API keys]
      description: >-
        Reads a key: one
        at a time.
      parameters:
        - name: limit
          schema:
            type: integer
            maximum: 100
          example:
            a: 1
      responses:
        "404":
          $ref: common.yaml#/NotFound
`;
const textsOf = (text: string) => valuesIn(text).map((one) => one.text);

test('values stand behind the way to them, and sentences are none', () => {
  expect(textsOf(JSON_DATA)).toEqual([
    '/errors/not-found slug=not-found',
    '/errors/not-found status=404',
    '/errors/not-found raisedBy[]=gateway',
    '/errors/not-found raisedBy[]=resolver',
    '/errors/not-found/fixes/ page=/guides/keys',
    '/errors/not-found/fixes/ page=/guides/paths',
  ]);
  expect(textsOf(YAML_DATA)).toEqual([
    '/paths//keys/{id}/get operationId=readKey',
    '/paths//keys/{id}/get tags[]=API%20keys',
    '/paths//keys/{id}/get/parameters/limit name=limit',
    '/paths//keys/{id}/get/parameters/limit/schema type=integer',
    '/paths//keys/{id}/get/parameters/limit/schema maximum=100',
    '/paths//keys/{id}/get/parameters/limit/example a=1',
    '/paths//keys/{id}/get/responses/404 $ref=common.yaml#/NotFound',
  ]);
});

test('items on rows of their own belong to their list', () => {
  expect(textsOf('{\n  "on": [\n    "a",\n    "b"\n  ],\n  "off": 1\n}')).toEqual(['/ on[]=a', '/ on[]=b', '/ off=1']);
  expect(textsOf('on:\n  - a\n  - b\noff: 1\n')).toEqual(['/ on[]=a', '/ on[]=b', '/ off=1']);
});

test('the list has a row for each object', () => {
  const written = writeStatements(new Map([['/a.json', textsOf(JSON_DATA)]]));
  expect(written.split('\n')).toHaveLength(4);
  expect(written).toContain('\n  /errors/not-found slug=not-found status=404 raisedBy[]=gateway raisedBy[]=resolver\n');
  expect(parseStatements(written).get('/a.json')).toEqual(textsOf(JSON_DATA));
});

const FILE = 'public/spec/errors.json';
const read = (text: string) => statementSource(FILE)?.read(text) ?? [];
const recorded = recordStatements(read(JSON_DATA), [], () => false).recorded;
const told = (text: string) =>
  checkStatements(`docs/${FILE}`, read(text), recorded).map(({ line, message, fix }) => [
    line,
    message,
    fix.split('. ')[0],
  ]);

test('another value is told at its line, with what it was', () => {
  const [problem, ...others] = told(JSON_DATA.replace('404', '422'));
  expect(others).toEqual([]);
  expect(problem).toEqual([7, '"422": it was recorded as "404" as status of /errors/not-found.', 'Write "404"']);
  expect(told(JSON_DATA.replace('/keys', '/key'))).toHaveLength(1);
});

test('an item that is gone from a list is told where the list stands', () => {
  const [problem, ...others] = told(JSON_DATA.replace('"gateway", ', ''));
  expect(others).toEqual([]);
  expect(problem).toEqual([
    8,
    'This list lacks "gateway": it was recorded as "gateway" as raisedBy of /errors/not-found.',
    'Write "gateway"',
  ]);
});

const [first, second] = [
  '{ "text": "Look it up.", "page": "/guides/keys" }',
  '{ "text": "Ask for it.", "page": "/guides/paths" }',
];
test.each([
  ['another order of a list', JSON_DATA.replace('"gateway", "resolver"', '"resolver", "gateway"')],
  ['one more item', JSON_DATA.replace('"gateway"]', '"gateway", "verifier"]')],
  ['another list', JSON_DATA.replace('["gateway", "resolver"]', '[]')],
  ['an object in another place', JSON_DATA.replace(`${first},\n        ${second}`, `${second},\n        ${first}`)],
  ['another schema', JSON_DATA.replace('id.example', 'other.example')],
  ['an error under another name', JSON_DATA.replace('"not-found"', '"lost"')],
])('%s says nothing else', (_name, text) => expect(told(text)).toEqual([]));

test('of two members of one name that have one value now, the one that had another is told', () => {
  const data = (one: string, other: string) => `{ "id": "a", "key": "${one}" },\n{ "id": "a", "key": "${other}" }\n`;
  const before = recordStatements(read(data('first', 'second')), [], () => false).recorded;
  const lines = (text: string) => checkStatements(`docs/${FILE}`, read(text), before).map(({ line }) => line);
  expect(lines(data('second', 'second'))).toEqual([1]);
  expect(lines(data('first', 'first'))).toEqual([2]);
});
