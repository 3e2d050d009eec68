import { describe, expect, it } from 'vitest';
import { buildShards } from '../../../../plugins/search/buildShards.ts';
import { partition, partitionWords } from '../../../../plugins/search/partition.ts';
import type { SearchRecord } from '../../../../theme/components/Search/engine/searchRecord.ts';

const page = (title: string, content: string): SearchRecord => ({
  id: title,
  title,
  content,
  toc: [],
  routePath: `/${title}`,
  domain: '',
});

describe('buildShards', () => {
  it('results in the same names and bytes for the same pages only', () => {
    const build = (content: string) => buildShards([page('A', content), page('B', 'Text.')], { prefix: 'search.en' });
    expect(build('Keys.')).toEqual(build('Keys.'));
    expect(build('Keys.').manifest).not.toBe(build('Key.').manifest);
  });

  it('names every shard by kind, number and one hash', () => {
    const { manifest, files } = buildShards([page('A', 'Keys.')], { prefix: 'search.zh_hant.v1' });
    const build = /\.([0-9a-f]{8})\.json$/.exec(manifest)?.[1];
    expect([...files.keys()].sort()).toEqual(
      ['manifest', 'postings-0', 'texts-0', 'words-0'].map((name) => `search.zh_hant.v1.${name}.${build}.json`),
    );
    for (const content of files.values()) expect(JSON.parse(content).build).toBe(build);
  });
});

describe('partition', () => {
  const size = (item: string) => item.length;
  it('fills shards up to an equal share and never splits an item', () => {
    const items = ['aa', 'bb', 'cccc', 'd', 'eeeeeeee'];
    expect(partition(items, size, { shards: 4, least: 1, most: 100 })).toEqual({
      shards: [['aa', 'bb'], ['cccc'], ['d'], ['eeeeeeee']],
      starts: [0, 2, 3, 4],
    });
  });
});

describe('partitionWords', () => {
  it('starts a new range for each writing system and for long words, never between words that begin alike', () => {
    const words = ['aaab', 'aaac', 'bbb', 'ccc', '~long', 'ключ', '凭证'];
    const ranges = partitionWords(words, 3).map(({ from, to }) => words.slice(from, to));
    expect(ranges).toEqual([['aaab', 'aaac'], ['bbb', 'ccc'], ['~long'], ['ключ'], ['凭证']]);
  });
});
