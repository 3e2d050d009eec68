import { expect, test } from 'vitest';
import { type Edits, told } from './smallData.ts';

// biome-ignore-start lint/suspicious/noExplicitAny: a test may spoil any member
/** Another policy of the service, which nothing reports. */
const second = (data: any) => {
  const [first] = data.policies;
  const examples = structuredClone(first.examples);
  for (const { results } of Object.values<any>(examples)) results[0].policy = 'format';
  data.policies.push({ ...first, id: 'format', order: 2, errors: [], steps: [], outcomes: [], examples });
};
const authorizer = (data: any) => {
  const [{ formats, page, examples }] = data.policies;
  const own = { id: 'ask', service: 'authorizer', page, order: 1, configuration: '', skip: '', formats };
  data.policies.push({ ...own, steps: [], outcomes: [], errors: [], examples: structuredClone(examples) });
};
/** Edits of the one policy that there is. */
const one = (edit: (policy: any) => void): Edits => ({ policies: (data) => edit(data.policies[0]) });
// biome-ignore-end lint/suspicious/noExplicitAny: a test may spoil any member

test.each<[reason: string, Edits, told: string[]]>([
  ['nothing is said of data that is right', {}, []],
  ['nor of a second policy', { policies: second }, []],
  [
    'a policy stands once',
    { policies: (data) => data.policies.push(data.policies[0]) },
    ['policies › "id": "proof", › data/mismatch: "verifier.proof" stands twice. Keep one of the two.'],
  ],
  [
    'formats of a query are known',
    {
      policies: (data) => {
        data.queryTypes = [{ formats: ['jwt', 'sd-jwt'] }];
      },
    },
    ['policies › "sd-jwt" › data/mismatch: There is no format sd-jwt. Did you mean jwt?'],
  ],
  [
    'its page is there',
    one((policy) => Object.assign(policy, { page: '/none' })),
    [
      'policies › "page": "/none", › data/reference: There is no page at /none. Name one of: /reference/policies/proof, /guides/keys, /guides/rotate.',
    ],
  ],
  [
    'each of its keys is there, and none is needed',
    one((policy) => {
      Object.assign(policy, { configuration: '/a', skip: '/proof/b' });
      policy.steps[0].settings = ['', '/proof/c'];
      policy.outcomes[0].settings = ['/proof/d'];
    }),
    [
      ['"configuration": "/a",', '/a'],
      ['"skip": "/proof/b",', '/proof/b'],
      ['"/proof/c"', '/proof/c'],
      ['"/proof/d"', '/proof/d'],
    ].map(
      ([row, key]) =>
        `policies › ${row} › data/reference: The configuration of the verifier has no key ${key}. Point at a key of its schema.`,
    ),
  ],
  ['a policy without keys has none', one((policy) => Object.assign(policy, { configuration: '', skip: '' })), []],
  [
    'a key of another service tells that the policy is of that one',
    one((policy) => Object.assign(policy, { configuration: '/cors', page: '/none' })),
    [
      'policies › "service": "verifier", › data/reference: The verifier has no policy "proof", and the resolver has one. Write "resolver".',
    ],
  ],
  [
    'each format has one row',
    one((policy) => Object.assign(policy.formats[1], { format: 'jwt' })),
    [
      'policies › "format": "jwt", › data/mismatch: "jwt" stands twice. Keep one of the two.',
      'policies › "formats": [ › data/mismatch: Nothing is said about mdoc. Add a row for it.',
    ],
  ],
  [
    'a condition is named',
    one(({ formats }) => {
      Object.assign(formats[0], { support: 'when', note: 'With a key' });
      formats[1].support = 'when';
    }),
    [
      'policies › "note": "" › data/mismatch: mdoc is supported under a condition that nobody names. Write the condition as the note.',
    ],
  ],
  [
    'an outcome is the default',
    one(({ outcomes }) => Object.assign(outcomes[0], { outcome: 'warning' })),
    [
      'policies › "/proof/onUnknown" › data/mismatch: The default of /proof/onUnknown is "error", and the outcome is "warning". Write the default as the outcome.',
    ],
  ],
  [
    'an error is one of the catalogue',
    one((policy) => Object.assign(policy, { errors: ['proof-too-old', 'proof-to-old', 'zzzzzzzzzzzz'] })),
    [
      'policies › "proof-to-old", › data/mismatch: There is no error proof-to-old. Did you mean proof-too-old?',
      'policies › "zzzzzzzzzzzz" › data/mismatch: There is no error zzzzzzzzzzzz. Name one of: proof-too-old.',
    ],
  ],
  [
    'nothing can be named where the catalogue is empty',
    {
      errors: (data) => {
        data.errors = [];
      },
    },
    ['policies › "proof-too-old" › data/mismatch: There is no error proof-too-old. Take it out.'],
  ],
  [
    'the catalogue says of which policy an error is',
    { errors: ({ errors }) => Object.assign(errors[0], { policies: [] }) },
    [
      'policies › "proof-too-old" › data/mismatch: The catalogue does not say that the verifier reports proof-too-old in proof. Take it out here, or add it to errors.json.',
    ],
  ],
  [
    'an error of a step is one of the policy',
    one((policy) => {
      policy.steps.unshift({ settings: [], errors: [] });
      policy.steps[1].errors.push('other');
    }),
    [
      'policies › "other" › data/mismatch: There is no error among those of verifier.proof called other. Name one of: proof-too-old.',
    ],
  ],
  [
    'a policy lists the errors that name it',
    one((policy) => Object.assign(policy, { errors: [], steps: [] })),
    [
      'errors › "policies": [ › data/mismatch: policies.json does not list proof-too-old among the errors of verifier.proof. Add it there, or take the policy out here.',
    ],
  ],
  [
    'an example has a result of the policy',
    one(({ examples }) => {
      examples.passing.results[0].service = 'resolver';
      examples.failing.results[0].policy = 'format';
    }),
    Array.from(
      { length: 2 },
      () =>
        'policies › "results": [ › data/mismatch: No result is one of verifier.proof. Add the result of the policy.',
    ),
  ],
  [
    'an example passes or fails as it should',
    one(({ examples }) => {
      const { results } = examples.passing;
      examples.passing.results = [{ ...examples.failing.results[0], error: {} }];
      examples.failing.results = results;
    }),
    [
      'policies › "results": [ › data/mismatch: The example fails. Write a result with data.',
      'policies › "results": [ › data/mismatch: The example passes. Write a result with error.',
    ],
  ],
  [
    'an example has the status of its outcome',
    one(({ examples }) => {
      examples.passing.status = 201;
      examples.failing.status = 200;
    }),
    [
      'policies › "status": 201, › data/mismatch: The status is 201. Write 200.',
      'policies › "status": 200, › data/mismatch: The status is 200. Write 422.',
    ],
  ],
  [
    'the type of an error leads to its page or that of the policy',
    one(({ examples }) => {
      const types = ['/docs/other', '/docs/reference/policies/proof', undefined];
      for (const type of types) examples.failing.results.push({ error: { type } });
    }),
    [
      'policies › "type": "/docs/other" › data/mismatch: /docs/other is no page of the policy. Write the address of /reference/policies/proof.',
    ],
  ],
  [
    'the authorizer passes results of others on, with any status',
    {
      policies: (data) => {
        authorizer(data);
        for (const example of [data.policies[1].examples.passing, data.policies[1].examples.failing])
          example.status = 418;
      },
    },
    [],
  ],
  [
    'the authorizer passes on some result that fits',
    {
      policies: (data) => {
        authorizer(data);
        data.policies[1].examples.passing.results = [];
        data.policies[1].examples.failing.results = [{ data: {} }];
      },
    },
    ['"results": []', '"results": ['].map(
      (row) => `policies › ${row} › data/mismatch: No result is one of authorizer.ask. Add the result of the policy.`,
    ),
  ],
  [
    'policies are numbered without a gap',
    {
      policies: (data) => {
        second(data);
        data.policies[1].order = 3;
      },
    },
    ['policies › "order": 3, › data/form: No policy of the verifier has the order 2. Write 2.'],
  ],
  [
    'the first one has the number 1',
    one((policy) => Object.assign(policy, { order: 2 })),
    ['policies › "order": 2, › data/form: No policy of the verifier has the order 1. Write 1.'],
  ],
  [
    'what has another form is looked at no further',
    one((policy) => {
      policy.page = '/none';
      delete policy.steps;
    }),
    ['policies › { › data/form: /policies/0/steps is required. Add "steps". See policies.json for what it holds.'],
  ],
])('%s', (_reason, edits, expected) => expect(told(edits)).toEqual(expected));
