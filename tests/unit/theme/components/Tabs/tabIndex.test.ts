import { describe, expect, test } from 'vitest';
import { indexForKey, openIndex } from '../../../../../theme/components/Tabs/Tabs.client.ts';

const three = [{}, {}, {}];
const middleOff = [{}, { disabled: true }, {}];

describe('the tab to open', () => {
  test.each([
    [null, 0, 0],
    ['1', 0, 1],
    ['3', 1, 1],
    ['-1', 1, 1],
    ['banana', 1, 1],
    [null, 9, 0],
  ])('stored %j with %i asked for is %i', (stored, fallback, index) => {
    expect(openIndex(stored, fallback, three)).toBe(index);
  });

  test('is never a disabled one that was stored', () => {
    expect(openIndex('1', 2, middleOff)).toBe(2);
  });
});

describe('keys', () => {
  test.each([
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Enter', 0, undefined],
  ])('%s on tab %i leads to %s', (key, current, index) => {
    expect(indexForKey(key, current, three)).toBe(index);
  });

  test.each([
    ['End', 0, [{}, {}, { disabled: true }], 1],
    ['ArrowLeft', 1, [{ disabled: true }, {}, {}, { disabled: true }], 2],
  ])('%s on tab %i of %j leads to the next one that can be opened', (key, current, tabs, index) => {
    expect(indexForKey(key, current, tabs)).toBe(index);
  });
});
