import { expect, test } from 'vitest';
import { codeListSlips, valueSets } from '../../../../../plugins/checks/rules/codeLists.ts';
import { checkCodeNames, checkMediaTypes, markedNames } from '../../../../../plugins/checks/rules/codeNames.ts';
import { actionSlips, schemeSlips, spellingsOf } from '../../../../../plugins/checks/rules/namedFacts.ts';
import { type Page, parsePage } from '../../../../../plugins/pages/page.ts';

const sets = [
  ['create', 'list', 'read', 'update', 'delete'],
  ['one', 'two', 'three', 'four'],
  ['one', 'two', 'three', 'five'],
];
const names = ['onMissingDate', 'NOT_FOUND', 'Retry-After', 'key', 'keyset', 'GET /health', 'did:webvh'];
const rules = {
  list: (row: string) => codeListSlips(row, sets),
  action: (row: string) => actionSlips(row, ['who', 'actions'], ['read', 'list', 'list-methods']),
  scheme: (row: string) => schemeSlips(row, ['Bearer', 'DPoP'], false),
  sample: (row: string) => schemeSlips(row, ['Bearer'], true),
  media: (row: string) =>
    checkMediaTypes({ file: 'a.mdx', source: `One.\n${row}` }, [
      'application/vc+jwt',
      'application/vp',
      'application/did',
    ]).map(({ line, column, ...rest }) => ({ index: `${line}:${column}`, ...rest })),
  name: (row: string) => {
    const page = parsePage('a.mdx', 'a.mdx', row) as Page;
    return checkCodeNames(page, markedNames(page), names, ['Access to the verifier service', 'Proof of a key']).map(
      ({ line, column, ...rest }) => ({ index: `${line}:${column}`, ...rest }),
    );
  },
};
const told = (rule: keyof typeof rules, row: string) =>
  rules[rule](row).map(({ index, message, fix }) => `${index} ${message} ${fix}`);

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['list', 'Allow `create`, `list` and `write`.'],
    ['27 The data do not have "write" beside the others. Write one of read, update, delete.'],
  ],
  [
    ['list', 'Allow `create`, `raed` or `list`.'],
    [
      '16 The data do not have "raed" beside the others. Did you mean "read"? The others are of create, list, read, update, delete.',
    ],
  ],
  [
    ['list', 'Allow `create`, `list`, or `write`.'],
    ['27 The data do not have "write" beside the others. Write one of read, update, delete.'],
  ],
  [
    ['list', 'The 4 keys are `a`, `b` and `c`.'],
    ['4 "The 4 keys are", and 3 follow. Write "3", or mend what follows.'],
  ],
  [
    ['list', 'These four new-ish actions: `a`, `b`, `c`'],
    ['6 "These four new-ish actions:", and 3 follow. Write "three", or mend what follows.'],
  ],
  [
    ['list', 'its TWO policies `a`, `b`, `c`'],
    ['4 "its TWO policies", and 3 follow. Write "three", or mend what follows.'],
  ],
  [
    ['list', 'All 2 of the things `a`, `b`, `c`'],
    ['4 "All 2 of the things", and 3 follow. Write "3", or mend what follows.'],
  ],
  [
    ['list', 'Then the five big old keys are `a`, `b`, `c` or `d`'],
    ['9 "the five big old keys are", and 4 follow. Write "four", or mend what follows.'],
  ],
])('lists of values: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['list', 'Allow `create`, `list`, `read`, `update` and `write`.']],
  [
    [
      'list',
      'Allow `create` and `write`. It has `one`, `two` and `six`. It has `one`, `two`, `three`. `create`, `list`, `delete`. `a`, `b`, `create`. `create`, `list`, `read` and `something`.',
    ],
  ],
  [
    [
      'list',
      'The three keys are `a`, `b` and `c`. The keys are `a`, `b` and `c`. The many keys are `a`, `b` and `c`. Some 4 keys are `a`, `b` and `c`. The 4 key are `a`, `b` and `c`.',
    ],
  ],
])('lists of values: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['action', 'Allow the actions `read`, `lists` and `something`.'],
    [
      '27 No policy has an action "lists". Did you mean "list"?',
      '39 No policy has an action "something". Write one of: read, list, list-methods.',
    ],
  ],
  [['action', 'The action `raed` is one.'], ['12 No policy has an action "raed". Did you mean "read"?']],
  [['action', 'Actions `read` and `lst`, or `read`'], ['20 No policy has an action "lst". Did you mean "list"?']],
  [
    ['action', '| You | `read`, `list_methods` | `other` |'],
    ['17 No policy has an action "list_methods". Did you mean "list-methods"?'],
  ],
  [
    ['scheme', 'Send `Authorization: Token abc`.'],
    ['21 No API takes the scheme "Token" in Authorization. Write "Bearer" or "DPoP".'],
  ],
  [
    ['scheme', 'Set `Authorization` as `Token`.'],
    ['24 No API takes the scheme "Token" in Authorization. Write "Bearer" or "DPoP".'],
  ],
  [
    ['scheme', 'It is "Authorization": "Basic-Auth a".'],
    ['24 No API takes the scheme "Basic-Auth" in Authorization. Write "Bearer" or "DPoP".'],
  ],
  [['sample', 'Authorization: Token abc'], ['15 No API takes the scheme "Token" in Authorization. Write "Bearer".']],
  [
    ['sample', 'headers["Authorization"] = f"Token {a}"'],
    ['29 No API takes the scheme "Token" in Authorization. Write "Bearer".'],
  ],
  [['sample', "'Authorization', 'Token '"], ['18 No API takes the scheme "Token" in Authorization. Write "Bearer".']],
  [['sample', 'Authorization: `Token a`'], ['16 No API takes the scheme "Token" in Authorization. Write "Bearer".']],
  [['sample', 'Authorization is "Token"'], ['18 No API takes the scheme "Token" in Authorization. Write "Bearer".']],
  [['sample', 'Authorization = """Token'], ['19 No API takes the scheme "Token" in Authorization. Write "Bearer".']],
  [['sample', '"Authorization": b"Token"'], ['19 No API takes the scheme "Token" in Authorization. Write "Bearer".']],
  [['sample', "'Authorization': r'Token'"], ['19 No API takes the scheme "Token" in Authorization. Write "Bearer".']],
])('actions and schemes: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['action', 'An action `read`, `a b` and `*` of `other`. The `write` action.']],
  [['action', '| `other` | `list` |']],
  [['action', '| `other`']],
  [
    [
      'scheme',
      'Authorization: Token. `Authorization: bearer a`, `Authorization: dpop a`, `Authorization: token`, `Proxy: Token`',
    ],
  ],
  [['sample', 'Authorization: Bearer a, Authorization: TOKEN_1, PreAuthorization: Token']],
])('actions and schemes: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test.each<[Parameters<typeof told>, string[]]>([
  [
    ['media', 'It is application/vc+jtw here.'],
    ['2:7 The data know nothing of the media type application/vc+jtw. Did you mean "application/vc+jwt"?'],
  ],
  [
    ['media', 'Of application/vc-jwt and application/vcjwt.'],
    [
      '2:4 The data know nothing of the media type application/vc-jwt. Did you mean "application/vc+jwt"?',
      '2:27 The data know nothing of the media type application/vcjwt. Did you mean "application/vc+jwt"?',
    ],
  ],
  [
    ['media', 'application/ddi application/vc application/vp application/vc+jwt application/other text/vc+jtw'],
    ['2:1 The data know nothing of the media type application/ddi. Did you mean "application/did"?'],
  ],
  [
    ['name', 'Set `onMisingDate`.'],
    ['1:5 The data know nothing of the name "onMisingDate". Did you mean "onMissingDate"?'],
  ],
  [
    ['name', 'One.\n\nTwo `NOT_FUOND`.'],
    ['3:5 The data know nothing of the name "NOT_FUOND". Did you mean "NOT_FOUND"?'],
  ],
  [
    ['name', 'Read `Retry-Afters`.'],
    ['1:6 The data know nothing of the name "Retry-Afters". Did you mean "Retry-After"?'],
  ],
  [['name', 'Ask `GET /healt`.'], ['1:5 The data know nothing of the name "GET /healt". Did you mean "GET /health"?']],
  [['name', '`did:webhv`'], ['1:1 The data know nothing of the name "did:webhv". Did you mean "did:webvh"?']],
  [
    ['name', '*Access to the verifer service* and **Access to the service**'],
    [
      '1:1 The data know nothing of the name "Access to the verifer service". Did you mean "Access to the verifier service"?',
      '1:37 The data know nothing of the name "Access to the service". Did you mean "Access to the verifier service"?',
    ],
  ],
  [
    ['name', '**Proof of keys**'],
    ['1:1 The data know nothing of the name "Proof of keys". Did you mean "Proof of a key"?'],
  ],
])('media types and names: %j', (args, wanted) => expect(told(...args)).toEqual(wanted));

