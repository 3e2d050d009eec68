import { expect, test } from 'vitest';
import { rememberByObject, rememberByText } from '../../../../theme/logic/remember.ts';

test('the same text is worked on once', () => {
  const asked: string[] = [];
  const lengthOf = rememberByText((text) => asked.push(text) && text.length);
  expect([lengthOf('ab'), lengthOf('abc'), lengthOf('ab')]).toEqual([2, 3, 2]);
  expect(asked).toEqual(['ab', 'abc']);
});

test('the same object is worked on once, and an equal one is another', () => {
  const asked: object[] = [];
  const copyOf = rememberByObject((object: object) => asked.push(object) && { ...object });
  const entry = { text: 'A' };
  expect(copyOf(entry)).toBe(copyOf(entry));
  expect(copyOf({ text: 'A' })).not.toBe(copyOf(entry));
  expect(asked).toHaveLength(2);
});
