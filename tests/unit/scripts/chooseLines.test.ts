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

test('a line is chosen as before when it has moved', () => {
  const long = Array.from({ length: 40 }, (_, index) => `  f(${index});`);
  const one = (before: string) =>
    chooseLines(['a.ts'], () => [before, ...long].join('\n'), { count: 1, seed: '3' })[0]
      .split(/[:-]/)
      .map(Number)[1];
  expect(one('x\n\nx')).toBe(one('x') + 2);
});

test('a long file has as many places as it has lines to change', () => {
  const long = Array.from({ length: 90 }, (_, index) => `  f(${index});`).join('\n');
  const chosen = chooseLines(['long.ts', 'a.ts'], (file) => (file === 'long.ts' ? long : text), {
    count: 40,
    seed: '1',
  });
  expect(chosen.filter((place) => place.startsWith('long.ts')).length).toBeGreaterThan(35);
});
