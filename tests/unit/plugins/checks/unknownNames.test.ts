import { expect, test } from 'vitest';
import { factPage } from '../../../../plugins/checks/rules/factPage.ts';
import { checkUnknownNames } from '../../../../plugins/checks/rules/unknownNames.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';

const known = {
  vocabulary: ['onMissingDate', 'policies', 'skip', 'resolver.read', 'application/did', '$API_SECRET', 'fatal'],
  pairs: ['proof.skip', 'policies.proof'],
  calls: ['GET /health', 'POST /keys', 'GET /keys/{keyId}', 'GET /{did}', 'PUT /{pathKey}/{rest}', 'POST /acme/check'],
};
const LIST = 'The name of something else belongs in docs/_names.txt.';
const rowsOf = (source: string) => source.split('\n').map((row, index) => ({ line: index + 1, row }));
const said = (text: string, more = '', names = known) => {
  const page = parsePage('a.mdx', 'a.mdx', `${text}\n\n${more}\n`) as Page;
  return checkUnknownNames(factPage(page, { names: () => [], otherNames: () => [] }), rowsOf(text), names).map(
    ({ column, fix }) => [column, fix.replace(` ${LIST}`, '')],
  );
};

test.each([
  ['Set `onMissingDay`.', 6, 'Did you mean "onMissingDate"?'],
  ['The error `METHOD_DISABLED` tells it.', 12, 'Write it as the data have it.'],
  ['An outcome is `vatal`.', 16, 'Did you mean "fatal"?'],
  ['The policy `resolver.write` allows it.', 13, 'Did you mean "resolver.read"?'],
  ['The key `policies.skip` is on.', 10, 'Did you mean "policies"?'],
  ['| `onRevoked` | `skip` |', 4, 'Write it as the data have it.'],
  ['Send `Accept: application/xml`.', 7, 'Did you mean "application/did"?'],
  ['Ask `GET /heath`.', 6, 'Did you mean "GET /health"?'],
  ['Send `PUT /keys`.', 7, 'Did you mean "POST /keys"?'],
  ['It is at `/acme/verify`.', 11, 'Write it as the data have it.'],
])('%s', (text, column, fix) => expect(said(text)).toEqual([[column, fix]]));

test.each([
  'Set `onMissingDate`, `policies.proof.skip`, `proof.skip`, `resolver.read` and `API_SECRET`.',
  'Ask `GET /health`, `POST /keys`, `GET /keys/key_1`, `GET /did:web:a`, `PUT /{pathKey}/{rest}` or `/keys`.',
  'Below a gateway it is `POST /auth/keys`, with the brand `POST /%brand.slug%/check`, and the end is `/check`.',
  'It is `application/did;profile="a"`.',
  'A library such as `did-tool` does it, one called `other-tool`, and `getKeys` of your own code.',
  'It is `example.com`, `z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK`, `n-0bq7Yx3JtKc5VwZr8Lm2Ad` or `a`.',
  'Read `report.pdf` of `/report.pdf`, `{"a": 1}`, `$.a`, `10` and `# a`.',
])('%s is right', (text) => expect(said(text)).toEqual([]));

test('a sample of the page has names of its own, and paths of the reader', () => {
  const sample = '```js\nconst theirKey = order.total;\napp.post("/done");\n```';
  expect(said('Read `theirKey`, `order.total` and `POST /done`.', sample)).toEqual([]);
  expect(said('Send `DELETE /keys`.', '```sh\ncurl "$API/keys"\n```')).toHaveLength(1);
});

test('of a site without a list of names, nothing is said', () =>
  expect(said('Set `onMissingDay`.', '', { ...known, vocabulary: [] })).toEqual([]));
