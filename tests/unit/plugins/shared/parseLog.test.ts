import { expect, test } from 'vitest';
import { parseLog } from '../../../../plugins/shared/gitDates.ts';

test('takes the newest commit of each file', () => {
  const log = '\x002026-03-02\n\ndocs/a.mdx\n\x002026-01-01\n\ndocs/a.mdx\ndocs/ü b.mdx\n';
  expect(Object.fromEntries(parseLog(log))).toEqual({ 'docs/a.mdx': '2026-03-02', 'docs/ü b.mdx': '2026-01-01' });
});

test('no history means no date', () => {
  expect(parseLog('').size).toBe(0);
});
