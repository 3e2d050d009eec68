import { describe, expect, test } from 'vitest';
import { headingInView, type View } from '../../../../../theme/components/Outline/headingInView.ts';

const view: View = { line: 100, height: 900, isScrolled: true, isAtEnd: false };
const places = (...tops: number[]) => tops.map((top, index) => ({ id: 'abcdef'[index], top }));

describe('headingInView', () => {
  const rows: [string, number[], Partial<View>, string | undefined][] = [
    ['is the last one in the upper part', [-500, 270, 400], {}, 'b'],
    ['is the one at the line', [-500, 90, 200], {}, 'b'],
    ['is the first before any is reached', [300, 600], { isScrolled: false }, 'a'],
    ['is the last at the end of the page', [-500, 300, 700], { isAtEnd: true }, 'c'],
    ['is the one of the address at the end', [-500, 300, 700], { isAtEnd: true, target: 'b' }, 'b'],
    ['is the first on a page that cannot scroll', [200, 300], { isAtEnd: true, isScrolled: false }, 'a'],
  ];
  test.each(rows)('%s', (_, tops, change, expected) => {
    expect(headingInView(places(...tops), { ...view, ...change })).toBe(expected);
  });
});
