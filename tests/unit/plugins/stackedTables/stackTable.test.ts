import type { Element, ElementContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { stackTable } from '../../../../plugins/stackedTables/stackTable.ts';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const row = (tagName: string, cells: string[]) =>
  element('tr', ...cells.map((value) => element(tagName, element('code', { type: 'text', value }))));

function stacked(head: string[], ...rows: string[][]): Element['properties'] {
  const body = element('tbody', ...rows.map((cells) => row('td', cells)));
  const table = element('table', element('thead', row('th', head)), { type: 'text', value: '\n' }, body);
  stackTable(table);
  return table.properties;
}

const long = 'A text that has no room beside others in a window as narrow as a phone.';

describe('stackTable', () => {
  test('marks a table of texts and labels its columns but the first', () => {
    expect(stacked(['Member', 'Required', 'Meaning'], ['id', 'yes', long])).toEqual({
      className: ['stacked'],
      style: '--column-2: "Required: "; --column-3: "Meaning: "',
    });
  });

  test('many columns of middle length are too much, too', () => {
    const columns = Array.from({ length: 4 }, () => 'x'.repeat(16));
    expect(stacked(['A', 'B', 'C', 'D'], columns).className).toEqual(['stacked']);
  });

  test('a column without a word has no label', () => {
    expect(stacked(['Member', '', 'Meaning'], ['id', 'yes', long]).style).toBe('--column-3: "Meaning: "');
  });

  test.each([
    ['of two columns', ['Member', 'Meaning'], ['id', long]],
    ['of rows that fit', ['A', 'B', 'C'], ['x'.repeat(20), 'y'.repeat(20), 'z'.repeat(20)]],
    ['of short values', ['Format', 'Verifier', 'Validator'], ['JWT', 'yes', 'no']],
  ])('leaves a table %s', (_name, head, cells) => {
    expect(stacked(head, cells)).toEqual({});
  });

  test('leaves a table without header', () => {
    const table = element('table');
    stackTable(table);
    expect(table.properties).toEqual({});
  });

  test.each([
    ['"', '"\\22 : "'],
    ['a; b', '"a\\3b  b: "'],
    ['\\', '"\\5c : "'],
    ['{x}', '"\\7b x\\7d : "'],
  ])('a header %s cannot end its declaration', (label, string) => {
    expect(stacked(['a', label, ''], ['id', 'yes', long]).style).toBe(`--column-2: ${string}`);
  });
});
