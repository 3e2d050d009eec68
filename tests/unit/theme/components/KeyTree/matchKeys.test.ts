import { expect, test } from 'vitest';
import { matchKeys } from '../../../../../theme/components/KeyTree/filterKeys.ts';

const keys = [
  { path: 'cors.enabled', text: 'boolean Sends CORS headers.' },
  { path: 'policies.format.standards.w3c["vc-data-model"]["v1.1"].enabled', text: 'Accepts version 1.1.' },
  { path: 'policies.notAfter.onOutOfRange', text: 'Sets what happens when the date is out of range.' },
];

test.each([
  ['', [true, true, true]],
  ['enabled', [true, true, false]],
  ['enabled cors', [true, false, false]],
  ['vc-data-model', [false, true, false]],
  ['onOutOfRange', [false, false, true]],
  ['cors date', [false, false, false]],
])('%j', (query, expected) => {
  expect(matchKeys(keys, query)).toEqual(expected);
});
