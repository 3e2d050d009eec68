import { describe, expect, test } from 'vitest';
import { checkKeyFacts } from '../../../../plugins/checks/rules/keyFacts.ts';
import { proseRows } from '../../../../plugins/checks/rules/proseRows.ts';
import type { KeyFact } from '../../../../plugins/data/keyFacts.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';

const keys: KeyFact[] = [
  { service: 'resolver', path: 'methods.web.timeout', default: 5000, least: 1000, most: 30_000, unit: 'milliseconds' },
  { service: 'resolver', path: 'encoding', default: 'jwk', values: ['jwk', 'multibase'] },
  {
    service: 'resolver',
    path: 'methods.ens.networks',
    default: ['mainnet', 'sepolia'],
    values: ['mainnet', 'sepolia', 'holesky'],
  },
  { service: 'resolver', path: 'cors.enabled', default: false },
  { service: 'verifier', path: 'cors.maxAge', default: 86_400, least: 0, most: 86_400, unit: 'seconds' },
  { service: 'verifier', path: 'proof.timeout', default: 7000, unit: 'milliseconds' },
  { service: '', path: 'size', most: 2_097_152, unit: 'bytes' },
  { service: 'gateway', path: 'limits.hosts', default: [] },
  { service: '', path: 'limit', default: 50, least: 1, most: 100 },
];
const said = (text: string, route = 'guides/services/resolver/a.mdx') => {
  const page = parsePage(route, route, `# A\n\n${text}\n`) as Page;
  return checkKeyFacts(page, proseRows(page.source), keys).map(({ rule, line, fix }) => [rule, line, fix]);
};
const table = (header: string, ...rows: string[]) =>
  [`| ${header} |`, header.replace(/[^|]+/g, ' --- ').replace(/^|$/g, '|'), ...rows.map((row) => `| ${row} |`)].join(
    '\n',
  );

describe('what prose says of a key is held against its schema', () => {
  test.each([
    ['`web.timeout` is ten seconds by default.', 'facts/default', 'Write 5 seconds.'],
    ['`cors.maxAge` is one hour by default.', 'facts/default', 'Write 24 hours.'],
    ['`web.timeout` is two milliseconds by default.', 'facts/default', 'Write 5000 milliseconds.'],
    ['By default, `web.timeout` is ten seconds.', 'facts/default', 'Write 5 seconds.'],
    ['The default of `web.timeout` is 10 seconds.', 'facts/default', 'Write 5 seconds.'],
    ['The default of `web.timeout` is sixteen seconds.', 'facts/default', 'Write 5 seconds.'],
    ['The default of 4000 ms (4 seconds) is `web.timeout`.', 'facts/default', 'Write 5000 ms.'],
    ['With `encoding` left out, the default is `multibase`.', 'facts/default', 'Write jwk.'],
    ['The key `web.timeout` counts in seconds.', 'facts/limit', 'Write "in milliseconds".'],
    ['A `web.timeout` (in seconds) is short.', 'facts/limit', 'Write "in milliseconds".'],
    ['`web.timeout` is fifteen seconds by default.', 'facts/default', 'Write 5 seconds.'],
    ['`web.timeout` is at most one week.', 'facts/limit', 'Write 30 seconds.'],
    ['`cors` is on by default.', 'facts/default', 'Write false.'],
    [
      'The [time](/reference/services/verifier/configuration#proof-timeout) is 5 seconds by default.',
      'facts/default',
      'Write 7 seconds.',
    ],
    ['Raise `methods.web.timeout`, up to one minute.', 'facts/limit', 'Write 30 seconds.'],
    ['`cors.maxAge` is at most 2 days.', 'facts/limit', 'Write 1 day.'],
    ['`size` is up to 2 MB.', 'facts/limit', 'Write 2 MiB.'],
    ['`limit` is no more than 200.', 'facts/limit', 'Write 100.'],
    ['`web.timeout` is at least 10 ms.', 'facts/limit', 'Write 1000 ms.'],
  ])('%s', (text, rule, fix) => expect(said(text)[0]).toEqual([rule, 3, fix]));

  test('both halves of a value that is said twice are held', () => {
    expect(said('`web.timeout` has a default of 5000 ms (6 seconds).')).toEqual([
      ['facts/default', 3, 'Write 5 seconds.'],
    ]);
  });

  test('a list of values goes with the paragraph before it', () => {
    const list = table('Value | Form', '`multibase` (default) | short', '`jwk` | long');
    expect(said(`\`encoding\` sets how keys look.\n\n${list}`)).toEqual([['facts/default', 7, 'Write jwk.']]);
  });

  test('an empty list is a default like any other', () => {
    const row = (cell: string) => said(table('Key | Default', `\`hosts\` | ${cell}`));
    expect(row('`[]`')).toEqual([]);
    expect(row('`a.example`')).toEqual([['facts/default', 5, 'Write [].']]);
  });

  test('two keys of a row are one problem', () => {
    expect(said(table('Key | Default', '`web.timeout`, `methods.web.timeout` | 4 seconds'))).toEqual([
      ['facts/default', 5, 'Write 5 seconds.'],
    ]);
  });

  test('a table of keys is held cell by cell', () => {
    const rows = [
      '`web.timeout` | `4000` | 1000 to 20000 milliseconds',
      '`ens.networks` | `mainnet` | Any of `mainnet`, `sepolia`',
    ];
    expect(said(table('Key | Default | Allowed', ...rows))).toEqual([
      ['facts/default', 5, 'Write 5000.'],
      ['facts/limit', 5, 'Write 30000 milliseconds.'],
      ['facts/default', 6, 'Write mainnet, sepolia.'],
      ['facts/limit', 6, 'Write mainnet, sepolia, holesky.'],
    ]);
  });
});

test.each([
  '`web.timeout` is five seconds by default, at least 1000 ms and up to 30 seconds.',
  'The default of 5000 milliseconds, which is 5 seconds, is that of `web.timeout`.',
  '`cors` is off by default. Everything else is on by default.',
  'A resolver writes `JsonWebKey2020` by default, with `encoding` set to `jwk`.',
  '`vp_token` is the default of `encoding`.',
  '`limit` needs at least one of its friends. Wait up to 5 minutes.',
  '`maxAge` is the same at most sites.',
  '`size` is up to 2 minutes away.',
  '```text title="Log"\n`limit` is at most 7\n```',
  table(
    'Key | Default | Allowed',
    '`encoding` | `jwk` | `jwk`, `multibase`',
    '`limit` | none | 1 to 100',
    'Other | `x` | 7 to 9',
  ),
])('%s is right', (text) => expect(said(text)).toEqual([]));

test('a key of the service of the page comes before one of the same name', () => {
  expect(said('`timeout` is 5 seconds by default.')).toEqual([]);
  expect(said('`timeout` is 5 seconds by default.', 'guides/services/verifier/a.mdx')).toEqual([
    ['facts/default', 3, 'Write 7 seconds.'],
  ]);
});
