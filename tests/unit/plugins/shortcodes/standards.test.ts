import { expect, test } from 'vitest';
import { standardParts } from '../../../../plugins/shortcodes/standards.ts';
import { policies, standards, titleOf } from './smallPlatform.ts';

const parts = standardParts(standards, policies, titleOf);

test.each<[tag: string, attributes: Record<string, string>, lines: string[]]>([
  [
    'StandardList',
    { by: 'W3C' },
    [
      '| Standard | Status | Read it here |',
      '| --- | --- | --- |',
      '| [DID Core](https://a.example/did) | W3C Recommendation, 19 July 2022; superseded by \\{2\\} | [About </standards/did>](/standards/did) |',
      '| [VC](https://a.example/did) | W3C Recommendation, July 2025 | – |',
    ],
  ],
  [
    'StandardList',
    { by: 'ISO' },
    [
      '| Standard | Status | Read it here |',
      '| --- | --- | --- |',
      '| [mdoc](https://a.example/did) | International Standard, 2021 | [About </standards/did>](/standards/did) |',
    ],
  ],
  [
    'StandardList',
    { by: 'IETF' },
    [
      '| Standard | Status | Read it here |',
      '| --- | --- | --- |',
      '| [Draft](https://a.example/did) | IETF Draft | [About </standards/did>](/standards/did) |',
    ],
  ],
  [
    'StandardChanges',
    { by: 'W3C' },
    [
      '| Standard | Read here | Newest text | Last checked |',
      '| --- | --- | --- | --- |',
      '| [DID Core](https://a.example/did) | the text of 19 July 2022 | W3C Recommendation, 19 July 2022; superseded by \\{2\\} | 5 January 2026 |',
      '| [VC](https://a.example/did) | revision 3 | W3C Recommendation, July 2025 | 5 January 2026 |',
    ],
  ],
  [
    'StandardChanges',
    { by: 'IETF' },
    [
      '| Standard | Read here | Newest text | Last checked |',
      '| --- | --- | --- | --- |',
      '| [Draft](https://a.example/did) | the newest text | IETF Draft | 5 January 2026 |',
    ],
  ],
  [
    'Standards',
    { of: 'verifier', by: 'W3C' },
    [
      '| Standard | Status | Policies | Note |',
      '| --- | --- | --- | --- |',
      '| [DID Core](https://a.example/did) | W3C Recommendation, 19 July 2022; superseded by \\{2\\} | all | – |',
      '| [VC](https://a.example/did), section 4.1 | W3C Recommendation, July 2025 | proof, status | In \\{part\\} |',
    ],
  ],
  [
    'Standards',
    { of: 'verifier', by: 'ISO' },
    [
      '| Standard | Status | Policies |',
      '| --- | --- | --- |',
      '| [mdoc](https://a.example/did) | International Standard, 2021 | format |',
    ],
  ],
])('<%s> with %j', (tag, attributes, lines) => {
  expect(parts[tag](attributes).split('\n')).toEqual(lines);
});
