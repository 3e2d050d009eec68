import { expect, it } from 'vitest';
import { createQueryCache } from '../../../../../theme/components/Search/engine/queryCache.ts';

it('caches 100 results and drops the least recently used one', () => {
  const cache = createQueryCache<number>();
  for (let index = 0; index < 100; index++) cache.set(`q${index}`, index);
  expect(cache.get('q0')).toBe(0);
  cache.set('one more', 100);
  expect(cache.get('q0')).toBe(0);
  expect(cache.get('q1')).toBeUndefined();
  expect(cache.get('q2')).toBe(2);
  expect(cache.get('one more')).toBe(100);
});
