import { expect, it } from 'vitest';
import { readRecent, withRecent } from '../../../../../theme/components/Search/dialog/recentQueries.ts';

it('puts the latest query first, and keeps five', () => {
  const stored = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<string | null>(withRecent, null);
  expect(readRecent(stored)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

it('has a query once, and not the beginning of it that was typed before', () => {
  expect(readRecent(withRecent(JSON.stringify(['api', 'API key', 'did']), 'api key'))).toEqual(['api key', 'did']);
});

it('reads five of a longer list, and none of a text', () => {
  expect(readRecent('["a", "b", "c", "d", "e", "f"]')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(readRecent('"abc"')).toEqual([]);
});

it.each([[null], ['no JSON'], ['{}'], ['[1, "", null]']])('takes %s as an empty list', (stored) => {
  expect(readRecent(stored)).toEqual([]);
});
