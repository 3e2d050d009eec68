import { toString as textOf } from 'mdast-util-to-string';
import { pageTypeOf } from '../../../theme/logic/completePage.ts';
import type { Page } from '../../pages/page.ts';
import { eachNode } from '../../shared/eachNode.ts';
import type { Problem } from '../../shared/problem.ts';

const MIN_WORDS = 150;

/** Rule `words/enough`: a page that is not an index says enough. */
export function checkLength(page: Page): Problem[] {
  if (page.route.endsWith('/') || pageTypeOf(page.frontMatter)) return [];
  const words = countWords(page);
  if (words >= MIN_WORDS) return [];
  return [
    {
      file: page.file,
      line: 1,
      column: 1,
      rule: 'words/enough',
      message: `This page has ${words} words.`,
      fix: `Say what the reader needs in at least ${MIN_WORDS} words, or merge the page with another.`,
    },
  ];
}

/** Counts the words of prose: text and inline code, without fenced samples. */
function countWords(page: Page): number {
  let words = (page.brief ?? []).reduce((sum, part) => sum + part.words, 0);
  eachNode(page.tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    words += textOf(node).split(/\s+/).filter(Boolean).length;
  });
  return words;
}
