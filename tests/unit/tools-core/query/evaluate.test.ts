import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError, type JsonObject } from '../../../../tools-core/base/index.ts';
import {
  checkDcql,
  checkDefinition,
  draftDcql,
  evaluateDcql,
  evaluateQuery,
  readCredentials,
} from '../../../../tools-core/query/index.ts';
import { changedTexts, fuzzLater, mayRefuseLater, PATIENCE } from '../fuzzing.ts';

const CARD = JSON.stringify({
  vct: 'https://example.com/card',
  cnf: { jwk: {} },
  name: 'Alex',
  age: 31,
  sites: ['north', 'south'],
});
const VC = JSON.stringify({
  '@context': [],
  type: ['VerifiableCredential', 'Badge'],
  issuer: 'did:example:1',
  credentialSubject: { id: 'did:example:2', level: 3 },
});

const partOf = (change: JsonObject = {}) => ({
  id: 'card',
  format: 'dc+sd-jwt',
  meta: { vct_values: ['https://example.com/card'] },
  ...change,
});

async function dcql(query: JsonObject, ...written: string[]) {
  const { credentials } = readCredentials(written.join('\n\n'));
  return evaluateDcql(query, credentials);
}

test.each([
  ['one claim', [{ path: ['name'] }], true],
  ['a value among several', [{ path: ['age'], values: [30, 31] }], true],
  ['a value of another type', [{ path: ['age'], values: ['31'] }], false],
  ['one of a list', [{ path: ['sites', null], values: ['south'] }], true],
  ['a value that is not there', [{ path: ['sites', null], values: ['west'] }], false],
  ['a claim that is not there', [{ path: ['name'] }, { path: ['absent'] }], false],
])('DCQL: %s', async (_, claims, isMet) => {
  expect((await dcql({ credentials: [partOf({ claims })] }, CARD)).isMet).toBe(isMet);
});

test('DCQL: the first set of claims that can be had is asked for', async () => {
  const claims = ['absent', 'name', 'age'].map((name) => ({ id: name, path: [name] }));
  const query = { credentials: [partOf({ claims, claim_sets: [['absent', 'name'], ['age'], ['name', 'age']] })] };
  const { parts } = await dcql(query, CARD);
  expect(parts[0].chosen?.asked).toEqual([['age']]);
});

test('DCQL: a credential set is met by any option, and an optional one need not be', async () => {
  const badge = { id: 'badge', format: 'ldp_vc', meta: { type_values: [['https://example.com/ns#Badge']] } };
  const credentials = [partOf(), badge];
  const isMet = async (sets: JsonObject[], ...written: string[]) =>
    (await dcql({ credentials, credential_sets: sets }, ...written)).isMet;
  expect(await isMet([{ options: [['card'], ['badge']] }], VC)).toBe(true);
  expect(await isMet([{ options: [['card', 'badge']] }], VC)).toBe(false);
  expect(await isMet([{ options: [['badge']] }, { options: [['card']], required: false }], VC)).toBe(true);
  expect(await isMet([], VC)).toBe(false);
});

test('DCQL: the answer holds one credential for a query, and all for one that takes several', async () => {
  const other = CARD.replace('Alex', 'Kim');
  const one = await dcql({ credentials: [partOf()] }, CARD, other);
  const all = await dcql({ credentials: [partOf({ multiple: true })] }, CARD, other);
  expect(one.answer).toEqual({ vp_token: { card: [CARD] } });
  expect(all.answer).toEqual({ vp_token: { card: [CARD, other] } });
});

test('DCQL: without a key of its holder a credential fits only where none is asked for', async () => {
  const loose = CARD.replace('"cnf":{"jwk":{}},', '');
  expect((await dcql({ credentials: [partOf()] }, loose)).isMet).toBe(false);
  expect((await dcql({ credentials: [partOf({ require_cryptographic_holder_binding: false })] }, loose)).isMet).toBe(
    true,
  );
});

