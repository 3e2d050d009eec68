import { expect, test } from 'vitest';
import { innerAnswers } from '../../../../tools-core/diagnose/innerAnswers.ts';

const problem = { platformType: 'proof-invalid' };
const inner = (body: unknown, status?: number) => innerAnswers({ status, body });

test.each([
  'body',
  'response',
  'data',
  'payload',
  'message',
  'msg',
  'err',
  'cause',
  'result',
  'responseBody',
  'response_body',
  'details',
  'problem',
  'detail',
  'jsonPayload',
  'event',
  'output',
  'exception',
])('an answer is found in "%s", as an object and as a text', (name) => {
  expect(inner({ level: 'error', [name]: problem })).toEqual([{ body: problem }]);
  expect(inner({ level: 'error', [name]: `got ${JSON.stringify(problem)}` })).toEqual([{ body: problem }]);
});

test.each([
  { platformType: 'x', response: problem },
  { didResolutionMetadata: {}, response: problem },
  { dereferencingMetadata: {}, response: problem },
  { type: 'https://example.com/reference/errors/x', response: problem },
  { type: 'https://www.w3.org/ns/did#X', response: problem },
  { error: { platformType: 'x' }, response: problem },
  { data: [5, { policy: 'x' }], response: problem },
  { checks: [], errors: [], response: problem },
  { message: 'no', code: 3, response: problem },
  { message: 'no', action: 'wait', response: problem },
  { message: 'no [1] of {2}', code: 3, response: problem },
])('%j is an answer itself', (body) => {
  expect(inner(body, 422)).toEqual([{ status: 422, body }]);
});

test('an error of a service names its kind by type, and a log entry with a type is none', () => {
  const refused = { type: 'Forbidden', message: 'no' };
  expect(inner({ response: { status: 403, data: refused } })).toEqual([{ status: 403, body: refused }]);
  expect(inner({ type: 'log', message: 'no', response: problem })).toEqual([{ body: problem }]);
});

test.each([
  { type: 'https://example.com/errors/x', response: problem },
  { error: { other: 1 }, response: problem },
  { data: [5, { other: 'x' }], response: problem },
  { data: { 0: { policy: 'x' } }, response: problem },
  { data: 'x', response: problem },
  { data: 5, body: '', response: problem },
  { checks: [], response: problem },
  { errors: [], response: problem },
  { message: 'no', response: problem },
  { message: 5, code: 3, response: problem },
  { message: ' {"a":1}', code: 3, response: problem },
  { message: '[1]', action: 'wait', response: problem },
])('%j wraps one', (body) => {
  expect(inner(body, 422)).toEqual([{ status: 422, body: problem }]);
});

test.each(['status', 'statusCode', 'status_code', 'code', 'httpStatus'])('%s beside a body is its status', (name) => {
  expect(inner({ [name]: '503', body: problem }, 200)).toEqual([{ status: 503, body: problem }]);
});

test.each([99, 600, 'x', null])('%j is no status', (status) => {
  expect(inner({ status, body: problem }, 422)).toEqual([{ status: 422, body: problem }]);
});

test.each([100, 599])('%i is one', (status) => {
  expect(inner({ status, body: problem })).toEqual([{ status, body: problem }]);
});

test('without an answer inside, the whole is told, with its own status first', () => {
  const body = { status: 404, body: { a: 1 } };
  expect(inner(body)).toEqual([{ status: 404, body }]);
  expect(inner(body, 500)).toEqual([{ status: 500, body }]);
  expect(inner({ message: 'plain' })).toEqual([{ status: undefined, body: { message: 'plain' } }]);
  expect(inner({ message: 'a { b' })).toEqual([{ status: undefined, body: { message: 'a { b' } }]);
  for (const value of [[], 'text', undefined]) expect(inner(value, 422)).toEqual([{ status: 422, body: value }]);
});

test('several answers are all told, and what tells nothing beside them is not', () => {
  const other = { platformType: 'date-expired' };
  expect(inner({ body: problem, response: other, payload: { a: 1 } })).toEqual([{ body: problem }, { body: other }]);
});

test('an answer is found in seven wrappers, and not in nine', () => {
  const wrapped = (levels: number): unknown => (levels === 0 ? problem : { body: wrapped(levels - 1) });
  expect(inner(wrapped(7))).toEqual([{ body: problem }]);
  expect(inner(wrapped(9))).toEqual([{ body: wrapped(9) }]);
});
