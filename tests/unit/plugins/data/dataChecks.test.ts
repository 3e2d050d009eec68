import { describe, expect, test } from 'vitest';
import { checkDataForms, dataChecks } from '../../../../plugins/data/checkPublishedData.ts';
import { DOCS, type Edits, edited, reported } from './smallSite.ts';

const ROUTES = ['/reference/policies/proof', '/reference/errors/proof-too-old', '/guides/keys', '/guides/rotate'];
const fixes = (edits: Edits) =>
  dataChecks(edited(edits), new Set(ROUTES), DOCS)
    .flatMap((check) => check())
    .map(({ fix }) => fix)
    .join(' ');

// biome-ignore-start lint/suspicious/noExplicitAny: a test may spoil any member
/** Members of an entry to replace, or a function that spoils it. */
type Edit = object | ((one: any) => unknown);
const spoil = (one: any, edit: Edit) => (typeof edit === 'function' ? edit(one) : Object.assign(one, edit));
const policies = (edit: Edit): Edits => ({ policies: (data) => spoil(data, edit) });
const policy = (edit: Edit): Edits => ({ policies: (data) => spoil(data.policies[0], edit) });
const iam = (edit: Edit): Edits => ({ 'iam-actions': (data) => spoil(data, edit) });
const methods = (edit: Edit): Edits => ({ 'did-methods': (data) => spoil(data, edit) });
const method = (edit: Edit): Edits => methods((data: any) => spoil(data.methods[0], edit));
const standard = (edit: Edit): Edits => ({ standards: (data) => spoil(data.standards[0], edit) });
const errors = (edit: Edit): Edits => ({ errors: (data) => spoil(data, edit) });
const error = (edit: Edit): Edits => errors((data: any) => spoil(data.errors[0], edit));
const example = (edit: Edit): Edits => error((one: any) => spoil(one.example, edit));
const concern = (one: object): Edits => error(({ fixes }: any) => spoil(fixes[0], { concerns: [one] }));
const failing = (edit: Edit): Edits => policy(({ examples }: any) => spoil(examples.failing, edit));
const second = (order: number): Edits =>
  policies((data: any) => {
    const examples = structuredClone(data.policies[0].examples);
    for (const { results } of Object.values<any>(examples)) results[0].policy = 'format';
    data.policies.push({ ...data.policies[0], id: 'format', order, errors: [], steps: [], outcomes: [], examples });
  });
const authorizer = (passing: object): Edits =>
  policies((data: any) => {
    const { formats, page, examples } = structuredClone(data.policies[0]);
    Object.assign(examples.passing, passing);
    const own = { id: 'ask', service: 'authorizer', page, order: 1, configuration: '', skip: '', formats, examples };
    data.policies.push({ ...own, steps: [], outcomes: [], errors: [] });
  });
// biome-ignore-end lint/suspicious/noExplicitAny: a test may spoil any member

