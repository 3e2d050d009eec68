import { expect, test } from 'vitest';
import { chooseLines } from '../../../scripts/mutate/chooseLines.ts';

const text = `import a from 'a';\n\n/** A (comment). */\nexport function f(x: number) {\n  // A reason (why).\n  return x > 1;\n}\n`;
const files = ['a.ts', 'b.ts', 'c.ts', 'types.ts'];
const read = (file: string) => (file === 'types.ts' ? 'export type A = (b: string) => void;\n' : text);

test('chooses lines of functions, not comments, imports or types', () => {
  const chosen = chooseLines(files, read, { count: 9, seed: '1' });
  expect(chosen.sort()).toEqual(['a.ts:6-8', 'b.ts:6-8', 'c.ts:6-8']);
});

test('the same seed chooses the same, another seed another order', () => {
  const some = (seed: string) => chooseLines(files, read, { count: 1, seed });
  expect(some('1')).toEqual(some('1'));
  expect(new Set(['1', '2', '3', '4', '5', '6'].flatMap(some)).size).toBeGreaterThan(1);
});
