import { describe, expect, it } from 'vitest';
import { countWords } from '../../../../../engine/search/parts/countWords.ts';
import { averageLengths, weigh } from '../../../../../engine/search/parts/weigh.ts';
import { fieldWeights } from '../../../../../theme/logic/search/rankWeights.ts';
import { page } from '../../../theme/components/Search/builtIndex.ts';

const answers = ['How does a token end?'];
const notes = new Map([['/Keys', { defines: [], answers, summary: '', linked: [], leadsTo: [] }]]);
const counts = countWords([page('Keys', 'x'), page('Logs', 'y')], notes);
const sectionsOf = (key: string) => {
  const word = counts.words.get(key);
  return word
    ? weigh(word, counts, averageLengths(counts), fieldWeights).flatMap(({ sections }) => sections)
    : undefined;
};

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
