import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rules } from '../../plugins/shared/rules/rules.ts';
import { explainRule, rulesMarkdown } from '../../plugins/shared/rules/rulesText.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('the handbook has the rules as they are; npm run fix writes them', () => {
  expect(readFileSync(path.join(root, 'handbook/rules.md'), 'utf8')).toBe(rulesMarkdown());
});

test('every rule is a row of four cells, with a reason that ends no sentence', () => {
  const rows = rulesMarkdown()
    .split('\n')
    .filter((row) => row.startsWith('| `'));
  expect(rows).toHaveLength(Object.keys(rules).length);
  for (const row of rows) {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    expect(cells, row).toHaveLength(6);
    for (const cell of cells.slice(1, 5)) expect(cell, row).toMatch(/^\S.*[^.\s]$/);
  }
});

test('the terminal says what a rule is for, in words of its row', () => {
  expect(explainRule('words/article')).toBe(
    'words/article\n  Instead of `an public key`,\n  write `a public key`,\n  since readers stumble.',
  );
  expect(explainRule('words/none')).toBeUndefined();
  expect(explainRule('toString')).toBeUndefined();
});
