import { expect, test } from 'vitest';
import { decodeSafely } from '../../../../theme/logic/decode.ts';

test.each([
  ['plain', 'plain'],
  ['a%20b', 'a b'],
  ['%C3%BC', 'ü'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['%', '%'],
  ['', ''],
])('%s is read as %s', (text, decoded) => {
  expect(decodeSafely(text)).toBe(decoded);
});
