import { frontMatterTexts } from '../pages/frontMatterTexts.ts';
import type { Page } from '../pages/page.ts';
import { passagesOf } from '../pages/prose.ts';
import { rowsOfFences } from './rules/rows.ts';
import { type PlacedWords, wordsOf } from './spelling.ts';

/** The words of a page that have a spelling. */
export function wordsOfPage(page: Page): PlacedWords {
  const titles = rowsOfFences(page.source).map(({ line, meta }) => ({
    text: /title="([^"]*)"/.exec(meta)?.[1] ?? '',
    placeOf: () => ({ line, column: 1 }),
  }));
  return wordsOf([...passagesOf(page), ...frontMatterTexts(page), ...titles]);
}
