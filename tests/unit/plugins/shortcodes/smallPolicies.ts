import type { PolicyData, PolicyEntry } from '../../../../plugins/data/publishedData.ts';
import { SchemaSet } from '../../../../plugins/schemas/schemaSet.ts';
import { configurationKeys } from '../../../../plugins/shortcodes/render/configurationKeys.ts';
import { configurationRoute } from '../../../../plugins/shortcodes/render/configurationPages.ts';
import type { KeyPages } from '../../../../plugins/shortcodes/render/keyLinks.ts';

/** A small platform, for parts of which every word counts. */
const document = (name: string, schema: object) => ({ $id: `https://a.example/${name}.json`, ...schema });
const OUTCOME = { $ref: 'outcome.json', default: 'error', description: 'Decides what follows.' };

export const set = new SchemaSet([
  document('outcome', { title: 'Outcome', type: 'string', enum: ['valid', 'warning', 'error'] }),
  document('verifier.configuration', {
    type: 'object',
    properties: {
      proof: {
        type: 'object',
        description: 'Settings of proofs.',
        properties: {
          skip: { type: 'boolean', default: false, description: 'Leaves it out.' },
          onUnknown: OUTCOME,
          jwt: {
            type: 'object',
            properties: { age: { type: 'integer', minimum: 1, default: 5, description: 'Is so old.' } },
          },
          mdoc: {
            type: 'object',
            properties: { age: { type: 'integer', minimum: 1, default: 5, description: 'Is so old.' } },
          },
        },
      },
    },
  }),
  document('resolver.configuration', {
    type: 'object',
    properties: {
      methods: {
        type: 'object',
        properties: {
          web: {
            type: 'object',
            properties: {
              on: { type: 'boolean', default: true },
              nets: { type: 'array', items: { enum: ['a', 'b'] }, default: ['a'] },
            },
          },
        },
      },
    },
  }),
  document('policy-document', {
    type: 'object',
    required: ['version'],
    properties: {
      version: { type: 'string', enum: ['1'], description: 'Says which form it has.' },
      statements: {
        type: 'array',
        minItems: 1,
        description: 'Lists what is allowed.',
        items: {
          type: 'object',
          required: ['action'],
          properties: { action: { type: 'string', description: 'Names it.' } },
        },
      },
    },
  }),
]);

const keysOf = (service: string) => {
  const schema = `${service}.configuration.json`;
  const keys = configurationKeys(set, set.document(schema));
  return [service, { name: service, route: configurationRoute(service), schema, keys }] as const;
};
export const keys: KeyPages = new Map([keysOf('verifier'), keysOf('resolver')]);

const request = (service: PolicyEntry['service']) => ({ service, path: `/${service}`, body: { a: 1 } });
const examples = (service: PolicyEntry['service']): PolicyEntry['examples'] => ({
  passing: { text: 'This {one} passes.', request: request(service), status: 200, results: [{ policy: 'p' }] },
  failing: { text: 'This fails.', request: request(service), status: 422, results: [{ policy: 'p', error: {} }] },
});

const proof: PolicyEntry = {
  id: 'proof',
  service: 'verifier',
  name: 'Proof',
  page: '/policies/proof',
  order: 2,
  question: 'Who signed <it>?',
  levels: ['credential', 'presentation'],
  configuration: '/proof',
  skip: '/proof/skip',
  steps: [
    {
      text: 'Read the {proof}.',
      needs: ['A key', 'DID of the issuer'],
      settings: ['/proof/onUnknown'],
      errors: ['proof-failed', 'unexpected'],
    },
    { text: 'Go on.', needs: [], settings: [], errors: [] },
  ],
  outcomes: [
    { finding: 'It is unknown', outcome: 'error', settings: ['/proof/onUnknown'], effect: 'The answer fails.' },
    { finding: 'It is wrong', outcome: 'error', settings: [], effect: '' },
    { finding: 'It is right', outcome: 'valid', settings: [], effect: '' },
  ],
  formats: [
    { format: 'jwt', support: 'yes', note: '' },
    { format: 'mdoc', support: 'when', note: 'With a {key}' },
    { format: 'sd-jwt', support: 'no', note: '' },
  ],
  facts: [{ member: 'issuer', meaning: 'Who signed.' }],
  errors: ['proof-failed', 'gone'],
  ownErrors: [{ platformType: 'proof.own', when: 'It is odd.', fix: 'Look.' }],
  examples: examples('verifier'),
};
const format: PolicyEntry = {
  ...proof,
  ...{
    id: 'format',
    name: 'Format',
    page: '/policies/format',
    order: 1,
    levels: ['credential'],
    skip: '',
    configuration: '',
  },
  ...{ errors: ['proof-failed'], ownErrors: [], formats: [] },
};
const status: PolicyEntry = {
  ...format,
  id: 'status' as string as PolicyEntry['id'],
  name: 'Status',
  page: '/policies/status',
  order: 2,
  errors: ['unexpected'],
};
const ask: PolicyEntry = {
  ...format,
  ...{
    id: 'ask' as string as PolicyEntry['id'],
    service: 'authorizer',
    name: 'Ask',
    page: '/policies/ask',
    order: 1,
    errors: [],
  },
  outcomes: proof.outcomes.slice(1),
  examples: { passing: examples('verifier').passing, failing: examples('authorizer').failing },
};

export const policies: PolicyData = {
  formats: [
    {
      id: 'jwt',
      name: 'JWT VC',
      family: 'jwt',
      form: 'Three {parts}',
      queryNames: ['jwt_vc', 'jwt_vp'],
      resultName: 'jwt',
    },
    { id: 'mdoc', name: 'Mobile document', family: 'mdoc', form: 'CBOR', queryNames: [], resultName: 'mso' },
  ],
  proofs: [
    {
      family: 'jose',
      names: ['ES256', 'ES384'],
      keys: 'P-256',
      standard: 'RFC 7518',
      address: 'https://a.example/7518',
    },
    { family: 'data-integrity', names: ['eddsa'], keys: 'Ed25519', standard: 'VC-DI', address: 'https://a.example/di' },
  ],
  queryTypes: [
    {
      type: 'DCQL',
      name: 'DCQL',
      query: 'dcql',
      inputs: ['nonce', 'id'],
      formats: ['jwt'],
      steps: ['Read {it}.', 'Match.'],
    },
    { type: 'ISO18013-5.DeviceRequest', name: 'Device', query: 'device', inputs: [], formats: ['mdoc'], steps: [] },
  ],
  policies: [format, proof, status, ask],
};
