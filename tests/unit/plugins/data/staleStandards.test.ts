import { describe, expect, test } from 'vitest';
import type { StandardEntry } from '../../../../plugins/data/publishedData.ts';
import { staleStandards, staleText } from '../../../../plugins/data/staleStandards.ts';

const entry = (id: string, checked: string) => ({ id, checked, address: `https://example.com/${id}` }) as StandardEntry;
const standards = [
  entry('fresh', '2026-11-21'),
  entry('old', '2026-08-22'),
  entry('older', '2025-11-21'),
  entry('just-fresh', '2026-08-23'),
];
const idsAt = (today: string) => staleStandards(standards, today).map(({ entry: { id }, days }) => [id, days]);

describe('standards that nobody has looked up for 90 days', () => {
  test('come with the days, those that wait longest first', () => {
    expect(idsAt('2026-11-21')).toEqual([
      ['older', 365],
      ['old', 91],
    ]);
    expect(idsAt('2025-11-21')).toEqual([]);
  });

  test('are listed with their addresses and what to do', () => {
    expect(staleText(staleStandards(standards, '2026-11-21')).split('\n')).toEqual([
      'older  365 days  https://example.com/older',
      'old  91 days  https://example.com/old',
      '',
      expect.stringContaining('set "checked" in docs/public/spec/standards.json'),
    ]);
    expect(staleText([])).toBe('Every standard was checked in the last 90 days.');
  });
});
