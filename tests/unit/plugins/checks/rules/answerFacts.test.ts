import { expect, test } from 'vitest';
import { answerSlips, statusesFor, toldAnswers } from '../../../../../plugins/checks/rules/answerFacts.ts';

const operations = [
  { api: 'verifier', names: ['GET /health', 'checkHealth', 'verifier#check-health'], statuses: ['200', '404'] },
  { api: 'verifier', names: ['POST /a', 'createThing', 'verifier#create-thing'], statuses: ['201', '400', 'default'] },
  { api: 'iam', names: ['DELETE /k', 'deleteKey', 'iam#delete-key'], statuses: ['204', '4XX'] },
  { api: 'management', names: ['PUT /p', 'updateThing', 'management#update-thing'], statuses: ['202', '409'] },
];
const words = toldAnswers([
  ['410', { 'x-told-by': ['Deactivated', 'gone for good'] }],
  ['409', { 'x-told-by': ['`InUse`', 'deactivated'] }],
  ['410', { 'x-told-by': ['deactivated'] }],
  ['404', { description: 'None' }],
  ['500', null],
  ['501', { 'x-told-by': 'text' }],
]);
const told = (row: string, route = '/guides/a') =>
  answerSlips(row, route, operations, words).map(({ index, message, fix }) => `${index} ${message} ${fix}`);
const all = ['200', '201', '202', '204', '400', '404', '409', '410', 'default'];
const page = (route: string, apis: string[] = [], isBeside = false) =>
  statusesFor({ route, apis: () => apis, isBeside: () => isBeside }, operations, all);

test.each([
  ['Then `GET /health` answers 422.', ['27 GET /health does not answer with 422. Write one of: 200, 404.']],
  [
    '[It](/reference/services/verifier/api#check-health) answers 422.',
    ['60 GET /health does not answer with 422. Write one of: 200, 404.'],
  ],
  [
    '[It](/reference/services/verifier/#check-health) answers 422.',
    ['57 GET /health does not answer with 422. Write one of: 200, 404.'],
  ],
  [
    '[It](/reference/api/iam#delete-key) gives 200, and nothing else.',
    ['42 DELETE /k does not answer with 200. Write one of: 204.'],
  ],
  [
    '[It](/reference/api/verifier#check-health) gives 422.',
    ['49 GET /health does not answer with 422. Write one of: 200, 404.'],
  ],
  [
    '`checkHealth` and `deleteKey` give 301.',
    ['35 GET /health does not answer with 301. Write one of: 200, 204, 404.'],
  ],
  [
    'One. `checkHealth` answers 422, which is 422.',
    ['27 GET /health does not answer with 422. Write one of: 200, 404.'],
  ],
  [
    '| `checkHealth` | 422 | Then `createThing` |',
    ['18 GET /health does not answer with 422. Write one of: 200, 404.'],
  ],
  ['  | `checkHealth` | 422 |', ['20 GET /health does not answer with 422. Write one of: 200, 404.']],
  ['`checkHealth` | 422 |', ['16 GET /health does not answer with 422. Write one of: 200, 404.']],
])('the status of an operation: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  '`createThing` gives 599, `checkHealth` 404. `checkHealth` gives 200 or 404, or 422. `deleteKey` gives 404. `other` gives 599.',
  '`checkHealth` takes 422 ms, 422 milliseconds, 422 seconds, 422 minutes, 422 bytes, 422 kB, 422 KiB, 422 MiB, 422 characters, 422 letters, 422 pages, 422 items, 422 entries and 422 times.',
  '`checkHealth` has 1422, 4222, $422, 1.422, 422.5, 422-a, #422, /422, :422, a-422, 1 to 422, up to 422, 422:1, 622 and 022.',
  '| 422 | `checkHealth` |',
  '| `checkHealth` | 200 | 422 |',
  '| One | Two of `checkHealth` | 422 of it |',
])('the status of an operation: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['Creating one answers 200.', '/guides/services/verifier/a'],
    ['21 What "creat…" does at verifier does not answer with 200. Write 201.'],
  ],
  [
    ['It creates one and returns `202`.', '/reference/services/verifier/api'],
    ['28 What "creat…" does at verifier does not answer with 202. Write 201.'],
  ],
  [
    ['To delete one gives 200.', '/reference/api/iam'],
    ['20 What "delet…" does at iam does not answer with 200. Write 204.'],
  ],
  [
    ['Updates of it answer with 200.', '/reference/api/management'],
    ['26 What "updat…" does at management does not answer with 200. Write 202.'],
  ],
])('what an operation does: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [
    [
      'Creating one answers 201. Listing gives 200. Created, it answers 200. Creating; it answers 200. Creating one answers 404. Creating it takes 200.',
      '/guides/services/verifier/a',
    ],
  ],
  [['Creating one answers 200.', '/guides/a']],
  [['Reading one answers 201.', '/guides/services/verifier/a']],
])('what an operation does: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test.each([
  ['A deactivated one is 404.', ['21 "deactivated" tells the answer 410 or 409. Write 410 or 409.']],
  ['It is gone for good: 404.', ['21 "gone for good" tells the answer 410. Write 410.']],
  ['`InUse` gives 404.', ['14 "`inuse`" tells the answer 409. Write 409.']],
  [
    'One that is Deactivated has 404, which is 404.',
    ['28 "deactivated" tells the answer 410 or 409. Write 410 or 409.'],
  ],
  [
    'Where it is deactivated and gone for good, it is 400.',
    ['49 "deactivated" tells the answer 410 or 409. Write 410 or 409.'],
  ],
])('words that tell an answer: %j', (text, wanted) => expect(told(text)).toEqual(wanted));

test.each([
  'A deactivated one is 409, or 410.',
  '`deactivated` is 404, a.deactivated is 404, undeactivated is 404, deactivatedAt is 404, deactivated` 404.',
  'A deactivated one.',
])('words that tell an answer: nothing is said of %j', (text) => expect(told(text)).toEqual([]));

test('words that tell answers, in small letters, with each status once', () =>
  expect(words).toEqual({ deactivated: ['410', '409'], 'gone for good': ['410'], '`inuse`': ['409'] }));

test.each([
  ['a page of no service', page('/guides/a'), 'It answers 422.', all],
  ['a service without operations', page('/guides/services/resolver/a'), 'It answers 422.', all],
  [
    'a page of a service',
    page('/guides/services/verifier/a'),
    'It answers 422.',
    ['200', '201', '202', '204', '400', '404', '409', '410', 'default'],
  ],
  ['a page of an API', page('/reference/api/iam'), 'It answers 422.', ['204', '400', '404', '409', '410']],
  ['a heading', page('/reference/api/iam'), '## It answers 422', all],
  [
    'a row that names another API',
    page('/reference/api/iam'),
    'Then management answers 422.',
    ['202', '204', '400', '404', '409', '410'],
  ],
  [
    'a row without a status',
    page('/reference/api/iam'),
    'Then management answers.',
    ['204', '400', '404', '409', '410'],
  ],
  [
    'a page with a part of another API',
    page('/reference/api/iam', ['management']),
    'It answers 422.',
    ['202', '204', '400', '404', '409', '410'],
  ],
  [
    'a page that speaks of what a service works with',
    page('/guides/services/verifier/a', [], true),
    'It answers 422.',
    ['200', '201', '202', '204', '400', '404', '409', '410', 'default'],
  ],
])('the statuses of %s', (_, statusesOf, row, wanted) => expect(statusesOf(row)).toEqual(wanted));
