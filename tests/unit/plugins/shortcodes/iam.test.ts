import { expect, test } from 'vitest';
import { iamParts } from '../../../../plugins/shortcodes/iam.ts';
import { iam, set } from './smallPlatform.ts';

const parts = iamParts(iam, set);

test.each<[tag: string, attributes: Record<string, string>, lines: string[]]>([
  [
    'PolicyDocumentFields',
    {},
    [
      '- `version`: string, **required**. Says which form it has. Values: `1`.',
      '- `statements`: object[]. Lists what is allowed. At least 1 item.',
      '  - `action`: string, **required**. Names it.',
    ],
  ],
  [
    'IamActions',
    {},
    [
      '| Action | Scope | Allows | On |',
      '| --- | --- | --- | --- |',
      '| `read` | `management` | Read \\{it\\}. | `instance` or `key` of `resolver`, `verifier`; `role` of `gateway` |',
      '| `verify` | `service` | Verify. | – |',
    ],
  ],
  ['IamActions', { of: 'service' }, ['| Action | Allows |', '| --- | --- |', '| `verify` | Verify. |']],
  [
    'IamResources',
    {},
    [
      '| Service | Region | Resource types | What it is |',
      '| --- | --- | --- | --- |',
      '| `resolver` | any | `instance`, `key` | Instances \\{all\\}. |',
    ],
  ],
  [
    'ManagedPolicies',
    {},
    [
      '| Display name | Machine name | Scope | Grants |',
      '| --- | --- | --- | --- |',
      '| All | `all` | `service` | `verify`, `read` |',
    ],
  ],
])('<%s> with %j', (tag, attributes, lines) => {
  expect(parts[tag](attributes).split('\n')).toEqual(lines);
});
