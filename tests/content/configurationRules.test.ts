import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../plugins/reference/jsonValue.ts';
import { SchemaValidator } from '../../plugins/reference/schemaValidator.ts';
import { withDiscriminators } from '../../plugins/reference/taggedUnions.ts';
import { documents, set, tokens } from './spec.ts';

const validator = new SchemaValidator(documents.map((document) => withDiscriminators(set, document)));
const slug = tokens['%brand.slug%'];

/** Puts a value at a dotted path; a colon stands for a dot inside a key. */
function put(path: string, value: JsonValue): JsonValue {
  return path.split('.').reduceRight<JsonValue>((inner, key) => ({ [key]: inner }), value);
}

const long = (length: number) => 'a'.repeat(length);
const role = { owner: 'managed', resourceId: 'resolver_all_actions' };
const reference = { type: 'instance', resourceId: 'resolver-eu-1', serviceRole: role };
const destination = { ...reference, service: 'resolver' };
const paths = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, destination]));
const roots = 'policies.trustedIssuer.trustedIssuerRootCertificates';
const pem = '-----BEGIN CERTIFICATE-----…';
const outcomes: [JsonValue[], JsonValue[]] = [
  ['valid', 'warning', 'error'],
  ['ignore', true],
];
const status = 'policies.credentialStatus';
const statusTypes = ['bitstringStatusList', 'credentialStatus2021'];
const datePolicies = ['notAfter', 'notBefore'];
const dated = ['verifiableCredential', 'verifiablePresentation'];

