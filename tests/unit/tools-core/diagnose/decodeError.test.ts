import { expect, test } from 'vitest';
import type { Check, Report } from '../../../../tools-core/base/index.ts';
import { decodeError, type ErrorCatalog } from '../../../../tools-core/diagnose/index.ts';
import { facts } from './platform.ts';

// What the real platform publishes is tested in `tests/content/decoder.test.ts`, with what people paste.

const problem = (detail: string, more = {}) => JSON.stringify({ platformType: 'proof-invalid', detail, ...more });
const checksOf = ({ sections }: Report): Check[] =>
  sections.flatMap((section) => (section.kind === 'checks' ? section.checks : []));
const decode = (text: string, more: Partial<ErrorCatalog> = {}) => decodeError(text, { ...facts, ...more });
const checks = (text: string, more?: Partial<ErrorCatalog>) => checksOf(decode(text, more));

test('an error has its page, what it means, its causes in the order of the input, and what to do next', () => {
  const text = problem('It was changed.');
  const report = decode(text);
  expect(report).toMatchObject({
    outcome: 'error',
    summary: 'Proof is not valid: It was changed.',
    reason: { fix: 'Ask the holder for the credential again.', links: [{ href: '/errors/proof-invalid' }] },
  });
  expect(checksOf(report)[0]).toEqual({
    outcome: 'error',
    title: 'Proof is not valid',
    quote: 'It was changed.',
    place: { input: 'input', start: text.indexOf('It was'), end: text.indexOf('"}') },
    links: [{ title: 'The page about it: Proof is not valid', href: '/errors/proof-invalid' }],
    text: 'A signature does not fit what it signs.',
    checks: [
      {
        title: 'Likely cause: Something was changed after signing.',
        text: 'It contains “It was changed.”.',
        points: ['Next: Ask the holder for the credential again.'],
      },
      {
        title: 'Less likely causes',
        points: ['The key of another issuer was used.', 'A clock is late.'],
      },
    ],
  });
});

test.each([
  [
    'its own fix, with the page about that',
    problem('This is the other key.'),
    'Likely cause: The key of another',
    'Next: Compare the keys.',
  ],
  ['the usual one, where nothing speaks for it', problem('No.'), 'Usual cause: Something was', 'Next: Ask the holder'],
  [
    'what is around the answer',
    `HTTP/2 422\nDate: Mon, 1 Jan\n\n${problem('No.')}`,
    'Likely cause: A clock',
    'Next: Ask',
  ],
])('a cause has %s', (_, text, title, point) => {
  const [cause] = checks(text)[0]?.checks ?? [];
  expect([cause?.title, cause?.points?.[0]]).toEqual([expect.stringContaining(title), expect.stringContaining(point)]);
});

const result = { policy: 'proof', service: 'verifier', error: { platformType: 'proof-invalid' } };
const warned = { policy: 'x', warnings: [{ platformType: 'date-expired', detail: 'soon' }] };
const did = { error: { type: 'https://www.w3.org/ns/did#NOT_FOUND', detail: 'gone' } };
const ends: Partial<ErrorCatalog> = {
  rejections: [...facts.rejections, { status: 404, words: 'nothing', around: '/results', cause: '', page: '/results' }],
  outcomes: [
    { member: 'status', value: 'refused', title: 'It was refused', cause: 'A rule.', page: '/ends', next: ['Ask.'] },
    { member: 'error', value: 'no_wallet', title: 'No wallet', cause: 'It is off.', page: '/wallets' },
  ],
  failed: { full: ['error', 'errors'], false: ['ok'], title: 'It failed', cause: 'See it.', page: '/errors' },
};