test.each<[reason: string, Edits, fixes: string]>([
  ['right data', {}, ''],
  ['a second policy', second(2), ''],
  ['a policy twice', policies((data) => data.policies.push(data.policies[0])), 'Keep one of the two.'],
  ['a gap in the order', second(3), 'Write 2.'],
  ['a first one of another number', policy({ order: 2 }), 'Write 1.'],
  ['a format of a query', policies({ queryTypes: [{ formats: ['sd-jwt'] }] }), 'Did you mean jwt?'],
  ['a page', policy({ page: '/guides/kys' }), 'Did you mean /guides/keys?'],
  ['a key', policy({ skip: '/proof/skp' }), 'Did you mean /proof/skip?'],
  ['a key of a step', policy(({ steps }) => spoil(steps[0], { settings: ['', '/b'] })), 'Use a key from its schema.'],
  ['a key of an outcome', policy((one) => one.outcomes[0].settings.push('/b')), 'Use a key from its schema.'],
  ['no keys', policy({ configuration: '', skip: '' }), ''],
  ['a format twice', policy((one) => spoil(one.formats[1], one.formats[0])), 'Keep one of the two. Add one.'],
  ['no condition', policy((one) => spoil(one.formats[1], { support: 'when' })), 'Write the condition as the note.'],
  ['no default', policy((one) => spoil(one.outcomes[0], { outcome: 'warning' })), 'Write the default as the outcome.'],
  ['an error', policy((one) => one.errors.push('proof-to-old')), 'Did you mean proof-too-old?'],
  ['an error of another policy', error({ policies: [] }), 'Remove it here, or add it to errors.json.'],
  ['an error of a step', policy((one) => one.steps[0].errors.push('other')), 'Use one of: proof-too-old.'],
  ['an error that names it', policy({ errors: [], steps: [] }), 'Add it there, or remove the policy here.'],
  ['a foreign example', failing(({ results }) => spoil(results[0], { policy: 'x' })), 'Add the result of the policy.'],
  ['an example that passes', failing((one) => delete one.results[0].error), 'Write a result with error.'],
  ['the status of an example', failing({ status: 200 }), 'Write 422.'],
  [
    'the type of an error',
    failing(({ results }) => results.push({ error: { type: '/docs/other' } })),
    'Write the address of /reference/policies/proof.',
  ],
  ['an authorizer that passes results on', authorizer({ status: 418 }), ''],
  ['an authorizer without a result', authorizer({ results: [] }), 'Add the result of the policy.'],

  ['an action that is missing', iam({ actions: [] }), 'Add it.'],
  ['an action twice', iam(({ actions }) => actions.push(actions[0])), 'Keep one of the two.'],
  ['one action of two scopes', iam(({ actions }) => actions.push({ ...actions[0], scope: 'service' })), ''],
  ['a foreign action', iam(({ actions }) => actions.push({ ...actions[0], action: 'write' })), 'Remove it.'],
  [
    'an action of a supplied policy',
    iam({ managedPolicies: [{ scope: 'management', actions: ['read', 'raed'] }] }),
    'Did you mean management:read?',
  ],
  ['a type of resource', iam(({ resources }) => resources[0].resourceTypes.push('key', '*')), 'Remove it.'],
  [
    'a service that is missing',
    iam(({ resources }) => spoil(resources[0], { services: ['resolver'] })),
    'Add it. Did you mean instance of resolver?',
  ],

  ['a method twice', methods((data) => data.methods.push(data.methods[0])), 'Keep one of the two.'],
  ['a method that is missing', methods({ methods: [] }), 'Add the method.'],
  ['an option that is missing', method({ options: [] }), 'Add it to the options.'],
  ['an option with a slip', method({ options: ['/methods/web/enable'] }), 'Did you mean /methods/web/enabled?'],
  ['an option like no other', method((one) => one.options.push('/zzz')), 'Use a key from its schema.'],
  ['the syntax of another method', method({ syntax: 'did:webs' }), 'Start it with did:web:'],
  ['an example of another method', method((one) => one.examples.push('did:key:a')), 'Start it with did:web:'],

  ['a standard twice', { standards: ({ standards }) => standards.push(standards[0]) }, 'Keep one of the two.'],
  ['its page', standard({ page: '/guides/key' }), 'Did you mean /guides/keys?'],
  ['no page', standard({ page: undefined }), ''],
  ['a policy that reads it', standard({ uses: [{ service: 'verifier', policies: ['prof'] }] }), 'Did you mean proof?'],
  ['a day that is none', standard({ date: '2025-06-31' }), 'Write a valid date.'],
  ['a day to come', standard({ checked: '2999-01-01' }), 'Write the date when you checked it.'],
  ['other words than a day', standard({ date: 'June', checked: '2025-06-30' }), ''],

  ['the address', example({ type: 'https://x/y' }), `Write "${DOCS}/reference/errors/proof-too-old".`],
  ['the title of an example', example({ title: 'T' }), 'Write the same title in both.'],
  ['the status of an error', example({ status: 400 }), 'Write 422.'],
  ['the name of an example', example({ platformType: 'p' }), 'Write "proof-too-old".'],
  ['the page of a fix', error(({ fixes }) => spoil(fixes[0], { page: '/guides/kyes' })), 'Did you mean /guides/keys?'],
  ['the cause of a fix', error(({ fixes }) => spoil(fixes[0], { causes: ['key-odl'] })), 'Did you mean key-old?'],
  ['a cause twice', error(({ causes }) => causes.push(causes[0])), 'Keep one of the two.'],
  ['a related page', error({ related: ['/zzzzzzzzzzzzzzzzzzz'] }), 'Use the route of a page.'],
  ['a key', concern({ in: 'configuration', service: 'verifier', key: '/proof/skp' }), 'Did you mean /proof/skip?'],
  ['a member of a body', concern({ in: 'body', service: 'resolver', field: '/idd' }), 'Did you mean /id?'],
  ['a header', concern({ in: 'header', service: 'resolver', header: 'X' }), 'Use a name from its API.'],
  ['a slug twice', errors((data) => data.errors.push(data.errors[0])), 'Keep one of the two.'],
])('%s', (_reason, edits, expected) => expect(fixes(edits)).toBe(expected));

test('a cause that the inspector reports has to be there', () => {
  expect(fixes(error({ slug: 'trusted-issuer-unsupported' }))).toContain('Add it, or move it to OWN');
});

describe('data of another form', () => {
  const wrong: Edits = {
    ...policy({ steps: undefined }),
    ...method({ syntax: undefined }),
    ...iam(({ actions }) => delete actions[0].scope),
    ...standard({ version: undefined }),
    ...error({ title: undefined }),
  };
  const forms = (edits: Edits, unread: string[] = []) => {
    const data = edited(edits);
    const problems = checkDataForms(data.spec, new Set(unread.map((name) => `docs/public/spec/${name}`)));
    return reported(data, problems).map((fix) => fix.replace(/ See .*/, ''));
  };
  const ADD = ['steps', 'syntax', 'scope', 'version', 'title'].map((name) => `{ › Add "${name}".`);

  test.each([
    ['is reported', wrong, [], ADD],
    ['is unknown where it cannot be read', wrong, ['policies.json'], ADD.slice(1)],
    ['is unknown where its schema cannot be read', wrong, ['json-schema/policies.json'], ADD.slice(1)],
    [
      'is unknown without its schema',
      { 'json-schema/policies': (schema: object) => spoil(schema, { $id: 'x' }) },
      [],
      ['{ › Publish policies.json in json-schema.'],
    ],
  ])('%s', (_, edits, unread, expected) => expect(forms(edits, unread)).toEqual(expected));
});
