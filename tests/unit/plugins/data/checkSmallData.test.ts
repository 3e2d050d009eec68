import { describe, expect, test } from 'vitest';
import { checkDataForms, checkPublishedData } from '../../../../plugins/data/checkPublishedData.ts';
import { type Edits, edited, routes, told } from './smallData.ts';

test.each<[reason: string, Edits, told: string[]]>([
  [
    'every action of a policy document is there',
    {
      iam: (data) => {
        data.actions = [];
      },
    },
    ['iam-actions › "actions": [], › data/mismatch: The action "read" of policy-document.json is missing. Add it.'],
  ],
  [
    'an action of a scope stands once',
    { iam: ({ actions }) => actions.push(actions[0]) },
    ['iam-actions › "action": "read", › data/mismatch: "management:read" stands twice. Keep one of the two.'],
  ],
  [
    'two scopes may have the same action',
    { iam: ({ actions }) => actions.push({ ...actions[0], scope: 'service' }) },
    [],
  ],
  [
    'an action is one of a policy document, or any',
    { iam: ({ actions }) => actions.push({ ...actions[0], action: 'write' }, { ...actions[0], action: '*' }) },
    [
      'iam-actions › "action": "write", › data/mismatch: policy-document.json does not allow the action "write". Take it out.',
    ],
  ],
  [
    'a supplied policy grants actions of its scope',
    {
      iam: (data) => {
        data.managedPolicies = [
          { scope: 'management', actions: ['read', 'raed'] },
          { scope: 'service', actions: ['read'] },
        ];
      },
    },
    [
      'iam-actions › "raed" › data/mismatch: There is no action management:raed. Did you mean management:read?',
      'iam-actions › "read" › data/mismatch: There is no action service:read. Name one of: management:read.',
    ],
  ],
  [
    'resources are those of a policy document, and actions work on them',
    {
      iam: ({ resources }) =>
        Object.assign(resources[0], { services: ['resolver', 'gateway'], resourceTypes: ['instance', 'key', '*'] }),
    },
    [
      'iam-actions › "key", › data/mismatch: policy-document.json does not allow the resource type "key". Take it out.',
      'iam-actions › "resources": [ › data/mismatch: The service "verifier" of policy-document.json is missing. Add it.',
      'iam-actions › "gateway" › data/mismatch: policy-document.json does not allow the service "gateway". Take it out.',
      'iam-actions › { › data/mismatch: There is no resource instance of verifier. Did you mean instance of resolver?',
    ],
  ],
  [
    'actions of another form are looked at no further',
    {
      iam: ({ actions }) => {
        actions[0].action = 'write';
        delete actions[0].scope;
      },
    },
    ['iam-actions › { › data/form: /actions/0/scope is required. Add "scope". See iam-actions.json for what it holds.'],
  ],
  [
    'a DID method stands once',
    { didMethods: ({ methods }) => methods.push(methods[0]) },
    ['did-methods › "method": "web", › data/mismatch: "web" stands twice. Keep one of the two.'],
  ],
  [
    'every method of the configuration is there',
    {
      didMethods: (data) => {
        data.methods = [];
      },
    },
    [
      'did-methods › "methods": [] › data/reference: The resolver has settings for "web", and no method does. Add the method.',
    ],
  ],
  [
    'a method names all of its settings',
    { didMethods: ({ methods }) => Object.assign(methods[0], { options: [] }) },
    [
      'did-methods › "options": [], › data/reference: did:web does not name /methods/web/enabled. Add it to the options.',
    ],
  ],
  [
    'a setting with a slip is told once, with what is meant',
    { didMethods: ({ methods }) => Object.assign(methods[0], { options: ['/methods/web/enable'] }) },
    [
      'did-methods › "/methods/web/enable" › data/reference: The configuration of the resolver has no key /methods/web/enable. Did you mean /methods/web/enabled?',
    ],
  ],
  [
    'a setting that is like no other is none',
    { didMethods: ({ methods }) => methods[0].options.push('/zzz') },
    [
      'did-methods › "/zzz" › data/reference: The configuration of the resolver has no key /zzz. Point at a key of its schema.',
    ],
  ],
  [
    'syntax and examples are of the method',
    {
      didMethods: ({ methods: [web] }) => {
        web.syntax = 'did:x';
        web.examples.push('did:key:a', 'did:webs');
      },
    },
    [
      ['"syntax": "did:x",', 'did:x'],
      ['"did:key:a",', 'did:key:a'],
      ['"did:webs"', 'did:webs'],
    ].map(([row, did]) => `did-methods › ${row} › data/mismatch: "${did}" is no did:web. Start it with did:web:`),
  ],
  [
    'a standard stands once',
    { standards: ({ standards }) => standards.push(standards[0]) },
    ['standards › "id": "did-core", › data/mismatch: "did-core" stands twice. Keep one of the two.'],
  ],
  [
    'the page that explains it is there',
    { standards: ({ standards }) => Object.assign(standards[0], { page: '/guides/key' }) },
    [
      'standards › "page": "/guides/key", › data/reference: There is no page at /guides/key. Did you mean /guides/keys?',
    ],
  ],
  [
    'no page need explain it',
    {
      standards: ({ standards }) => {
        delete standards[0].page;
      },
    },
    [],
  ],
  [
    'policies that read it are those of the service',
    {
      standards: ({ standards }) =>
        standards[0].uses.push(
          { service: 'resolver', policies: ['proof'] },
          { service: 'verifier', policies: ['proof', 'prof'] },
        ),
    },
    [
      'standards › "proof" › data/reference: There is no policy of the resolver proof. Take it out.',
      'standards › "prof" › data/reference: There is no policy of the verifier prof. Did you mean proof?',
    ],
  ],
  [
    'its dates are days of the calendar',
    { standards: ({ standards }) => Object.assign(standards[0], { date: '2025-06-31', checked: '2025-13-01' }) },
    [
      'standards › "date": "2025-06-31", › data/mismatch: There is no 2025-06-31. Write a day of the calendar.',
      'standards › "checked": "2025-13-01" › data/mismatch: There is no 2025-13-01. Write a day of the calendar.',
    ],
  ],
  [
    'nobody looked it up in the future',
    { standards: ({ standards }) => Object.assign(standards[0], { checked: '2999-01-01' }) },
    [
      'standards › "checked": "2999-01-01" › data/mismatch: 2999-01-01 is still to come. Write the day on which you looked it up.',
    ],
  ],
  [
    'it may have been looked up before, and published by other words than a day',
    { standards: ({ standards }) => Object.assign(standards[0], { date: 'June', checked: '2025-06-30' }) },
    [],
  ],
])('%s', (_reason, edits, expected) => expect(told(edits)).toEqual(expected));