/** Texts of each form, with what is found in them: titles, and the words at the place of the first. */
test.each<[what: string, text: string, titles: string[], at: string]>([
  [
    'a problem by its page',
    '{"type":"https://a.example/reference/errors/proof-invalid"}',
    ['Proof is not valid'],
    '{"type"',
  ],
  [
    'results of policies',
    JSON.stringify({ data: [result, warned] }),
    ['Proof is not valid', 'Date is past'],
    'proof-invalid',
  ],
  [
    'a problem of another service inside',
    problem('a', { external: { x: { platformType: 'date-expired', detail: 'b' } } }),
    ['Proof is not valid', 'Date is past'],
    'a',
  ],
  ['an error of a resolver', JSON.stringify({ didResolutionMetadata: did }), ['NOT_FOUND'], 'gone'],
  [
    'several in a log, each once',
    [problem('a'), problem('a'), '{"platformType":"proof-invalid"}', problem('b')].join('\n'),
    ['Proof is not valid', 'Proof is not valid'],
    'a',
  ],
  [
    'an answer inside of a log entry',
    JSON.stringify({ level: 'error', response: { body: problem('a') } }),
    ['Proof is not valid'],
    'a',
  ],
  ['an answer with backslashes', String.raw`x "{\"message\":\"no\",\"code\":1}"`, ['The request was rejected'], 'no'],
  ['a slug in a line', 'the policy said proof-invalid here', ['Proof is not valid'], 'proof-invalid'],
  ['a name with a slip', 'proof-invald', ['Proof is not valid'], 'proof-invald'],
  ['the name of an error of DIDs', 'error notFound', ['NOT_FOUND'], 'notFound'],
  ['what a program prints', 'curl: Could not resolve host: x', ['No such host'], 'Could not resolve host'],
  ['a status alone', 'HTTP/2 401\n\n', ['Status 401'], ''],
  ['a status whose words fit better', 'expired key: got 401', ['Status 401'], 'got 401'],
  ['a rejection by the address', '> GET /results\ngot 404', ['Status 404'], 'got 404'],
  ['an end by a member, wrapped', '{"body": {"status": "refused"}}', ['It was refused'], '"status": "refused"'],
  ['an error in an address', 'https://a.example/?error=no_wallet&state=1', ['No wallet'], 'no_wallet'],
  [
    'an error with its description',
    '{"error":"no_wallet","error_description":"It sleeps."}',
    ['No wallet'],
    '"error_description":"It sleeps."',
  ],
  ['a failure of any form', '{"data":{"error":{"why":"x"}}}', ['It failed'], '"error":{"why":"x"}'],
])('%s', (_, text, titles, at) => {
  const found = checks(text, ends);
  expect(found.map(({ title }) => title)).toEqual(titles);
  const [{ place } = {}] = found;
  expect(text.slice(place?.start, place?.end).startsWith(at)).toBe(true);
});

test.each<[text: string, outcome: Report['outcome'], summary: string]>([
  ['{"data":[]}', 'success', 'This response reports no error.'],
  ['299', 'success', 'This response reports no error.'],
  ['399', 'warning', 'It redirects to a different URL.'],
  ['{"data":[{"policy":"a"},{"polic', 'warning', 'is cut off'],
  ['{"level":"info","message":"started"}', 'success', 'This response reports no error.'],
  ['Error: no answer { code: 1 }', 'warning', 'No error was recognized.'],
  ['{"error":null,"errors":[],"ok":true}', 'success', 'This response reports no error.'],
  [JSON.stringify({ data: [warned] }), 'warning', 'Date is past: soon.'],
  ['HTTP/2 418\n\n{"data":[]}', 'error', 'Status 418.'],
  ['it was refused today', 'warning', "No error was recognized. This isn't a response in JSON."],
  ['my-proof-invalid', 'warning', 'No error was recognized.'],
  ['prof-nvlid', 'warning', 'No error was recognized.'],
])('%s is a %s', (text, outcome, summary) => {
  expect(decode(text, ends)).toMatchObject({ outcome, summary: expect.stringContaining(summary) });
});

test('of many errors the first twelve are reported, and of an empty text none', () => {
  expect(checks(Array.from({ length: 14 }, (_, index) => problem(`no ${index}`)).join('\n'))).toHaveLength(12);
  expect(() => decode(' \n')).toThrow('There is nothing to decode yet.');
});

test('what identifies the call is read, and the answer is shown as a tree', () => {
  const uuid = 'urn:uuid:01234567-89ab-cdef-0123-456789abcdef';
  const body = { data: [{ ...result, error: { ...result.error, instance: uuid } }, { policy: 'dates' }] };
  const text = `POST https://api.example.com/verify HTTP/2\nHTTP/2 422\nx-request-id: abc-12345\nretry-after: 30\n\n${JSON.stringify(body)}`;
  const { sections } = decode(text);
  expect(sections.flatMap((section) => (section.kind === 'table' ? section.rows : []))).toEqual([
    ['Status', '422'],
    ['Request ID', 'abc-12345'],
    ['Instance of the problem', uuid],
    ['Retry after', '30'],
    ['Called', 'https://api.example.com/verify'],
    ['Policies reported', 'proof, dates'],
  ]);
  expect(sections.at(-1)).toMatchObject({ kind: 'tree', nodes: [{ name: 'body', children: [{ name: 'data' }] }] });
});
