import { expect, test } from 'vitest';
import type { Check, Report } from '../../../../tools-core/base/index.ts';
import { decodeError } from '../../../../tools-core/diagnose/index.ts';
import { facts } from './platform.ts';

const problem = (detail: string, more = {}) => JSON.stringify({ platformType: 'proof-invalid', detail, ...more });
const decode = (text: string) => decodeError(text, facts);
const checksOf = ({ sections }: Report): Check[] =>
  sections.flatMap((section) => (section.kind === 'checks' ? section.checks : []));
const tableOf = ({ sections }: Report) => sections.flatMap((section) => (section.kind === 'table' ? section.rows : []));
const shown = (text: string, { place }: Check) => text.slice(place?.start, place?.end);

test('nothing is refused, not decoded', () => {
  expect(() => decode(' \n')).toThrow('There is nothing to decode yet.');
});

test('an error has its page, what it means, its causes in the order of the input, and what to do next', () => {
  const text = problem('It was changed.');
  const report = decode(text);
  expect(report).toMatchObject({ outcome: 'error', summary: 'Proof is not valid.' });
  expect(report.sections[0]).toMatchObject({ kind: 'checks', title: 'What went wrong' });
  const [check] = checksOf(report);
  expect(check).toEqual({
    outcome: 'error',
    title: 'Proof is not valid',
    quote: 'It was changed.',
    place: { input: 'input', start: text.indexOf('It was'), end: text.indexOf('"}') },
    links: [{ title: 'The page about it: Proof is not valid', href: '/errors/proof-invalid' }],
    text: 'A signature does not fit what it signs.',
    checks: [
      {
        outcome: 'warning',
        title: 'Likely cause: Something was changed after signing.',
        text: 'It says “It was changed.”.',
        points: ['Next: Ask the holder for the credential again.'],
      },
      {
        title: 'Nothing in the input speaks for these',
        points: ['The key of another issuer was used.', 'A clock is late.'],
      },
    ],
  });
});

test('a cause names the fix that helps against it, with the page about that', () => {
  const [check] = checksOf(decode(problem('This is the other key.')));
  expect(check.checks?.[0]).toMatchObject({
    title: 'Likely cause: The key of another issuer was used.',
    points: ['Next: Compare the keys.'],
    links: [{ title: 'How to do it', href: '/guides/compare-keys' }],
  });
});

test('where nothing speaks for a cause, the usual one comes first', () => {
  const [check] = checksOf(decode(problem('No.')));
  expect(check.checks).toEqual([
    {
      title: 'Usual cause: Something was changed after signing.',
      points: ['Next: Ask the holder for the credential again.'],
    },
    {
      title: 'In their usual order',
      points: ['The key of another issuer was used.', 'A clock is late.'],
    },
  ]);
});

test('an error with one cause and no fix has nothing more to say', () => {
  const [check] = checksOf(decode('{"platformType":"date-expired"}'));
  expect(check.checks).toEqual([{ title: 'Usual cause: It is over.' }]);
  expect(check.text).toBe('');
});

test('what stands around an answer may speak for a cause', () => {
  const [check] = checksOf(decode(`HTTP/2 422\nDate: Mon, 1 Jan\n\n${problem('No.')}`));
  expect(check.checks?.[0]).toMatchObject({
    title: 'Likely cause: A clock is late.',
    text: 'The input has “Date: Mon”.',
  });
});

test('who reports it is told', () => {
  const result = { policy: 'proof', service: 'verifier', error: { platformType: 'proof-invalid' } };
  const text = (more: object) => checksOf(decode(JSON.stringify({ data: [{ ...result, ...more }] })))[0].text;
  const meaning = 'A signature does not fit what it signs.';
  expect(text({})).toBe(`Reported by policy proof, service verifier. ${meaning}`);
  expect(text({ policy: undefined })).toBe(`Reported by service verifier. ${meaning}`);
});

test('warnings alone are no error', () => {
  const warned = { data: [{ policy: 'x', warnings: [{ platformType: 'date-expired', detail: 'soon' }] }] };
  const report = decode(JSON.stringify(warned));
  expect(report.outcome).toBe('warning');
  expect(checksOf(report)[0].outcome).toBe('warning');
  const both = { data: [{ ...warned.data[0], error: { platformType: 'proof-invalid', detail: 'x' } }] };
  expect(decode(JSON.stringify(both))).toMatchObject({
    outcome: 'error',
    summary: 'Proof is not valid. 1 more below; begin with this one.',
    sections: [{ title: 'What went wrong, 2 findings' }, {}, {}],
  });
});

test('an error that stands there twice is told once, and one that says nothing yields to one that does', () => {
  const log = [problem('first'), problem('first'), '{"platformType":"proof-invalid"}', problem('second')].join('\n');
  expect(checksOf(decode(log)).map(({ quote }) => quote)).toEqual(['first', 'second']);
});

