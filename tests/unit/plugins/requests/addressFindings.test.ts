import { expect, test } from 'vitest';
import { call, type Fence, key, told, V } from './described.ts';

test.each<[of: string, Fence[], told: string[]]>([
  [
    'an address with a slip',
    [['bash', call('{"credential":"e"}', `${V}/verfy`)]],
    [
      '2:1 POST https://main.verifier.service.eu.acme.example/acme/verfy: no description has this operation. Did you mean POST /%brand.slug%/verify?',
    ],
  ],
  [
    'an address like no other',
    [['bash', call('{"credential":"e"}', `${V}/zzzzzzzzzzzzzzzzzzzzzzzzz/zzzzzzzzzzz`)]],
    [
      '2:1 POST https://main.verifier.service.eu.acme.example/acme/zzzzzzzzzzzzzzzzzzzzzzzzz/zzzzzzzzzzz: no description has this operation. Write a host, a path and a method that docs/public/spec/openapi has.',
    ],
  ],
  [
    'an address that a variable holds',
    [['bash', call('{"credential":"e"}', '$ENDPOINT/verify')]],
    [
      '2:1 POST $ENDPOINT/verify: no description has this operation. Write a host, a path and a method that docs/public/spec/openapi has.',
    ],
  ],
  ['parameters that are right', [['http', key('1?full=true')]], []],
  [
    'a path parameter that is too large',
    [['http', key('12')]],
    [
      '2:1 verifier GET /acme/keys/{number} (readKey): the parameter number must be <= 9 Bring it in line with readKey in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'a path parameter of another type',
    [['http', key('x')]],
    [
      '2:1 verifier GET /acme/keys/{number} (readKey): the parameter number must be integer Bring it in line with readKey in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'query parameters that nothing knows',
    [['http', key('1?ful=true&x=1')]],
    [
      '2:1 verifier GET /acme/keys/{number} (readKey): there is no query parameter ful It takes full.',
      '2:1 verifier GET /acme/keys/{number} (readKey): there is no query parameter x It takes full.',
    ],
  ],
  [
    'a query parameter of another type',
    [['http', key('1?full=yes')]],
    [
      '2:1 verifier GET /acme/keys/{number} (readKey): the parameter full must be boolean Bring it in line with readKey in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
  [
    'a request whose host is a header',
    [
      [
        'http',
        'POST /acme/verify HTTP/1.1\nHost: main.verifier.service.eu.acme.example\nAuthorization: x\nContent-Type: application/json\n\n{\n  "credential": 1\n}',
      ],
    ],
    [
      '8:17 verifier POST /acme/verify (verifyCredential): /credential must be string Bring it in line with verifyCredential in docs/public/spec/openapi/verifier.yaml.',
    ],
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
      '2:1 GET https://docs.acme.example/spec/b.json: no description has this operation. Write a host, a path and a method that docs/public/spec/openapi has.',
    ],
  ],
  [
    'a host of the other plane, once',
    [
      [
        'bash',
        'curl -X POST -H "Content-Type: application/json" -d "{}" https://verifier.service.eu.acme.example/instances\ncurl -X POST -d "{}" https://verifier.service.eu.acme.example/instances',
      ],
    ],
    ['2:1 verifier.service.eu is not the host of these operations. Write verifier.management.eu.'],
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
      '2:102 management POST /instances (createInstance): /instance/inlineConfiguration/maxAge must be integer Bring it in line with createInstance in docs/public/spec/openapi/management.yaml.',
      '2:138 management POST /instances (createInstance): /configuration/values must NOT have additional properties "maxAg" Did you mean "maxAge"?',
      '6:41 management POST /instances (createInstance): /configuration/values/maxAge must be integer Bring it in line with createInstance in docs/public/spec/openapi/management.yaml.',
    ],
  ],
  [
    'a request through a gateway',
    [['bash', call('{"credential": 1}', 'https://main.gateway.service.eu.acme.example/acme/verify')]],
    [
      '5:22 verifier POST /acme/verify (verifyCredential): /credential must be string Bring it in line with verifyCredential in docs/public/spec/openapi/verifier.yaml.',
    ],
  ],
])('what is told of %s', (_of, fences, expected) => expect(told(...fences)).toEqual(expected));

test.each(['x1', '1x', 'trueish'])('the number of a path is all of it, and %s is none', (number) => {
  expect(told(['http', key(number)])).toEqual([expect.stringContaining('the parameter number must be integer')]);
});
