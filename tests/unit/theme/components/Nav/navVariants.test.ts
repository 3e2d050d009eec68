import { describe, expect, test } from 'vitest';
import { type Variant, variantHome, variantPath } from '../../../../../theme/components/Nav/navVariants.ts';

const defaults: Variant = { lang: 'en', version: 'v2' };
const at = (version: string, lang: string): Variant => ({ version, lang });

test.each([
  [at('v2', 'en'), '/'],
  [at('v2', 'zh'), '/zh/'],
  [at('v1', 'en'), '/v1/'],
  [at('v1', 'zh'), '/v1/zh/'],
])('%o starts at %s', (variant, home) => {
  expect(variantHome(variant, defaults)).toBe(home);
});

describe('the same page elsewhere', () => {
  test.each([
    ['/guide/a.html', at('v2', 'en'), at('v2', 'zh'), '/zh/guide/a.html'],
    ['/guide/a.html', at('v2', 'en'), at('v1', 'en'), '/v1/guide/a.html'],
    ['/v1/zh/guide/', at('v1', 'zh'), at('v2', 'zh'), '/zh/guide/'],
    ['/', at('v2', 'en'), at('v1', 'zh'), '/v1/zh/'],
    ['/zh', at('v2', 'zh'), at('v2', 'en'), '/'],
    ['/zhongwen/a', at('v2', 'en'), at('v2', 'zh'), '/zh/zhongwen/a'],
  ])('%s from %o to %o is %s', (pathname, from, to, expected) => {
    expect(variantPath(pathname, from, to, defaults)).toBe(expected);
  });
});
