import { describe, expect, it } from 'vitest';
import type { ReadPage } from '../../../../plugins/pages/readPageText.ts';
import { buildIndexes, type SitePage } from '../../../../plugins/search/buildIndexes.ts';

const page = (routePath: string, lang = 'en', version = ''): SitePage => ({
  routePath,
  lang,
  version,
  file: routePath,
});
const readPage = (file: string): ReadPage => ({
  title: `Title of ${file}`,
  content: 'Lead.\nMore.\nRotate\nText.',
  toc: [{ text: 'Rotate', id: 'rotate', depth: 2, charIndex: 12 }],
  frontMatter: {},
  lead: '',
  outline: [],
  markdown: '',
});
const read = { readPage };
const one = { locales: [], versions: [] };
const many = {
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh.hant', label: '繁體中文' },
  ],
  versions: ['2.0', 'v1'],
};

describe('buildIndexes', () => {
  it('publishes records with leads, in the order of their routes', () => {
    const [{ files, info }] = buildIndexes([page('/b'), page('/a')], one, read);
    const toc = '[{"text":"Rotate","id":"rotate","depth":2,"charIndex":-1}]';
    expect(files.get(info.file)).toBe(
      `[{"id":0,"title":"Title of /a","content":"Lead.","toc":${toc},"routePath":"/a","domain":""},` +
        `{"id":1,"title":"Title of /b","content":"Lead.","toc":${toc},"routePath":"/b","domain":""}]`,
    );
  });

  it('publishes whole pages and no shards for a search service', () => {
    const [{ files, info }] = buildIndexes([page('/a')], one, { ...read, isRemote: true });
    expect([...files.keys()]).toEqual([info.file]);
    expect(JSON.parse(files.get(info.file) ?? '')[0]).toMatchObject({ content: 'Lead.\nMore.\nRotate\nText.' });
  });

  it('gives the same bytes and names whatever the order of the pages', () => {
    const pages = [page('/b'), page('/a'), page('/c')];
    expect(buildIndexes(pages.toReversed(), one, read)).toEqual(buildIndexes(pages, one, read));
  });

  it('makes an index for each language and version, with underscores for the dots of languages, defaults first', () => {
    const pages = [page('/a', 'en', 'v1'), page('/b', 'en', '2.0'), page('/c', 'zh.hant', 'v1')];
    const infos = buildIndexes(pages, many, read).map(({ info }) => info);
    expect(infos.map(({ file }) => file.replace(/[0-9a-f]{8}\.json$/, 'HASH.json'))).toEqual([
      'search_index.en.2.0.HASH.json',
      'search_index.en.v1.HASH.json',
      'search_index.zh_hant.v1.HASH.json',
    ]);
    expect(infos.map(({ label }) => label)).toEqual(['English 2.0', 'English v1', '繁體中文 v1']);
    expect(new Set(infos.map(({ name }) => name)).size).toBe(3);
  });

  it('puts all versions into one index where search is not versioned', () => {
    const pages = [page('/a', 'en', 'v1'), page('/b', 'en', 'v2')];
    const indexes = buildIndexes(pages, { ...many, versions: [] }, read);
    expect(indexes.map(({ info }) => [info.lang, info.version])).toEqual([['en', '']]);
  });

  it.each([
    ['the home page', { pageType: 'home' }],
    ['a page that opts out', { search: false }],
  ])('leaves out %s', (_, frontMatter) => {
    expect(buildIndexes([page('/a')], one, { readPage: (file) => ({ ...readPage(file), frontMatter }) })).toEqual([]);
  });
});
