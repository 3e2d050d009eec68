import { expect, it } from 'vitest';
import { findStatement, type StatementPlace } from '../../../../../theme/components/Search/dialog/findStatement.ts';

const texts = ['Before.', 'A key has ', 'two parts', '. ', 'Store the\n  secret well.'];

function cut(place: StatementPlace | undefined): string | undefined {
  if (!place) return undefined;
  const { start, end } = place;
  return texts
    .slice(start.text, end.text + 1)
    .map((text, at, all) => text.slice(at === 0 ? start.offset : 0, at === all.length - 1 ? end.offset : undefined))
    .join('');
}

it('finds a statement across the elements and lines of a page', () => {
  expect(cut(findStatement(texts, '…has two parts. Store the secret…'))).toBe('has two parts. Store the\n  secret');
});

it('finds the longest part of a statement that a page writes otherwise', () => {
  expect(cut(findStatement(texts, 'Columns: Store the secret well.'))).toBe('Store the\n  secret well.');
});

it('finds nothing for a statement that is not on the page', () => {
  expect(findStatement(texts, 'Something else altogether here')).toBeUndefined();
  expect(findStatement(texts, '')).toBeUndefined();
});
