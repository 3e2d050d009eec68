import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from '../../../../theme/logic/throttle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('runs at once, then at most once in a while, and keeps the last call', () => {
  const run = vi.fn();
  const throttled = throttle(run, 100);
  for (let call = 0; call < 5; call++) throttled();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(99);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('a cancelled call does not run', () => {
  const run = vi.fn();
  const throttled = throttle(run, 100);
  throttled();
  throttled();
  throttled.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
