import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { positionAt } from '../../shared/jsonFile.ts';
import type { Problem } from '../../shared/problem.ts';
import type { Page } from '../page.ts';

const MIN_WORDS = 150;
const unfinished = /\b(?:coming soon|TODO|FIXME|TBD|lorem ipsum|work in progress|under construction)\b/gi;

/** Rule `words/*`: a page that is not an index says enough, says nothing of being unfinished, names no brand. */
export function checkWords(pages: Page[], tokens: Record<string, string>): Problem[] {
  return pages.flatMap((page) => [...checkLength(page), ...checkUnfinished(page), ...checkBrand(page, tokens)]);
}

function checkLength(page: Page): Problem[] {
  if (page.route.endsWith('/') || page.frontMatter.pageType) return [];
  const words = countWords(page);
  if (words >= MIN_WORDS) return [];
  return [
    {
      file: page.file,
      line: 1,
      column: 1,
      rule: 'words/enough',
      message: `This page has ${words} words.`,
      mend: `Say what the reader needs in at least ${MIN_WORDS} words, or merge the page with another.`,
    },
  ];
}

/** Counts the words of prose: text and inline code, without fenced samples. */
function countWords(page: Page): number {
  let words = 0;
  visit(page.tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    words += textOf(node).split(/\s+/).filter(Boolean).length;
  });
  return words;
}

function checkUnfinished(page: Page): Problem[] {
  return [...page.source.matchAll(unfinished)].map((match) => ({
    file: page.file,
    ...positionAt(page.source, match.index),
    rule: 'words/finished',
    message: `"${match[0]}" tells the reader that the page is unfinished.`,
    mend: 'Write what is true today, or leave it out.',
  }));
}

function checkBrand(page: Page, tokens: Record<string, string>): Problem[] {
  const unknown = [...page.source.matchAll(/%brand\.\w+%?/g)].filter(([token]) => !(token in tokens));
  const problems = unknown.map((match) => ({
    file: page.file,
    ...positionAt(page.source, match.index),
    rule: 'words/brand-token',
    message: `There is no brand token ${match[0]}.`,
    mend: `Use one of ${Object.keys(tokens).join(' ')}`,
  }));
  for (const token of ['%brand.name%', '%brand.apiDomain%']) {
    const index = page.source.indexOf(tokens[token]);
    if (index === -1) continue;
    problems.push({
      file: page.file,
      ...positionAt(page.source, index),
      rule: 'words/brand-literal',
      message: `"${tokens[token]}" belongs to one brand only.`,
      mend: `Write ${token}, which the build replaces.`,
    });
  }
  return problems;
}
