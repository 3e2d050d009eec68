import { expect, test } from 'vitest';
import { capitalNames, capitalSlips } from '../../../../../plugins/checks/rules/capitals.ts';
import { hostSlips, serversIn } from '../../../../../plugins/checks/rules/hostFacts.ts';
import { rowsOfFences } from '../../../../../plugins/checks/rules/rows.ts';
import { columnSlips, errorStatusSlips, outputSlips } from '../../../../../plugins/checks/rules/statusFacts.ts';
import { countSlips, methodSlips, statusSlips } from '../../../../../plugins/checks/rules/supportFacts.ts';

const errors = { NOT_FOUND: ['404'], IS_GONE: ['410', '404'], '/reference/errors/invalid-format': ['422'] };
const rules = {
  error: (row: string) => errorStatusSlips(row, errors),
  count: (row: string) => countSlips(row, { services: 5, 'DID methods': 14 }),
  method: (row: string) => methodSlips(row, ['key', 'web']),
  status: (row: string) => statusSlips(row, ['200', '404', '2XX', 'default']),
  column: (row: string) => columnSlips(row, ['status'], ['200', '404', '2XX', 'default']),
  seen: (row: string) => columnSlips(row, ['what you see'], ['200', '404', 'default']),
  code: (row: string) => columnSlips(row, ['code', 'status'], ['200', '404']),
  host: (row: string) =>
    hostSlips(
      row,
      ['iam.management.global', '{service}.management.{region}', '{instance}.a.b'],
      ['verifier', 'resolver'],
    ),
};
const told = (rule: keyof typeof rules, row: string) =>
  rules[rule](row).map(({ index, message, fix }) => `${index} ${message} ${fix}`);

