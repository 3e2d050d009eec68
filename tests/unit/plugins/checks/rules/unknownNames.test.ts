import { expect, test } from 'vitest';
import { checkUnknownNames } from '../../../../../plugins/checks/rules/unknownNames.ts';

const known = {
  vocabulary: [
    'onMissingDate',
    'policies',
    'proof',
    'skip',
    'resolver.read',
    'application/did',
    '$API_SECRET',
    'fatal',
    '/special',
  ],
  pairs: ['proof.skip', 'policies.proof'],
  calls: ['GET /health', 'POST /keys', 'GET /keys/{keyId}', 'GET /{did}', 'PUT /{pathKey}/{rest}', 'POST /acme/check'],
};
const SAMPLE = {
  meta: 'title="their-file.x"',
  code: 'const theirKey = order.total;\napp.post("/done/it");\nproof.more; $other-one',
};
const told = (row: string) =>
  problemsOf(row).map(
    ({ line, column, message, fix }) =>
      `${line}:${column} ${message} ${fix.replace(' The name of something else belongs in docs/_names.txt.', '')}`,
  );
const problemsOf = (row: string) =>
  checkUnknownNames(
    { file: 'a.mdx', route: '/a', fences: () => [SAMPLE], apis: () => [], isBeside: () => false },
    [
      { line: 7, row: 'No code.' },
      { line: 9, row },
    ],
    known,
  );

