import { expect, test } from 'vitest';
import { drawingCode } from '../../../../plugins/keptDrawings/drawingCode.ts';

const texts = {
  'entry.cjs': 'theme and data, "charIndex": 12,',
  'loose.cjs': 'of nobody',
  'a.cjs': 'page a',
  'b.cjs': 'page b',
  'ab.cjs': 'of both',
};
const files = {
  common: new Set(['entry.cjs']),
  ofPages: new Map([
    ['/a.md', new Set(['a.cjs', 'ab.cjs'])],
    ['/b.md', new Set(['b.cjs', 'ab.cjs'])],
  ]),
};
const codeOf = (changed: Partial<typeof texts> = {}) =>
  drawingCode(new Map(Object.entries({ ...texts, ...changed })), files);

/** Pages whose keys are others after a change. */
function drawnAnew(changed: Partial<typeof texts>): string[] {
  const [before, after] = [codeOf(), codeOf(changed)];
  return ['/a.md', '/b.md', undefined].filter((page) => before.keyOf(page) !== after.keyOf(page)).map(String);
}

test.each<[Partial<typeof texts>, string[]]>([
  [{}, []],
  [{ 'a.cjs': 'page a!' }, ['/a.md']],
  [{ 'ab.cjs': 'of both!' }, ['/a.md', '/b.md']],
  [{ 'entry.cjs': 'other theme' }, ['/a.md', '/b.md', 'undefined']],
  [{ 'loose.cjs': 'loaded by whom?' }, ['/a.md', '/b.md', 'undefined']],
  [{ 'entry.cjs': 'theme and data, "charIndex": 13,' }, []],
  [{ 'a.cjs': '"charIndex": 1' }, ['/a.md']],
])('after %j, %j are drawn anew', (changed, pages) => {
  expect(drawnAnew(changed)).toEqual(pages);
});

test('a page has another key than one with the same code under another name', () => {
  const code = codeOf({ 'b.cjs': 'page a' });
  expect(code.keyOf('/a.md')).not.toBe(code.keyOf('/b.md'));
});

test('a page whose code is not known has no key', () => {
  expect(codeOf().keyOf('/c.md')).toBeUndefined();
});

test('to draw some pages takes their files and those of all', () => {
  expect(codeOf().unneeded(['/a.md', undefined])).toEqual(['b.cjs']);
  expect(codeOf().unneeded([undefined])).toEqual(['a.cjs', 'b.cjs', 'ab.cjs']);
  expect(codeOf().unneeded([])).toEqual(['a.cjs', 'b.cjs', 'ab.cjs']);
  expect(codeOf().unneeded(['/c.md'])).toEqual([]);
});
