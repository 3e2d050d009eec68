import { expect, test } from 'vitest';
import { findAnswers, findStatuses } from '../../../../tools-core/diagnose/index.ts';

const bodies = (text: string) => findAnswers(text).map(({ answer }) => answer.body);
const escaped = (value: unknown) => JSON.stringify(JSON.stringify(value)).slice(1, -1);

test.each([
  ['json', '{"a":[1,{"b":"}"}]}'],
  ['json', '[{"a":"\\"{"},{"b":"\\\\"}]'],
  ['json', '[ {"a":1}]'],
  ['escaped', escaped({ a: 'b' })],
  ['escaped', escaped({ a: 'with "quotes" and { a brace' })],
  ['escaped', escaped({ a: 'with one " and { a brace' })],
  ['escaped', escaped({ a: 'with a backslash at its end \\', b: '}' })],
  ['escaped', escaped({ path: 'a/b', line: 'two' }).replaceAll('/', '\\/')],
] as const)('%s in a line of a log: %s', (shape, written) => {
  const text = `12:00 {not this} body="${written}", next`;
  const value = shape === 'json' ? JSON.parse(written) : JSON.parse(JSON.parse(`"${written}"`));
  const start = text.indexOf(written);
  expect(findAnswers(text)).toEqual([{ answer: { body: value }, start, end: start + written.length, shape }]);
});

test('a line break in an escaped text reads as a space', () => {
  expect(bodies(String.raw`{\"a\":\"b\\nc\"}`)).toEqual([{ a: 'b c' }]);
  expect(bodies(String.raw`{\"a\":\"b\\n\",\"c\":\"}\"}`)).toEqual([{ a: 'b ', c: '}' }]);
});

test.each([
  ["{'a': 'b', 'c': None, 'd': True, 'e': False}", { a: 'b', c: null, d: true, e: false }],
  ['{ a: 1, b_$2: undefined, c: [{ d: true }], }', { a: 1, b_$2: null, c: [{ d: true }] }],
  ["{'a': [1, 2, ], 'b': 'it\\'s'}", { a: [1, 2], b: "it's" }],
  [`{'a': '"}', 'b' : 'None'}`, { a: '"}', b: 'None' }],
])('what Python and JavaScript print: %s', (written, body) => {
  expect(findAnswers(`got ${written}!`)).toEqual([
    { answer: { body }, start: 4, end: 4 + written.length, shape: 'quoted' },
  ]);
});

test('a text that holds JSON is opened where it is the whole value', () => {
  expect(bodies('{"a":"{\\"b\\":1}"}')).toEqual([{ a: '{"b":1}' }]);
});

test.each([['[1,2]'], ['["a"]'], ['{"a":1'], ['{"a":}'], ['no brackets'], ['}{'], ['']])('%j holds none', (text) => {
  expect(findAnswers(text)).toEqual([]);
});

test('a bracket that nothing closes does not hide what follows', () => {
  expect(bodies('{ {"a":1}')).toEqual([{ a: 1 }]);
});

test('at most 50 are told', () => {
  expect(findAnswers('{"a":1}'.repeat(60))).toHaveLength(50);
});

test('a status before an answer belongs to it: the last one, where it is near', () => {
  const status = (text: string) => findAnswers(`${text}{"a":1}`)[0].answer.status;
  expect(status('HTTP/2 200\nHTTP/2 503 \n')).toBe(503);
  expect(status(`HTTP/2 503${' '.repeat(390)}`)).toBe(503);
  expect(status(`HTTP/2 503${' '.repeat(400)}`)).toBeUndefined();
  expect(findAnswers('{"a":1} HTTP/2 503')[0].answer).toEqual({ body: { a: 1 } });
});

test.each([
  ['HTTP/1.1 200 OK', 200],
  ['"GET / HTTP/1.1" 404 12', 404],
  ['status=422', 422],
  ['"status_code": 500', 500],
  ['status-code: 429', 429],
  ['Status 403', 403],
  ['http status: "401"', 401],
  ['responded with status 409', 409],
  ['404 Not Found', 404],
  ['502: bad gateway', 502],
  ['504 Gateway Timeout', 504],
  ['504 Gateway Time-out', 504],
])('%s names a status', (text, status) => {
  expect([...new Set(findStatuses(text).map((found) => found.status))]).toEqual([status]);
});

test.each(['took 404 ms', 'status 200', 'HTTP/2 4040', 'port 5000', 'status 4221', 'a404 Not Found'])(
  '%s names none',
  (text) => {
    expect(findStatuses(text)).toEqual([]);
  },
);

test('statuses come in the order of the text, with their places', () => {
  const text = '404 Not Found, then HTTP/2 500';
  expect(findStatuses(text)).toEqual([
    { status: 404, start: 0, end: 13 },
    { status: 500, start: 20, end: 30 },
  ]);
});
