import { expect, test } from 'vitest';
import { call, type Fence, good, key, told, V } from './described.ts';

test.each<[of: string, Fence[], told: string[]]>([
  ['an answer that is right', [good, ['json', '{"data": []}']], []],
  [
    'an answer with another member',
    [good, ['json', '{\n  "dat": []}']],
    [
      '10:3 verifier POST /acme/verify (verifyCredential): must NOT have additional properties "dat" Did you mean "data"?',
    ],
  ],
  [
    'the last of several answers',
    [
      good,
      ['json', '{"data": []}'],
      ['json', '{"title": "x"}', 'title="Answer 422"'],
      ['json', '{"titl": "x"}', 'title="Answer 422"'],
    ],
    [
      '17:2 verifier POST /acme/verify (verifyCredential): must NOT have additional properties "titl" Did you mean "title"?',
    ],
  ],
  [
    'a status that is never given',
    [good, ['http', 'HTTP/1.1 500 No']],
    ['9:1 verifier POST /acme/verify (verifyCredential): the operation never answers 500 Write one of 200, 4XX.'],
  ],
  [
    'a body of a range of statuses',
    [good, ['http', 'HTTP/1.1 404 No\nContent-Type: application/problem+json; charset=utf-8\n\n{"title": 1}']],
    [
      '12:11 verifier POST /acme/verify (verifyCredential): /title must be string Bring it in line with verifyCredential in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'another type of answer',
    [good, ['http', 'HTTP/1.1 200 OK\nContent-Type: text/html\n\nx']],
    [
      '9:1 verifier POST /acme/verify (verifyCredential): the operation gives no text/html with the status 200 Bring it in line with verifyCredential in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'an answer whose body is missing',
    [good, ['http', 'HTTP/1.1 200 OK\nContent-Type: application/json']],
    [
      '9:1 verifier POST /acme/verify (verifyCredential): the answer has no body Bring it in line with verifyCredential in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  ['an answer of which only the status is shown', [good, ['http', 'HTTP/1.1 200 OK']], []],
  [
    'an answer that stands for itself',
    [['http', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"data": []}']],
    [],
  ],
  [
    'an answer that some operation may give',
    [['http', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"dat": 1}']],
    [],
  ],
  [
    'an answer of any type',
    [
      ['http', key('1')],
      ['http', 'HTTP/1.1 200 OK\nContent-Type: text/plain\n\nhello'],
    ],
    [],
  ],
  [
    'an answer without a type, as the named one',
    [
      ['http', key('1')],
      ['json', '{"id": 1}'],
    ],
    [
      '7:8 verifier GET /acme/keys/{number} (readKey): /id must be string Bring it in line with readKey in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'an answer to a form',
    [
      ['bash', `curl --data-urlencode "name=b c" "${V}/keys/1"`],
      ['http', 'HTTP/1.1 200 OK\nContent-Type: text/plain\n\nrenamd'],
    ],
    [
      '9:1 verifier POST /acme/keys/{number} (renameKey): must be equal to constant "renamed" Bring it in line with renameKey in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'a status that is printed and never given',
    [
      ['bash', `${call('{"credential":"e"}')} -w "%{http_code}"`],
      ['text', '500'],
    ],
    ['9:1 verifier POST /acme/verify (verifyCredential): the operation never answers 500 Write one of 200, 4XX.'],
  ],
  [
    'a status that is printed, and a text that follows',
    [
      ['bash', `${call('{"credential":"e"}')} -w "%{http_code}"`],
      ['text', '200'],
      ['json', '{"dat": 1}'],
    ],
    [],
  ],
  ['a text that is no status', [good, ['text', '500'], ['json', '{"dat": 1}']], []],
  [
    'a file between a request and an answer',
    [good, ['json', '{"dat": 1}', 'title="A file"'], ['json', '{"dat": 1}']],
    [],
  ],
])('what is told of %s', (_of, fences, expected) => expect(told(...fences)).toEqual(expected));

test('an answer that no operation gives is told with what to show', () => {
  expect(told(['http', 'HTTP/1.1 299 Odd\nContent-Type: text/html\n\nx'])).toEqual([
    '5:1 no operation gives this answer. Show a status and a body that an operation gives, such as HTTP/1.1 200 OK.',
  ]);
});