test.each<[Parameters<typeof told>]>([
  [['media', 'application/dit']],
  [
    [
      'name',
      '`onMissingDate`, `onMissingDates`, `onmissingdate`, `keys`, `keyse t`, `NOT_READY`, *Proof of a key*, *Proof*, *Something else here*, `not found`',
    ],
  ],
])('media types and names: nothing is said of %j', (args) => expect(told(...args)).toEqual([]));

test('of nothing that the data have, nothing is said', () => {
  expect(actionSlips('The action `raed`.', undefined, [])).toEqual([]);
  expect(actionSlips('| `raed` |', undefined, ['read'])).toEqual([]);
  expect(schemeSlips('`Authorization: Token abc`', [], false)).toEqual([]);
});

test('the sets of values of documents, each once: four texts and more', () =>
  expect(
    valueSets([
      { enum: ['a', 'b', 'c', 'd'], other: [{ enum: ['a', 'b', 'c'] }, { enum: ['e', 'f', 'g', 'h', 'i'] }] },
      { deep: { enum: ['a', 'b', 'c', 'd'] }, enum: [1, 'b', 'c', 'd'] },
      null,
    ]),
  ).toEqual([
    ['a', 'b', 'c', 'd'],
    ['e', 'f', 'g', 'h', 'i'],
  ]));

test('how the data spell names of several words', () =>
  expect(
    spellingsOf(
      ['issuerDID', 'issuer-did', 'issuerDID', 'issuer', 'a-b', 'api_key', 'key2Set', 'a-bcd', 'a-bcde'],
      ['issuer_did', 'issuerDID', 'apiKey', 'apiKey', 'toString', 'other-one'],
    ),
  ).toEqual({
    issuerdid: { names: ['issuerDID', 'issuer-did'], others: ['issuer_did'] },
    apikey: { names: ['api_key'], others: ['apiKey'] },
    abcde: { names: ['a-bcde'], others: [] },
  }));

test('the names of a page: its own, in code, or of several words in emphasis', () => {
  const page = parsePage(
    'a.mdx',
    'a.mdx',
    'A `keyName`, `GET /a b`, `GET /a`, `a b`, *one*, *one two* and\n**three `four`** of it.',
  ) as Page;
  expect(markedNames(page)).toEqual([
    { text: 'keyName', isCode: true, line: 1, column: 3 },
    { text: 'GET /a', isCode: true, line: 1, column: 26 },
    { text: 'one two', isCode: false, line: 1, column: 50 },
  ]);
});
