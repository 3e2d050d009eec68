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
    ['자격', '/korean', 'a word with a particle after it'],
    ['失効', '/japanese', 'two characters'],
    ['サーバー', '/japanese', 'katakana'],
    ['凭证', '/chinese', 'two characters'],
    ['撤销凭证', '/chinese', 'two words without a space'],
    ['подпись', '/cyrillic', 'a word'],
    ['ПОДПИСЬ', '/cyrillic', 'capitals'],
    ['еще', '/cyrillic', 'a letter without its dots'],
    ['re\u0301solveur', '/accents', 'an accent as a separate character'],
    ['strasse', '/accents', 'a letter of two'],
    ['aero lodz', '/accents', 'letters that Unicode does not take apart'],
    ['חתימה', '/hebrew', 'a script from right to left'],
    ['\u200f\u202bחתימה\u202c', '/hebrew', 'marks of the direction'],
    ['APIで失効', '/japanese', 'two scripts without a space'],
    ['did document signature', '/english', 'one script of two'],
  ])('find for %s the page %s: %s', async (query, route) => {
    expect((await firstSearch(query)).routes[0]).toBe(route);
  });

  it('correct a mistyped word with an accent', async () => {
    const { corrected, routes } = await firstSearch('«Résolveir');
    expect([corrected, routes[0]]).toEqual(['«resolveur', '/accents']);
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
