import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../tools-core/base/index.ts';
import { evaluateQuery } from '../../../tools-core/query/index.ts';
import { read, readJson } from '../examples/published.ts';

// Whole requests to a validator, and answers of wallets with a submission, in the query evaluator.

const json = (file: string) => readJson(`queries/${file}`) as JsonObject;
const PAIRS = [
  ['definition-sd-jwt.json', 'response-sd-jwt.json'],
  ['definition.json', 'response.json'],
] as const;
const requestOf = (definition: string, answer: string): JsonObject => ({
  type: 'DIF.PresentationExchange',
  presentation_definition: json(definition),
  ...json(answer),
});
const around = async (query: JsonObject, shown = '') =>
  (await evaluateQuery(JSON.stringify(query), shown)).around.map(({ input, pointer }) => `${input}${pointer}`);

describe.each(PAIRS)('%s and %s', (definition, answer) => {
  test('as a whole request: nothing is wrong, and the query is met', async () => {
    const { results, around: found, report } = await evaluateQuery(JSON.stringify(requestOf(definition, answer)), '');
    expect(found).toEqual([]);
    expect(results.map(({ isMet }) => isMet)).toEqual([true]);
    expect(report.outcome).toBe('success');
  });

  test('a response in its own field is checked against its submission', async () => {
    expect(await around(json(definition), read(`queries/${answer}`))).toEqual([]);
    const { presentation_submission: submission, ...rest } = json(answer) as { presentation_submission: JsonObject };
    const other = JSON.stringify({ ...rest, presentation_submission: { ...submission, definition_id: 'other' } });
    expect(await around(json(definition), other)).toEqual(['credentials/presentation_submission/definition_id']);
  });
});

test('a finding around the query has its place in the input', async () => {
  const query = JSON.stringify({ ...requestOf(...PAIRS[0]), type: 'dcql' });
  const { report } = await evaluateQuery(query, '');
  const [section] = report.sections;
  const place = section?.kind === 'checks' ? section.checks[0]?.place : undefined;
  expect(query.slice(place?.start, place?.end)).toBe('"type":"dcql"');
  expect(report.outcome).toBe('error');
});

test('a request and a response of ISO/IEC 18013-5 that fit are reported as fitting, and as no more', async () => {
  // A map of CBOR with the version 1.0 and one request without a word.
  const request = Buffer.from('a26776657273696f6e63312e306b646f63526571756573747381a0', 'hex').toString('base64url');
  const query = {
    type: 'ISO18013-5.DeviceRequest',
    device_request: request,
    device_response: read('mdoc/device-response.txt').trim(),
  };
  const { report, around: found } = await evaluateQuery(JSON.stringify(query), '');
  expect(found).toEqual([]);
  expect(report).toMatchObject({ outcome: 'skipped', summary: expect.stringContaining('matches the response') });
});

const asked = { credentials: [{ id: 'a', format: 'dc+sd-jwt', meta: {}, claims: [{ path: ['given_name'] }] }] };

test.each([
  [{ vp_token: { b: [] } }, 'credentials/vp_token/b'],
  [{ vp_token: [] }, 'credentials/vp_token'],
])('a response to DCQL names what it sends by the ids of the query: %j', async (answer, place) => {
  expect(await around(asked, JSON.stringify(answer))).toEqual([place]);
});

test.each(['Given_Name', 'givenName', '$.given_name', '/given_name'])('what is meant by %s is shown', async (step) => {
  const query = { credentials: [{ ...asked.credentials[0], claims: [{ path: [step] }] }] };
  const credential = { vct: 'a', given_name: 'Alex', cnf: { jwk: {} } };
  const { report } = await evaluateQuery(JSON.stringify(query), JSON.stringify(credential));
  expect(report.summary).toContain('You probably mean ["given_name"]');
});