test('of many errors the first twelve are told', () => {
  const log = Array.from({ length: 14 }, (_, index) => problem(`no ${index}`)).join('\n');
  const checks = checksOf(decode(log));
  expect(checks).toHaveLength(12);
  expect(checks[11].quote).toBe('no 11');
});

test.each([
  ['the whole answer, where it says nothing', 'HTTP/2 403\n\n{"message": "", "code": 3}', '{"message": "", "code": 3}'],
  ['the name of the error, where that is all', '{"platformType": "date-expired"}', 'date-expired'],
  ['what it says, in an answer inside of a log', `12:00 ${problem('The key is gone.')} end`, 'The key is gone.'],
  ['what it says, as a logger wrote it', String.raw`x "{\"message\":\"no\",\"code\":1}"`, 'no'],
  [
    'the whole of what a logger wrote',
    String.raw`x "{\"message\":\"\",\"code\":1}"`,
    String.raw`{\"message\":\"\",\"code\":1}`,
  ],
])('the place of an error is %s', (_, text, place) => {
  expect(shown(text, checksOf(decode(text))[0])).toBe(place);
});

test('a refusal without a problem says the most likely cause and what is next, without marks', () => {
  const [check] = checksOf(decode('HTTP/2 401\n\n'));
  expect(check).toMatchObject({
    title: 'Status 401',
    points: ['Most likely: A key is missing.', 'Make a key.'],
    links: [{ href: '/keys' }],
  });
});

test('a refusal that has nothing to do next says the cause alone', () => {
  const [check] = checksOf(decode('HTTP/2 403\n\n'));
  expect(check.points).toEqual(['Most likely: No scope.']);
});

test('all that speaks for a cause is told', () => {
  const both = { ...facts.errors['proof-invalid'], signs: [[{ words: 'changed', around: 'mon' }]] };
  const [check] = checksOf(
    decodeError(problem('It was changed, Mon'), { ...facts, errors: { 'proof-invalid': both } }),
  );
  expect(check.checks?.[0].text).toBe('It says “It was changed, Mon”. The input has “Mon”.');
});

test('an error without causes says so by its title alone', () => {
  const bare = { title: 'Bare', page: '/bare', causes: [] };
  const [check] = checksOf(decodeError('{"platformType":"bare"}', { ...facts, errors: { bare } }));
  expect(check.checks).toEqual([{ title: 'Usual cause: ' }]);
});

test.each([
  ['a name alone', 'the policy quote proof-invalid here', 'proof-invalid', '/errors/proof-invalid'],
  ['what a program says', 'curl: Could not resolve host: x', 'Could not resolve host', '/hosts'],
  ['a status in a line', 'request failed with status 403 today', 'status 403', '/scopes'],
  ['a status whose words fit better', 'expired key: got 401', 'got 401', '/old-keys'],
  ['the words of a refusal', 'you are NOT ALLOWED here', 'NOT ALLOWED', '/scopes'],
])('a text without an answer: %s', (_, text, place, page) => {
  const report = decode(text);
  const [check, ...others] = checksOf(report);
  expect(others).toEqual([]);
  expect(shown(text, check)).toBe(place);
  expect(check.links?.[0].href).toBe(page);
});

test('the address that was called tells a refusal, beside its answer and without one', () => {
  const called = { status: 404, words: 'nothing', around: '/results', cause: 'It still runs.', page: '/results' };
  const known = { ...facts, rejections: [...facts.rejections, called] };
  const pages = ['HTTP/2 404\n\n{"message":"nothing","action":"Look."}', 'got 404'].map(
    (text) => checksOf(decodeError(`> GET /results\n${text}`, known))[0].links?.[0].href,
  );
  expect(pages).toEqual(['/results', '/results']);
});

test('what is quote of a fault ends after 200 characters', () => {
  const long = { words: 'a+', title: 'Long', cause: 'x', page: '/long' };
  const [check] = checksOf(decodeError('a'.repeat(300), { ...facts, faults: [long] }));
  expect(check.quote).toBe('a'.repeat(200));
});

test('a status that nothing is known of gives way to the next', () => {
  expect(checksOf(decode('got 418, then got 403'))[0].title).toBe('Status 403');
});

test('what identifies the call is read off the text', () => {
  const uuid = 'urn:uuid:01234567-89ab-cdef-0123-456789abcdef';
  const body = {
    data: [{ policy: 'proof', error: { platformType: 'proof-invalid', instance: uuid } }, { policy: 'dates' }],
  };
  const text = `POST https://api.example.com/verify HTTP/2\nHTTP/2 422\nx-request-id: abc-12345\nretry-after: 30\n\n${JSON.stringify(body)}`;
  expect(tableOf(decode(text))).toEqual([
    ['Status', '422'],
    ['Request ID', 'abc-12345'],
    ['Instance of the problem', uuid],
    ['Retry after', '30'],
    ['Called', 'https://api.example.com/verify'],
    ['Policies reported', 'proof, dates'],
  ]);
});

