import { expect, test } from 'vitest';
import { call, type Fence, good, key, reportOf, V } from './described.ts';

test.each<[of: string, Fence[], summary: string]>([
  [
    'a body that is no JSON, and nothing of what follows',
    [
      ['bash', call('{\n "credential":"e",}')],
      ['json', '{"x": 1}'],
    ],
    '0 requests, 0 answers, 0 samples',
  ],
  [
    'a key that is missing on purpose',
    [
      ['bash', call('{"credential":"e"}').replace(/ {2}-H "Auth.*\n/, '')],
      ['http', 'HTTP/1.1 401 No\nContent-Type: application/problem+json\n\n{"title": "x"}'],
    ],
    '1 requests, 1 answers, 2 samples; POST /acme/verify; docs/x.mdx:4 POST /acme/verify (verifyCredential) request; docs/x.mdx:11 POST /acme/verify (verifyCredential) answer 4XX',
  ],
  [
    'an answer that is right',
    [good, ['json', '{"data": []}']],
    '1 requests, 1 answers, 2 samples; POST /acme/verify; docs/x.mdx:5 POST /acme/verify (verifyCredential) request; docs/x.mdx:9 POST /acme/verify (verifyCredential) answer 200',
  ],
  [
    'an answer with another member',
    [good, ['json', '{\n  "dat": []}']],
    '1 requests, 1 answers, 2 samples; POST /acme/verify; docs/x.mdx:5 POST /acme/verify (verifyCredential) request; docs/x.mdx:9 POST /acme/verify (verifyCredential) answer 200',
  ],
  [
    'the last of several answers',
    [
      good,
      ['json', '{"data": []}'],
      ['json', '{"title": "x"}', 'title="Answer 422"'],
      ['json', '{"titl": "x"}', 'title="Answer 422"'],
    ],
    '1 requests, 3 answers, 4 samples; POST /acme/verify; docs/x.mdx:5 POST /acme/verify (verifyCredential) request; docs/x.mdx:9 POST /acme/verify (verifyCredential) answer 200; docs/x.mdx:13 POST /acme/verify (verifyCredential) answer 4XX; docs/x.mdx:17 POST /acme/verify (verifyCredential) answer 4XX',
  ],
  [
    'a status that is never given',
    [good, ['http', 'HTTP/1.1 500 No']],
    '1 requests, 1 answers, 2 samples; POST /acme/verify; docs/x.mdx:5 POST /acme/verify (verifyCredential) request',
  ],
  [
    'a body of a range of statuses',
    [good, ['http', 'HTTP/1.1 404 No\nContent-Type: application/problem+json; charset=utf-8\n\n{"title": 1}']],
    '1 requests, 1 answers, 2 samples; POST /acme/verify; docs/x.mdx:5 POST /acme/verify (verifyCredential) request; docs/x.mdx:12 POST /acme/verify (verifyCredential) answer 4XX',
  ],
  [
    'another type of answer',
    [good, ['http', 'HTTP/1.1 200 OK\nContent-Type: text/html\n\nx']],
    '1 requests, 1 answers, 2 samples; POST /acme/verify; docs/x.mdx:5 POST /acme/verify (verifyCredential) request',
  ],
  [
    'an answer whose body is missing',
    [good, ['http', 'HTTP/1.1 200 OK\nContent-Type: application/json']],
    '1 requests, 1 answers, 2 samples; POST /acme/verify; docs/x.mdx:5 POST /acme/verify (verifyCredential) request',
  ],
  [
    'an answer of which only the status is shown',
    [good, ['http', 'HTTP/1.1 200 OK']],
    '1 requests, 1 answers, 2 samples; POST /acme/verify; docs/x.mdx:5 POST /acme/verify (verifyCredential) request',
  ],
  [
    'an answer that stands for itself',
    [['http', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"data": []}']],
    '0 requests, 1 answers, 1 samples; docs/x.mdx:2 POST /instances (createInstance) answer 200',
  ],
  [
    'an answer that some operation may give',
    [['http', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"dat": 1}']],
    '0 requests, 1 answers, 1 samples; docs/x.mdx:2 POST /instances (createInstance) answer 200',
  ],
  [
    'an answer of any type',
    [
      ['http', key('1')],
      ['http', 'HTTP/1.1 200 OK\nContent-Type: text/plain\n\nhello'],
    ],
    '1 requests, 1 answers, 2 samples; GET /acme/keys/{number}; docs/x.mdx:10 GET /acme/keys/{number} (readKey) answer 200',
  ],
  [
    'an answer without a type, as the named one',
    [
      ['http', key('1')],
      ['json', '{"id": 1}'],
    ],
    '1 requests, 1 answers, 2 samples; GET /acme/keys/{number}; docs/x.mdx:7 GET /acme/keys/{number} (readKey) answer 200 or 204',
  ],
  [
    'an answer to a form',
    [
      ['bash', `curl --data-urlencode "name=b c" "${V}/keys/1"`],
      ['http', 'HTTP/1.1 200 OK\nContent-Type: text/plain\n\nrenamd'],
    ],
    '1 requests, 1 answers, 2 samples; POST /acme/keys/{number}; docs/x.mdx:2 POST /acme/keys/{number} (renameKey) request; docs/x.mdx:9 POST /acme/keys/{number} (renameKey) answer 200',
  ],
  [
    'a message with a line that is no header, and nothing of what follows',
    [
      ['http', `POST ${V}/verify HTTP/1.1\nno header: x y\n\n{}`],
      ['json', '{}'],
    ],
    '0 requests, 0 answers, 0 samples',
  ],
  [
    'addresses of others, of the reader and of published files',
    [
      ['bash', 'curl https://www.example.com/x'],
      ['bash', 'curl http://localhost:8080/x'],
      ['bash', 'curl https://docs.acme.example/spec/a.json'],
    ],
    '0 requests, 0 answers, 2 samples; https://www.example.com',
  ],
  [
    'a file that is not published',
    [['bash', 'curl https://docs.acme.example/spec/b.json']],
    '0 requests, 0 answers, 0 samples',
  ],
  [
    'a host of the other plane, once',
    [
      [
        'bash',
        'curl -X POST -H "Content-Type: application/json" -d "{}" https://verifier.service.eu.acme.example/instances\ncurl -X POST -d "{}" https://verifier.service.eu.acme.example/instances',
      ],
    ],
    '0 requests, 0 answers, 0 samples',
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
    '1 requests, 1 answers, 2 samples; POST /instances; docs/x.mdx:2 POST /instances (createInstance) request; docs/x.mdx:6 POST /instances (createInstance) answer 200',
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
    '1 requests, 4 answers, 5 samples; docs/x.mdx:2 POST /acme/verify (verifyCredential) request; docs/x.mdx:6 POST /acme/verify (verifyCredential) answer 200; docs/x.mdx:10 POST /acme/verify (verifyCredential) answer 4XX; docs/x.mdx:22 GET /acme/keys/{number} (readKey) answer 200',
  ],
  [
    'a further body of the request above',
    [good, ['json', '{"credential": 1}', 'title="Request body"'], ['json', '{"data": 1}']],
    '2 requests, 1 answers, 3 samples; POST /acme/verify; docs/x.mdx:5 POST /acme/verify (verifyCredential) request; docs/x.mdx:9 POST /acme/verify (verifyCredential) request; docs/x.mdx:13 POST /acme/verify (verifyCredential) answer 200',
  ],
  [
    'a further body of no request',
    [['json', '{"credential": 1}', 'title="Request body"']],
    '0 requests, 0 answers, 0 samples',
  ],
  [
    'a member that a command shows, and an answer that cannot be told',
    [
      ['bash', `${call('{"credential":"e"}')} | jq .data`],
      ['json', '[]'],
      ['json', '{"title": "x"}', 'title="Answer 400"'],
    ],
    '1 requests, 1 answers, 2 samples; POST /acme/verify; docs/x.mdx:13 Answer 400; docs/x.mdx:5 POST /acme/verify (verifyCredential) request; docs/x.mdx:9 POST /acme/verify (verifyCredential) answer 200',
  ],
  [
    'a request that is right',
    [good],
    '1 requests, 0 answers, 1 samples; POST /acme/verify; docs/x.mdx:5 POST /acme/verify (verifyCredential) request',
  ],
  [
    'what cannot be told',
    [
      ['bash', `${call('{"credential":"e"}')} | jq '.data | length'`],
      ['json', '1'],
    ],
    '1 requests, 0 answers, 1 samples; POST /acme/verify; docs/x.mdx:9 Answer; docs/x.mdx:5 POST /acme/verify (verifyCredential) request',
  ],
  [
    'an entry of the results',
    [good, ['json', '{"dat": 1}', 'title="Result entry"']],
    '1 requests, 0 answers, 1 samples; POST /acme/verify; docs/x.mdx:5 POST /acme/verify (verifyCredential) request',
  ],
  [
    'a body that a sample above writes, at its place',
    [
      ['bash', 'cat > b.json <<\'END\'\n{\n  "credential": 1\n}\nEND'],
      ['bash', call('x').replace("'x'", '@b.json')],
    ],
    '1 requests, 0 answers, 1 samples; POST /acme/verify; docs/x.mdx:3 POST /acme/verify (verifyCredential) request',
  ],
  [
    'a body that no sample writes',
    [['bash', call('x').replace("'x'", '@c.json')]],
    '1 requests, 0 answers, 1 samples; POST /acme/verify',
  ],
])('what is found in %s', (_of, fences, expected) => {
  const { requests, answers, matched, operations, untold, elsewhere, checked } = reportOf(fences);
  const held = checked.map(({ place, operation, what }) => `${place} ${operation} ${what}`);
  const counts = `${requests} requests, ${answers} answers, ${matched.size} samples`;
  expect([counts, ...operations, ...untold, ...elsewhere, ...held].join('; ')).toBe(expected);
});

test('what no description has is not told where one of them could not be read', () => {
  const fences: Fence[] = [
    ['bash', call('{}', `${V}/none`)],
    ['http', 'HTTP/1.1 299 Odd'],
    ['json', '{}', 'schema="request of none"'],
  ];
  expect(reportOf(fences).problems).toHaveLength(3);
  expect(reportOf(fences, { isPartial: true }).problems).toEqual([]);
});
