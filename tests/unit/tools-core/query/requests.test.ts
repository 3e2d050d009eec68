import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import { aroundQueries, aroundSections, verdictAround } from '../../../../tools-core/query/aroundQueries.ts';
import { QUERY_CAUSES } from '../../../../tools-core/query/causes.ts';
import { checkRequest, validatorRequest } from '../../../../tools-core/query/checkRequest.ts';
import { checkSubmission } from '../../../../tools-core/query/checkSubmission.ts';

/** Maps of CBOR: a device request and a response of a version, and another map. */
const encoded = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');
const version = (digit: string) => `6776657273696f6e63${Buffer.from(`${digit}.0`).toString('hex')}`;
const asked = (digit = '1') => encoded(`a2${version(digit)}6b646f63526571756573747381a0`);
const shown = (digit = '1') => encoded(`a2${version(digit)}66737461747573${'00'}`);
const OTHER = encoded('a1616101');
const TYPE = 'ISO18013-5.DeviceRequest';

describe('a request to a validator', () => {
  test.each(['dcql_query', 'presentation_definition', 'device_request', 'device_response', 'vp_token'])(
    'is known by its type and %s',
    (name) => {
      const request = { type: 'x', [name]: 1 };
      expect(validatorRequest(request)).toBe(request);
      for (const value of [{ [name]: 1 }, { type: 1, [name]: 1 }, { type: 'x' }, [name], name] as Json[])
        expect(validatorRequest(value)).toBe(undefined);
    },
  );

  test.each(['DIF.PresentationExchange', 'DCQL'])('of the type %s is checked by its query', (type) => {
    expect(checkRequest({ type, device_request: 'x' })).toEqual([]);
  });

  test('of another type says which there are', () => {
    expect(checkRequest({ type: 'dcql' })).toEqual([
      {
        pointer: '/type',
        text: 'Query type "dcql" is not known. It is one of DIF.PresentationExchange, DCQL, ISO18013-5.DeviceRequest.',
        cause: QUERY_CAUSES.queryType,
      },
    ]);
  });

  const NONE = 'It is no device request in CBOR, as base64url without padding.';
  const NO_MDOC = 'A device request is met by an mdoc alone, and this is no DeviceResponse.';
  test.each<[what: string, request: JsonObject, problem: [pointer: string, text: string, cause: object] | undefined]>([
    ['fits', { device_request: asked(), device_response: shown() }, undefined],
    ['fits with white space around', { device_request: `${asked()}\n`, device_response: ` ${shown()}` }, undefined],
    ['fits what is in vp_token', { device_request: asked(), vp_token: shown() }, undefined],
    ['has no bytes', { device_request: '%' }, ['/device_request', NONE, QUERY_CAUSES.deviceRequest]],
    ['has no text', { device_request: 1 }, ['/device_request', NONE, QUERY_CAUSES.deviceRequest]],
    ['has another map', { device_request: OTHER }, ['/device_request', NONE, QUERY_CAUSES.deviceRequest]],
    ['has no map', { device_request: encoded('01') }, ['/device_request', NONE, QUERY_CAUSES.deviceRequest]],
    ['meets nothing', { device_request: asked() }, ['/vp_token', NO_MDOC, QUERY_CAUSES.noMdoc]],
    ['meets another map', { device_request: asked(), vp_token: OTHER }, ['/vp_token', NO_MDOC, QUERY_CAUSES.noMdoc]],
    [
      'meets itself',
      { device_request: asked(), device_response: asked(), vp_token: shown() },
      ['/device_response', NO_MDOC, QUERY_CAUSES.noMdoc],
    ],
    [
      'meets another version',
      { device_request: asked('2'), device_response: shown() },
      ['/device_request', 'The device request has version 2.0, and the response 1.0.', QUERY_CAUSES.deviceVersion],
    ],
  ])('of a device %s', (_, request, problem) => {
    const [pointer, text, cause] = problem ?? [];
    expect(checkRequest({ type: TYPE, ...request })).toEqual(problem ? [{ pointer, text, cause }] : []);
  });
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const CARD = { vct: 'card', name: 'Alex' };
const definition: JsonObject = {
  id: 'd',
  input_descriptors: [
    { id: 'a', constraints: { fields: [{ path: ['$.name'] }] } },
    { id: 'b', constraints: { fields: [{ path: ['$.absent'] }] } },
  ],
};
const answer = (entries: Json[], vp_token: Json | undefined = CARD, change: JsonObject = {}): JsonObject => ({
  presentation_submission: { definition_id: 'd', descriptor_map: entries, ...change },
  ...(vp_token !== undefined && { vp_token }),
});

describe('a submission', () => {
  const told = (one: JsonObject) => checkSubmission(definition, one)?.map(({ pointer, text }) => [pointer, text]);
  const at = '/presentation_submission/descriptor_map/0';

  test('is missing, or holds', () => {
    expect(checkSubmission(definition, { vp_token: CARD })).toBe(undefined);
    expect(told(answer([{ id: 'a', path: '$' }]))).toEqual([]);
    expect(told(answer([{ id: 'a', path: '$[1]' }], [{}, CARD]))).toEqual([]);
    const nested = { id: 'a', path: '$', path_nested: { path: '$.vp.list[0]' } };
    expect(told(answer([nested], `${part({})}.${part({ vp: { list: [CARD] } })}.x`))).toEqual([]);
  });

  test('names its definition', () => {
    const problem = (text: string) => ({
      pointer: '/presentation_submission/definition_id',
      text,
      cause: QUERY_CAUSES.definitionId,
    });
    expect(checkSubmission(definition, answer([], CARD, { definition_id: 'x' }))).toEqual([
      problem('The submission has "x", and the id of the definition is "d".'),
    ]);
    expect(checkSubmission(definition, { presentation_submission: {} })).toEqual([
      problem('The submission has no definition_id, and the id of the definition is "d".'),
    ]);
  });

  test.each<[what: string, entry: JsonObject, token: Json | undefined, place: string, text: string]>([
    ['names no descriptor', { id: 'x', path: '$' }, CARD, 'id', 'The definition has no input descriptor "x".'],
    ['leads to nothing', { id: 'a', path: '$[3]' }, [CARD], 'path', 'Its path leads to no credential: $[3].'],
    ['leads to no credential', { id: 'a', path: '$' }, 7, 'path', 'Its path leads to no credential: $.'],
    [
      'leads further to nothing',
      { id: 'a', path: '$', path_nested: { path: '$.a', path_nested: { path: '$.b' } } },
      CARD,
      'path',
      'Its path leads to no credential: $, then $.a, then $.b.',
    ],
    ['cannot be read', { id: 'a', path: '$[' }, CARD, 'path', 'Its path leads to no credential: $[.'],
    ['leads into no token', { id: 'a', path: '$.a' }, 'x.y', 'path', 'Its path leads to no credential: $.a.'],
    [
      'leads to another credential',
      { id: 'b', path: '$' },
      CARD,
      'path',
      'It leads to card, which does not fit "b". No path finds a value: $.absent.',
    ],
  ])('whose entry %s', (_, entry, token, place, text) => {
    expect(checkSubmission(definition, answer([entry], token))).toEqual([
      { pointer: `${at}/${place}`, text, cause: QUERY_CAUSES.descriptorMap },
    ]);
  });

  test('has a place for each entry', () => {
    expect(told(answer(['x', { id: 'a', path: '$' }, { id: 'x' }]))?.map(([pointer]) => pointer)).toEqual([
      '/presentation_submission/descriptor_map/2/id',
    ]);
  });
});

test('what is wrong around a query stands in its input, with its place and its page', () => {
  const queries = [{ kind: 'definition' as const, query: definition, root: '' }];
  const text = JSON.stringify(answer([], CARD, { definition_id: 'x' }));
  const found = aroundQueries(queries, { type: 'dcql' }, { text, input: 'credentials' });
  expect(found.map(({ input, pointer }) => [input, pointer])).toEqual([
    ['query', '/type'],
    ['credentials', '/presentation_submission/definition_id'],
  ]);
  const error = (slug: string) => ({ title: slug, href: `/${slug}` });
  const [section, ...others] = aroundSections(found, { query: '{"type":"dcql"}', credentials: text }, { error });
  expect(others).toEqual([]);
  expect(section).toMatchObject({ kind: 'checks', title: 'Around the query' });
  expect(section.kind === 'checks' && section.checks[0]).toEqual({
    outcome: 'error',
    title: '/type',
    text: found[0].text,
    points: [`Cause: ${QUERY_CAUSES.queryType.cause.replaceAll('`', '')}`],
    place: { input: 'query', start: 1, end: 14 },
    links: [{ title: 'credential-query-unsupported', href: '/credential-query-unsupported' }],
  });
  expect(verdictAround(found)).toMatchObject({ outcome: 'error', summary: found[0].text });
  expect(aroundQueries(queries, undefined, { text: 'no JSON', input: 'credentials' })).toEqual([]);
  expect(aroundQueries([], undefined, { text, input: 'credentials' })).toEqual([]);
  expect(aroundSections([], {}, { error })).toEqual([]);
  expect(verdictAround([])).toMatchObject({
    outcome: 'skipped',
    summary: 'Request and response fit each other. Their elements are not compared here.',
  });
});