test.each([
  [{}, '/credentials'],
  [{ credentials: [partOf({ id: 'a b' })] }, '/credentials/0/id'],
  [{ credentials: [partOf(), partOf()] }, '/credentials/1/id'],
  [{ credentials: [{ id: 'a', meta: {} }] }, '/credentials/0/format'],
  [{ credentials: [{ id: 'a', format: 'x' }] }, '/credentials/0/format'],
  [{ credentials: [partOf({ claims: [] })] }, '/credentials/0/claims'],
  [{ credentials: [partOf({ claims: [{ path: [] }] })] }, '/credentials/0/claims/0/path'],
  [{ credentials: [partOf({ claims: [{ path: ['a', -1] }] })] }, '/credentials/0/claims/0/path'],
  [{ credentials: [partOf({ claims: [{ path: ['a'] }], claim_sets: [['x']] })] }, '/credentials/0/claims/0/id'],
  [{ credentials: [partOf({ claim_sets: [['x']] })] }, '/credentials/0/claim_sets'],
  [{ credentials: [partOf()], credential_sets: [{ options: [['x']] }] }, '/credential_sets/0/options'],
] as [JsonObject, string][])('DCQL: names what is wrong with %j', (query, pointer) => {
  expect(checkDcql(query)[0].pointer).toBe(pointer);
});

const definition = (change: JsonObject = {}): JsonObject => ({
  id: 'd',
  input_descriptors: [{ id: 'a', constraints: { fields: [{ path: ['$.vct'] }] } }],
  ...change,
});

test.each([
  [definition({ id: '' }), '/id'],
  [{ id: 'd' }, '/input_descriptors'],
  [definition({ input_descriptors: [{ id: 'a' }] }), '/input_descriptors/0/constraints'],
  [
    definition({ input_descriptors: [{ id: 'a', constraints: { fields: [{ path: ['$[?(@.a)]'] }] } }] }),
    '/input_descriptors/0/constraints/fields/0/path/0',
  ],
  [
    definition({ submission_requirements: [{ rule: 'all', from: 'A', from_nested: [] }] }),
    '/submission_requirements/0',
  ],
  [definition({ submission_requirements: [{ rule: 'all', from: 'B' }] }), '/submission_requirements/0/from'],
] as [JsonObject, string][])('Presentation Exchange: names what is wrong with %j', (value, pointer) => {
  expect(checkDefinition(value)[0].pointer).toBe(pointer);
});

test.each([
  ['the second path finds it', [{ path: ['$.absent', '$.name'] }], true],
  ['a filter passes', [{ path: ['$.age'], filter: { type: 'integer', minimum: 18 } }], true],
  ['a filter refuses', [{ path: ['$.age'], filter: { type: 'integer', minimum: 65 } }], false],
  ['the first path that finds a value counts', [{ path: ['$.name', '$.age'], filter: { type: 'integer' } }], false],
  ['an optional field is not there', [{ path: ['$.absent'], optional: true }], true],
  ['a field is not there', [{ path: ['$.absent'] }], false],
])('Presentation Exchange: %s', async (_, fields, isMet) => {
  const query = JSON.stringify(definition({ input_descriptors: [{ id: 'a', constraints: { fields } }] }));
  const { results } = await evaluateQuery(query, CARD);
  expect(results[0].isMet).toBe(isMet);
});

test('Presentation Exchange: nested requirements count what is met', async () => {
  const descriptor = (id: string, group: string, path: string) => ({
    id,
    group: [group],
    constraints: { fields: [{ path: [path] }] },
  });
  const query = definition({
    input_descriptors: [
      descriptor('a', 'A', '$.name'),
      descriptor('b', 'B', '$.absent'),
      descriptor('c', 'B', '$.age'),
    ],
    submission_requirements: [
      {
        rule: 'all',
        from_nested: [
          { rule: 'all', from: 'A' },
          { rule: 'pick', count: 1, from: 'B' },
        ],
      },
      { rule: 'pick', min: 2, from: 'B' },
    ],
  });
  const [{ rules, isMet }] = (await evaluateQuery(JSON.stringify(query), CARD)).results;
  expect(rules.map((rule) => rule.isMet)).toEqual([true, false]);
  expect(isMet).toBe(false);
});