test.each([
  [
    'Set `onMissingDay`, and `fatale`.',
    [
      '9:6 Nothing is called "onMissingDay" in the data or in a sample of this page. Did you mean "onMissingDate"?',
      '9:26 Nothing is called "fatale" in the data or in a sample of this page. Did you mean "fatal"?',
    ],
  ],
  [
    'A `METHOD_DISABLED` one.',
    ['9:4 Nothing is called "METHOD_DISABLED" in the data or in a sample of this page. Write it as the data have it.'],
  ],
  [
    'Send `Accept: application/xml`.',
    [
      '9:7 Nothing is called "application/xml" in the data or in a sample of this page. Did you mean "application/did"?',
    ],
  ],
  [
    '`text/dud` and `image/x+y`',
    [
      '9:2 Nothing is called "text/dud" in the data or in a sample of this page. Write it as the data have it.',
      '9:17 Nothing is called "image/x+y" in the data or in a sample of this page. Write it as the data have it.',
    ],
  ],
  [
    '`multipart/a`',
    ['9:2 Nothing is called "multipart/a" in the data or in a sample of this page. Write it as the data have it.'],
  ],
  [
    '`policies.skip`',
    ['9:2 Nothing is called "policies.skip" in the data or in a sample of this page. Did you mean "policies"?'],
  ],
  [
    '`proof.skips`',
    ['9:2 Nothing is called "proof.skips" in the data or in a sample of this page. Write it as the data have it.'],
  ],
  [
    '`proof.theirKey`',
    ['9:2 Nothing is called "proof.theirKey" in the data or in a sample of this page. Write it as the data have it.'],
  ],
  [
    '`api-secret`',
    ['9:2 Nothing is called "api-secret" in the data or in a sample of this page. Write it as the data have it.'],
  ],
  [
    '`aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`',
    [
      '9:2 Nothing is called "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" in the data or in a sample of this page. Write it as the data have it.',
    ],
  ],
  [
    '`a1b2c3d4e5f6g7h`',
    ['9:2 Nothing is called "a1b2c3d4e5f6g7h" in the data or in a sample of this page. Write it as the data have it.'],
  ],
  [
    '`onMissingDate1`, `has9`.',
    [
      '9:2 Nothing is called "onMissingDate1" in the data or in a sample of this page. Did you mean "onMissingDate"?',
      '9:20 Nothing is called "has9" in the data or in a sample of this page. Write it as the data have it.',
    ],
  ],
  [
    'Such as it is. `didTool` is.',
    ['9:17 Nothing is called "didTool" in the data or in a sample of this page. Write it as the data have it.'],
  ],
  [
    'called | `didTool` |',
    ['9:11 Nothing is called "didTool" in the data or in a sample of this page. Write it as the data have it.'],
  ],
  [
    'It is of your tool; `didTool` is.',
    ['9:22 Nothing is called "didTool" in the data or in a sample of this page. Write it as the data have it.'],
  ],
  [
    'Your `didTool` is. It is of your own.',
    ['9:7 Nothing is called "didTool" in the data or in a sample of this page. Write it as the data have it.'],
  ],
])('names: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'Set `onMissingDate`, `policies.proof.skip`, `proof.skip`, `API_SECRET`, `health`, `theirKey`, `order.total`, `their-file.x`, `$other-one`, `other-one`.',
  '`aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`, `a1b2c3d4e5f6g7h8`, `example.com`, `a.example`, `example.net`, `www.a`, `com.a`, `a`, `1a`, `a b`, `a.`, `-a`, `a-`.',
  '`a.cnf` `a.conf` `a.crt` `a.css` `a.csv` `a.env` `a.go` `a.htm` `a.html` `a.ini` `a.js` `a.json` `a.key` `a.lock` `a.log` `a.mjs` `a.ts` `a.mts` `a.md` `a.mdx` `a.pdf` `a.pem` `a.png` `a.py` `a.sh` `a.svg` `a.toml` `a.txt` `a.xml` `a.yml` `a.yaml` `a.zip`',
  'One such as `didTool`, for example `didTool`, e.g. `didTool`, called `didTool`.',
  'Name `didTool`. It is named `didTool`. The instance ID `didTool`.',
  '`didTool` of your own. `didTool` in your code. `didTool` by your tool. `didTool` as your tool. `didTool` of yours; `didTool` in yours',
])('names: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each([
  ['Ask `GET /heath`.', ['9:6 No API has the operation "GET /heath". Did you mean "GET /health"?']],
  ['Send `PUT /keys`.', ['9:7 No API has the operation "PUT /keys". Did you mean "POST /keys"?']],
  ['At `/acme/verify`.', ['9:5 No API has the operation "/acme/verify". Write it as the data have it.']],
  ['`GET /keys/a/b`', ['9:2 No API has the operation "GET /keys/a/b". Write it as the data have it.']],
  ['`PATCH /health/a`', ['9:2 No API has the operation "PATCH /health/a". Did you mean "GET /health"?']],
  ['`POST /auth/key/keys`', ['9:2 No API has the operation "POST /auth/key/keys". Write it as the data have it.']],
  ['`GET /acme/check`', ['9:2 No API has the operation "GET /acme/check". Did you mean "POST /acme/check"?']],
  ['`POST /keys/a`', ['9:2 No API has the operation "POST /keys/a". Did you mean "POST /keys"?']],
])('calls: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'At `/%brand.slug%/verify`',
  '`DELETE /done/it`',
  '`POST /done`',
  '`GET /health`, `/health`, `POST /keys`, `/keys`, `GET /keys/key_1`, `/keys/key_1`, `/key_1`, `GET /did:web:a`, `GET /{did}`, `PUT /{pathKey}/{rest}`, `POST /acme/check`, `/acme`, `/check`, `POST /auth/keys`, `POST /%brand.slug%/check`, `POST /{a-b}/keys`.',
  '`/done`, `/other/path`, `/report.pdf`, `GET /report.pdf`, `/special`, `/`, `a/b`, `GE /keys`, `/keys/`.',
])('calls: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test('the whole problem', () =>
  expect(problemsOf('It is `vatal`.')).toEqual([
    {
      file: 'a.mdx',
      line: 9,
      column: 8,
      rule: 'facts/name',
      message: 'Nothing is called "vatal" in the data or in a sample of this page.',
      fix: 'Did you mean "fatal"? The name of something else belongs in docs/_names.txt.',
    },
  ]));

test('of a site without a list of names, nothing is said', () =>
  expect(
    checkUnknownNames(
      { file: 'a.mdx', route: '/a', fences: () => [], apis: () => [], isBeside: () => false },
      [{ line: 1, row: 'Set `onMissingDay`.' }],
      { ...known, vocabulary: [] },
    ),
  ).toEqual([]));
