import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '..');
const proof = /`([\w./]+\.(?:test|spec)\.ts)` › (.+)/;

/** Every proof that the tables name, by file. */
const rows = readFileSync(path.join(folder, 'README.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes(' › '));
const proofs = rows.flatMap((row) => (row.split(' | ')[1] ?? '').replace(/ \|$/, '').split('<br>'));

/** The titles in a test file, with `…` for what varies. */
function titlesIn(file: string): Set<string> {
  const literals =
    readFileSync(path.join(folder, file), 'utf8').match(/'(?:\\.|[^'\\\n])*'|"[^"\n]*"|`[^`\n]*`/g) ?? [];
  return new Set(
    literals.map((literal) =>
      literal
        .slice(1, -1)
        .replace(/\$\{[^}]*\}|%[sijo]/g, '…')
        .replace(/\\(.)/g, '$1'),
    ),
  );
}

describe('the table of proofs', () => {
  test('has a row for each section and names a test in each cell', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(proofs.filter((cell) => !proof.test(cell))).toEqual([]);
  });

  test('names tests that exist', () => {
    const missing = proofs.filter((cell) => {
      const [, file, title] = proof.exec(cell) ?? [];
      return file === undefined || !titlesIn(file).has(title);
    });
    expect(missing).toEqual([]);
  });
});
