import { describe, expect, test } from 'vitest';
import { indexForKey, openIndex } from '../../../../theme/logic/tabs.ts';

const three = [{}, {}, {}];
const middleOff = [{}, { disabled: true }, {}];

describe('the tab to open', () => {
  test.each([
    [null, 0, 0],
    [null, 2, 2],
    ['1', 0, 1],
    ['2', 0, 2],
    ['3', 1, 1],
    ['-1', 1, 1],
    ['1.5', 1, 1],
    ['banana', 1, 1],
    ['', 1, 1],
    [' 1', 0, 0],
    [null, 9, 0],
    [null, -1, 0],
  ])('stored %j with %i asked for is %i', (stored, fallback, index) => {
    expect(openIndex(stored, fallback, three)).toBe(index);
  });

  test('may have more than one digit', () => {
    expect(openIndex('10', 0, Array(11).fill({}))).toBe(10);
  });

  test('is never a disabled one that was stored', () => {
    expect(openIndex('1', 2, middleOff)).toBe(2);
  });
});

describe('keys', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowDown', 0, undefined],
    ['Enter', 0, undefined],
  ])('%s on tab %i leads to %s', (key, current, index) => {
    expect(indexForKey(key, current, three)).toBe(index);
  });

  test.each([
    ['ArrowRight', 0, 2],
    ['ArrowLeft', 2, 0],
  ])('%s on tab %i leaves out the disabled one and leads to %i', (key, current, index) => {
    expect(indexForKey(key, current, middleOff)).toBe(index);
  });

  test.each([
    ['Home', 2, [{ disabled: true }, {}, {}], 1],
    ['End', 0, [{}, {}, { disabled: true }], 1],
    ['ArrowRight', 1, [{ disabled: true }, {}, { disabled: true }, {}], 3],
    ['ArrowLeft', 1, [{ disabled: true }, {}, {}, { disabled: true }], 2],
  ])('%s on tab %i of %j leads to the next one that can be opened', (key, current, tabs, index) => {
    expect(indexForKey(key, current, tabs)).toBe(index);
  });

  test('lead nowhere where every tab is disabled', () => {
    expect(indexForKey('ArrowRight', 0, [{ disabled: true }])).toBe(undefined);
  });
});
