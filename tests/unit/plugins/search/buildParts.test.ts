import { describe, expect, it } from 'vitest';
import { buildParts } from '../../../../plugins/search/buildShards.ts';
import { cutWords, shareOut } from '../../../../plugins/search/partition.ts';
import type { SearchRecord } from '../../../../theme/components/Search/engine/searchRecord.ts';

const page = (title: string, content: string): SearchRecord => ({
  id: title,
  title,
  content,
  toc: [],
  routePath: `/${title}`,
  domain: '',
});

describe('buildParts', () => {
  it('gives the same names and bytes for the same pages, and others for other pages', () => {
    const parts = (content: string) => buildParts([page('A', content), page('B', 'Text.')], { prefix: 'search.en' });
    expect(parts('Keys.')).toEqual(parts('Keys.'));
    expect(parts('Keys.').head).not.toBe(parts('Key.').head);
  });

  it('names every part by kind, number and one hash', () => {
    const { head, files } = buildParts([page('A', 'Keys.')], { prefix: 'search.zh_hant.v1' });
    const build = /\.([0-9a-f]{8})\.json$/.exec(head)?.[1];
    expect([...files.keys()].sort()).toEqual(
      ['head', 'places-0', 'texts-0', 'words-0'].map((name) => `search.zh_hant.v1.${name}.${build}.json`),
    );
    for (const content of files.values()) expect(JSON.parse(content).build).toBe(build);
  });

  it('makes no index of no pages fail', () => {
    expect(JSON.parse(buildParts([]).files.get(buildParts([]).head) ?? '')).toMatchObject({ titles: [], words: [] });
  });
});

describe('shareOut', () => {
  const size = (item: string) => item.length;
  it('fills parts up to the size that the whole asks for, and never splits an item', () => {
    const items = ['aa', 'bb', 'cccc', 'd', 'eeeeeeee'];
    expect(shareOut(items, size, { share: 4, least: 1, most: 100 })).toEqual({
      parts: [['aa', 'bb'], ['cccc'], ['d'], ['eeeeeeee']],
      starts: [0, 2, 3, 4],
    });
  });

  it.each([
    ['least', { share: 100, least: 6, most: 9 }, 6],
    ['most', { share: 1, least: 1, most: 3 }, 3],
  ])('keeps to the %s', (_, limits, largest) => {
    const { parts } = shareOut(
      Array.from({ length: 30 }, () => 'a'),
      size,
      limits,
    );
    expect(Math.max(...parts.map((part) => part.length))).toBe(largest);
  });
});

describe('cutWords', () => {
  it('begins a new part for each script and for long words, and never between words that begin alike', () => {
    const words = ['aaab', 'aaac', 'bbb', 'ccc', '~long', 'ключ', '凭证'];
    const parts = cutWords(words, 3).map(({ from, to }) => words.slice(from, to));
    expect(parts).toEqual([['aaab', 'aaac'], ['bbb', 'ccc'], ['~long'], ['ключ'], ['凭证']]);
  });
});
