import { describe, expect, it } from 'vitest';
import type { ScoredPage } from '../../../../../theme/components/Search/engine/rankPages.ts';
import { parseQuery } from '../../../../../theme/components/Search/engine/searchQuery.ts';
import { choosePlaces, type PlaceText, toHit } from '../../../../../theme/components/Search/engine/selectHits.ts';

const page = (score: number, ...sections: number[]): ScoredPage => ({
  page: 0,
  score,
  isWhole: true,
  behind: 0,
  sections: sections.map((own, at) => ({ section: at + 10, score: own })),
});
const places = (pages: ScoredPage[], limit?: number) =>
  choosePlaces(pages, limit).map(({ rank, section }) => `${rank}:${section}`);

describe('choosePlaces', () => {
  it('shows a page at its best section, and one without any from the top', () => {
    expect(places([page(10, 5, 1), page(9)])).toEqual(['0:10', '1:0']);
    expect(places([])).toEqual([]);
  });

  it('shows two further sections of the first page that say almost as much', () => {
    expect(places([page(10, 10, 9, 8, 8)])).toEqual(['0:10', '0:11', '0:12']);
    expect(places([page(10, 10, 7, 6.9)])).toEqual(['0:10', '0:11']);
  });

  it('shows further sections of others only where there is room', () => {
    const pages = [page(10, 10, 9), page(9, 9, 9), page(8, 8, 8)];
    expect(places(pages, 4)).toEqual(['0:10', '0:11', '1:10', '2:10']);
    expect(places(pages, 5)).toEqual(['0:10', '0:11', '1:10', '1:11', '2:10']);
  });

  it('shows further sections of the first page before pages that are far behind', () => {
    expect(places([page(10, 10, 9, 9), page(3.5, 1), page(3.4, 1)], 4)).toEqual(['0:10', '0:11', '0:12', '1:10']);
    expect(places([page(10, 10, 9, 9), page(3.4, 1), page(3.4, 1)], 3)).toEqual(['0:10', '0:11', '0:12']);
    expect(places([page(10, 10, 9, 9), page(3.5, 1), page(3.5, 1)], 3)).toEqual(['0:10', '1:10', '2:10']);
  });

  it('shows seven places, of the best pages', () => {
    expect(places(Array.from({ length: 9 }, () => page(1, 1)))).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((rank) => `${rank}:10`),
    );
    expect(places([page(1, 1), page(1, 1), page(1, 1)], 2)).toEqual(['0:10', '1:10']);
  });
});

describe('toHit', () => {
  const place = (title: string, heading = '', text = ''): PlaceText => ({ title, heading, text, id: heading && 'h' });
  const hit = (query: string, text: PlaceText, isFirst = true) => {
    const found = toHit(text, isFirst, '/docs/a', { query, terms: parseQuery(query).terms });
    const marked = found.highlight.map(({ start, length }) => found.statement.slice(start, start + length));
    return [found.type, found.statement, ...marked];
  };

  it('is all of what a reader is shown', () => {
    expect(
      toHit(place('Keys', 'Rotate a key', 'Make another.'), true, '/docs/a#h', {
        query: 'rotate',
        terms: parseQuery('rotate').terms,
      }),
    ).toEqual({
      type: 'header',
      title: 'Keys',
      header: 'Rotate a key',
      link: '/docs/a#h',
      query: 'rotate',
      statement: 'Rotate a key',
      highlight: [{ start: 0, length: 6 }],
    });
  });

  it.each<[reason: string, query: string, PlaceText, isFirst: boolean, hit: string[]]>([
    [
      'a title with all words',
      'api key',
      place('API keys', 'The key', 'An API key.'),
      true,
      ['title', 'API keys', 'API', 'key'],
    ],
    [
      'no title again below the first place',
      'key',
      place('Keys', 'The key', 'A key.'),
      false,
      ['header', 'The key', 'key'],
    ],
    [
      'a title with as many as the text above the headings',
      'api key',
      place('Keys', '', 'A key.'),
      true,
      ['title', 'Keys', 'Key'],
    ],
    [
      'a text above the headings with more',
      'api key',
      place('Keys', '', 'An API key.'),
      true,
      ['content', 'An API key.', 'API', 'key'],
    ],
    [
      'a title with some words where the place is below a heading',
      'api key',
      place('Keys', 'Setup', 'A key.'),
      true,
      ['content', 'A key.', 'key'],
    ],
    [
      'a heading with all',
      'api key',
      place('Setup', 'API key', 'An API key.'),
      true,
      ['header', 'API key', 'API', 'key'],
    ],
    [
      'a heading with some where the text has none',
      'api key',
      place('Setup', 'Key', 'Wait.'),
      true,
      ['header', 'Key', 'Key'],
    ],
    ['a heading that has all with its title', 'api key', place('API', 'Key', 'A key.'), true, ['header', 'Key', 'Key']],
    ['a text where a heading has some', 'api key', place('Setup', 'Key', 'A key.'), true, ['content', 'A key.', 'key']],
    ['the title where nothing has any', 'api key', place('Setup', 'Wait', 'Then go.'), true, ['title', 'Setup']],
    [
      'the text where nothing has any and the title stands above',
      'key',
      place('Setup', 'Wait', 'Go.'),
      false,
      ['content', 'Go.'],
    ],
    ['the heading where there is no text', 'key', place('Setup', 'Wait', ''), false, ['content', 'Wait']],
    ['the title where there is neither', 'key', place('Setup'), false, ['content', 'Setup']],
    ['the title for a query without words', '', place('Setup', 'Wait', 'Go.'), true, ['title', 'Setup']],
  ])('%s', (_reason, query, text, isFirst, expected) => expect(hit(query, text, isFirst)).toEqual(expected));
});