test.each<[Parameters<typeof told>, string[]]>([
  [['error', 'It is 400 with `NOT_FOUND`.'], ['6 NOT_FOUND comes with status 404. Write 404.']],
  [
    ['error', 'One. It is 400 with `IS_GONE`; then 404.'],
    ['11 IS_GONE comes with status 410 or 404. Write 410 or 404.'],
  ],
  [
    ['error', '[This](/reference/errors/invalid-format) comes with 400.'],
    ['52 invalid-format comes with status 422. Write 422.'],
  ],
  [['error', '| `NOT_FOUND` | Wait. Then 400. |'], ['27 NOT_FOUND comes with status 404. Write 404.']],
  [['error', '  | `NOT_FOUND`. | 500 |'], ['19 NOT_FOUND comes with status 404. Write 404.']],
  [['error', '`NOT_FOUND` `NOT_FOUND` is 500: so.'], ['27 NOT_FOUND comes with status 404. Write 404.']],
])('errors: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [
    [
      'error',
      '`NOT_FOUND` is 404. `IS_GONE` is 410. `NOT_FOUND` and `IS_GONE` are 400. `NOT_FOUND` is 400 or 404. `OTHER_ONE` is 400. It is 400: `NOT_FOUND`.',
    ],
  ],
  [
    [
      'error',
      '`NOT_FOUND` after 400 ms, 400 milliseconds, 400 seconds, 400 bytes, 400 items, 1.400, 400.5, 400,000, 4000, $400, #400, /400, x400, 400-a, 200 or -400.',
    ],
  ],
  [['error', '`NOT` is 400. `NOT_found` is 400! NOT_FOUND is 400? [It](/reference/errors/) is 400.']],
])('errors: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test.each<[Parameters<typeof told>, string[]]>([
  [['count', 'All six services work.'], ['4 "six services": the data have 5. Write "five services".']],
  [
    ['count', 'There are 13 DID methods, and 15 DID methods.'],
    [
      '10 "13 DID methods": the data have 14. Write "14 DID methods".',
      '30 "15 DID methods": the data have 14. Write "14 DID methods".',
    ],
  ],
  [
    ['count', 'It supports all the thirteen methods.'],
    ['20 "thirteen methods": the data have 14. Write "fourteen methods".'],
  ],
  [['count', 'It supports 12 methods.'], ['12 "12 methods": the data have 14. Write "14 methods".']],
  [['count', 'FOUR Services'], ['0 "FOUR Services": the data have 5. Write "five Services".']],
  [['method', 'It supports did:sov.'], ['12 The data do not say that did:sov is supported. Name one of: key, web.']],
  [
    ['method', 'It supports the method `did:sov`, `did:key` or did:ion.'],
    [
      '24 The data do not say that did:sov is supported. Name one of: key, web.',
      '47 The data do not say that did:ion is supported. Name one of: key, web.',
    ],
  ],
  [
    ['method', 'They support `did:key`, and `did:sov`.'],
    ['29 The data do not say that did:sov is supported. Name one of: key, web.'],
  ],
  [['status', 'It answers 418.'], ['3 No operation of the platform answers with 418. Write one of: 200, 404.']],
  [['status', 'They answer with `418`.'], ['5 No operation of the platform answers with 418. Write one of: 200, 404.']],
  [
    ['status', 'The status is 418, and the status code 419.'],
    [
      '4 No operation of the platform answers with 418. Write one of: 200, 404.',
      '27 No operation of the platform answers with 419. Write one of: 200, 404.',
    ],
  ],
  [['status', 'The status of 500'], ['4 No operation of the platform answers with 500. Write one of: 200, 404.']],
  [['status', 'An answer was 418'], ['3 No operation of the platform answers with 418. Write one of: 200, 404.']],
  [
    ['status', 'your CDN: It answers 418.'],
    ['13 No operation of the platform answers with 418. Write one of: 200, 404.'],
  ],
  [
    ['status', 'your app; it answers 418'],
    ['13 No operation of the platform answers with 418. Write one of: 200, 404.'],
  ],
])('counts, methods and statuses: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [
    [
      'count',
      'Five services, 5 services, three services, 3 services, zero services; 14 DID methods; it has 12 methods; unsupports 12 methods; 12 servicesome; x6 services.',
    ],
  ],
  [
    [
      'method',
      'It supports did:key, did:web, or did:key. It is of did:sov. It supports nothing, did:sov. It supported did:sov.',
    ],
  ],
  [['status', 'It answers 200, status 404. It answers 418.5, 4180, 418a, 618. It answers 1,418. Statuses 418.']],
  [['status', 'Your proxy answers 418.']],
  [['status', 'Your own web server answers 418.']],
  [['status', 'your firewall, load balancer, backend and application answer 418']],
  [['status', 'Your website or your big load balancer answers 418']],
])('counts, methods and statuses: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test.each<[Parameters<typeof told>, string[]]>([
  [['column', '| 408 | 500 |'], ['2 No operation of the platform answers with 408. Write one of: 200, 404.']],
  [
    ['column', '| `500`, 501 and 200 |'],
    [
      '3 No operation of the platform answers with 500. Write one of: 200, 404.',
      '9 No operation of the platform answers with 501. Write one of: 200, 404.',
    ],
  ],
  [['seen', '| 408 | Taken |'], ['2 No operation of the platform answers with 408. Write one of: 200, 404.']],
  [['seen', '| `408` | Taken |'], ['3 No operation of the platform answers with 408. Write one of: 200, 404.']],
  [
    ['host', 'It is at `iam.management.eu.%brand.apiDomain%`.'],
    [
      '10 No API description has a server at "iam.management.eu". Write one of: iam.management.global, {service}.management.{region}, {instance}.a.b.',
    ],
  ],
  [
    ['host', 'At `https://verifier.management.global.%brand.apiDomain%/a`'],
    [
      '12 No API description has a server at "verifier.management.global". Write one of: iam.management.global, {service}.management.{region}, {instance}.a.b.',
    ],
  ],
  [
    ['host', '`http://other.management.eu.%brand.apiDomain%` and `a.b.%brand.apiDomain%`'],
    [
      '8 No API description has a server at "other.management.eu". Write one of: iam.management.global, {service}.management.{region}, {instance}.a.b.',
      '52 No API description has a server at "a.b". Write one of: iam.management.global, {service}.management.{region}, {instance}.a.b.',
    ],
  ],
  [
    ['host', '`x.a.b.c.%brand.apiDomain%`'],
    [
      '1 No API description has a server at "x.a.b.c". Write one of: iam.management.global, {service}.management.{region}, {instance}.a.b.',
    ],
  ],
])('columns and hosts: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['column', '| 5000, a500 and 600 |']],
  [['column', '|']],
  [['seen', '| 408 things | Taken |']],
  [['seen', '| It is 408 | Taken |']],
  [['code', '| 408 | 408 |']],
  [
    [
      'host',
      '`iam.management.global.%brand.apiDomain%`, `verifier.management.eu-1.%brand.apiDomain%`, `resolver.management.eu.%brand.apiDomain%`, `my-1.a.b.%brand.apiDomain%`, `{service}.a.%brand.apiDomain%`, `*.a.%brand.apiDomain%`, `<a>.a.%brand.apiDomain%`, other.a.%brand.apiDomain%',
    ],
  ],
  [['host', '`a.b.example.com`']],
])('columns and hosts: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test('without data, nothing is said', () => {
  expect(methodSlips('It supports did:sov.', [])).toEqual([]);
  expect(statusSlips('It answers 418.', [])).toEqual([]);
  expect(hostSlips('`a.b.%brand.apiDomain%`', [], [])).toEqual([]);
});

