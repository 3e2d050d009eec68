import { describe, expect, it } from 'vitest';
import { readAsked } from '../../../../../theme/components/Search/engine/parseQuery.ts';
import type { Likeness, Variant } from '../../../../../theme/components/Search/engine/expandQuery.ts';
import { markedInstead, markedTerms } from '../../../../../theme/components/Search/engine/markedTerms.ts';

const variant = (surface: string, likeness: Likeness = 'exact'): Variant => ({
  number: 0,
  surface,
  likeness,
  weight: 1,
});

/** A query of which each word is found as such, or as is said. */
function found(query: string, variantsOf: (word: string) => Variant[] = (word) => [variant(word)]) {
  const asked = readAsked(query);
  const slots = asked.words.map((word) => ({ asked: word, variants: variantsOf(word.surface) }));
  return { asked, expanded: { slots, pieces: [] } };
}
const marks = (words: { text: string }[]) => words.map(({ text }) => text);

describe('markedTerms', () => {
  it.each([
    ['api key', ['api', 'key']],
    // Other forms of a word are marked as far as they begin alike.
    ['rotating keys', ['rotat', 'keys']],
    ['policies', ['polici']],
    // Three letters begin too much else.
    ['owned keys', ['owned', 'keys']],
    ['how do I verify', ['verif']],
    ['rotating rotat', ['rotating', 'rotat']],
  ])('marks of %j: %j', (query, expected) => expect(marks(markedTerms(found(query)))).toEqual(expected));

  it('marks a word that nothing answers as it is typed', () => {
    expect(marks(markedTerms(found('rotating', () => [])))).toEqual(['rotating']);
  });

  it('marks what was meant in place of what was mistyped', () => {
    expect(marks(markedTerms({ ...found('verfier'), corrected: 'verifier' }))).toEqual(['verifier']);
  });
});

describe('markedInstead', () => {
  it('marks words of one family and other words, and no others', () => {
    const variants = (['exact', 'prefix', 'family', 'synonym', 'corrected', 'inner'] as const).map((likeness) =>
      variant(`a ${likeness} one`, likeness),
    );
    expect(markedInstead(found('key', () => variants))).toEqual([
      { text: 'a family one', script: 'default', start: 0 },
      { text: 'a synonym one', script: 'default', start: 0 },
    ]);
  });
});
