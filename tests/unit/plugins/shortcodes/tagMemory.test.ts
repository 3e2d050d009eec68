import { expect, test } from 'vitest';
import { DataError, PartError } from '../../../../plugins/pages/expandPage.ts';
import { tagMemory } from '../../../../plugins/shortcodes/tagMemory.ts';

let written: string[] = [];
const parts = {
  Key: ({ of = '' }) => {
    written.push(of);
    if (of === 'none') throw new PartError('Nothing is called "none".', 'Write of="a".');
    return `key ${of}`;
  },
  Term: () => 'term',
};

test('a tag is written anew only when what it is made from has changed', () => {
  written = [];
  const remembering = tagMemory();
  const first = remembering(parts, (name) => `${name} 1`);
  expect(first('<Key of="a" />', 1)).toEqual({ text: 'key a' });
  expect(first('<Key of="a" />', 9)).toEqual({ text: 'key a' });
  const same = remembering(parts, (name) => (name === 'Term' ? 'Term 2' : `${name} 1`));
  expect(same('<Key of="a" />', 1)).toEqual({ text: 'key a' });
  expect(written).toEqual(['a']);
  const changed = remembering(parts, (name) => `${name} 2`);
  expect(changed('<Key of="a" />', 1)).toEqual({ text: 'key a' });
  expect(written).toEqual(['a', 'a']);
});

test('a fault is told at the line where the tag stands', () => {
  const write = tagMemory()(parts, () => '');
  expect(write('<Key of="none" />', 3).fault?.line).toBe(3);
  expect(write('<Key of="none" />', 8).fault).toMatchObject({ line: 8, fix: 'Write of="a".' });
});

test('a fault of data is told as long as it is there, and no longer', () => {
  let isBroken = true;
  const part = () => {
    if (isBroken) throw new DataError('errors.json:1:1 This is not JSON.', 'Close the bracket.');
    return 'whole';
  };
  const write = tagMemory()({ Errors: part }, () => 'same');
  expect(write('<Errors />', 1).fault?.isOfData).toBe(true);
  isBroken = false;
  expect(write('<Errors />', 1)).toEqual({ text: 'whole' });
});

test('a tag of no part is left as it is', () => {
  expect(tagMemory()(parts, () => '')('<Other of="a" />', 1)).toEqual({});
});
