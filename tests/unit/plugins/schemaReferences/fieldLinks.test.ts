import { expect, test } from 'vitest';
import { sampleLinks } from '../../../../plugins/schemaReferences/sampleLinks.ts';
import { type PageSample, shownBodies } from '../../../../plugins/schemaReferences/shownBodies.ts';
import { tokens } from '../../../content/site.ts';
import { json, pages } from './describingPages.ts';

const api = '/reference/services/verifier/api';
const host = 'https://verifier-1.verifier.service.eu.example.com';
const path = `/${tokens['%brand.slug%']}/verifier/draft/verify`;
const call = (options = '', end = ''): PageSample => ({
  language: 'bash',
  title: 'Request',
  code: `curl -sS ${options} "${host}${path}"${end}`,
});
const body = `-H "Content-Type: application/json" --data '{"credential": "a", "options": {"domain": "b"}}'`;
const answer = json('Response', { data: [{ path: [], policy: 'proof', data: { hits: 1 } }] });
const empty = json('Response', { data: [] });
const ofAnswer = [
  'verify-credential-200-data',
  'object-policy-result-path',
  'object-policy-result-policy',
  'object-policy-result-data',
];
const ofRequest = [
  'verify-credential-request-credential',
  'verify-credential-request-options',
  'verify-credential-request-options-domain',
];

test.each<[string, PageSample[], string[]]>([
  ['a request of curl', [call(body)], ofRequest],
  ['a body with a quote of the shell', [call(`--data '{"credential": "it'\\''s"}'`)], []],
  [
    'a request of HTTP',
    [
      {
        language: 'http',
        title: 'Request',
        code: `POST ${path} HTTP/1.1\nHost: ${host.slice(8)}\n\n{"credential": "a"}`,
      },
    ],
    ofRequest.slice(0, 1),
  ],
  [
    'a request that the platform does not know',
    [{ ...call(body), code: call(body).code.replace('draft/verify', 'draft/check') }],
    [],
  ],
  ['the answer below a request', [call(body), answer], ofAnswer],
  [
    'an answer of HTTP below a request',
    [call(body), { language: 'http', title: 'Response', code: `HTTP/1.1 200 OK\n\n${answer.code}` }],
    ofAnswer,
  ],
  [
    'an answer with its status in the title',
    [call(body), json('Response body, 403', { message: 'No.' })],
    ['object-platform-error-message'],
  ],
  ['an answer that jq prints', [call(body, ' | jq'), answer], ofAnswer],
  ['a part of an answer', [call(body, " | jq '.data[0]'"), json('Response', { data: [] })], []],
  ['an answer to one of two requests', [{ ...call(), code: `${call(body).code}\n${call(body).code}` }, empty], []],
  ['an answer with a member that nobody knows', [call(body), json('Response', { data: [], extra: 1 })], []],
  ['JSON of another kind below a request', [call(body), json('Status list', { data: [] })], []],
  ['an answer below another sample', [call(body), json('Status list', {}), empty], []],
  [
    'a body that its fence names',
    [json('Body', { credential: 'a' }, 'request of verifyCredential')],
    ofRequest.slice(0, 1),
  ],
  [
    'an answer that its fence names',
    [json('Body', { data: [] }, 'response 422 of verifyCredential')],
    ['verify-credential-422-data'],
  ],
  [
    'an object that an API describes',
    [json('Result entry', { policy: 'proof' }, 'policy-result')],
    ['object-policy-result-policy'],
  ],
  [
    'an object of a standard',
    [json('Query', { credentials: [{ meta: {} }] }, 'dcql-query')],
    ['object-dcql-query-credentials', 'object-dcql-credential-meta'],
  ],
])('fields: %s', (_, samples, expected) => {
  const bodyOf = shownBodies([...pages.apis.values()], (code) =>
    code.replace('example.com', tokens['%brand.apiDomain%']),
  );
  const found = samples.map((sample) => sampleLinks(sample, '/guides/x', pages, bodyOf(sample))).at(-1);
  expect(found?.map(({ href }) => href.split('#')[1])).toEqual(expected);
  for (const { href } of found ?? []) {
    expect(href).toMatch(/#object-/.test(href) ? /^\/reference\/api\/objects#/ : /^\/reference\/services\/\w+\/api#/);
  }
});

test('fields on the page of their API', () => {
  const bodyOf = shownBodies([...pages.apis.values()], String);
  const sample = json('Body', { credential: 'a' }, 'request of verifyCredential');
  const [link] = sampleLinks(sample, api, pages, bodyOf(sample));
  expect(link).toEqual({ start: 1, end: 13, href: '#verify-credential-request-credential' });
});
