import { readAsked } from '../../../../../theme/components/Search/engine/parseQuery.ts';
import type { Piece, Slot } from '../../../../../theme/components/Search/engine/expandQuery.ts';
import { type PagePosting, packPostings } from '../../../../../theme/components/Search/engine/codec.ts';
import { type QueryWeights, queryWeights } from '../../../../../theme/components/Search/engine/rankWeights.ts';
import { scorePages } from '../../../../../theme/components/Search/engine/rankPages.ts';
import type { PageKind } from '../../../../../theme/components/Search/engine/searchHit.ts';
import type { Corpus } from '../../../../../theme/components/Search/engine/termScores.ts';

/** Nothing counts but that a word is there, so that a word which one of two pages has is worth ln 2. */
const PLAIN = Object.fromEntries(Object.keys(queryWeights).map((name) => [name, 0])) as unknown as QueryWeights;
export const LN2 = Math.LN2;
/** Impacts that can be written down without loss. */
export const THIRD = 21 / 63;

type Places = Record<number, { impact?: number; sections?: Record<number, number> }>;
const packed = (places: Places) =>
  packPostings(
    Object.entries(places).map(
      ([page, { impact = 1, sections = {} }]): PagePosting => ({
        page: Number(page),
        impact,
        sections: Object.entries(sections).map(([section, own]) => ({ section: Number(section), impact: own })),
      }),
    ),
  );

export interface Case {
  query: string;
  /** By word of the query, where it stands. */
  words: Places[];
  pieces?: (Omit<Piece, 'variants'> & { at: Places })[];
  weights?: Partial<QueryWeights>;
  corpus?: Partial<Corpus>;
  kinds?: PageKind[];
}

/** Searches two pages of two sections and two questions each: sections 0 and 1, title 2, question 3. */
export async function found({ query, words, pieces = [], weights, corpus, kinds = [] }: Case) {
  const asked = readAsked(query);
  const texts: string[] = [];
  const variantsOf = (places: Places) => {
    texts.push(packed(places));
    return [{ number: texts.length - 1, surface: '', likeness: 'exact' as const, weight: 1 }];
  };
  const slots = asked.words.map((word, at): Slot => {
    const places = words[at];
    return { asked: word, variants: Object.keys(places).length > 0 ? variantsOf(places) : [] };
  });
  const expanded = { slots, pieces: pieces.map(({ at, ...piece }) => ({ ...piece, variants: variantsOf(at) })) };
  const pages = await scorePages(
    expanded,
    asked,
    {
      pageStarts: [0, 4, 8],
      textSections: [2, 2],
      glosses: [0, 0],
      near: [],
      kindOf: (page) => kinds[page] ?? 'other',
      placesOf: (word) => texts[word],
      ...corpus,
    },
    { ...PLAIN, ...weights },
  );
  return pages.map(({ page, score, sections, isWhole, behind }) => ({
    page,
    score: Number((score / LN2).toFixed(4)),
    sections: sections.map((one) => ({ ...one, score: Number((one.score / LN2).toFixed(4)) })),
    isWhole,
    behind: Number(behind.toFixed(4)),
  }));
}
export const scores = async (one: Case) =>
  Object.fromEntries((await found(one)).map(({ page, score }) => [page, score]));
