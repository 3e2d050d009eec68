import { expect, test } from 'vitest';
import { errorListParts } from '../../../../plugins/shortcodes/errorLists.ts';
import { errors, policies } from './smallPlatform.ts';

const parts = errorListParts(errors, policies);

test.each<[tag: string, attributes: Record<string, string>, lines: string[]]>([
  [
    'ErrorTable',
    { of: 'verifier' },
    [
      '| Slug | Policy | Status | Meaning |',
      '| --- | --- | --- | --- |',
      '| [`proof-failed`](/reference/errors/proof-failed) | [`format`](/policies/format), [`proof`](/policies/proof) | 422 | It is \\{odd\\}. |',
      '| [`unexpected`](/reference/errors/unexpected) | [`status`](/policies/status) | 500 | It is \\{odd\\}. |',
    ],
  ],
  [
    'ErrorTable',
    { of: 'validator' },
    [
      '| Slug | Status | Meaning |',
      '| --- | --- | --- |',
      '| [`unexpected`](/reference/errors/unexpected) | 500 | It is \\{odd\\}. |',
      '| [`proof-failed`](/reference/errors/proof-failed) | 422 | It is \\{odd\\}. |',
      '| [`format-failed`](/reference/errors/format-failed) | 422 | It is \\{odd\\}. |',
    ],
  ],
  [
    'OwnErrorTable',
    { of: 'verifier' },
    [
      '| `platformType` | Policy in results | Page | When |',
      '| --- | --- | --- | --- |',
      '| `proof.own` | `proof` | [Verifier proof policy](/policies/proof) | It is odd. |',
    ],
  ],
  [
    'ErrorOverview',
    {},
    [
      '<details>',
      '<summary>All errors in one table, with status and service</summary>',
      '',
      '| `platformType` | Meaning | Status | Raised by |',
      '| --- | --- | --- | --- |',
      '| [`proof-failed`](/reference/errors/proof-failed) | **It \\<fails>.** It is \\{odd\\}. | 422 | Verifier, validator |',
      '| [`unexpected`](/reference/errors/unexpected) | **It \\<fails>.** It is \\{odd\\}. | 500 | Any service |',
      '| [`format-failed`](/reference/errors/format-failed) | **It \\<fails>.** It is \\{odd\\}. | 422 | Validator |',
      '',
      '</details>',
      '',
    ],
  ],
])('<%s> with %j', (tag, attributes, lines) => {
  expect(parts[tag](attributes).split('\n')).toEqual(lines);
});
