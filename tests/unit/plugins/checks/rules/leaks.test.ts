import { expect, test } from 'vitest';
import { checkHosts, checkLeaks, withoutSecrets } from '../../../../../plugins/checks/rules/leaks.ts';

const HEX = '4f1d09c2a7'.repeat(7);
const hosts = ['www.w3.org', 'github.com'];
const rules = {
  leak: (text: string) => checkLeaks('docs/a.mdx', text),
  data: (text: string) => checkLeaks('docs/a.json', text),
  host: (text: string) => checkHosts('a.mdx', text, hosts),
};
const told = (rule: keyof typeof rules, text: string) =>
  rules[rule](text).map(({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`);

test.each<[Parameters<typeof told>, string[]]>([
  [['leak', 'One.\n Send AKIA2E4QW7RT5YU8.'], ['2:7 leaks/secret This looks like an access key that works.']],
  [['leak', 'ASIA2E4QW7RT5YU8IO3P'], ['1:1 leaks/secret This looks like an access key that works.']],
  [
    ['leak', '-----BEGIN RSA PRIVATE KEY-----\naB3+/=aB3+/=aB3+/=aB3+/='],
    ['1:1 leaks/secret This looks like a private key that works.'],
  ],
  [
    ['leak', '-----BEGIN PRIVATE KEY-----\naB3+/=aB3+/=aB3+/=aB3+/='],
    ['1:1 leaks/secret This looks like a private key that works.'],
  ],
  [['leak', 'ghp_0123456789abcdef'], ['1:1 leaks/secret This looks like an access token that works.']],
  [
    [
      'leak',
      'github_pat_0123456789abcdef, glpat-0123456789abcdef, xoxb-0123456789abcdef, sk_live_0123456789abcdef, rk_live-0123456789abcdef, gho_0123456789abcdef, ghs_0123456789abcdef, xoxa-0123456789abcdef, xoxp-0123456789abcdef',
    ],
    [
      '1:1 leaks/secret This looks like an access token that works.',
      '1:30 leaks/secret This looks like an access token that works.',
      '1:54 leaks/secret This looks like an access token that works.',
      '1:77 leaks/secret This looks like an access token that works.',
      '1:103 leaks/secret This looks like an access token that works.',
      '1:129 leaks/secret This looks like an access token that works.',
      '1:151 leaks/secret This looks like an access token that works.',
      '1:173 leaks/secret This looks like an access token that works.',
      '1:196 leaks/secret This looks like an access token that works.',
    ],
  ],
  [['leak', 'AIza0123456789abcdef0123456789abcd'], ['1:1 leaks/secret This looks like an API key that works.']],
  [['leak', 'Bearer 4f1d09c2a74f1d09c2a74f1d09c2a74f'], ['1:1 leaks/secret This looks like a secret that works.']],
  [
    ['leak', 'secret: "4f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a7"'],
    ['1:1 leaks/secret This looks like a secret that works.'],
  ],
  [
    ['leak', 'token=4f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a7'],
    ['1:1 leaks/secret This looks like a secret that works.'],
  ],
  [
    ['leak', '"password" : \'4f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a7'],
    ['1:2 leaks/secret This looks like a secret that works.'],
  ],
  [
    ['leak', 'It is 4f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d.'],
    ['1:7 leaks/secret This looks like a secret that works.'],
  ],
  [
    ['data', '"token": "4f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d"'],
    ['1:2 leaks/secret This looks like a secret that works.'],
  ],
  [
    ['leak', 'In /home/maria/keys, or /Users/maria.'],
    ['1:4 leaks/path /home/maria is a path of one machine.', '1:25 leaks/path /Users/maria is a path of one machine.'],
  ],
  [
    ['leak', 'C:\\Users\\maria and D:\\\\Documents\\\\a'],
    [
      '1:1 leaks/path C:\\Users\\maria is a path of one machine.',
      '1:20 leaks/path D:\\\\Documents\\\\a is a path of one machine.',
    ],
  ],
  [
    ['leak', 'file:///tmp/a.json, file://a xfile:///tmp/a'],
    ['1:1 leaks/path file:///tmp/a.json, is a path of one machine.'],
  ],
])('secrets and paths: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['leak', 'AKIAEXAMPLE12345678 AKIA2E4QW7RT5YU XAKIA2E4QW7RT5YU8']],
  [
    [
      'leak',
      '-----BEGIN PRIVATE KEY-----\n…aB3+/=aB3+/=aB3+/=aB3+\n-----BEGIN PRIVATE KEY-----\nEXAMPLEaB3+/=aB3+/=aB3+/=aB3\n-----BEGIN PRIVATE KEY-----\nshort',
    ],
  ],
  [['leak', 'ghp_0123456789abcde xghp_0123456789abcdef']],
  [['leak', 'AIza0123456789abcdef0123456789a']],
  [
    [
      'leak',
      'Bearer 4f1d09c2a74f1d09c2a74f1d09c2a74 Bearer aaaaaaaa4f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a7 key: 4f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a7',
    ],
  ],
  [
    [
      'leak',
      'sha256:4f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d #4f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d /4f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d -4f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d 4f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d0 0000000000000000000000000000000000000000000000000000000000000000',
    ],
  ],
  [['data', 'It is 4f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d09c2a74f1d.']],
  [['leak', '/home/me/keys /home/you/keys ./home/maria a/home/maria /home/Maria']],
  [['leak', 'XC:\\Users\\maria C:\\Windows\\a']],
])('secrets and paths: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['host', 'One.\nAsk https://idp.corp-internal.net/a.'],
    ["2:5 leaks/host idp.corp-internal.net may be somebody's real host."],
  ],
  [
    ['host', 'http://a.b.c wss://IDP.corp.net ws://x.y'],
    [
      "1:1 leaks/host a.b.c may be somebody's real host.",
      "1:14 leaks/host idp.corp.net may be somebody's real host.",
      "1:33 leaks/host x.y may be somebody's real host.",
    ],
  ],
  [['host', 'https://www.w3.orgs/'], ["1:1 leaks/host www.w3.orgs may be somebody's real host."]],
  [['host', 'https://ww.w3.org/'], ["1:1 leaks/host ww.w3.org may be somebody's real host."]],
  [['host', 'https://gitlab.com/'], ["1:1 leaks/host gitlab.com may be somebody's real host."]],
  [['host', 'https://github.co/'], ["1:1 leaks/host github.co may be somebody's real host."]],
  [
    ['host', 'https://a.%brand.apiDomain% https://a.{region}.b https://a.b-'],
    ["1:50 leaks/host a.b- may be somebody's real host."],
  ],
  [
    ['host', 'https://notexample.com https://example.com.a https://1192.0.2.1'],
    [
      "1:1 leaks/host notexample.com may be somebody's real host.",
      "1:24 leaks/host example.com.a may be somebody's real host.",
      "1:46 leaks/host 1192.0.2.1 may be somebody's real host.",
    ],
  ],
])('hosts: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [
    [
      'host',
      'https://www.w3.org https://GitHub.com https://example.com https://a.example.net https://a.example.org https://a.example https://a.test https://a.invalid https://a.localhost https://192.0.2.1 https://198.51.100.7 https://203.0.113.255 https://127.0.0.1 https://169.254.1.1 https://0.0.0.0 https://localhost ftp://a.b.c',
    ],
  ],
])('hosts: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test('what is told as a secret is blank for rules that look at words', () =>
  expect(withoutSecrets(`Bearer ${HEX.slice(0, 32)} it is\nAKIA2E4QW7RT5YU8 ${HEX.slice(0, 64)}.`)).toBe(
    `${' '.repeat(39)} it is\n${' '.repeat(16)} ${' '.repeat(64)}.`,
  ));

test('whole problems', () => {
  expect(rules.leak('AKIA2E4QW7RT5YU8 in /home/maria or file:///a')).toEqual([
    {
      file: 'docs/a.mdx',
      line: 1,
      column: 1,
      rule: 'leaks/secret',
      message: 'This looks like an access key that works.',
      fix: 'Write a value that is visibly unusable, such as EXAMPLE-KEY.',
    },
    {
      file: 'docs/a.mdx',
      line: 1,
      column: 21,
      rule: 'leaks/path',
      message: '/home/maria is a path of one machine.',
      fix: 'Write a path from the folder that the reader is in.',
    },
    {
      file: 'docs/a.mdx',
      line: 1,
      column: 36,
      rule: 'leaks/path',
      message: 'file:///a is a path of one machine.',
      fix: 'Write an address of the site, or a path from the folder that the reader is in.',
    },
  ]);
  expect(rules.host('https://github.co https://gitlab.com')).toEqual([
    {
      file: 'a.mdx',
      line: 1,
      column: 1,
      rule: 'leaks/host',
      message: "github.co may be somebody's real host.",
      fix: 'Did you mean github.com? Else add it to docs/_hosts.txt.',
    },
    {
      file: 'a.mdx',
      line: 1,
      column: 19,
      rule: 'leaks/host',
      message: "gitlab.com may be somebody's real host.",
      fix: 'Write a reserved host such as app.example.com, or add it to docs/_hosts.txt if readers are meant to go there.',
    },
  ]);
});

test('a digest alone is a secret in pages, of either ending, and in no other file', () =>
  expect(['a.mdx', 'a.md', 'a.mdx.json', 'a.json'].map((file) => checkLeaks(file, HEX.slice(0, 64)).length)).toEqual([
    1, 1, 0, 0,
  ]));
