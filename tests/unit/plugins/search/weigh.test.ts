import { describe, expect, it } from 'vitest';
import { countWords } from '../../../../plugins/search/countTerms.ts';
import { averageLengths, weigh } from '../../../../plugins/search/bm25.ts';
import { fieldWeights } from '../../../../theme/components/Search/engine/rankWeights.ts';
import { page } from '../../theme/components/Search/builtIndex.ts';

const answers = ['How does a token end?'];
const notes = new Map([['/Keys', { defines: [], answers, summary: '', linked: [], leadsTo: [] }]]);
const counts = countWords([page('Keys', 'x'), page('Logs', 'y')], notes);
const sectionsOf = (key: string) => {
  const word = counts.words.get(key);
  return word
    ? weigh(word, counts, averageLengths(counts), fieldWeights).flatMap(({ sections }) => sections)
    : undefined;
};

it('of a gloss stand its words, with the share of it, and its page has no more of them', () => {
  const pages = [page('Words', 'A trust anchor.'), page('Logs', 'y')];
  const found = (glosses?: string[]) => {
    const own = countWords(
      pages,
      new Map([['/Words', { glosses, defines: [], answers: [], summary: '', linked: [], leadsTo: [] }]]),
    );
    const word = own.words.get('anchor');
    return { glosses: own.glosses, postings: word && weigh(word, own, averageLengths(own), fieldWeights) };
  };
  const without = found();
  const { glosses, postings = [] } = found(['trust anchor', 'root']);
  expect(glosses).toEqual([[0, 2]]);
  expect(postings).toHaveLength(1);
  expect(postings[0].impact).toBe(without.postings?.[0].impact);
  expect(postings[0].sections).toEqual([...(without.postings?.[0].sections ?? []), { section: 2, impact: 0.5 }]);
});

describe('of a question stand', () => {
  it.each(['token', 'end'])('%s, with the share of it', (key) => {
    // Behind the one section of its text and its title.
    expect(sectionsOf(key)).toEqual([{ section: 2, impact: 0.5 }]);
  });

  it.each(['how', 'doe', 'tokenend+'])('not %s, which is nothing of it', (key) => expect(sectionsOf(key)).toEqual([]));

  it.each(['howdo+', 'howdoe+', 'atoken+'])('no pair with a filler: %s', (key) =>
    expect(sectionsOf(key)).toBeUndefined(),
  );
});
