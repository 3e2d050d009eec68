import { describe, expect, test } from 'vitest';
import { chosen, expandShortcodes, ShortcodeError, type Shortcodes } from '../../../../plugins/pages/expandShortcodes.ts';

const parts: Shortcodes = {
  Two: ({ of = 'x' }) => `${of} one\n${of} two`,
  Picky: (attributes) => chosen(attributes, 'of', new Map([['a', 'chosen']])),
};

describe('expandShortcodes', () => {
  test('replaces a tag on a line of its own and tells where each line came from', () => {
    const { text, lines } = expandShortcodes('# T\n\n<Two of="key" />\nend', parts);
    expect(text).toBe('# T\n\nkey one\nkey two\nend');
    expect(lines.slice(1)).toEqual([1, 2, 3, 3, 4]);
  });

  test.each([
    ['inside a sentence', 'see <Two />'],
    ['with content', '<Two>\ntext\n</Two>'],
    ['of another name', '<Other of="a" />'],
    ['named like a member of every object', '<Constructor />'],
    ['in a fence', '```mdx\n<Two />\n```'],
    ['in a longer fence that shows a fence', '````md\n```\n<Two />\n```\n<Two />\n````'],
    ['in a fence of tildes', '~~~\n<Two />\n~~~'],
  ])('leaves a tag alone %s', (_, source) => {
    expect(expandShortcodes(source, parts)).toEqual({ text: source, lines: [], faults: [] });
  });

  test('replaces a tag after a fence', () => {
    expect(expandShortcodes('```\ncode\n```\n<Two />', parts).text).toBe('```\ncode\n```\nx one\nx two');
  });

  test('keeps files with Windows line ends', () => {
    expect(expandShortcodes('a\r\n<Two />\r\nb', parts).text).toBe('a\r\nx one\nx two\nb');
  });

  test.each([
    ['<Picky />', 'The attribute "of" is missing.'],
    ['<Picky of="b" />', 'Nothing known is called "b".'],
  ])('names the line and the fix of %s', (tag, message) => {
    const { text, faults } = expandShortcodes(`one\n${tag}`, parts);
    expect(text).toBe(`one\n${tag}`);
    expect(faults).toEqual([{ line: 2, message, fix: 'Write of="…" with one of: a.' }]);
  });

  test('does not hide a fault of its own code', () => {
    const broken: Shortcodes = {
      Broken: () => {
        throw new TypeError('bug');
      },
    };
    expect(() => expandShortcodes('<Broken />', broken)).toThrow(TypeError);
    expect(new ShortcodeError('m', 'd').fix).toBe('d');
  });
});
