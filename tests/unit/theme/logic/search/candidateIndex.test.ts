import { describe, expect, it } from 'vitest';
import { createCandidateIndex, pieces } from '../../../../../theme/logic/search/candidateIndex.ts';
import { prepareRecord } from '../../../../../theme/logic/search/preparedRecord.ts';
import { parseQuery } from '../../../../../theme/logic/search/searchQuery.ts';

const key = 'z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doKabcdefghijklmnopqrstuvwxyz0123456789';
const texts = [
  'The verifier checks a café credential.',
  '검증자는 자격증명을 확인합니다',
  '验证者检查可验证凭证',
  'サーバーで証明を検証する',
  'Проверяющий читает ключ',
  `A key: ${key}`,
];
const pages = texts.map((content, id) =>
  prepareRecord({ id, title: '', content, toc: [], routePath: `/${id}`, domain: '' }),
);
const find = (query: string, index = createCandidateIndex(pages)) => index.candidates(parseQuery(query).terms);

describe('createCandidateIndex', () => {
  it.each([
    ['verifier', [0], 'a word'],
    ['rifi', [0], 'a part of a word'],
    ['VERIFIER', [0], 'capitals'],
    ['cafe', [0], 'a word without its accent'],
    ['verifier credential', [0], 'two words'],
    ['verifier gateway', [], 'two words, of which one is missing'],
    ['자격', [1], 'Korean'],
    ['증명', [1], 'a part of a Korean word'],
    ['凭证', [2], 'Chinese'],
    ['サーバー', [3], 'Japanese'],
    ['検証する', [3], 'Japanese in two scripts'],
    ['ключ', [4], 'Cyrillic'],
    ['КЛЮЧ', [4], 'Cyrillic capitals'],
    [key, [5], 'a key as a whole'],
    [key.slice(20, 60), [5], 'a long part of a key'],
    ['ключ verifier', [], 'words of two scripts on different pages'],
  ])('finds for %j pages %j: %s', async (query, expected) => {
    expect(await find(query)).toEqual(expected);
  });

  it('builds the index of a writing system only when pages and query have such text', async () => {
    const index = createCandidateIndex(pages);
    await find('verifier', index);
    expect(index.built()).toEqual(['default']);
    await find('ключ', index);
    await find('凭证', index);
    expect(index.built()).toEqual(['default', 'cyrillic', 'chinese']);

    const latin = createCandidateIndex(pages.slice(0, 1));
    await find('인증 証明する ключ', latin);
    expect(latin.built()).toEqual([]);
  });
});

it('gives at most 100 pages', async () => {
  const record = { title: '', content: 'The verifier.', toc: [], routePath: '/', domain: '' };
  const many = Array.from({ length: 150 }, (_, id) => prepareRecord({ ...record, id }));
  expect(await find('verifier', createCandidateIndex(many))).toHaveLength(100);
});

describe('pieces', () => {
  it('keeps every part of 16 characters of a long word in some piece', () => {
    const word = Array.from({ length: 210 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('');
    const all = pieces(word);
    for (let start = 0; start + 16 <= word.length; start++) {
      expect(all.some((piece) => piece.includes(word.slice(start, start + 16)))).toBe(true);
    }
  });

  it('leaves shorter words alone', () => expect(pieces('verifier')).toEqual(['verifier']));
});