test('the draft carries over types, values and choices, and names what it loses', () => {
  const field = (path: string, filter?: JsonObject) => ({ path: [path], ...(filter && { filter }) });
  const { query, lost } = draftDcql(
    definition({
      purpose: 'Why',
      input_descriptors: [
        {
          id: 'the card',
          group: ['A'],
          format: { 'dc+sd-jwt': {} },
          constraints: {
            is_holder: [],
            fields: [
              field('$.vct', { const: 'x' }),
              field('$.sites[*]', { enum: ['north'] }),
              field('$.name', { pattern: '^A' }),
            ],
          },
        },
        { id: 'b', group: ['A'], constraints: { fields: [field('$..deep')] } },
      ],
      submission_requirements: [{ rule: 'pick', count: 1, from: 'A' }],
    }),
  );
  expect(query).toEqual({
    credentials: [
      {
        id: 'the_card',
        format: 'dc+sd-jwt',
        meta: { vct_values: ['x'] },
        claims: [{ path: ['sites', null], values: ['north'] }, { path: ['name'] }],
      },
      { id: 'b', format: 'dc+sd-jwt', meta: {} },
    ],
    credential_sets: [{ options: [['the_card'], ['b']] }],
  });
  expect(checkDcql(query)).toEqual([]);
  const said = lost.map(({ text }) => text).join('\n');
  for (const word of ['is_holder', 'pattern', '$..deep', 'purpose', 'the_card']) expect(said).toContain(word);
});

/** What OpenID4VP 1.0, sections 6 and 7 and appendix B, says must be so: each once, with the pointer of the slip. */
test.each<[what: string, query: JsonObject, pointer: string]>([
  ['a vct as a text', { meta: { vct_values: 'https://example.com/card' } }, '/meta/vct_values'],
  ['no vct in the list', { meta: { vct_values: [] } }, '/meta/vct_values'],
  ['a doctype as a list', { format: 'mso_mdoc', meta: { doctype_value: ['x'] } }, '/meta/doctype_value'],
  ['types in one list', { format: 'ldp_vc', meta: { type_values: ['VerifiableCredential'] } }, '/meta/type_values'],
  ['an empty list of types', { format: 'ldp_vc', meta: { type_values: [[]] } }, '/meta/type_values'],
  ['a switch as a text', { multiple: 'true' }, '/multiple'],
  ['a binding as a text', { require_cryptographic_holder_binding: 'false' }, '/require_cryptographic_holder_binding'],
  ['no authority', { trusted_authorities: [] }, '/trusted_authorities'],
  ['an authority without values', { trusted_authorities: [{ type: 'aki' }] }, '/trusted_authorities/0'],
  ['no values', { claims: [{ path: ['age'], values: [] }] }, '/claims/0/values'],
  ['a value that is an object', { claims: [{ path: ['age'], values: [{}] }] }, '/claims/0/values'],
  ['a value that is no whole number', { claims: [{ path: ['age'], values: [1.5] }] }, '/claims/0/values'],
  ['an id with a space', { claims: [{ id: 'a b', path: ['age'] }] }, '/claims/0/id'],
  ['a claim twice', { claims: [{ path: ['age'] }, { path: ['age'], values: [31] }] }, '/claims/1/path'],
  ['no list in claim_sets', { claims: [{ id: 'a', path: ['age'] }], claim_sets: [] }, '/claim_sets'],
  [
    'one name into an mdoc',
    { format: 'mso_mdoc', meta: {}, claims: [{ path: ['org.iso.18013.5.1'] }] },
    '/claims/0/path',
  ],
  [
    'every item in an mdoc',
    { format: 'mso_mdoc', meta: {}, claims: [{ path: ['ns', 'name', null] }] },
    '/claims/0/path',
  ],
  [
    'names of drafts',
    { format: 'mso_mdoc', meta: {}, claims: [{ namespace: 'ns', claim_name: 'n' }] },
    '/claims/0/path',
  ],
])('DCQL: %s is a problem of the query', (_, change, pointer) => {
  expect(checkDcql({ credentials: [partOf(change)] }).map((one) => one.pointer)).toEqual([`/credentials/0${pointer}`]);
});