test.each([
  [
    'DID Core 1.1',
    'https://a.example/did-1.0/',
    '"DID Core 1.1" is at the address of 1.0. Write "DID Core 1.0", or mend the address.',
  ],
  ['VP 1.0', 'https://a.example/specs/vp_1_1.html', undefined],
  [
    'VP 1.0',
    'https://a.example/specs/vp-1_1.html',
    '"VP 1.0" is at the address of 1.1. Write "VP 1.1", or mend the address.',
  ],
  [
    'VC 1.0.1',
    'https://a.example/v1.0.2',
    '"VC 1.0.1" is at the address of 1.0.2. Write "VC 1.0.2", or mend the address.',
  ],
  [
    'JWT, RFC 7519',
    'https://a.example/rfc7515',
    '"JWT, RFC 7519" is at the address of 7515. Write "JWT, RFC 7515", or mend the address.',
  ],
  ['JWT, RFC 7519', 'https://a.example/rfc7519', undefined],
  ['DID Core 1.0', 'https://a.example/did-1.0', undefined],
  ['DID Core 1.0', 'https://a.example/latest', undefined],
  ['DID Core', 'https://a.example/did-1.0/', undefined],
  ['did:x1.1', 'https://a.example/did-1.0/', undefined],
])('a standard called %s at %s: %s', (name, address, message) => {
  const found = told({ standards: ({ standards }) => Object.assign(standards[0], { name, address }) });
  expect(found).toEqual(message ? [`standards › "name": "${name}", › data/mismatch: ${message}`] : []);
});

describe('data with problems of its own', () => {
  const wrong: Edits = {
    policies: (data) => Object.assign(data.policies[0], { page: '/none' }),
    didMethods: ({ methods }) => methods.push(methods[0]),
    iam: ({ actions }) => actions.push(actions[0]),
    standards: ({ standards }) => standards.push(standards[0]),
  };
  const SPEC = 'docs/public/spec';

  test.each([
    [[], ['data/reference', 'data/mismatch', 'data/mismatch', 'data/mismatch']],
    [[`${SPEC}/policies.json`], ['data/mismatch', 'data/mismatch']],
    [[`${SPEC}/errors.json`], ['data/mismatch', 'data/mismatch', 'data/mismatch']],
    [[`${SPEC}/configuration/verifier.core.json`], ['data/mismatch', 'data/mismatch', 'data/mismatch']],
    [[`${SPEC}/did-methods.json`], ['data/reference', 'data/mismatch', 'data/mismatch']],
    [[`${SPEC}/iam-actions.json`], ['data/reference', 'data/mismatch', 'data/mismatch']],
    [[`${SPEC}/standards.json`], ['data/reference', 'data/mismatch', 'data/mismatch']],
  ])('holds nothing against the files %j', (unsound, rules) => {
    const { spec, data } = edited(wrong);
    expect(checkPublishedData(spec, data, routes, new Set(unsound)).map(({ rule }) => rule)).toEqual(rules);
  });

  test('has each of its forms told, except where the file or its schema cannot be read', () => {
    const { spec, data } = edited({
      policies: ({ policies }) => delete policies[0].steps,
      didMethods: ({ methods }) => delete methods[0].syntax,
      iam: ({ actions }) => delete actions[0].scope,
      standards: ({ standards }) => delete standards[0].version,
      errors: ({ errors }) => delete errors[0].title,
    });
    const forms = Array(5).fill('data/form');
    const rulesOf = (unread: string[]) => {
      const { problems, unjudged } = checkDataForms(spec, data, new Set(unread));
      return [problems.map(({ rule }) => rule), unjudged];
    };
    expect(rulesOf([])).toEqual([forms, []]);
    expect(rulesOf([`${SPEC}/policies.json`])).toEqual([forms.slice(1), []]);
    expect(rulesOf([`${SPEC}/json-schema/policies.json`])).toEqual([forms.slice(1), [`${SPEC}/policies.json`]]);
  });
});