test('an answer without any of that has no such table, and is shown as a tree', () => {
  const { sections } = decode('{"platformType":"date-expired","list":[1,null]}');
  expect(sections.map(({ kind }) => kind)).toEqual(['checks', 'tree']);
  expect(sections[1]).toMatchObject({
    nodes: [
      {
        name: 'body',
        children: [
          { name: 'platformType', value: '"date-expired"' },
          {
            name: 'list',
            children: [
              { name: '0', value: '1' },
              { name: '1', value: 'null' },
            ],
          },
        ],
      },
    ],
  });
});

test('of several answers each has a tree of its own', () => {
  const { sections } = decode(`${problem('a')}\n${problem('b')}`);
  expect(sections.at(-1)).toMatchObject({ nodes: [{ name: 'body 1' }, { name: 'body 2' }] });
});

test.each(['{"data":[]}', 'HTTP/2 200\n\n{"data":[]}', '399'])('%j reports no error', (text) => {
  const report = decode(text);
  expect(report).toMatchObject({ outcome: 'success', summary: 'This answer reports no error.' });
  expect(checksOf(report)[0].links).toEqual([{ title: 'All errors', href: '/errors' }]);
});

test.each([
  ['HTTP/2 418\n\n{"data":[]}', 'No error of this platform is named in it.'],
  ['hello there', 'This is not an answer in JSON.'],
])('%j holds no known error, and says why', (text, reason) => {
  const report = decode(text);
  expect(report.outcome).toBe('warning');
  expect(report.summary).toContain(`No error was recognized. ${reason}`);
  expect(checksOf(report)[0]).toMatchObject({
    title: 'No error was recognized',
    text: expect.stringContaining(reason),
  });
});

const ended = {
  ...facts,
  outcomes: [
    { member: 'status', value: 'refused', title: 'It was refused', cause: 'A rule.', page: '/ends', next: ['Ask.'] },
    { member: 'error', value: 'no_wallet', title: 'No wallet', cause: 'It is off.', page: '/wallets' },
  ],
  failed: { full: ['error', 'errors'], false: ['ok'], title: 'It failed', cause: 'See it.', page: '/errors' },
};

test('an end that an answer names by one member is told, wherever it is wrapped', () => {
  const text = '{"body": {"status": "refused"}}';
  const [check] = checksOf(decodeError(text, ended));
  expect(check).toMatchObject({ title: 'It was refused', points: ['Most likely: A rule.', 'Ask.'] });
  expect(shown(text, check)).toBe('"status": "refused"');
  expect(checksOf(decodeError('[{"status":"done"},{"status":"refused"}]', ended))[0]).toMatchObject({
    links: [{ href: '/ends' }],
  });
});

test.each(['no_wallet', '"no_wallet"', 'https://a.example/?error=no_wallet&state=1', '{"error":"no_wallet"}'])(
  'an error by its name alone is told: %s',
  (text) => {
    const [check] = checksOf(decodeError(text, ended));
    expect(check).toMatchObject({ title: 'No wallet', links: [{ href: '/wallets' }] });
    expect(shown(text, check)).toContain('no_wallet');
  },
);

test('a state is told where it is all of the text, and not as a word of it', () => {
  expect(checksOf(decodeError('refused\n', ended))[0].title).toBe('It was refused');
  expect(decodeError('it was refused today', ended).outcome).toBe('warning');
  expect(decodeError('error=refused', ended).outcome).toBe('warning');
});

test('what describes an error by name is quoted', () => {
  const text = '{"error":"no_wallet","error_description":"It sleeps."}';
  const [check] = checksOf(decodeError(text, ended));
  expect(check.quote).toBe('It sleeps.');
  expect(shown(text, check)).toContain('It sleeps.');
});

test.each([
  ['{"errors":["x"]}', 'errors: ["x"]'],
  ['{"ok":false}', 'ok: false'],
  ['{"data":{"error":{"why":"x"}}}', 'error: {"why":"x"}'],
])('an answer that says that it failed is no success: %s', (text, quote) => {
  expect(decodeError(text, ended)).toMatchObject({ outcome: 'error', summary: 'It failed.' });
  expect(checksOf(decodeError(text, ended))[0].quote).toBe(quote);
});

test.each([
  '{"error":null,"errors":[],"ok":true}',
  '{"error":"","errors":{}}',
  '{"error":false}',
  '{"error":0}',
  '{"status":"done"}',
])('empty members say that nothing failed: %s', (text) => {
  expect(decodeError(text, ended).outcome).toBe('success');
});

test('a problem, a name and a refusal tell more than an end', () => {
  const both = problem('No.', { status: 'refused' });
  expect(checksOf(decodeError(both, ended))[0].title).toBe('Proof is not valid');
  expect(checksOf(decodeError('{"errors":["x"]}\nproof-invalid', ended))[0].title).toBe('Proof is not valid');
  expect(checksOf(decodeError('HTTP/1.1 403 Forbidden\n\n{"error":"x"}', ended))[0].title).toBe('Status 403');
});