test('the servers of descriptions, each once', () =>
  expect(
    serversIn([
      '- url: https://a.{region}.%brand.apiDomain%/v1\n- url: http://b.%brand.apiDomain%',
      'url: https://b.%brand.apiDomain%',
      'url: https://www.example.com',
    ]),
  ).toEqual(['a.{region}', 'b']));

test('an output that shows another status than the step below it checks for', () => {
  const page = (code: string, below: string, language = 'text') =>
    `\`\`\`${language} title="Output"\n${code}\n\`\`\`\n${below}`;
  const told = (source: string) =>
    outputSlips(source, rowsOfFences(source)).map(({ line, message, fix }) => `${line} ${message} ${fix}`);
  const step = '<CheckStep of="a" status="422" />';
  const slip = '2 The step below checks for status 422. Write 422, or mend the step.';
  expect(told(page('400', step))).toEqual([slip]);
  expect(told(page('400\nmore', `\n\n  \n${step}`))).toEqual([slip]);
  for (const right of [
    page('422', step),
    page('400', step, 'json'),
    page('400 a', step),
    page('a 400', step),
    page('600', step),
    page('400', ''),
    page('400', `Then.\n${step}`),
    page('400', `Then ${step}`),
    page('400', '<CheckSteps status="422" />'),
    page('400', '<CheckStep xstatus="422" />'),
  ])
    expect(told(right)).toEqual([]);
});

test('the capitals of names', () => {
  const standard = (name: string) => ({
    by: 'W3C' as const,
    name,
    address: '',
    status: 'Recommendation' as const,
    date: '',
  });
  const names = capitalNames([standard('OpenID4VP 1.0'), standard('Data Model')]);
  const told = (row: string) => capitalSlips(row, names).map(({ index, found, right }) => `${index} ${found} ${right}`);
  const others = 'Openapi OpenId Oauth Github Javascript Typescript Anoncreds CUrl Http Https Json Yaml';
  expect(told(others).map((one) => one.split(' ')[2])).toEqual([
    'OpenAPI',
    'OpenID',
    'OAuth',
    'GitHub',
    'JavaScript',
    'TypeScript',
    'AnonCreds',
    'cURL',
    'HTTP',
    'HTTPS',
    'JSON',
    'YAML',
  ]);
  expect(told('With OpenId4vp and *Github*.')).toEqual(['5 OpenId4vp OpenID4VP', '20 Github GitHub']);
  expect(
    told(
      '`Github` [a](/Github) https://Github.com %brand.Github% <Github a="Github" /> GITHUB github gitHub Data Daten',
    ),
  ).toEqual([]);
});
