import { describe, expect, it } from 'vitest';
import { foldText, originalOffset } from '../../../../../theme/components/Search/engine/foldText.ts';

describe('foldText', () => {
  it.each([
    ['Verifier', 'verifier', 'capitals'],
    ['Café', 'cafe', 'an accent'],
    ['Cafe\u0301', 'cafe', 'an accent as a character of its own'],
    ['ÅNGSTRÖM', 'angstrom', 'capitals with accents'],
    ['Straße', 'strasse', 'a letter for two'],
    ['Ёлка', 'елка', 'Cyrillic accents'],
    ['Ελλάδα', 'ελλαδα', 'Greek accents'],
    ['ﬁle', 'file', 'a ligature'],
    ['ＤＩＤ', 'did', 'wide letters'],
    ['veri\u200bfier', 'verifier', 'a zero-width space'],
    ['veri\u00adfier', 'verifier', 'a soft hyphen'],
    ['한국어', '한국어', 'Korean syllables, kept whole'],
    ['が', 'が', 'Japanese voicing, which is another letter'],
  ])('folds %j to %j: %s', (text, folded) => {
    expect(foldText(text).folded).toBe(folded);
  });

  it('knows where each folded character came from', () => {
    const text = foldText('a\u200bßé😀b');
    const starts = [...text.folded].length;
    expect(text.folded).toBe('asse😀b');
    expect(starts).toBe(6);
    expect(originalOffset(text, text.folded.indexOf('e'))).toBe(3);
    expect(originalOffset(text, text.folded.indexOf('b'))).toBe(6);
    expect(originalOffset(text, text.folded.length)).toBe(text.original.length);
  });
});
