import { expect, it } from 'vitest';
import type { Variant } from '../../../../../theme/components/Search/engine/expandQuery.ts';
import { type PagePosting, packPostings } from '../../../../../theme/components/Search/engine/codec.ts';
import { slotScores } from '../../../../../theme/components/Search/engine/termScores.ts';

const ALL = 1;
/** A third of all, which the steps of an impact can say. */
const THIRD = 21 / 63;
const on = (page: number, impact: number, ...sections: [section: number, impact: number][]): PagePosting => ({
  page,
  impact,
  sections: sections.map(([section, own]) => ({ section, impact: own })),
});
const variant = (number: number, weight = 1, likeness: Variant['likeness'] = 'exact'): Variant => ({
  number,
  surface: '',
  likeness,
  weight,
});

/** Three pages with two, one and two sections. */
function scoresOf(variants: Variant[], ...places: PagePosting[][]) {
  const scores = slotScores(variants, {
    pageStarts: [0, 2, 3, 5],
    textSections: [2, 1, 2],
    glosses: [0, 0, 0],
    near: [],
    kindOf: () => 'other',
    placesOf: (word) => packPostings(places[word]),
  });
  const rounded = (numbers: Float32Array) => [...numbers].map((number) => Number(number.toFixed(3)));
  return { ...scores, pages: rounded(scores.pages), sections: rounded(scores.sections) };
}

it('says what a word is worth on each page and section, and how rare it is', () => {
  expect(scoresOf([variant(0)], [on(0, THIRD, [1, THIRD]), on(2, ALL, [0, ALL], [1, THIRD])])).toEqual({
    // Of three pages two have it.
    rarity: Math.log(1 + 1.5 / 2.5),
    most: 1,
    mostOfSection: 1,
    pages: [0.333, 0, 1],
    sections: [0, 0.333, 0, 1, 0.333],
  });
});

it('takes the best of what words for the same thing say, each by its weight against the heaviest', () => {
  const found = scoresOf(
    [variant(0, 0.4, 'prefix'), variant(1, 0.2, 'family')],
    [on(0, THIRD, [0, THIRD])],
    [on(0, ALL, [0, ALL]), on(1, ALL, [0, THIRD])],
  );
  expect(found).toMatchObject({ pages: [0.5, 0.5, 0], sections: [0.5, 0, 0.167, 0, 0], most: 1, mostOfSection: 0.5 });
  // A page with two of them has the word once.
  expect(found.rarity).toBe(Math.log(1 + 1.5 / 2.5));
});

it('keeps what a heavier word says where a lighter one comes behind it', () => {
  const found = scoresOf([variant(0, 1), variant(1, 0.5, 'family')], [on(1, ALL, [0, ALL])], [on(1, ALL, [0, ALL])]);
  expect(found).toMatchObject({ pages: [0, 1, 0], sections: [0, 0, 1, 0, 0] });
});

it('takes a word for as rare as the very word is, where a page has that', () => {
  const found = scoresOf([variant(0), variant(1, 0.5, 'synonym')], [on(0, ALL)], [on(1, ALL), on(2, ALL)]);
  expect(found.rarity).toBe(Math.log(1 + 2.5 / 1.5));
});

it('says nothing of pages for a word that none has', () => {
  const nothing = { rarity: Math.log(1 + 3.5 / 0.5), most: 0, mostOfSection: 0, pages: [0, 0, 0] };
  expect(scoresOf([])).toMatchObject(nothing);
  expect(scoresOf([variant(0)], [])).toMatchObject(nothing);
});

it('leaves out pages that the index does not have, such as those of a broken part', () => {
  expect(scoresOf([variant(0)], [on(1, THIRD), on(3, ALL)])).toMatchObject({ pages: [0, 0.333, 0], most: 21 / 63 });
});
