import { describe, expect, test } from 'vitest';
import { nextZoomState, transformTo, zoomedBox } from '../../../../theme/logic/zoom.ts';

describe('states of the zoom', () => {
  test.each([
    ['closed', 'choose', 'opening'],
    ['opening', 'settle', 'open'],
    ['open', 'dismiss', 'closing'],
    ['opening', 'dismiss', 'closing'],
    ['closing', 'settle', 'closed'],
    ['closed', 'dismiss', 'closed'],
    ['closed', 'settle', 'closed'],
    ['open', 'choose', 'open'],
    ['closing', 'choose', 'closing'],
    ['closing', 'dismiss', 'closing'],
  ] as const)('%s and %s give %s', (state, event, next) => {
    expect(nextZoomState(state, event)).toBe(next);
  });
});

describe('the place of a zoomed image', () => {
  const viewport = { width: 1032, height: 832 };

  test('grows to its own pixels', () => {
    const box = zoomedBox({ width: 100, height: 50 }, { width: 400, height: 200 }, viewport, false);
    expect(box).toEqual({ width: 400, height: 200, left: 316, top: 316 });
  });

  test('grows no further than the window', () => {
    const box = zoomedBox({ width: 100, height: 50 }, { width: 4000, height: 2000 }, viewport, false);
    expect(box).toEqual({ width: 1000, height: 500, left: 16, top: 166 });
  });

  test('fills the window where it can be drawn at any size', () => {
    const box = zoomedBox({ width: 100, height: 100 }, { width: 24, height: 24 }, viewport, true);
    expect(box).toEqual({ width: 800, height: 800, left: 116, top: 16 });
  });

  test('shrinks an image that is higher than the window', () => {
    const box = zoomedBox({ width: 500, height: 1600 }, { width: 500, height: 1600 }, viewport, false);
    expect(box).toEqual({ width: 250, height: 800, left: 391, top: 16 });
  });
});

test('the transform draws a box where another one is', () => {
  const from = { left: 100, top: 50, width: 400, height: 200 };
  const to = { left: 10, top: 20, width: 100, height: 50 };
  expect(transformTo(from, to)).toBe('translate(-90px, -30px) scale(0.25)');
});
