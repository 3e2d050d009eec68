import { expect, test } from 'vitest';
import { cacheDependsOn } from '../../../../plugins/shared/buildCache.ts';

test.each([
  ['nothing is said', {}, { buildCache: { cacheDigest: ['brand'] } }],
  ['the cache is asked for', { RSPRESS_PERSISTENT_CACHE: 'true' }, { buildCache: { cacheDigest: ['brand'] } }],
  ['the cache is turned off', { RSPRESS_PERSISTENT_CACHE: 'false' }, {}],
])('where %s', (_, env, expected) => {
  expect(cacheDependsOn('brand', env)).toEqual(expected);
});