type Row = [service: string, path: string, accepted: JsonValue[], refused: JsonValue[]];
const rows: Row[] = [
  ...['authorizer', 'gateway', 'resolver', 'validator', 'verifier'].flatMap((service): Row[] => [
    [service, 'cors.enabled', [true, false], ['true', 1, null]],
    [
      service,
      'cors.origin',
      [[], ['*'], ['https://a.example'], ['http://localhost:3000', 'https://b.example:8443']],
      ['*', ['https://a.example/'], ['https://a.example/path'], ['a.example'], ['https://*.example']],
    ],
    [
      service,
      'cors.allowMethods',
      [[], ['HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']],
      [['get'], ['TRACE'], 'GET'],
    ],
    [service, 'cors.allowHeaders', [['content-type', 'X-A'], ['*']], [['Content Type'], ['A:B'], ['']]],
    [service, 'cors.exposeHeaders', [['X-Request-Id']], [['X Request'], 'X-Request-Id']],
    [service, 'cors.maxAge', [0, 86400], [-1, 86401, 1.5, '600']],
    [
      service,
      'cors',
      [{}, { credentials: false, origin: ['*'] }, { credentials: true, origin: ['https://a.example'] }],
      [
        { credentials: true },
        { credentials: true, origin: ['*'] },
        { credentials: true, origin: ['https://a.example', '*'] },
        { allowedOrigin: [] },
      ],
    ],
  ]),
  [
    'verifier',
    'resolver',
    [{ type: 'managed' }, reference, { ...reference, serviceRole: { owner: 'account', resourceId: 'role_abcd1234' } }],
    [
      {},
      { type: 'managed', resourceId: 'a' },
      { type: 'instance' },
      { ...reference, service: 'resolver' },
      { type: 'other' },
    ],
  ],
  [
    'verifier',
    'resolver',
    ['a', 'a-b', long(63)].map((resourceId) => ({ ...reference, resourceId })),
    ['', 'A', 'a_b', '-a', 'a-', long(64)].map((resourceId) => ({ ...reference, resourceId })),
  ],
  [
    'verifier',
    'resolver',
    ['a', 'A_b-9', long(63)].map((resourceId) => ({ ...reference, serviceRole: { owner: 'account', resourceId } })),
    ['', '_a', '-a', 'a.b', long(64)].map((resourceId) => ({
      ...reference,
      serviceRole: { owner: 'account', resourceId },
    })),
  ],
  ['authorizer', 'policies.validate.skip', [true], ['yes']],
  ['authorizer', 'policies.validate.validator', [{ type: 'managed' }, reference], [{}]],
  ['authorizer', 'policies.verify.skip', [true], ['yes']],
  ['authorizer', 'policies.verify.verifier', [{ type: 'managed' }, reference], [{}]],
  ['authorizer', 'policies.format', [], [{}, { skip: true }]],
  [
    'authorizer',
    'openId4vp.authorizationEndpoint',
    ['openid4vp:', 'haip:', 'https://wallet.example.com/a'],
    ['openid4vp', '', 'http://wallet.example.com', '4vp:'],
  ],
  ['authorizer', 'openId4vp.expiresAfter', [1000, 86400000], [999, 86400001, 1000.5]],
  ['authorizer', 'openId4vp.clientMetadata.clientName', ['A', long(128)], ['', long(129)]],
  ['authorizer', 'openId4vp.clientMetadata.clientUri', ['https://a.example'], ['http://a.example', 'a.example']],
  ['authorizer', 'openId4vp.clientMetadata.location', ['a.example'], ['https://a.example', 'a b']],
  [
    'authorizer',
    'openId4vp.clientMetadata.logoUri',
    ['https://a.example/logo.png'],
    ['http://a.example/logo.png', '/logo.png'],
  ],
  ['authorizer', 'openId4vp.trustAnchor', [], [{}]],
  [
    'gateway',
    'paths',
    [
      {},
      { auth: destination },
      { 'A_b-9': destination },
      { [long(64)]: destination },
      paths(50),
      { Health: destination },
    ],
    [
      { '': destination },
      { 'a/b': destination },
      { 'a.b': destination },
      { [long(65)]: destination },
      { health: destination },
      paths(51),
    ],
  ],
  ['gateway', 'paths.auth.service', [], ['gateway', 'authorizer']],
  [
    'gateway',
    'paths.auth',
    ['authorizer', 'resolver', 'verifier', 'validator'].map((service) => ({ ...destination, service })),
    [{ type: 'managed' }, reference, { ...destination, service: 'gateway' }, { ...destination, type: 'managed' }],
  ],
  [
    'resolver',
    'contentType',
    ['application/did-resolution', 'application/did', 'application/did+json', 'application/did+ld+json'],
    ['application/json'],
  ],
  ['resolver', 'preferredPublicKeyEncoding', ['jwk', 'multibase'], ['pem']],
  ...'cheqd ebsi ens ethr iden3 ion jwk key oyd pkh plc web webvh'
    .split(' ')
    .map((name): Row => ['resolver', `methods.${name}.enabled`, [true, false], ['false']]),
  ['resolver', 'methods', [{}], [{ dht: { enabled: true } }, { polygonid: { enabled: true } }]],
  ['resolver', 'methods.jwk', [{}], [{ networks: [] }]],
  ['resolver', 'methods.key', [{}], [{ timeout: 5000 }]],
  [
    'resolver',
    'methods.cheqd.networks',
    [[], ['mainnet'], ['testnet', 'mainnet']],
    [['sepolia'], ['mainnet', 'mainnet'], 'mainnet'],
  ],
  ['resolver', 'methods.ebsi.environment', ['pilot', 'conformance'], ['production']],
  ['resolver', 'methods.ens.network', ['mainnet', 'sepolia'], ['polygon']],
  ['resolver', 'methods.ethr.networks', [['mainnet', 'sepolia', 'polygon', 'gnosis']], [['goerli']]],
  [
    'resolver',
    'methods.iden3.networks',
    [['polygon:main', 'polygon:amoy', 'privado:main', 'privado:test']],
    [['polygon:mumbai']],
  ],
  ['resolver', 'methods.ion.networks', [['mainnet', 'testnet']], [['sepolia']]],
  ['resolver', 'methods.oyd.repository', ['https://a.example'], ['http://a.example', 'a.example']],
  ['resolver', 'methods.pkh.namespaces', [['eip155', 'bip122', 'solana', 'tezos']], [['cosmos']]],
  ['resolver', 'methods.plc.directory', ['https://a.example'], ['http://a.example']],
  ['resolver', 'methods.web.timeout', [1000, 30000], [999, 30001, '5000']],
  ['resolver', 'methods.webvh.timeout', [1000, 30000], [999, 30001]],
  ...['policies.credentialFormat', 'policies.format'].flatMap((policy): Row[] =>
    ['w3c.vc-data-model.v1:1', 'w3c.vc-data-model.v2:0', 'iso.18013-5:2021'].map(
      (standard): Row => [
        policy === 'policies.format' ? 'verifier' : 'validator',
        `${policy}.standards.${standard}.enabled`,
        [true, false],
        ['on'],
      ],
    ),
  ),
  ['validator', 'policies.credentialFormat.skip', [], [true]],
  ['verifier', 'policies.format.skip', [], [true]],
  ['validator', 'policies.trustedIssuer.skip', [true], ['yes']],
  [
    'validator',
    roots,
    [
      [],
      [
        { type: 'predefined', tag: slug },
        { type: 'predefined', tag: 'aamva' },
      ],
    ],
    [[{ type: 'predefined', tag: 'other' }], [{ type: 'predefined' }], [{ type: 'file' }], {}],
  ],
  [
    'validator',
    roots,
    [[{ type: 'pem', pem }]],
    [[{ type: 'pem', pem: 'MIIB' }], [{ type: 'pem' }], [{ type: 'pem', pem, tag: 'aamva' }]],
  ],
  [
    'validator',
    roots,
    [
      [{ type: 'vical', cbor: 'omd2', vicalTrustedCertificates: [] }],
      [{ type: 'vical', cbor: 'omd2', vicalTrustedCertificates: [pem] }],
    ],
    [
      [{ type: 'vical', cbor: 'omd2' }],
      [{ type: 'vical', vicalTrustedCertificates: [] }],
      [{ type: 'vical', cbor: 'omd2', vicalTrustedCertificates: [''] }],
    ],
  ],
  [
    'validator',
    roots,
    [[{ type: 'vical-url', url: 'https://a.example/v', vicalTrustedCertificates: [] }]],
    [
      [{ type: 'vical-url', url: 'http://a.example/v', vicalTrustedCertificates: [] }],
      [{ type: 'vical-url', url: 'https://a.example/v' }],
    ],
  ],
  ['validator', 'policies.presentationSubmission.skip', [true], ['yes']],
  ['validator', 'policies.presentationSubmission.onPresentationEvaluationWarning', ...outcomes],
  ['verifier', 'policies.credentialSchema.skip', [true], [0]],
  ...['onInvalid', 'onSchemaError', 'onUnsupported'].map(
    (key): Row => ['verifier', `policies.credentialSchema.validation.${key}`, ...outcomes],
  ),
  ['verifier', `${status}.skip`, [true], [0]],
  ['verifier', `${status}.onMissing`, ['valid', 'error'], ['warning']],
  ['verifier', `${status}.onUnsupported`, ['warning', 'error'], ['valid']],
  ...statusTypes.flatMap((type): Row[] =>
    [
      'revocation.onRevocation',
      'revocation.onMissingStatus',
      'suspension.onSuspension',
      'suspension.onMissingStatus',
    ].map((key): Row => ['verifier', `${status}.statusTypes.${type}.statusChecks.${key}`, ...outcomes]),
  ),
  ['verifier', `${status}.statusTypes.bitstringStatusList.statusChecks.suspension.onRevocation`, [], ['error']],
  ...datePolicies.flatMap((policy): Row[] => [
    ['verifier', `policies.${policy}.skip`, [true], [0]],
    ...dated.flatMap((thing): Row[] => {
      const at = `policies.${policy}.credentials.${thing}`;
      return [
        ['verifier', `${at}.enabled`, [false], ['no']],
        ['verifier', `${at}.onOutOfRange`, ...outcomes],
        ['verifier', `${at}.onMissingDate`, ...outcomes],
        ['verifier', `${at}.tolerance`, [0, 86400000], [-1, 86400001, 0.5]],
      ];
    }),
  ]),
  ['verifier', 'policies.proof.skip', [true], [0]],
  ['verifier', 'policies.proof.formats.jwt.enabled', [false], ['no']],
  ['verifier', 'policies.proof.formats.jwt.proofPurpose', ['assertionMethod', 'authentication'], ['keyAgreement']],
  ['verifier', 'policies.proof.formats.w3c.enabled', [false], ['no']],
  ['verifier', 'policies.proof.formats.w3c.proofPurpose.assertionMethod.enabled', [false], ['no']],
  ['verifier', 'policies.proof.formats.w3c.proofPurpose.assertionMethod.challenge', [], ['']],
  ['verifier', 'policies.proof.formats.w3c.proofPurpose.authentication.enabled', [false], ['no']],
  ['verifier', 'policies.proof.formats.w3c.proofPurpose.authentication.challenge', ['', 'any'], [1]],
  ['verifier', 'policies.proof.formats.w3c.proofPurpose.authentication.domain', ['', 'any'], [null]],
  ['verifier', 'policies.proof.formats.iso.enabled', [false], ['no']],
];

