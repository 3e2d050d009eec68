import { expect, test } from 'vitest';
import { errorPageParts } from '../../../../plugins/shortcodes/errorPages.ts';
import { apis, errors, keys, policies, titleOf } from './smallPlatform.ts';

const parts = errorPageParts({ errors, policies, keys, apis, titleOf });

test.each<[tag: string, attributes: Record<string, string>, lines: string[]]>([
  [
    'ErrorFirstFix',
    { of: 'proof-failed' },
    [
      ':::tip Try this first',
      'Set \\{it\\}.',
      '',
      '- Request to the verifier: [`options.a`](/reference/services/verifier/api#id-options-a).',
      '- More: [About \\</guides/set>](/guides/set)',
      '- [All fixes and keys](#how-to-fix)',
      '',
      ':::',
    ],
  ],
  [
    'ErrorFirstFix',
    { of: 'format-failed' },
    [
      ':::tip Try this first',
      'Do \\{it\\}.',
      '',
      '- More: [About \\</guides/do>](/guides/do)',
      '- [All fixes](#how-to-fix)',
      '',
      ':::',
    ],
  ],
  [
    'ErrorFacts',
    { of: 'proof-failed' },
    [
      '| Property | Value |',
      '| --- | --- |',
      '| `platformType` | `proof-failed` |',
      '| `type` | `https://a.example/proof-failed` |',
      '| `title` | It \\<fails> |',
      '| `status` | 422 |',
      '| Raised by | Verifier and validator |',
      '| Policy | [Verifier format policy](/policies/format), [verifier proof policy](/policies/proof) |',
      '| Formats | All |',
    ],
  ],
  [
    'ErrorFacts',
    { of: 'unexpected' },
    [
      '| Property | Value |',
      '| --- | --- |',
      '| `platformType` | `unexpected` |',
      '| `type` | `https://a.example/unexpected` |',
      '| `title` | It \\<fails> |',
      '| `status` | 500 |',
      '| Raised by | Verifier, validator, resolver, authorizer and gateway |',
      '| Policy | [Verifier status policy](/policies/status) |',
      '| Formats | Not tied to a format |',
    ],
  ],
  [
    'ErrorFacts',
    { of: 'format-failed' },
    [
      '| Property | Value |',
      '| --- | --- |',
      '| `platformType` | `format-failed` |',
      '| `type` | `https://a.example/format-failed` |',
      '| `title` | It \\<fails> |',
      '| `status` | 422 |',
      '| Raised by | Validator |',
      '| Policy | `format`, `other` |',
      '| Formats | JWT VC, mdoc |',
    ],
  ],
  [
    'ErrorExample',
    { of: 'proof-failed' },
    [
      '```json title="Result entry with the problem object" schema="policy-result"',
      '{',
      '  "path": [],',
      '  "policy": "proof",',
      '  "service": "verifier",',
      '  "error": { "title": "It fails" }',
      '}',
      '```',
    ],
  ],
  [
    'ErrorExample',
    { of: 'proof-failed', service: 'validator', policy: 'x' },
    [
      '```json title="Result entry with the problem object" schema="policy-result"',
      '{',
      '  "path": [],',
      '  "policy": "x",',
      '  "service": "validator",',
      '  "error": { "title": "It fails" }',
      '}',
      '```',
    ],
  ],
  [
    'ErrorCauses',
    { of: 'proof-failed' },
    ['The most likely cause comes first.', '', '1. First \\{one\\}.', '2. Second.'],
  ],
  ['ErrorCauses', { of: 'unexpected' }, ['1. One.']],
  [
    'ErrorFixes',
    { of: 'proof-failed' },
    [
      '1. Set \\{it\\}.',
      '   - Configuration of the verifier:',
      '     - [`proof.skip`](/reference/services/verifier/configuration#proof-skip)',
      '     - [`proof.onUnknown`](/reference/services/verifier/configuration#proof-onunknown)',
      '     - [`proof.jwt.age`](/reference/services/verifier/configuration#proof-jwt-age)',
      '     - [`proof.mdoc.age`](/reference/services/verifier/configuration#proof-mdoc-age)',
      '   - Request to the verifier: [`options.a`](/reference/services/verifier/api#id-options-a).',
      '   - More: [About \\</guides/set>](/guides/set)',
      '2. Ask.',
      '   - Response header: [`X-Trace` (verifier)](/reference/services/verifier/api#authentication).',
      '   - Request to the verifier: [the whole body](/reference/services/verifier/api).',
    ],
  ],
  ['ErrorFixes', { of: 'unexpected' }, ['1. Wait.']],
])('<%s> with %j', (tag, attributes, lines) => {
  expect(parts[tag](attributes).split('\n')).toEqual(lines);
});
