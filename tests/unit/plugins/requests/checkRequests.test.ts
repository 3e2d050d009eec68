import { expect, test } from 'vitest';
import { call, type Fence, good, key, reported, V } from './described.ts';

test.each<[of: string, Fence[], reported: string[]]>([
  ['a request that is right', [good], []],
  [
    'a member with a slip, at its line',
    [['bash', call('{\n  "credentail": "e"\n}')]],
    ['6:3 /credentail is not a known key. Did you mean "credential"?'],
  ],
  [
    'a member like no other',
    [['bash', call('{"credential":"e", "zzzzzzzzzz": 1}')]],
    ['5:26 /zzzzzzzzzz is not a known key. Remove "zzzzzzzzzz". The schema allows credential, options.'],
  ],
  [
    'a value that is none of the allowed ones',
    [['bash', call('{"credential":"e", "options": {"checks": ["prof"]}}')]],
    ['5:49 /options/checks/0 must be one of proof, format.'],
  ],
  ['a body that lacks a member', [['bash', call('{}')]], ['5:7 /credential is required. Add "credential".']],
  [
    'a body that is no JSON, and nothing of what follows',
    [
      ['bash', call('{\n "credential":"e",}')],
      ['json', '{"x": 1}'],
    ],
    ['6:18 This is not JSON: a comma is before a closing bracket. Delete the comma.'],
  ],
  [
    'another type of body',
    [['bash', call('{}').replace('/json', '/xml')]],
    ["2:1 the operation doesn't accept a body of the type application/xml."],
  ],
  [
    'a key with a misspelled scheme',
    [['bash', call('{"credential":"e"}').replace('Bearer', 'Baerer')]],
    ['2:1 the API key is missing. Add the header "Authorization: Bearer $API_SECRET".'],
  ],
  [
    'a missing key',
    [['bash', call('{"credential":"e"}').replace(/ {2}-H "Auth.*\n/, '')]],
    ['2:1 the API key is missing. Add the header "Authorization: Bearer $API_SECRET".'],
  ],
  [
    'a key that is missing on purpose',
    [
      ['bash', call('{"credential":"e"}').replace(/ {2}-H "Auth.*\n/, '')],
      ['http', 'HTTP/1.1 401 No\nContent-Type: application/problem+json\n\n{"title": "x"}'],
    ],
    [],
  ],
  ['a missing body', [['http', `POST ${V}/verify HTTP/1.1\nAuthorization: Bearer x`]], ['2:1 the body is missing.']],
  ['a header that is missing', [['http', key('1', 'X-Other: 1')]], ['2:1 the parameter X-Trace is missing.']],
  [
    'a header of another form, in any case',
    [['http', key('1', 'x-trace: 1')]],
    ['2:1 the parameter X-Trace must match pattern "^t".'],
  ],
  [
    'a form with another value',
    [['bash', `curl --data-urlencode "name=c" --data-urlencode "nam=1" "${V}/keys/1"`]],
    ['2:1 /name must be one of a, b c.'],
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
      ['json', '{"dat": 1}', 'schema="response of verifyCredential"'],
      ['json', '{"titl": 1}', 'schema="response 400 of verifyCredential"'],
      ['json', '{}', 'schema="response 500 of verifyCredential"'],
      ['json', '{}', 'schema="request of none"'],
      ['json', '{"id": 1}', 'schema="response 200 of readKey"'],
    ],
    [
      '2:16 /credential must be string.',
      '6:2 /dat is not a known key. Did you mean "data"?',
      '10:2 /titl is not a known key. Did you mean "title"?',
      '14:1 the operation never returns 500. Write one of 200, 4XX.',
      '17:1 no operation is called none. Write an operationId.',
      '22:8 /id must be string.',
    ],
  ],
  [
    'a further body of the request above',
    [good, ['json', '{"credential": 1}', 'title="Request body"'], ['json', '{"data": 1}']],
    ['9:16 /credential must be string.', '13:10 /data must be array.'],
  ],
  ['a further body of no request', [['json', '{"credential": 1}', 'title="Request body"']], []],
  [
    'a member that a command shows, and an answer that cannot be told',
    [
      ['bash', `${call('{"credential":"e"}')} | jq .data`],
      ['json', '[]'],
      ['json', '{"title": "x"}', 'title="Response 400"'],
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
  ['a body in a file', [['bash', call('x').replace("'x'", '@c.json')]], []],
])('requests: %s', (_of, fences, expected) => expect(reported(...fences)).toEqual(expected));

test.each<[of: string, Fence[], reported: string[]]>([
  ['an answer that is right', [good, ['json', '{"data": []}']], []],
  [
    'an answer with another member',
    [good, ['json', '{\n  "dat": []}']],
    ['10:3 /dat is not a known key. Did you mean "data"?'],
  ],
  [
    'the last of several answers',
    [
      good,
      ['json', '{"data": []}'],
      ['json', '{"title": "x"}', 'title="Response 422"'],
      ['json', '{"titl": "x"}', 'title="Response 422"'],
    ],
    ['17:2 /titl is not a known key. Did you mean "title"?'],
  ],
  [
    'a status that is never given',
    [good, ['http', 'HTTP/1.1 500 No']],
    ['9:1 the operation never returns 500. Write one of 200, 4XX.'],
  ],
  [
    'a body of a range of statuses',
    [good, ['http', 'HTTP/1.1 404 No\nContent-Type: application/problem+json; charset=utf-8\n\n{"title": 1}']],
    ['12:11 /title must be string.'],
  ],
  [
    'another type of answer',
    [good, ['http', 'HTTP/1.1 200 OK\nContent-Type: text/html\n\nx']],
    ['9:1 the operation returns no text/html with the status 200.'],
  ],
  [
    'an answer whose body is missing',
    [good, ['http', 'HTTP/1.1 200 OK\nContent-Type: application/json']],
    ['9:1 the response has no body.'],
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
    ['7:8 /id must be string.'],
  ],
  [
    'an answer to a form',
    [
      ['bash', `curl --data-urlencode "name=b c" "${V}/keys/1"`],
      ['http', 'HTTP/1.1 200 OK\nContent-Type: text/plain\n\nrenamd'],
    ],
    ['9:1 must be "renamed".'],
  ],
  [
    'a status that is printed and never given',
    [
      ['bash', `${call('{"credential":"e"}')} -w "%{http_code}"`],
      ['text', '500'],
    ],
    ['9:1 the operation never returns 500. Write one of 200, 4XX.'],
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
])('responses: %s', (_of, fences, expected) => expect(reported(...fences)).toEqual(expected));

test.each<[of: string, Fence[], reported: string[]]>([
  [
    'an address with a slip',
    [['bash', call('{"credential":"e"}', `${V}/verfy`)]],
    [
      '2:1 POST https://main.verifier.service.eu.acme.example/acme/verfy: no API description has this operation. Did you mean POST /%brand.slug%/verify?',
    ],
  ],
  [
    'an address like no other',
    [['bash', call('{"credential":"e"}', `${V}/zzzzzzzzzzzzzzzzzzzzzzzzz/zzzzzzzzzzz`)]],
    [
      '2:1 POST https://main.verifier.service.eu.acme.example/acme/zzzzzzzzzzzzzzzzzzzzzzzzz/zzzzzzzzzzz: no API description has this operation. Use a host, a path and a method from docs/public/spec/openapi.',
    ],
  ],
  [
    'an address that a variable holds',
    [['bash', call('{"credential":"e"}', '$ENDPOINT/verify')]],
    [
      '2:1 POST $ENDPOINT/verify: no API description has this operation. Use a host, a path and a method from docs/public/spec/openapi.',
    ],
  ],
  ['parameters that are right', [['http', key('1?full=true')]], []],
  ['a path parameter that is too large', [['http', key('12')]], ['2:1 the parameter number must be <= 9.']],
  ['an integer with a sign', [['http', key('-1')]], []],
  ['an integer with zeros', [['http', key('007')]], []],
  ['a path parameter of another type', [['http', key('x')]], ['2:1 the parameter number must be integer.']],
  [
    'query parameters that nothing knows',
    [['http', key('1?ful=true&x=1')]],
    ['2:1 there is no query parameter ful. It takes full.', '2:1 there is no query parameter x. It takes full.'],
  ],
  ['a query parameter of another type', [['http', key('1?full=yes')]], ['2:1 the parameter full must be boolean.']],
  [
    'a request whose host is a header',
    [
      [
        'http',
        'POST /acme/verify HTTP/1.1\nHost: main.verifier.service.eu.acme.example\nAuthorization: Bearer x\nContent-Type: application/json\n\n{\n  "credential": 1\n}',
      ],
    ],
    ['8:17 /credential must be string.'],
  ],
  [
    'addresses of others, of the reader and of published files',
    [
      ['bash', 'curl https://www.example.com/x'],
      ['bash', 'curl http://localhost:8080/x'],
      ['bash', 'curl https://docs.acme.example/spec/a.json'],
    ],
    [],
  ],
  [
    'a file that is not published',
    [['bash', 'curl https://docs.acme.example/spec/b.json']],
    [
      '2:1 GET https://docs.acme.example/spec/b.json: no API description has this operation. Use a host, a path and a method from docs/public/spec/openapi.',
    ],
  ],
  [
    'the host of another API',
    [
      [
        'bash',
        'curl -X POST -H "Content-Type: application/json" -d "{}" https://verifier.service.eu.acme.example/instances',
      ],
    ],
    [
      '2:1 POST https://verifier.service.eu.acme.example/instances: no API description has this operation. Use the host of this operation, such as verifier.management.eu.',
    ],
  ],
  [
    'configurations of the service that the host names',
    [
      [
        'bash',
        `curl -X POST -H "Content-Type: application/json" -d '{"instance": {"inlineConfiguration": {"maxAge": "x"}}, "configuration": {"values": {"maxAg": 1}}}' https://verifier.management.eu.acme.example/instances`,
      ],
      ['json', '{"configuration": {"values": {"maxAge": "y"}}}'],
    ],
    [
      '2:102 /instance/inlineConfiguration/maxAge must be integer.',
      '2:138 /configuration/values/maxAg is not a known key. Did you mean "maxAge"?',
      '6:41 /configuration/values/maxAge must be integer.',
    ],
  ],
  [
    'a request through a gateway, which needs no key of the reader',
    [
      [
        'http',
        'POST https://main.gateway.service.eu.acme.example/acme/verify HTTP/1.1\nContent-Type: application/json\n\n{"credential": "e"}',
      ],
    ],
    [],
  ],
  [
    'a request through a gateway',
    [['bash', call('{"credential": 1}', 'https://main.gateway.service.eu.acme.example/acme/verify')]],
    ['5:22 /credential must be string.'],
  ],
])('addresses: %s', (_of, fences, expected) => expect(reported(...fences)).toEqual(expected));

test.each(['x1', '1x', 'trueish'])('the number of a path is all of it, and %s is none', (number) => {
  expect(reported(['http', key(number)])).toEqual([expect.stringContaining('the parameter number must be integer')]);
});

test('an answer that no operation gives is reported with what to show', () => {
  expect(reported(['http', 'HTTP/1.1 299 Odd\nContent-Type: text/html\n\nx'])).toEqual([
    '5:1 no operation returns this response. Show a status and a body that an operation returns, such as HTTP/1.1 200 OK.',
  ]);
});
