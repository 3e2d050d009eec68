import { expect, test } from 'vitest';
import { revealFrom } from '../../../../theme/logic/reveal.ts';

test('the reveal covers the farthest corner of the window', () => {
  expect(revealFrom({ left: 90, top: 0, width: 20, height: 0 }, { width: 400, height: 400 })).toEqual({
    x: 100,
    y: 0,
    radius: 500,
  });
});
