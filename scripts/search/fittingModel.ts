import { sortedWords, wordsPart } from '../../plugins/search/parts/buildParts.ts';
import { countWords } from '../../plugins/search/parts/countWords.ts';
import { nearPages } from '../../plugins/search/parts/nearPages.ts';
import { averageLengths, weigh } from '../../plugins/search/parts/weigh.ts';
import { createFinder } from '../../theme/logic/search/finder.ts';
import { packLists, packPostings, packWords } from '../../theme/logic/search/packed.ts';
import type { SearchHead } from '../../theme/logic/search/partFormat.ts';
import type { Weights } from './fitWeights.ts';
import type { SiteIndex } from './siteIndex.ts';

/** Pages of an answer among which the judged ones are. */
const DEPTH = 12;

/**
 * A search of which only the weights change, so that words are counted once and weighed when a query needs them.
 * @returns a function that takes weights and returns one that finds the routes for a query
 */
export function fittingModel({ records, notes, synonyms, tasks }: Omit<SiteIndex, 'index'>) {
  const counts = countWords(records, notes);
  const averages = averageLengths(counts);
  const words = sortedWords(counts);
  const surfaces = words.map(({ surface }) => surface);
  const pages = words.map(({ word }) => weigh(word, counts, averages, someWeights));
  const part = { build: '', ...wordsPart(surfaces, pages) };
  const head: SearchHead = {
    build: '',
    titles: records.map(({ title }) => title),
    routes: packWords(records.map(({ routePath }) => routePath)),
    domain: '',
    sections: counts.textSections,
    questions: counts.textSections.map((count, page) => counts.pageStarts[page + 1] - counts.pageStarts[page] - count),
    glosses: counts.glosses,
    near: packLists(nearPages(records, notes, counts)),
    words: [[surfaces[0], surfaces.length]],
    // Each word is a part of its own.
    places: surfaces.map((_, word) => word),
    texts: [],
    cards: [],
    synonyms,
    tasks,
  };
  let latest: { fields: string; places: Map<number, string> } = { fields: '', places: new Map() };
  return ({ fields, query }: Weights) => {
    const name = JSON.stringify(fields);
    if (latest.fields !== name) latest = { fields: name, places: new Map() };
    const { places } = latest;
    const placesOf = (word: number) => {
      const known = places.get(word) ?? packPostings(weigh(words[word].word, counts, averages, fields));
      places.set(word, known);
      return { build: '', places: [known] };
    };
    const finder = createFinder(head, { words: async () => part, places: async (word) => placesOf(word) }, query);
    return async (ask: string): Promise<string[]> => {
      const found = await finder.find(ask);
      return found.pages.slice(0, DEPTH).map(({ page }) => finder.routes[page]);
    };
  };
}

/** Any weights do to learn which pages have a word. */
const ones = { title: 1, defines: 1, answers: 1, summary: 1, linked: 1, heading: 1, name: 1, text: 1, links: 1 };
const someWeights = { weight: ones, byLength: ones, saturation: 1 };
