import type { Page } from '../../pages/page.ts';
import type { Problem } from '../../shared/problem.ts';
import { rowsOfFences } from './rows.ts';
import { rowsOutsideCode } from './rowsOutsideCode.ts';

/** Rule `characters/quotes`: quotes are straight, so that what is copied from a page works and search finds it. */
export function checkQuotes(page: Page): Problem[] {
  // A shell takes a curly quote for a letter. In a sample of data it may be what somebody wrote.
  const shell = rowsOfFences(page.source)
    .filter(({ language }) => ['bash', 'sh', 'shell'].includes(language))
    .flatMap(({ line, code }) => code.split('\n').map((row, index): [number, string] => [line + 1 + index, row]));
  return [...rowsOutsideCode(page.source), ...shell].flatMap(([line, row]) => {
    const found = /[“”„‟‘’‚‛«»]/.exec(row);
    if (!found) return [];
    const straight = /[‘’‚‛]/.test(found[0]) ? "'" : '"';
    const rule = 'characters/quotes';
    const message = `${found[0]} is a quote that readers cannot type.`;
    return [
      {
        file: page.file,
        line,
        column: found.index + 1,
        rule,
        message,
        fix: `Write a straight ${straight}; npm run fix does it.`,
      },
    ];
  });
}
