import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { guilloche } from '../../../../plugins/guilloche/guilloche.ts';

test('the pattern is a small file that stays within its frame and draws nothing but lines', () => {
  const svg = guilloche();
  expect(svg.length).toBeLessThan(2000);
  const tags: string[] = [];
  new Parser({ onopentagname: (name) => tags.push(name) }, { xmlMode: true }).end(svg);
  expect(new Set(tags)).toEqual(new Set(['svg', 'defs', 'path', 'g', 'use']));
  const numbers = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, path]) => path.match(/-?\d+/g) ?? []).map(Number);
  expect(numbers.length).toBeGreaterThan(300);
  expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(520);
});

test('the turned waves join: each line ends where the wave of another begins, a twelfth of a turn on', () => {
  const path = / d="([^"]+)"/.exec(guilloche())?.[1] ?? '';
  const lines = path.split(/(?=M)/).map((line) => (line.match(/-?\d+/g) ?? []).map(Number));
  const turn = Math.PI / 6;
  for (const line of lines) {
    const [x, y] = line;
    const [endX, endY] = line.slice(-2);
    expect(Math.abs(x * Math.cos(turn) - y * Math.sin(turn) - endX)).toBeLessThan(1.5);
    expect(Math.abs(x * Math.sin(turn) + y * Math.cos(turn) - endY)).toBeLessThan(1.5);
  }
});
