import type { Element, ElementContent } from 'hast';
import { describe, expect, test } from 'vitest';
import { stackTable } from '../../../../plugins/responsiveTables/rehypeResponsiveTables.ts';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const row = (tagName: string, cells: string[]) =>
  element('tr', ...cells.map((value) => element(tagName, element('code', { type: 'text', value }))));

const labelsOf = (node: Element): string[] =>
  node.tagName === 'td'
    ? [String(node.properties.dataLabel ?? '')]
    : node.children.flatMap((child) => (child.type === 'element' ? labelsOf(child) : []));

function stacked(head: string[], ...rows: string[][]) {
  const body = element('tbody', ...rows.map((cells) => row('td', cells)));
  const table = element('table', element('thead', row('th', head)), { type: 'text', value: '\n' }, body);
  stackTable(table);
  const [thead] = table.children as Element[];
  return { className: table.properties.className, head: thead?.properties.className, labels: labelsOf(body) };
}

const long = 'A text that has no room beside others in a window as narrow as a phone.';

describe('stackTable', () => {
  test('marks a table of texts and labels its columns but the first', () => {
    expect(stacked(['Member', 'Required', 'Meaning'], ['id', 'yes', long])).toEqual({
      className: ['stacked'],
      head: ['heard-only'],
      labels: ['', 'Required: ', 'Meaning: '],
    });
  });

  test('two columns of long names are too much, too, and need no word in each row', () => {
    expect(stacked(['Property', 'Value'], ['resolverMethods', 'result, warning, metadata'])).toEqual({
      className: ['stacked'],
      head: undefined,
      labels: ['', ''],
    });
  });

  test('leaves two columns of texts, which break anywhere', () => {
    const cells = ['id', long].map((value) => element('td', { type: 'text', value }));
    const table = element('table', element('thead', row('th', ['A', 'B'])), element('tbody', element('tr', ...cells)));
    stackTable(table);
    expect(table.properties).toEqual({});
  });

  test.each([
    ['of two columns', ['Member', 'Value'], ['id', 'some-value']],
    ['of rows that fit', ['A', 'B', 'C'], ['x'.repeat(20), 'y'.repeat(20), 'z'.repeat(20)]],
    ['of short values', ['Format', 'Verifier', 'Validator'], ['JWT', 'yes', 'no']],
  ])('leaves a table %s', (_name, head, cells) => {
    expect(stacked(head, cells)).toEqual({ labels: cells.map(() => '') });
  });
});
