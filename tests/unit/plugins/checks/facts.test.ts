import { expect, test } from 'vitest';
import { checkFacts } from '../../../../plugins/checks/rules/facts.ts';
import { type Page, parsePage } from '../../../../plugins/pages/page.ts';

const facts = {
  counts: { services: 5, 'DID methods': 14 },
  methods: ['key', 'web'],
  hasNames: true,
  statuses: ['200', '404', '422', '2XX', 'default'],
  keys: [],
  names: ['onMissingDate', 'NOT_FOUND', 'Retry-After', 'did:webvh', 'not-before', 'GET /health'],
  mediaTypes: ['application/json', 'application/vc+sd-jwt'],
  policies: ['Access to the verifier service'],
  standards: [],
  errors: {},
  sets: [['create', 'list', 'read', 'update', 'delete']],
  values: {
    onMissingDate: { values: ['valid', 'warning', 'error'], isClosed: true },
    type: { values: ['Multikey', 'JsonWebKey2020'], isClosed: false },
  },
  spellings: {
    issuerdid: { names: ['issuerDID'], others: ['issuer-did'] },
    apikey: { names: ['api-key', 'apiKey'], others: [] },
  },
  actions: ['read', 'list', 'list-methods'],
  schemes: ['Bearer'],
  operations: [
    { api: 'verifier', names: ['GET /health', 'checkHealth', 'verifier#check-health'], statuses: ['200', '404'] },
    { api: 'gateway', names: ['GET /{key}', 'forwardGet', 'gateway#forward-get'], statuses: ['2XX', 'default'] },
  ],
  known: { vocabulary: [], pairs: [], calls: [] },
  stated: [],
  relations: [],
  servers: ['iam.management.global', '{service}.management.{region}', '{instance}.verifier.service.{region}'],
  services: ['verifier'],
  told: { deactivated: ['410'], '`InUse`': ['409'] },
};
const said = (text: string) => {
  const source = `---\ndescription: All 14 DID methods.\n---\n\n# A\n\n${text}\n`;
  return checkFacts(parsePage('a.mdx', 'a.mdx', source) as Page, facts).map(({ rule, line, fix }) => [rule, line, fix]);
};

test.each([
  ['The six services work together.', 'facts/count', 'Write "five services".'],
  ['There are 13 DID methods.', 'facts/count', 'Write "14 DID methods".'],
  ['It supports the 15 methods.', 'facts/count', 'Write "14 methods".'],
  ['The resolver supports `did:sov`.', 'facts/method', 'Name one of: key, web.'],
  ['It supports `did:key`, `did:web` and `did:sov`.', 'facts/method', 'Name one of: key, web.'],
  ['Your verifier answers 411.', 'facts/status', 'Write one of: 200, 404, 422.'],
  ['The instance answers 411.', 'facts/status', 'Write one of: 200, 404, 422.'],
  ['Without a key the answer is 418.', 'facts/status', 'Write one of: 200, 404, 422.'],
  ['It ends with status `418`.', 'facts/status', 'Write one of: 200, 404, 422.'],
  ['Set `onMissingDate` to `ignore`.', 'facts/name', 'Write one of: valid, warning, error.'],
  ['The key `onMissingDate` takes `valid` or `ignore`.', 'facts/name', 'Write one of: valid, warning, error.'],
  ['The value of `a.onMissingDate` is `warn`.', 'facts/name', 'Write one of: valid, warning, error.'],
  ['Write `onMissingDate: waring` there.', 'facts/name', 'Write "warning".'],
  ['With `Warning`, `onMissingDate` reports it.', 'facts/name', 'Write "warning".'],
  ['| `onMissingDate` | `Error` |', 'facts/name', 'Write "error".'],
  ['Its `type` is `multikey`.', 'facts/name', 'Write "Multikey".'],
  ['Read `issuerDid`.', 'facts/name', 'Write "issuerDID".'],
  ['It is an `API-Key`.', 'facts/name', 'Write "api-key" or "apiKey".'],
  ['Allow the actions `read` and `lists`.', 'facts/name', 'Did you mean "list"?'],
  ['A 422 of `GET /health` is a fault.', 'facts/status', 'Write one of: 200, 404.'],
  ['[It](/reference/services/verifier/api#check-health) gives 422.', 'facts/status', 'Write one of: 200, 404.'],
  ['| 404 | DID deactivated |', 'facts/status', 'Write 410.'],
  ['| `404` with `InUse` | it is used |', 'facts/status', 'Write 409.'],
  ['A deactivated DID is told by status 404.', 'facts/status', 'Write 410.'],
  ['Send `Authorization: Token abc`.', 'facts/name', 'Write "Bearer".'],
  ['Set `onMisingDate`.', 'facts/name', 'Did you mean "onMissingDate"?'],
  ['It has the error `NOT_FUOND`.', 'facts/name', 'Did you mean "NOT_FOUND"?'],
  ['Read `Rety-After`.', 'facts/name', 'Did you mean "Retry-After"?'],
  ['Such as `did:webhv`.', 'facts/name', 'Did you mean "did:webvh"?'],
  ['It is application/vc+sd-jtw.', 'facts/name', 'Did you mean "application/vc+sd-jwt"?'],
  ['Allow `create`, `list` and `write`.', 'facts/name', 'Write one of read, update, delete.'],
  [
    'Allow `create`, `list` or `raed`.',
    'facts/name',
    'Did you mean "read"? The others are of create, list, read, update, delete.',
  ],
  ['The 4 keys are `a`, `b` and `c`.', 'facts/count', 'Write "3", or mend what follows.'],
  [
    'It is at `iam.management.eu.%brand.apiDomain%`.',
    'facts/name',
    'Write one of: iam.management.global, {service}.management.{region}, {instance}.verifier.service.{region}.',
  ],
  ['Ask `GET /healthz`.', 'facts/name', 'Did you mean "GET /health"?'],
  ['Read `Retry-Afters`.', 'facts/name', 'Did you mean "Retry-After"?'],
  ['See `not-befor`.', 'facts/name', 'Did you mean "not-before"?'],
  ['With *Access to the verification service*.', 'facts/name', 'Did you mean "Access to the verifier service"?'],
])('%s', (text, rule, fix) => expect(said(text)).toEqual([[rule, 7, fix]]));