test.each<[what: string, sets: JsonObject[]]>([
  ['none', []],
  ['one with an empty option', [{ options: [[]] }]],
])('DCQL: of credential sets, %s is a problem', (_, credential_sets) => {
  expect(checkDcql({ credentials: [partOf()], credential_sets })).toHaveLength(1);
});

test('DCQL: a claim without a path and a query without a format are not met, and say so', async () => {
  const [noPath] = (await dcql({ credentials: [partOf({ claims: [{ id: 'a' }] })] }, CARD)).parts;
  expect(noPath.candidates[0].matches.at(-1)).toMatchObject({ what: 'claim', isMet: false });
  const [noFormat] = (await dcql({ credentials: [partOf({ format: '' })] }, CARD)).parts;
  expect(noFormat.candidates[0].matches[0].why).toBe('It is dc+sd-jwt, and the query names no format.');
});

const asked = { credentials: [partOf({ claims: [{ path: ['name'] }] })] };
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signedRequest = `${base64url({ alg: 'ES256', typ: 'oauth-authz-req+jwt' })}.${base64url({ client_id: 'x', dcql_query: asked })}.c2ln`;

/** The forms in which OpenID4VP 1.0 hands a request over, sections 5.4, 5.10 and A.2, and how a terminal shows one. */
test.each([
  ['a link', `openid4vp://?client_id=x&dcql_query=${encodeURIComponent(JSON.stringify(asked))}`],
  ['a link of HAIP', `haip-vp://?client_id=x&dcql_query=${encodeURIComponent(JSON.stringify(asked))}`],
  ['a signed request', signedRequest],
  ['a link with a signed request', `openid4vp://?client_id=x&request=${signedRequest}`],
  [
    'a request of the Digital Credentials API',
    JSON.stringify({ digital: { requests: [{ protocol: 'openid4vp-v1-unsigned', data: { dcql_query: asked } }] } }),
  ],
  ['a signed one of it', JSON.stringify({ protocol: 'openid4vp-v1-signed', data: { request: signedRequest } })],
  ['a call of curl', `curl https://example.com -H 'Accept: */*' -d '${JSON.stringify({ dcql_query: asked })}'`],
])('a query is found in %s', async (_, text) => {
  const { results } = await evaluateQuery(text, CARD);
  expect(results.map(({ isMet }) => isMet)).toEqual([true]);
});

test('a place in a call of curl is that of the query in it, and a token has none', async () => {
  const query = { credentials: [partOf({ claims: [{ path: ['absent'] }] })] };
  const placed = async (text: string) => {
    const { report } = await evaluateQuery(text, CARD);
    const [part] = report.sections.flatMap((section) => (section.kind === 'checks' ? section.checks : []));
    return part.place && text.slice(part.place.start, part.place.end);
  };
  expect(await placed(`curl -d '${JSON.stringify({ dcql_query: query })}'`)).toBe(JSON.stringify(query.credentials[0]));
  const escaped = JSON.stringify(JSON.stringify({ dcql_query: query }));
  expect(await placed(`curl -d ${escaped}`)).toBe(undefined);
  expect(await placed(signedRequest.replace(/\.[^.]+\./, `.${base64url({ dcql_query: query })}.`))).toBe(undefined);
});

