import { expect, test } from 'vitest';
import { cellsOf, checkTableRows } from '../../../../plugins/checks/rules/tableRows.ts';

/** What is said of a text, as lines with the message and the fix. */
function told(text: string): string[] {
  const found: string[] = [];
  const rows = text.split('\n').map((row, index): [number, string] => [index + 1, row]);
  checkTableRows(
    rows.filter(([, row]) => row !== ''),
    (line, rule, message, fix) => found.push(rule === 'table' ? `${line}: ${message} ${fix}` : rule),
  );
  return found;
}

const tooFew = (line: number, cells: number, wanted: number) =>
  `${line}: This row has ${cells} cells, and the header has ${wanted}. A cell is missing. Write ${wanted - cells} more, if only empty: | |.`;
const tooMany = (line: number, cells: number, wanted: number) =>
  `${line}: This row has ${cells} cells, and the header has ${wanted}. A cell is too many. Take it out, or write \\| where the line is a part of a cell.`;

test.each([
  '| a | b |\n| --- | --- |\n| 1 | 2 |',
  '| a | b |\n|:--|--:|\n| 1 \\| 2 | 3 |',
  'a\n\n| a | b\n| - | -\n| 1 | 2',
  '  | a |\n  | - |\n  | 1 |',
  '| a sentence about bars',
  '| a |\n| - |\n\n| another one |',
  '| a |\n| - |\n| 1 |\ntext\n| b | c |\n| - | - |',
  '- item\n\n| a |\n| - |',
  '- item\n  | a |\n  | - |',
  'a - b\n| a |\n| - |',
])('%j is right', (text) => {
  expect(told(text)).toEqual([]);
});

test('rows with other numbers of cells than the header', () => {
  expect(told('| a | b |\n| - | - |\n| 1 |\n| 1 | 2 |\n| 1 | 2 | 3 |')).toEqual([tooFew(3, 1, 2), tooMany(5, 3, 2)]);
});

test('a line of hyphens with another number of cells than the header and the rows', () => {
  expect(told('| a | b |\n| - |\n| 1 | 2 |\n| 1 |')).toEqual([
    '2: The header has 2 cells, and the line below 1. Write | --- | --- |.',
    tooFew(4, 1, 2),
  ]);
});

test('a header with another number of cells than the line of hyphens and the rows', () => {
  const fix = 'A cell is missing. Write 1 more, if only empty: | |.';
  expect(told('| a |\n| - | - |\n| 1 | 2 |\n| 1 |')).toEqual([
    `1: The header has 1 cells, and the line below 2. ${fix}`,
    tooFew(4, 1, 2),
  ]);
  expect(told('| a |\n| - | - |')).toEqual([`1: The header has 1 cells, and the line below 2. ${fix}`]);
});

test('rows without a line of hyphens', () => {
  expect(told('| a | b |\n| 1 | 2 |\n| 1 |')).toEqual([
    tooFew(3, 1, 2),
    '1: This is no table, since nothing parts its header from its rows. Write | --- | --- | below this line.',
  ]);
});

const table = '| a | b |\n| - | - |\n| 1 | 2 |';
const noTable = (line: number, rule: string) =>
  `${line}: This is no table, since nothing parts its header from its rows. Write ${rule} below this line.`;

test('an empty line inside of a table cuts it in two', () => {
  expect(told(`${table}\n\n| 3 | 4 |\n| 5 | 6 |`)).toEqual(['4: This line cuts the table in two. Take it out.']);
});

test('rows further down, or with other cells, are a table of their own', () => {
  expect(told(`${table}\n\n\n| 3 | 4 |\n| 5 | 6 |`)).toEqual([noTable(6, '| --- | --- |')]);
  expect(told(`${table}\n\n| 3 |\n| 5 |`)).toEqual([noTable(5, '| --- |')]);
  expect(told(`| 3 |\n| 5 |\n\n| 3 |\n| 5 |`)).toEqual([noTable(1, '| --- |'), noTable(4, '| --- |')]);
});

test.each(['- item', '* item', '+ item', '12. item', '1) item'])(
  'a table right below "%s" belongs to the list',
  (item) => {
    const text = `${item}\n| a |\n| - |`;
    expect(told(text)).toEqual(['2: This table would be a part of the list. Write an empty line above it.']);
  },
);

test.each([
  ['| a | b |', [' a ', ' b ']],
  ['  a | b  ', ['a ', ' b']],
  ['| a \\| b |', [' a \\| b ']],
  ['| a \\|', [' a \\|']],
  ['||', ['']],
])('the cells of %j are %j', (row, cells) => {
  expect(cellsOf(row)).toEqual(cells);
});
