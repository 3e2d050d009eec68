import type { TitleOf } from '../../../../plugins/data/pageTitles.ts';
import type { DidMethodEntry, IamData, StandardEntry } from '../../../../plugins/data/publishedData.ts';
import type { ErrorEntry } from '../../../../plugins/schemas/errorCatalogue.ts';
import type { ApiPages } from '../../../../plugins/shortcodes/render/keyLinks.ts';

export { keys, policies, set } from './smallPolicies.ts';

const problem = (slug: string, more: object): ErrorEntry =>
  ({
    slug,
    type: `https://a.example/${slug}`,
    title: 'It <fails>',
    status: 422,
    raisedBy: ['verifier'],
    policies: ['proof'],
    formats: ['jwt', 'mdoc'],
    when: 'It is {odd}.',
    causes: ['First {one}.', 'Second.'],
    fixes: [{ text: 'Do {it}.', concerns: [], page: '/guides/do' }],
    related: [],
    example: { title: 'It fails' },
    ...more,
  }) as ErrorEntry;
const key = (name: string) => ({ in: 'configuration', service: 'verifier', key: `/proof/${name}` });
export const errors: ErrorEntry[] = [
  problem('unexpected', {
    ...{
      status: 500,
      raisedBy: ['verifier', 'validator', 'resolver', 'authorizer', 'gateway'],
      policies: [],
      causes: ['One.'],
    },
    formats: [],
    fixes: [{ text: 'Wait.', concerns: [], page: '/reference/errors/unexpected' }],
  }),
  problem('proof-failed', {
    raisedBy: ['verifier', 'validator'],
    formats: ['w3c', 'jwt', 'sd-jwt', 'mdoc'],
    fixes: [
      {
        text: 'Set {it}.',
        concerns: [
          key('skip'),
          key('onUnknown'),
          key('jwt/age'),
          key('mdoc/age'),
          { in: 'body', service: 'verifier', field: '/options/a' },
        ],
        page: '/guides/set',
      },
      {
        text: 'Ask.',
        concerns: [
          { in: 'header', service: 'verifier', header: 'X-Trace' },
          { in: 'body', service: 'verifier', field: '' },
        ],
        page: '/guides/set',
      },
    ],
  }),
  problem('format-failed', { policies: ['format', 'other'], raisedBy: ['validator'] }),
];

export const methods = [
  {
    ...{
      method: 'web',
      key: 'web',
      group: 'web',
      syntax: 'did:web:{host}',
      examples: ['did:web:a', 'did:web:b'],
      networks: 'Any',
    },
    specification: { name: 'did:web', address: 'https://a.example/web', note: 'A draft.' },
    options: ['/methods/web/on', '/methods/web/nets', '/methods/web/gone'],
    operations: { create: 'Write {it}', resolve: 'Read', update: 'Write anew', deactivate: 'Take away' },
    ...{
      versions: true,
      keyTypes: 'All',
      relationships: 'Any',
      services: 'Some',
      paths: 'Paths',
      encoding: 'published',
      notes: ['Note {one}.', 'Two.'],
    },
  },
  {
    ...{
      method: 'key',
      key: 'key',
      group: 'self-contained',
      syntax: 'did:key:{key}',
      examples: ['did:key:z'],
      networks: '',
    },
    specification: { name: 'did:key', address: 'https://a.example/key', note: '' },
    options: [],
    operations: { create: 'Make', resolve: 'Read', update: '', deactivate: '' },
    ...{
      versions: false,
      keyTypes: 'All',
      relationships: 'Any',
      services: '',
      paths: 'No',
      encoding: 'none',
      notes: [],
    },
  },
] as DidMethodEntry[];

export const iam = {
  actions: [
    {
      scope: 'management',
      action: 'read',
      allows: 'Read {it}.',
      on: [
        { services: ['resolver', 'verifier'], resourceTypes: ['instance', 'key'] },
        { services: ['gateway'], resourceTypes: ['role'] },
      ],
    },
    { scope: 'service', action: 'verify', allows: 'Verify.', on: [] },
  ],
  resources: [{ services: ['resolver'], region: 'any', resourceTypes: ['instance', 'key'], holds: 'Instances {all}.' }],
  managedPolicies: [{ name: 'All', resourceId: 'all', scope: 'service', actions: ['verify', 'read'] }],
} as unknown as IamData;

const standard = (id: string, more: object) =>
  ({
    ...{ id, by: 'W3C', name: 'DID Core', status: 'Recommendation', date: '2022-07-19', version: '1.0', note: '' },
    ...{ address: 'https://a.example/did', page: '/standards/did', checked: '2026-01-05', uses: [], ...more },
  }) as unknown as StandardEntry;
const use = (names: string[], section = '', note = '') => ({ service: 'verifier', section, policies: names, note });
export const standards = [
  standard('did', { uses: [use(['format', 'proof', 'status'])], note: 'Superseded by {2}.' }),
  standard('vc', {
    name: 'VC',
    page: '',
    date: '2025-07',
    revision: '3',
    uses: [use(['proof', 'status'], '4.1', 'In {part}')],
  }),
  standard('iso', { by: 'ISO', name: 'mdoc', status: 'International Standard', date: '2021', uses: [use(['format'])] }),
  standard('draft', {
    by: 'IETF',
    name: 'Draft',
    status: 'Draft',
    date: '',
    uses: [{ ...use([]), service: 'resolver' }],
  }),
];

/** Titles of the pages that there are. */
export const titleOf = ((page: string) =>
  /^\/(?:guides|standards)/.test(page) ? `About <${page}>` : undefined) as TitleOf;

/** The fields of the one API that has a page. */
export const apis = new Map([
  [
    'verifier',
    { fieldOfRequests: (field: readonly string[]) => (field.length > 0 ? `id-${field.join('-')}` : undefined) },
  ],
]) as unknown as ApiPages;
