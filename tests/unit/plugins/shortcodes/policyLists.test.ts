import { expect, test } from 'vitest';
import { policyListParts } from '../../../../plugins/shortcodes/policyLists.ts';
import { keys, policies } from './smallPlatform.ts';

const parts = policyListParts(policies, keys);

test.each<[tag: string, attributes: Record<string, string>, lines: string[]]>([
  [
    'PolicyOverview',
    { of: 'verifier' },
    [
      '<div className="matrix">',
      '',
      '| Policy | Question | `policy` in results | Configuration | Can be skipped | Checks |',
      '| --- | --- | --- | --- | --- | --- |',
      '| [Format](/policies/format) | Who signed \\<it>? | `format` | – | no | credential |',
      '| [Proof](/policies/proof) | Who signed \\<it>? | `proof` | [`proof`](/reference/services/verifier/configuration#proof) | yes | credential and presentation |',
      '| [Status](/policies/status) | Who signed \\<it>? | `status` | – | no | credential |',
      '',
      '</div>',
    ],
  ],
  [
    'PolicyOrder',
    { of: 'verifier' },
    [
      '1. [Format](/policies/format)',
      '2. [Proof](/policies/proof) and [status](/policies/status), independently of each other',
    ],
  ],
  [
    'PolicyMatrix',
    { of: 'verifier' },
    [
      '<div className="matrix">',
      '',
      '| Format | Proof |',
      '| --- | --- |',
      '| JWT VC | yes |',
      '| Mobile document | with a \\{key\\} |',
      '',
      '</div>',
    ],
  ],
  [
    'FormatList',
    {},
    [
      '| Input | How it is recognized | Format name in queries | `data.format` in results |',
      '| --- | --- | --- | --- |',
      '| JWT VC | Three \\{parts\\} | `jwt_vc`, `jwt_vp` | `jwt` |',
      '| Mobile document | CBOR | – | `mso` |',
    ],
  ],
  [
    'AcceptedProofs',
    { of: 'jose' },
    [
      '| `alg` | Key | Standard |',
      '| --- | --- | --- |',
      '| `ES256`, `ES384` | P-256 | [RFC 7518](https://a.example/7518) |',
    ],
  ],
  [
    'AcceptedProofs',
    { of: 'data-integrity' },
    [
      '| `cryptosuite` | Key | Standard |',
      '| --- | --- | --- |',
      '| `eddsa` | Ed25519 | [VC-DI](https://a.example/di) |',
    ],
  ],
  [
    'QueryTypes',
    {},
    [
      '| `type` | Query | Further input |',
      '| --- | --- | --- |',
      '| `DCQL` | `dcql` | `nonce`, `id` |',
      '| `ISO18013-5.DeviceRequest` | `device` | – |',
    ],
  ],
  [
    'QueryMatrix',
    {},
    [
      '<div className="matrix">',
      '',
      '| Format | DCQL | Device |',
      '| --- | --- | --- |',
      '| JWT VC | yes | no |',
      '| Mobile document | no | yes |',
      '',
      '</div>',
    ],
  ],
  ['QuerySteps', { of: 'DCQL' }, ['1. Read \\{it\\}.', '2. Match.']],
])('<%s> with %j', (tag, attributes, lines) => {
  expect(parts[tag](attributes).split('\n')).toEqual(lines);
});
