import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError, type JsonObject, type Report } from '../../../../tools-core/base/index.ts';
import { evaluateQuery } from '../../../../tools-core/query/index.ts';
import { changedTexts, fuzzLater, mayRefuseLater, PATIENCE } from '../fuzzing.ts';

const CARD = JSON.stringify({ vct: 'https://example.com/card', cnf: { jwk: {} }, name: 'Alex', age: 31 });
const queryFor = (...claims: string[]): JsonObject => ({
  credentials: [
    {
      id: 'card',
      format: 'dc+sd-jwt',
      meta: { vct_values: ['https://example.com/card'] },
      claims: claims.map((name) => ({ path: [name] })),
    },
  ],
});
const definition: JsonObject = {
  id: 'd',
  input_descriptors: [{ id: 'a', constraints: { fields: [{ path: ['$.vct'] }] } }],
};
const checksOf = ({ sections }: Report) =>
  sections.flatMap((section) => (section.kind === 'checks' ? section.checks : []));

const asked = queryFor('name');
const inLink = `client_id=x&dcql_query=${encodeURIComponent(JSON.stringify(asked))}`;
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (query: JsonObject) =>
  `${base64url({ alg: 'ES256', typ: 'oauth-authz-req+jwt' })}.${base64url({ client_id: 'x', dcql_query: query })}.c2ln`;
const data = { dcql_query: asked };

/** The forms in which OpenID4VP 1.0 hands a request over, sections 5.4, 5.10 and A.2, and how a terminal shows one. */
test.each([
  ['a link', `openid4vp://?${inLink}`],
  ['a link of HAIP', `haip-vp://?${inLink}`],
  ['a signed request', tokenOf(asked)],
  ['a link with a signed request', `openid4vp://?client_id=x&request=${tokenOf(asked)}`],
  ['a request of the Digital Credentials API', JSON.stringify({ digital: { requests: [{ protocol: 'x', data }] } })],
  ['a signed one of it', JSON.stringify({ protocol: 'openid4vp-v1-signed', data: { request: tokenOf(asked) } })],
  ['a call of curl', `curl https://example.com -H 'Accept: */*' -d '${JSON.stringify(data)}'`],
])('a query is found in %s', async (_, text) => {
  const { results } = await evaluateQuery(text, CARD);
  expect(results.map(({ isMet }) => isMet)).toEqual([true]);
});

test.each<[what: string, textOf: (query: JsonObject) => string, isPlaced: boolean]>([
  ['a request', (query) => JSON.stringify({ client_id: 'x', dcql_query: query }, null, 2), true],
  ['the second of two', (query) => JSON.stringify([asked, query]), true],
  ['a call of curl', (query) => `curl -d '${JSON.stringify({ dcql_query: query })}'`, true],
  ['JSON in a string', (query) => `curl -d ${JSON.stringify(JSON.stringify({ dcql_query: query }))}`, false],
  ['a token', tokenOf, false],
])('what a query in %s lacks has its place in the input, where there is one', async (_, textOf, isPlaced) => {
  const text = textOf(queryFor('absent'));
  const { report } = await evaluateQuery(text, CARD);
  expect(report.summary).toContain('has no “absent”');
  const { place } = report.reason ?? {};
  expect(place && JSON.parse(`{${text.slice(place.start, place.end)}}`)).toEqual(
    isPlaced ? { path: ['absent'] } : undefined,
  );
});

test('a definition comes with its draft, compared credential by credential', async () => {
  const { report, draft } = await evaluateQuery(JSON.stringify(definition), CARD);
  expect(draft?.query).toMatchObject({ credentials: [{ id: 'a' }] });
  const titles = report.sections.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Side by side: what each credential fits', 'The same as DCQL']));
  expect(checksOf(report)[0].links?.[0].href).toMatch(/input-descriptors$/);
});

test.each([
  ['{"credentials": [', /cut off/],
  ['{"a": 1}', /isn't a query/],
  ['{"a": 1]', /^The query is not valid JSON at line 1, column 8\.$/],
  [CARD, /This is a credential, not a query/],
  ['eyJhbGciOiJub25lIn0.eyJ2Y3QiOiJhIn0.', /Paste it into the field for credentials/],
  ['', /Paste a DCQL query/],
  [
    'openid4vp://?client_id=x&request_uri=https%3A%2F%2Fa.example%2F1',
    /request_uri is https:\/\/a\.example\/1\. Fetch/,
  ],
])('refuses %j in words', async (query, words) => {
  await expect(evaluateQuery(query, CARD)).rejects.toThrow(InputError);
  await expect(evaluateQuery(query, CARD)).rejects.toThrow(words);
});

test(
  'no input breaks or holds it',
  async () => {
    const whole = JSON.stringify({ dcql_query: asked, presentation_definition: definition });
    const pieces = whole.split(/(?<=[:,[])/);
    const values = ['null', '[]', '{}', '-1', '"$..*"', '"x"', '[[]]', 'true'];
    const place = fc.tuple(fc.nat({ max: pieces.length - 1 }), fc.constantFrom(...values));
    const query = place.map(([at, value]) =>
      pieces
        .with(at, `${value},`)
        .join('')
        .replace(/,(?=[}\]])/g, ''),
    );
    const inputs = fc.tuple(fc.oneof(query, changedTexts([whole])), fc.oneof(fc.constant(CARD), changedTexts([CARD])));
    await fuzzLater(inputs, async ([text, credentials]) => {
      await mayRefuseLater(() => evaluateQuery(text, credentials), InputError);
    });
  },
  PATIENCE,
);