test.each([
  ['Authorization: Token abc', 8],
  ['curl "$URL" -H "Authorization: Token $SECRET"', 8],
  ['const headers = { Authorization: `Basic abc` };', 8],
  ['request.Header.Set("Authorization", "Token "+secret)', 8],
  ['headers = {"Accept": "*/*", "Authorization": f"Token {secret}"}', 8],
])('in a sample: %s', (row, line) =>
  expect(said(`\`\`\`text\n${row}\n\`\`\``)).toEqual([['facts/name', line, 'Write "Bearer".']]),
);

test('what an operation of the page does tells its answer', () => {
  const operations = [
    { api: 'verifier', names: ['POST /a', 'createThing', 'verifier#create-thing'], statuses: ['201'] },
  ];
  const page = parsePage('reference/services/verifier/a.mdx', 'a.mdx', '# A\n\nCreating one answers `200`.\n') as Page;
  expect(checkFacts({ ...page, route: '/reference/services/verifier/a' }, { ...facts, operations })).toMatchObject([
    { rule: 'facts/status', fix: 'Write 201.' },
  ]);
});

test('a column of actions holds actions', () =>
  expect(said('| Who | Action |\n| --- | --- |\n| You | `read`, `list_methods` |')).toEqual([
    ['facts/name', 9, 'Did you mean "list-methods"?'],
  ]));

test.each([
  'The five services and their 14 DID methods.',
  'It supports the 14 methods, of 13 methods that others have.',
  'The `onMissingDate` takes `valid` or `warning`, and `type` is `Multikey`, `Other` or `mine`.',
  'A list of [GET](/reference/services/verifier/api#check-health) has 1 to 100 entries, up to 300 in all.',
  'Set `onMissingDate` to `error`, or take `onMissingDate` from the `type` of `warnings`.',
  'Its `type` is `Other`, `onMissingDate` is on, and `issuer-did` is a file.',
  'It has `issuerDid`.\n\n```js\nconst issuerDid = 1;\n```',
  'The action `read` is an action, and `Authorization`: Send it. Authorization: The header.',
  'Send `Authorization: bearer abc`, or `Authorization` as it is.',
  'A 422 of `GET /{key}` and 200 of `checkHealth`, where `GET /health` gives 404. Others give 422.',
  'One that is deactivated has 404 s and 404 in 422, or `deactivated` in 404.',
  'Two services share a page, and three services do not.',
  'The resolver supports `did:key`, and nobody supports everything. Another is `did:sov`.',
  'It answers 404, takes 411 ms, returns 418 items and answers 2000 times.',
  'Your proxy may answer `407`, and your own web server answers 411 itself.',
  'Ask `iam.management.global.%brand.apiDomain%` or `https://a-1.verifier.service.eu.%brand.apiDomain%/a`.',
  'A host is `{service}.management.{region}.%brand.apiDomain%`, such as `verifier.management.eu.%brand.apiDomain%`.',
  'It is `application/json`, or application/cbor.',
  'The three keys are `a`, `b` and `c`, and `create`, `list` and `read` come before `delete`, `x` and `y`.',
  'Set `onMissingDates`, `onMissingKey` of `thing`, `NOT_READY`, `did:indy` and `notBefore`, with *Access Management*.',
  '```text title="Log"\nsix services, status 411\n```',
])('%s is right', (text) => expect(said(text).filter(([rule]) => rule !== '')).toEqual([]));

test('a description is held against the data too', () => {
  const page = parsePage('a.mdx', 'a.mdx', '---\ndescription: All 12 DID methods.\n---\n\n# A\n') as Page;
  expect(checkFacts(page, facts)).toMatchObject([{ rule: 'facts/count', line: 2 }]);
});