describe('configurations take what the platform takes', () => {
  test.each(rows)('%s %s', (service, path, accepted, refused) => {
    const validate = validator.compile(set.document(`${service}.configuration.json`).base);
    const keys = path.replaceAll(/(?<=\.v\d):/g, '\u0000');
    const at = (value: JsonValue) => JSON.parse(JSON.stringify(put(keys, value)).replaceAll('\\u0000', '.'));
    for (const value of accepted) expect(validate(at(value)), JSON.stringify(value)).toEqual([]);
    for (const value of refused) expect(validate(at(value)), JSON.stringify(value)).not.toEqual([]);
  });
});

describe('policy documents take what the platform takes', () => {
  const resource = { region: 'eu', service: 'resolver', resourceType: 'instance', resourceId: 'resolver-eu-1' };
  const statement = { effect: 'allow', scope: 'service', actions: ['resolve'], resources: [resource] };
  const one = (change: object) => ({ version: '1.0', permissions: [{ ...statement, ...change }] });
  const on = (change: object) => one({ resources: [{ ...resource, ...change }] });
  const management = [
    'create',
    'read',
    'update',
    'delete',
    'list',
    'add',
    'remove',
    'read-status',
    'update-status',
    '*',
  ];
  const service = ['authorize', 'resolve', 'validate', 'verify', 'list-methods', '*'];
  const names = [
    'accounts',
    'authorizer',
    'gateway',
    'iam',
    'library',
    'logs',
    'resolver',
    'trail',
    'validator',
    'verifier',
    '*',
  ];
  const types = ['instance', 'configuration', 'api-key', 'policy', 'service-role', 'query', '*'];
  const rows: [name: string, accepted: object[], refused: object[]][] = [
    ['version', [one({})], [{ ...one({}), version: '1.1' }, { permissions: [statement] }]],
    ['permissions', [], [{ version: '1.0', permissions: [] }, { version: '1.0' }]],
    ['effect', [one({ effect: 'deny' })], [one({ effect: 'forbid' })]],
    [
      'management actions',
      [one({ scope: 'management', actions: management })],
      service.slice(0, -1).map((action) => one({ scope: 'management', actions: [action] })),
    ],
    [
      'service actions',
      [one({ actions: service })],
      [...management.slice(0, -1).map((action) => one({ actions: [action] })), one({ actions: [] })],
    ],
    ['resources', [], [one({ resources: [] }), one({ resources: ['eu/resolver/instance/a'] })]],
    [
      'region',
      ['eu', 'global', '*'].map((region) => on({ region })),
      ['EU', 'eu-', '', 'eu*'].map((region) => on({ region })),
    ],
    ['service', names.map((name) => on({ service: name })), [on({ service: 'issuer' })]],
    ['resource type', types.map((resourceType) => on({ resourceType })), [on({ resourceType: 'key' })]],
    [
      'resource ID',
      [on({ resourceId: '*' }), on({ resourceId: 'role_abcd1234' }), on({ resourceId: 'resolver.read' })],
      [on({ resourceId: 'resolver-*' }), on({ resourceId: '' })],
    ],
  ];
  const validate = validator.compile(set.document('policy-document.json').base);
  test.each(rows)('%s', (_name, accepted, refused) => {
    for (const value of accepted) expect(validate(value as JsonValue), JSON.stringify(value)).toEqual([]);
    for (const value of refused) expect(validate(value as JsonValue), JSON.stringify(value)).not.toEqual([]);
  });
});
