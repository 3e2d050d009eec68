import { test } from 'vitest';
import type { JsonValue } from '../../plugins/schemas/jsonValue.ts';
import { expectRow, type Row } from './rules.ts';
import { tokens } from './spec.ts';

const slug = tokens['%brand.slug%'];
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

const rows: Row[] = [
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

test.each(rows)('%s %s takes what the platform takes', (...row) => expectRow(...row));
