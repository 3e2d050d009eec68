import { expect, test } from 'vitest';
import { call, type Fence, good, key, told, V } from './described.ts';

test.each<[of: string, Fence[], told: string[]]>([
  ['a request that is right', [good], []],
  [
    'a member with a slip, at its line',
    [['bash', call('{\n  "credentail": "e"\n}')]],
    [
      '6:3 verifier POST /acme/verify (verifyCredential): must NOT have additional properties "credentail" Did you mean "credential"?',
    ],
  ],
  [
    'a member like no other',
    [['bash', call('{"credential":"e", "zzzzzzzzzz": 1}')]],
    [
      '5:26 verifier POST /acme/verify (verifyCredential): must NOT have additional properties "zzzzzzzzzz" Take "zzzzzzzzzz" out; the schema knows credential, options.',
    ],
  ],
  [
    'a value that is none of the allowed ones',
    [['bash', call('{"credential":"e", "options": {"checks": ["prof"]}}')]],
    [
      '5:49 verifier POST /acme/verify (verifyCredential): /options/checks/0 must be equal to one of the allowed values ["proof","format"] Bring it in line with verifyCredential in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'a body that lacks a member',
    [['bash', call('{}')]],
    ['5:7 verifier POST /acme/verify (verifyCredential): must have required property \'credential\' Add "credential".'],
  ],
  [
    'a body that is no JSON, and nothing of what follows',
    [
      ['bash', call('{\n "credential":"e",}')],
      ['json', '{"x": 1}'],
    ],
    [
      '6:19 This is not JSON: a name in double quotes has to stand here, and no comma before a closing brace. Check the commas, quotes and brackets around this place.',
    ],
  ],
  [
    'another type of body',
    [['bash', call('{}').replace('/json', '/xml')]],
    [
      '2:1 verifier POST /acme/verify (verifyCredential): the operation takes no body of the type application/xml Bring it in line with verifyCredential in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'a missing key',
    [['bash', call('{"credential":"e"}').replace(/ {2}-H "Auth.*\n/, '')]],
    [
      '2:1 verifier POST /acme/verify (verifyCredential): the API key is missing Add the header "Authorization: Bearer $API_SECRET".',
    ],
  ],
  [
    'a key that is missing on purpose',
    [
      ['bash', call('{"credential":"e"}').replace(/ {2}-H "Auth.*\n/, '')],
      ['http', 'HTTP/1.1 401 No\nContent-Type: application/problem+json\n\n{"title": "x"}'],
    ],
    [],
  ],
  [
    'a missing body',
    [['http', `POST ${V}/verify HTTP/1.1\nAuthorization: x`]],
    [
      '2:1 verifier POST /acme/verify (verifyCredential): the body is missing Bring it in line with verifyCredential in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'a header that is missing',
    [['http', key('1', 'X-Other: 1')]],
    [
      '2:1 verifier GET /acme/keys/{number} (readKey): the parameter X-Trace is missing Bring it in line with readKey in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'a header of another form, in any case',
    [['http', key('1', 'x-trace: 1')]],
    [
      '2:1 verifier GET /acme/keys/{number} (readKey): the parameter X-Trace must match pattern "^t" Bring it in line with readKey in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'a form with another value',
    [['bash', `curl --data-urlencode "name=c" --data-urlencode "nam=1" "${V}/keys/1"`]],
    [
      '2:1 verifier POST /acme/keys/{number} (renameKey): /name must be equal to one of the allowed values ["a","b c"] Bring it in line with renameKey in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'a message with a line that is no header, and nothing of what follows',
    [
      ['http', `POST ${V}/verify HTTP/1.1\nno header: x y\n\n{}`],
      ['json', '{}'],
    ],
    [],
  ],
  [
    'bodies of operations that their fences name',
    [
      ['json', '{"credential": 1}', 'schema="request of verifyCredential"'],
      ['json', '{"dat": 1}', 'schema="answer of verifyCredential"'],
      ['json', '{"titl": 1}', 'schema="answer 400 of verifyCredential"'],
      ['json', '{}', 'schema="answer 500 of verifyCredential"'],
      ['json', '{}', 'schema="request of none"'],
      ['json', '{"id": 1}', 'schema="answer 200 of readKey"'],
    ],
    [
      '2:16 verifier POST /acme/verify (verifyCredential): /credential must be string Bring it in line with verifyCredential in docs/public/spec/openapi/verifier.yaml.',
      '6:2 verifier POST /acme/verify (verifyCredential): must NOT have additional properties "dat" Did you mean "data"?',
      '10:2 verifier POST /acme/verify (verifyCredential): must NOT have additional properties "titl" Did you mean "title"?',
      '14:1 verifier POST /acme/verify (verifyCredential): the operation never answers 500 Write one of 200, 4XX.',
      '17:1 no operation is called none. Write an operationId.',
      '22:8 verifier GET /acme/keys/{number} (readKey): /id must be string Bring it in line with readKey in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'a further body of the request above',
    [good, ['json', '{"credential": 1}', 'title="Request body"'], ['json', '{"data": 1}']],
    [
      '9:16 verifier POST /acme/verify (verifyCredential): /credential must be string Bring it in line with verifyCredential in docs/public/spec/openapi/verifier.yaml.',
      '13:10 verifier POST /acme/verify (verifyCredential): /data must be array Bring it in line with verifyCredential in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  ['a further body of no request', [['json', '{"credential": 1}', 'title="Request body"']], []],
  [
    'a member that a command shows, and an answer that cannot be told',
    [
      ['bash', `${call('{"credential":"e"}')} | jq .data`],
      ['json', '[]'],
      ['json', '{"title": "x"}', 'title="Answer 400"'],
    ],
    [],
  ],
  [
    'a member of another type',
    [
      ['bash', `${call('{"credential":"e"}')} | jq .data`],
      ['json', '"x"'],
    ],
    [
      '9:1 verifier POST /acme/verify (verifyCredential): /data must be array Bring it in line with verifyCredential in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'one of the items of a member',
    [
      ['bash', `${call('{"credential":"e"}')} | jq '.data[] | select(.id == 1)'`],
      ['json', '{}'],
    ],
    [],
  ],
  [
    'what cannot be told',
    [
      ['bash', `${call('{"credential":"e"}')} | jq '.data | length'`],
      ['json', '1'],
    ],
    [],
  ],
  ['an entry of the results', [good, ['json', '{"dat": 1}', 'title="Result entry"']], []],
  [
    'a body that a sample above writes, at its place',
    [
      ['bash', 'cat > b.json <<\'END\'\n{\n  "credential": 1\n}\nEND'],
      ['bash', call('x').replace("'x'", '@b.json')],
    ],
    [
      '4:17 verifier POST /acme/verify (verifyCredential): /credential must be string Bring it in line with verifyCredential in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  ['a body that no sample writes', [['bash', call('x').replace("'x'", '@c.json')]], []],
])('what is told of %s', (_of, fences, expected) => expect(told(...fences)).toEqual(expected));
