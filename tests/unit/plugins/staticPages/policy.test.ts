import { expect, test } from 'vitest';
import { contentPolicy } from '../../../../plugins/staticPages/policy.ts';

test('the policy allows nothing but what comes from the site itself', () => {
  const values = contentPolicy()
    .trim()
    .split('; ')
    .flatMap((directive) => directive.split(' ').slice(1));
  expect(values.filter((value) => /unsafe|https?:|\*|data:|blob:|sha256/.test(value))).toEqual([]);
  expect(contentPolicy()).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(contentPolicy()).toContain("require-trusted-types-for 'script'");
});
