import { describe, expect, it } from 'vitest';
import { createFinder, kindOfRoute, serviceOfRoute } from '../../../../../theme/components/Search/engine/findPages.ts';
import { packLists, packPostings, packWords } from '../../../../../theme/components/Search/engine/codec.ts';
import type { SearchHead } from '../../../../../theme/components/Search/engine/shardFormat.ts';

/** A site in which each word is a part of its own, and each page has one word. Notes which parts are loaded. */
function siteOf(words: string[], more: Partial<SearchHead> = {}) {
  const head: SearchHead = {
    build: 'b',
    titles: words,
    routes: packWords(words.map((word) => `/guides/${word}`)),
    domain: '',
    sections: words.map(() => 1),
    questions: words.map(() => 1),
    glosses: [],
    near: packLists(words.map(() => [])),
    words: words.map((word) => [word, 1]),
    places: words.map((_, word) => word),
    texts: [],
    cards: [],
    synonyms: [],
    tasks: [],
    ...more,
  };
  const loaded: string[] = [];
  const finder = createFinder(head, {
    words: async (part) => {
      loaded.push(`words ${words[part]}`);
      return { build: 'b', words: packWords([words[part]]), common: '0' };
    },
    places: async (part) => {
      loaded.push(`places ${words[part]}`);
      return {
        build: 'b',
        places: [packPostings([{ page: part, impact: 1, sections: [{ section: 0, impact: 1 }] }])],
      };
    },
  });
  const routesOf = async (query: string, isVerbatim?: boolean) => {
    const { pages, corrected } = await finder.find(query, isVerbatim);
    const routes = pages.map(({ page }) => words[page]);
    return corrected === undefined ? routes : [...routes, `(${corrected})`];
  };
  return { finder, loaded, routesOf };
}

describe('a search loads', () => {
  const words = ['access', 'key', 'offline', 'token', 'unreachable', 'verifier'];

  it.each<[reason: string, query: string, loaded: string[]]>([
    [
      'the parts that may hold each word, and the places of those that do',
      'key token',
      ['words key', 'words offline', 'words token', 'places key', 'places token'],
    ],
    ['each part once', 'key keys', ['words key', 'places key']],
    ['nothing for no words', '', []],
    [
      'other words for what is typed',
      'offline',
      ['words key', 'words offline', 'words token', 'words unreachable', 'places offline', 'places unreachable'],
    ],
    [
      'other words for what is half typed',
      'offl',
      ['words key', 'words offline', 'words token', 'words unreachable', 'places offline', 'places unreachable'],
    ],
    [
      'where a mistyped word may begin, and no more where that is it',
      'vreifier',
      ['words verifier', 'words unreachable', 'words offline', 'places verifier'],
    ],
  ])('%s', async (_reason, query, expected) => {
    const { loaded, finder } = siteOf(words, {
      synonyms: [
        ['offline', 'unreachable'],
        ['x', 'access'],
      ],
    });
    await finder.find(query);
    expect(loaded.filter((part) => !part.startsWith('words access'))).toEqual(expected);
  });

  it('all words of a script where nothing was meant by the nearer ones', async () => {
    const { loaded, finder } = siteOf([...words, 'ключ']);
    await finder.find('zzzzzz');
    expect(loaded.sort()).toEqual(words.map((word) => `words ${word}`));
  });

  it('16 parts at most', async () => {
    const many = Array.from({ length: 20 }, (_, at) => `${String.fromCharCode(98 + at)}word`);
    const { loaded, finder } = siteOf(many);
    await finder.find('zzzzzz');
    expect(loaded.filter((part) => part.startsWith('words'))).toHaveLength(17);
  });

  it('no part twice', async () => {
    const { loaded, finder } = siteOf(words);
    await finder.find('key');
    await finder.find('key');
    expect(loaded.filter((part) => part === 'words key')).toHaveLength(1);
  });

  it.each([
    [
      ['key', 'token'],
      ['words key', 'words token'],
    ],
    [['key', 'token', 'verifier'], []],
  ])('of a site with the parts %j ahead: %j', async (all, expected) => {
    const { loaded, finder } = siteOf(all);
    await finder.warmUp();
    expect(loaded).toEqual(expected);
  });
});

describe('a search finds', () => {
  const words = ['key', 'list', 'status', 'token', 'verifier'];

  it.each<[query: string, found: string[]]>([
    ['key', ['key']],
    ['keys', ['key']],
    ['statuslist', ['status', 'list']],
    ['stat', ['status']],
    ['verifeir', ['verifier', '(verifier)']],
    ['A verifeir.', ['verifier', '(a verifier.)']],
    ['tokne verifeir', ['token', 'verifier', '(token verifier)']],
    ['gateway', []],
  ])('%j: %j', async (query, found) => {
    expect((await siteOf(words).routesOf(query)).sort()).toEqual([...found].sort());
  });

  it('nothing else for who means it as typed', async () => {
    expect(await siteOf(words).routesOf('verifeir', true)).toEqual([]);
  });

  it('a name that is written with signs in one piece, whatever words it could be', async () => {
    const { asked } = await siteOf(words).finder.find('statuslist!');
    expect(asked.words.map(({ surface }) => surface)).toEqual(['statuslist']);
  });

  it('nothing for a word of which a part does not say where it stands', async () => {
    expect(await siteOf(words, { places: [9] }).routesOf('key')).toEqual([]);
  });

  it('pages by the questions that they answer, behind their sections', async () => {
    const { finder } = siteOf(['key', 'token'], { sections: [2, 3], questions: [1, 2], glosses: [[1, 1]] });
    expect([...finder.pageStarts]).toEqual([0, 2, 5]);
    expect(finder.routes).toEqual(['/guides/key', '/guides/token']);
  });
});

it.each([
  ['/guides/', 'guide'],
  ['/tutorials/a', 'tutorial'],
  ['/reference/a', 'reference'],
  ['/explanations/a', 'explanation'],
  ['/', 'other'],
  ['', 'other'],
])('the page %s is a %s', (route, kind) => expect(kindOfRoute(route)).toBe(kind));

it.each([
  ['/guides/services/resolver/', 'resolver'],
  ['/guides/services/', undefined],
  ['/guides/services', undefined],
])('the page %s is about %s', (route, service) => expect(serviceOfRoute(route)).toBe(service));
