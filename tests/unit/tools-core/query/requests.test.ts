import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../../tools-core/base/index.ts';
import { checkRequest, validatorRequest } from '../../../../tools-core/query/checkRequest.ts';
import { checkSubmission } from '../../../../tools-core/query/checkSubmission.ts';

/** Maps of CBOR: a device request and a response of a version, and a map that is neither. */
const encoded = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');
const version = (digit: string) => `6776657273696f6e63${Buffer.from(`${digit}.0`).toString('hex')}`;
const asked = (digit = '1') => encoded(`a2${version(digit)}6b646f63526571756573747381a0`);
const shown = (digit = '1') => encoded(`a2${version(digit)}66737461747573${'00'}`);
const OTHER = encoded('a1616101');
const TYPE = 'ISO18013-5.DeviceRequest';

test.each(['dcql_query', 'presentation_definition', 'device_request', 'device_response', 'vp_token'])(
  'a request to a validator is known by its type and %s',
  (name) => {
    const request = { type: 'x', [name]: 1 };
    expect(validatorRequest(request)).toBe(request);
    for (const value of [{ [name]: 1 }, { type: 1, [name]: 1 }, { type: 'x' }, [name], name] as Json[])
      expect(validatorRequest(value)).toBe(undefined);
  },
);

const FORMAT = 'credential-query-format';
const UNSUPPORTED = 'credential-query-unsupported';

test.each<[what: string, request: JsonObject, problem?: [pointer: string, words: string, error: string]]>([
  ['has a type that is evaluated by its query', { type: 'DCQL', device_request: 'x' }],
  ['has an unknown type', { type: 'dcql' }, ['/type', 'It is one of DIF.PresentationExchange, DCQL, ISO', UNSUPPORTED]],
  ['fits', { device_request: asked(), device_response: shown() }],
  ['fits with white space around', { device_request: `${asked()}\n`, device_response: ` ${shown()}` }],
  ['fits what is in vp_token', { device_request: asked(), vp_token: shown() }],
  ['has no bytes', { device_request: '%' }, ['/device_request', 'not a device request', FORMAT]],
  ['has no text', { device_request: 1 }, ['/device_request', 'not a device request', FORMAT]],
  ['has another map', { device_request: OTHER }, ['/device_request', 'not a device request', FORMAT]],
  ['has no map', { device_request: encoded('01') }, ['/device_request', 'not a device request', FORMAT]],
  ['meets nothing', { device_request: asked() }, ['/vp_token', 'Only an mdoc can meet a device request', UNSUPPORTED]],
  [
    'meets another map',
    { device_request: asked(), vp_token: OTHER },
    ['/vp_token', 'Only an mdoc can meet a device request', UNSUPPORTED],
  ],
  [
    'meets itself',
    { device_request: asked(), device_response: asked(), vp_token: shown() },
    ['/device_response', 'Only an mdoc can meet a device request', UNSUPPORTED],
  ],
  [
    'meets another version',
    { device_request: asked('2'), device_response: shown() },
    ['/device_request', 'has version 2.0, but the response has 1.0.', FORMAT],
  ],
])('a request that %s', (_, request, problem) => {
  const [pointer, words = '', error] = problem ?? [];
  const expected = problem ? [{ pointer, text: expect.stringContaining(words), error }] : [];
  expect(checkRequest({ type: TYPE, ...request })).toEqual(expected);
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
const nested = (...paths: string[]): JsonObject => ({
  path: paths[0],
  ...(paths.length > 1 && { path_nested: nested(...paths.slice(1)) }),
});
const ROOT = '/presentation_submission';
const check = (submission: Json, vp_token?: Json) =>
  checkSubmission(definition, {
    presentation_submission: submission,
    ...(vp_token !== undefined && { vp_token }),
  }).map(({ pointer, text, error }) => [pointer.replace(ROOT, ''), text, error]);

test.each<[what: string, entry: JsonObject, token: Json, place?: string, words?: string]>([
  ['leads to its credential', { id: 'a', path: '$' }, CARD],
  ['leads to one of several', { id: 'a', path: '$[1]' }, [{}, CARD]],
  [
    'leads into a token',
    { id: 'a', ...nested('$', '$.vp.list[0]') },
    `${part({})}.${part({ vp: { list: [CARD] } })}.x`,
  ],
  ['names no descriptor', { id: 'x', path: '$' }, CARD, 'id', 'no input descriptor "x"'],
  ['leads to nothing', { id: 'a', path: '$[3]' }, [CARD], 'path', 'No credential is at its path: $[3].'],
  ['leads to no credential', { id: 'a', path: '$' }, 7, 'path', 'No credential is at its path: $.'],
  ['leads on to nothing', { id: 'a', ...nested('$', '$.a', '$.b') }, CARD, 'path', '$, then $.a, then $.b.'],
  ['cannot be read', { id: 'a', path: '$[' }, CARD, 'path', 'No credential is at its path: $[.'],
  ['leads into no token', { id: 'a', path: '$.a' }, 'x.y', 'path', 'No credential is at its path: $.a.'],
  ['leads to a list', { id: 'a', path: '$' }, [CARD], 'path', 'selects a list of 1.'],
  ['leads to another credential', { id: 'b', path: '$' }, CARD, 'path', 'card, which does not fit "b". No path'],
  ['names another format', { id: 'a', path: '$', format: 'mso_mdoc' }, CARD, 'format', 'selects dc+sd-jwt.'],
])('an entry of a submission %s', (_, entry, token, place, words = '') => {
  const expected = [`/descriptor_map/1/${place}`, expect.stringContaining(words), 'credential-query-evaluation'];
  expect(check({ definition_id: 'd', descriptor_map: ['x', entry] }, token)).toEqual(place ? [expected] : []);
});

test('a submission names its definition', () => {
  const problem = (words: string) => [['/definition_id', expect.stringContaining(words), FORMAT]];
  expect(check({ definition_id: 'x' })).toEqual(problem('has "x", but the definition\'s id is "d".'));
  expect(check({})).toEqual(problem('no definition_id'));
});
