import type { Element, ElementContent, Root } from 'hast';
import { eachContent, SKIP } from '../shared/eachContent.ts';
import { hasClass, isElement, textOf, withBreaks } from '../shared/hastNodes.ts';

/**
 * Tables of explanations can be read on a phone, row by row; a matrix, which scrolls, is left alone. Long names of all
 * tables get places to break.
 */
export function rehypeResponsiveTables() {
  return (tree: Root) => {
    eachContent(tree, (node) => {
      if (node.type !== 'element') return;
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName === 'td')
        eachContent(node, (inside) => {
          if (isElement(inside, 'code')) breakName(inside);
        });
    });
    eachContent(tree, (node) => {
      if (hasClass(node, 'matrix')) return SKIP;
      if (node.type !== 'element') return;
      if (node.tagName === 'pre') return SKIP;
      if (node.tagName === 'table') stackTable(node);
    });
  };
}

/** A longer name would leave the other columns of its table no room. */
const LONG_NAME = 40;
/** An address is read part by part, so that it makes room sooner: beside it, two columns of sentences fit. */
const LONG_ADDRESS = 30;
/** And the slug of an error word by word. */
const LONG_SLUG = 26;
/** The longest piece of a name that has no signs between which it could break. */
const LONG_PIECE = 24;

const between = /(?<=[/.,:;&=?])(?![/.,:;&=?\s]|$)/;

/** Gives a long name in a table the places where it may break: between its parts, so that a word stays whole. */
export function breakName(code: Element): void {
  const name = textOf(code);
  const room = /^[a-z-]+$/.test(name) ? LONG_SLUG : name.includes('://') ? LONG_ADDRESS : LONG_NAME;
  if (name.length <= room || code.children.some((child) => isElement(child, 'wbr'))) return;
  code.children = code.children.flatMap((child) =>
    child.type === 'text' ? withBreaks(piecesOf(child.value)) : [child],
  );
}

const piecesOf = (text: string): string[] => text.split(between).flatMap((piece) => piece.match(longPieces) ?? []);

const inPiece = `\\S{1,${LONG_PIECE}}`;
const longPieces = new RegExp(`(?:\\s*${inPiece}(?!\\S)\\s*)+|\\s*${inPiece}(?<=-)|\\s*${inPiece}`, 'g');

/** A table with fewer columns has room for sentences on a phone. */
const MIN_COLUMNS = 3;
/** Characters of a row that a phone shows beside each other in two lines. */
const ROW_LENGTH = 60;
/** Characters that a phone shows in one line of a table of two columns. */
const LINE_LENGTH = 34;
/** Characters after which a name in code breaks, where the styles say so. */
const NAME_LENGTH = 32;

/**
 * Marks a table that a narrow window shows row by row: one of three or more columns whose texts are long, whose cells
 * are labeled with the words of their columns, and one of two columns with names that have no room beside each other.
 * There, a label would say the same in each row, so the words of both columns come once, above them. A table of short
 * values stays a table, which shows their pattern.
 */
export function stackTable(table: Element): void {
  const [head, ...rows] = elements(table, 'thead', 'tbody').flatMap((part) => elements(part, 'tr'));
  if (!head) return;
  const labels = elements(head, 'th').map((cell) => textOf(cell).trim());
  const cells = rows.map((row) => elements(row, 'td'));
  const [measure, room] = labels.length < MIN_COLUMNS ? [widestPart, LINE_LENGTH] : [textLength, ROW_LENGTH];
  const widths = labels.map((label, column) =>
    Math.max(label.length, ...cells.map((row) => (row[column] ? measure(row[column]) : 0))),
  );
  if (labels.length < 2 || widths.reduce((sum, width) => sum + width, 0) <= room) return;
  table.properties.className = ['stacked'];
  if (labels.length === 2) return;
  for (const part of elements(table, 'thead')) part.properties.className = ['heard-only'];
  for (const row of rows) {
    elements(row, 'td').forEach((cell, column) => {
      if (column > 0 && labels[column]) cell.properties.dataLabel = `${labels[column]}: `;
    });
  }
}

const textLength = (cell: Element) => textOf(cell).trim().length;

function widestPart(node: ElementContent): number {
  if (node.type === 'text') return Math.max(...node.value.split(/[\s-]/).map(({ length }) => length));
  if (node.type !== 'element') return 0;
  if (node.tagName === 'code') return Math.min(textOf(node).length + 2, NAME_LENGTH);
  return Math.max(0, ...node.children.map(widestPart));
}

function elements(parent: Element, ...names: string[]): Element[] {
  return parent.children.filter(
    (child: ElementContent): child is Element => isElement(child) && names.includes(child.tagName),
  );
}
