import { test } from 'vitest';
import { expectRow, type Row } from './rules.ts';

const long = (length: number) => 'a'.repeat(length);
const role = { owner: 'managed', resourceId: 'resolver_all_actions' };
const reference = { type: 'instance', resourceId: 'resolver-eu-1', serviceRole: role };
const destination = { ...reference, service: 'resolver' };
const paths = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, destination]));

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
];

test.each(rows)('%s %s takes what the platform takes', (...row) => expectRow(...row));
