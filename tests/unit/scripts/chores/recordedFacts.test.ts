import { expect, test } from 'vitest';
import { afterChore } from '../../../../scripts/chores/recordedFacts.ts';

const LIST = '/a\n  The resolver supports 14 methods.\n  Keys of paths are case-sensitive.\n';
const page = (count: number, keys = 'sensitive') =>
  `# A\n\nThe resolver supports ${count} methods. Keys of paths are case-${keys}.\n`;

test('what a chore writes into a page is recorded', () => {
  const changes = [{ kind: 'write', file: 'docs/a.mdx', text: page(15) } as const];
  expect(afterChore(LIST, changes, () => page(14))).toBe(LIST.replace('14', '15'));
});

test('a slip that stood there before stays one', () => {
  const changes = [{ kind: 'write', file: 'docs/a.mdx', text: page(15, 'insensitive') } as const];
  expect(afterChore(LIST, changes, () => page(14, 'insensitive'))).toBe(LIST.replace('14', '15'));
});

test('what a page stated goes with it', () => {
  const changes = [{ kind: 'move', file: 'docs/a.mdx', to: 'docs/b.mdx' } as const];
  expect(afterChore(LIST, changes, () => page(14))).toBe(LIST.replace('/a', '/b'));
});
