import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Page } from '../../pages/page.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import type { Problem } from '../../shared/problem.ts';
import { NUMBER_WORDS, numberOf, writtenAs } from './numberWords.ts';
import { rowsOutsideCode } from './rowsOutsideCode.ts';

/** A number that counts something: "four parts", and neither "two of them" nor "these two texts". */
const COUNTED = new RegExp(
  `(?<!(?:these|those|the|other|all) )(?<![\\w.,-])(${NUMBER_WORDS.slice(2).join('|')}) (?!of\\b)[a-z-]+`,
  'gi',
);
/** Words that a count ends a sentence with. A row of a table is not always one of what is counted before them. */
const AT_END = /^[a-z-]+(?: [a-z-]+){1,3}:\s*$/i;

/**
 * Rule `facts/count`, of what a page itself shows: as many rows or items follow as the words before them say, and a step
 * that is named is one of the page.
 */
export function checkCounts(page: Page): Problem[] {
  return [...checkLists(page), ...checkSteps(page)];
}

function checkLists({ file, tree, source }: Page): Problem[] {
  const rows = source.split('\n');
  return tree.children.flatMap((node, index): Problem[] => {
    const next = tree.children[index + 1];
    const shown = sizeOf(next);
    if (node.type !== 'paragraph' || shown === undefined) return [];
    const { line = 1 } = node.position?.end ?? {};
    const sentence =
      textOf(node)
        .split(/[.!?] /)
        .at(-1) ?? '';
    const counted = matchesOf(sentence, COUNTED);
    if (counted.length !== 1 || !/:\s*$/.test(sentence)) return [];
    const [{ 0: words, 1: said, index: start }] = counted;
    if (next.type === 'table' && !AT_END.test(sentence.slice(start))) return [];
    const column = (rows[line - 1] ?? '').lastIndexOf(words) + 1;
    if (column === 0 || numberOf(said) === shown) return [];
    const right = writtenAs(shown, said);
    const message = `"${words}", and ${shown} follow.`;
    return [{ file, line, column, rule: 'facts/count', message, fix: `Write "${right}", or mend what follows.` }];
  });
}

/** Number of the items of a list, or of the rows of a table below its head. */
function sizeOf(node: RootContent | undefined): number | undefined {
  if (node?.type === 'list') return node.children.length;
  return node?.type === 'table' ? node.children.length - 1 : undefined;
}

const STEP = /(?<!section [\d.]+,? )\b[Ss]teps? (\d{1,2})(?:(?: to |, | and |, and )(\d{1,2}))*(?![\w.]*\d)/g;

function checkSteps({ file, source }: Page): Problem[] {
  const rows = rowsOutsideCode(source);
  const numbers = rows.flatMap(([, row]) => {
    const number = /^\s*(?:#{2,4} (?:Step )?|\| |- )?(\d{1,2})(?:[.:)] | \|)/.exec(row)?.[1];
    return number ? [Number(number)] : [];
  });
  const last = Math.max(0, ...numbers);
  if (last === 0) return [];
  return rows.flatMap(([line, row]) =>
    // The steps of another text are cited with its section, or behind a link to it.
    matchesOf(row, STEP).flatMap(({ 0: words, index }): Problem[] => {
      const named = matchesOf(words, /\d+/g).map(([number]) => Number(number));
      if (Math.max(...named) <= last || /\bsection \d|\]\(/.test(row.slice(0, index))) return [];
      const message = `"${words}": the last step of this page is ${last}.`;
      return [{ file, line, column: index + 1, rule: 'facts/count', message, fix: 'Name the step that is meant.' }];
    }),
  );
}
