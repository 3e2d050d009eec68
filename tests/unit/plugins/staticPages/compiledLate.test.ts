import { expect, test } from 'vitest';
import { BESIDES_REST } from '../../../../plugins/staticPages/index.ts';

test('all is compiled late but what every page fetches, and Rspack is told by a pattern', () => {
  expect(BESIDES_REST).toBeInstanceOf(RegExp);
  expect(BESIDES_REST.test('/site/theme/live/rest.ts')).toBe(false);
  expect(BESIDES_REST.test('C:\\site\\theme\\live\\rest.ts')).toBe(false);
  expect(BESIDES_REST.test('/site/docs/explanations/services/gateway.mdx')).toBe(true);
  expect(BESIDES_REST.test('/site/theme/live/rest.tsx')).toBe(true);
  expect(BESIDES_REST.test('')).toBe(true);
});
