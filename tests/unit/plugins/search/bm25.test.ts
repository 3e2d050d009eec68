import { describe, expect, it } from 'vitest';
import { averageLengths, scoreTerm } from '../../../../plugins/search/bm25.ts';
import { countTerms } from '../../../../plugins/search/countTerms.ts';
import { fieldWeights } from '../../../../theme/components/Search/engine/rankWeights.ts';
import { page } from '../../theme/components/Search/builtIndex.ts';

const answers = ['How does a token end?'];
const notes = new Map([['/Keys', { defines: [], answers, summary: '', linked: [], linksTo: [] }]]);
const counts = countTerms([page('Keys', 'x'), page('Logs', 'y')], notes);
const sectionsOf = (key: string) => {
  const word = counts.terms.get(key);
  return word
    ? scoreTerm(word, counts, averageLengths(counts), fieldWeights).flatMap(({ sections }) => sections)
    : undefined;
};

it("words of a mention have their share of it and don't count twice on the page", () => {
  const pages = [page('Words', 'A trust anchor.'), page('Logs', 'y')];
  const found = (mentions?: string[]) => {
    const own = countTerms(
      pages,
      new Map([['/Words', { mentions, defines: [], answers: [], summary: '', linked: [], linksTo: [] }]]),
    );
    const word = own.terms.get('anchor');
    return { mentions: own.mentions, postings: word && scoreTerm(word, own, averageLengths(own), fieldWeights) };
  };
  const without = found();
  const { mentions, postings = [] } = found(['trust anchor', 'root']);
  expect(mentions).toEqual([[0, 2]]);
  expect(postings).toHaveLength(1);
  expect(postings[0].impact).toBe(without.postings?.[0].impact);
  expect(postings[0].sections).toEqual([...(without.postings?.[0].sections ?? []), { section: 2, impact: 0.5 }]);
});

describe('in a question', () => {
  it.each(['token', 'end'])('%s has its share', (key) => {
    // It follows the section of the text and the title.
    expect(sectionsOf(key)).toEqual([{ section: 2, impact: 0.5 }]);
  });

  it.each(['how', 'doe', 'tokenend+'])('%s has no share', (key) => expect(sectionsOf(key)).toEqual([]));

  it.each(['howdo+', 'howdoe+', 'atoken+'])('there is no pair with a filler: %s', (key) =>
    expect(sectionsOf(key)).toBeUndefined(),
  );
});
