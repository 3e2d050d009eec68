import { expect, test } from 'vitest';
import { hasEveryWord } from '../../../../theme/logic/everyWord.ts';

test.each([
  ['resolver conf', true],
  ['conf RESOLVER', true],
  ['  solver   ', true],
  ['', true],
  ['resolver policies', false],
  ['did-methods', true],
])('"%s"', (query, fits) => {
  expect(hasEveryWord('Services Resolver\nConfiguration of DID Methods', query)).toBe(fits);
});
