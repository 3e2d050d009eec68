import { expect, test } from 'vitest';
import { BESIDES_DEFERRED } from '../../../../plugins/staticPages/index.ts';

test('all is compiled late but what every page fetches, and Rspack is told by a pattern', () => {
  expect(BESIDES_DEFERRED).toBeInstanceOf(RegExp);
  expect(BESIDES_DEFERRED.test('/site/theme/client/deferred.ts')).toBe(false);
  expect(BESIDES_DEFERRED.test('C:\\site\\theme\\client\\deferred.ts')).toBe(false);
  expect(BESIDES_DEFERRED.test('/site/docs/explanations/services/gateway.mdx')).toBe(true);
  expect(BESIDES_DEFERRED.test('/site/theme/client/deferred.tsx')).toBe(true);
  expect(BESIDES_DEFERRED.test('')).toBe(true);
});
