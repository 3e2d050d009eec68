import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { memoryEngine, siteIndex } from '../../../../../scripts/search/siteIndex.ts';

const folder = path.resolve(import.meta.dirname, '../../../../fixtures/languages');
const index = siteIndex(folder);

async function firstSearch(query: string) {
  const engine = await memoryEngine(index);
  const [{ pages, isPartial, corrected }] = await engine.search(query);
  const routes = pages.map(({ hits: [{ link }] }) => link.replace(/#.*/, ''));
  return { pages, routes, isPartial, corrected };
}

describe('pages in several languages', () => {
  it.each([
    ['자격', '/korean', 'a word with a particle behind it'],
    ['서명 확인', '/korean', 'two words'],
    ['교체한', '/korean', 'a form of a word'],
    ['失効', '/japanese', 'two characters'],
    ['サーバー', '/japanese', 'katakana'],
    ['署名を確認する', '/japanese', 'a sentence in two scripts'],
    ['凭证', '/chinese', 'two characters'],
    ['撤销凭证', '/chinese', 'two words without a space'],
    ['状态列表', '/chinese', 'four characters'],
    ['подпись', '/cyrillic', 'a word'],
    ['ПОДПИСЬ', '/cyrillic', 'capitals'],
    ['еще', '/cyrillic', 'a letter without its dots'],
    ['подпсь', '/cyrillic', 'a letter left out'],
    ['verifier une cle', '/accents', 'words without their accents'],
    ['RÉSOLVEUR', '/accents', 'capitals with accents'],
    ['re\u0301solveur', '/accents', 'an accent as a character of its own'],
    ['strasse', '/accents', 'a letter of two'],
    ['aero lodz', '/accents', 'letters that Unicode does not take apart'],
    ['חתימה', '/hebrew', 'a script from right to left'],
    ['\u200f\u202bחתימה\u202c', '/hebrew', 'marks of the direction'],
    ['DID 문서', '/korean', 'two scripts'],
    ['DID документ', '/cyrillic', 'two scripts'],
    ['撤销 API', '/chinese', 'two scripts'],
    ['APIで失効', '/japanese', 'two scripts without a space'],
    ['did document signature', '/english', 'one script of two'],
  ])('find for %s the page %s: %s', async (query, route) => {
    expect((await firstSearch(query)).routes[0]).toBe(route);
  });

  it.each([
    ['ПОДПИСЬ', 'подпись'],
    ['凭证', '凭证'],
    ['확인', '확인'],
    ['resolveur', 'résolveur'],
  ])('mark %s as the page writes it', async (query, written) => {
    const { pages } = await firstSearch(query);
    const { statement, highlight } = pages[0].hits[0];
    expect(highlight.map(({ start, length }) => statement.slice(start, start + length))).toContain(written);
  });
});

describe('what is no word beside one that is', () => {
  it.each([
    ['😀 signature 😀'],
    ['<b>signature</b>'],
    ['(signature'],
    ['[signature]+'],
    ['\\signature$'],
    ['\u202esignature'],
    ['sig\u200bna\u00adture'],
    ['signature __proto__'],
    ['constructor signature'],
    [`signature ${'x'.repeat(10_000)}`],
    [`signature ${'😀'.repeat(5000)}`],
    [`${'( '.repeat(100)}signature`],
  ])('does not keep %s from being found', async (query) => {
    expect((await firstSearch(query)).routes[0]).toBe('/english');
  });
});