test('a link that names only the address of the request says to fetch it', async () => {
  const link = 'openid4vp://?client_id=x&request_uri=https%3A%2F%2Fverifier.example.com%2Frequest%2F1';
  await expect(evaluateQuery(link, CARD)).rejects.toThrow('request_uri is https://verifier.example.com/request/1.');
});

/** An SD-JWT without a signature that anybody checks here. */
const sdJwt = `${base64url({ alg: 'ES256', typ: 'dc+sd-jwt' })}.${base64url(JSON.parse(CARD))}.c2ln~`;

test.each([
  ['in lines of 60', sdJwt.replace(/.{60}/g, '$&\n'), 1],
  ['in quotation marks', `'${sdJwt}'`, 1],
  [
    'in an answer with headers',
    `HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"credentials":[{"credential":"${sdJwt}"}]}`,
    1,
  ],
  ['in a line of a log', `2026-06-01 INFO credential=${sdJwt} stored`, 1],
  ['below each other', `${sdJwt}\n${sdJwt}`, 2],
])('credentials are read %s', (_, text, count) => {
  const { credentials, unread } = readCredentials(text);
  expect([credentials.length, unread]).toEqual([count, []]);
});

test('queries are found in requests, and each in its place', async () => {
  const text = JSON.stringify(
    { client_id: 'x', dcql_query: { credentials: [partOf({ claims: [{ path: ['absent'] }] })] } },
    null,
    2,
  );
  const { report } = await evaluateQuery(text, CARD);
  const [part] = report.sections.flatMap((section) => (section.kind === 'checks' ? section.checks : []));
  const fault = part.checks?.[0].checks?.find(({ outcome }) => outcome === 'error');
  expect(fault?.text).toContain('has no “absent”');
  expect(text.slice(fault?.place?.start, fault?.place?.end)).toContain('"absent"');
});

test.each([
  ['{"credentials": [', /cut off/],
  ['{"a": 1}', /no query/],
  ['{"a": 1]', /^The query is not valid JSON at line 1, column 8\.$/],
  [CARD, /This is a credential, not a query/],
  ['eyJhbGciOiJub25lIn0.eyJ2Y3QiOiJhIn0.', /Put it into the field of the credentials/],
  ['', /Put a query in/],
])('refuses %j in words', async (query, words) => {
  await expect(evaluateQuery(query, CARD)).rejects.toThrow(InputError);
  await expect(evaluateQuery(query, CARD)).rejects.toThrow(words);
});

test.each(['base64url', 'hex', 'base64'] as const)('an mdoc in %s is read, as the decoder reads it', (encoding) => {
  const file = path.join(import.meta.dirname, '../../../../docs/public/examples/mdoc/device-response.txt');
  const bytes = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
  const written = bytes.toString(encoding);
  for (const text of [written, JSON.stringify({ vp_token: { employee: [written] } })]) {
    const { credentials, unread } = readCredentials(text);
    expect(unread).toEqual([]);
    expect(credentials).toMatchObject([
      {
        format: 'mso_mdoc',
        types: ['com.example.employee.1'],
        claims: { 'com.example.employee.1': { site: 'north' } },
      },
    ]);
  }
});

test('bytes that are no mdoc are no credential', () => {
  for (const text of ['o2d2ZXJzaW9u', 'AAAA', 'oWFhAQ', 'word']) {
    expect(readCredentials(text)).toMatchObject({
      credentials: [],
      unread: [{ why: expect.stringContaining('no vct') }],
    });
  }
});

test('says which part of the credentials was not read, and reads the others', async () => {
  const { credentials, unread } = readCredentials(`${CARD}\n\n{"a":\n\n"b"\n\n${VC}`);
  expect(credentials).toHaveLength(1);
  expect(unread).toHaveLength(1);
});

test(
  'no input breaks or holds it',
  async () => {
    const whole = JSON.stringify({
      dcql_query: { credentials: [partOf({ claims: [{ path: ['name'] }] })] },
      presentation_definition: definition(),
    });
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
