import type { Root } from 'mdast';
import remarkLintFencedCodeFlag from 'remark-lint-fenced-code-flag';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintNoEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import remarkLintNoEmptyUrl from 'remark-lint-no-empty-url';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import remarkLintNoLiteralUrls from 'remark-lint-no-literal-urls';
import remarkLintNoMultipleToplevelHeadings from 'remark-lint-no-multiple-toplevel-headings';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintOrderedListMarkerValue from 'remark-lint-ordered-list-marker-value';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Page } from '../../pages/page.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleName } from '../../shared/rules/ruleTable.ts';
import { languageOf } from './fences.ts';

const linter = unified()
  .use(remarkLintFencedCodeFlag)
  .use(remarkLintHeadingIncrement)
  .use(remarkLintNoEmphasisAsHeading)
  .use(remarkLintNoEmptyUrl)
  .use(remarkLintNoHeadingPunctuation, '.,:;')
  .use(remarkLintNoLiteralUrls)
  .use(remarkLintNoMultipleToplevelHeadings)
  .use(remarkLintNoUndefinedReferences)
  .use(remarkLintOrderedListMarkerValue)
  .freeze();

const RULES: Record<string, [rule: RuleName, message: string, fix: string]> = {
  'fenced-code-flag': ['samples/language', 'This sample has no language.', 'Write ```$LANGUAGE.'],
  'heading-increment': ['headings/levels', 'This heading skips a level.', 'Use level $2.'],
  'no-emphasis-as-heading': ['headings/form', 'This bold line looks like a heading.', 'Write it as ## heading.'],
  'no-empty-url': ['links/form', 'This link has no address.', 'Write its address in the parentheses.'],
  'no-heading-punctuation': ['headings/form', 'This heading ends with "$1".', 'Delete the "$1".'],
  'no-literal-urls': ['links/words', 'This address has no text.', 'Write [name of the page](address).'],
  'no-multiple-toplevel-headings': ['headings/one-title', 'This page has a second title.', 'Write ## for a section.'],
  'no-undefined-references': ['links/form', 'Nothing defines [$1].', 'Write [text](/address), or \\[ for a bracket.'],
  'ordered-list-marker-value': ['markdown/list', 'This item has the number $1.', 'Write $2, and count up from there.'],
};

/** Rules about all headings, whoever wrote them; the others check what the page itself writes. */
const OF_ALL: readonly string[] = ['heading-increment', 'no-multiple-toplevel-headings'];

/** The rules of remark-lint, on the tree that is parsed anyway. */
export function checkLint({ file, source, tree, parsedText, parsedLines }: Page): Problem[] {
  const text = new VFile({ value: parsedText ?? source });
  linter.runSync(tree as Root, text);
  const rows = source.split('\n');
  return text.messages.flatMap(({ ruleId = '', reason, line: found = 1, column = 1 }): Problem[] => {
    // This rule counts the lines of the text, and the others take them from the tree.
    const line = (ruleId === 'no-undefined-references' && parsedLines?.[found]) || found;
    const row = rows[line - 1] ?? '';
    if (!OF_ALL.includes(ruleId) && /^\s*<[A-Z]/.test(row)) return [];
    const [rule, message, fix] = RULES[ruleId] ?? [];
    if (!rule) return [];
    const [first = '', second = ''] = [...reason.matchAll(/`(\\?[^`]+)`/g)].map(([, value]) => value);
    const language = languageOf(rows.slice(line));
    const fill = (words = '') =>
      words
        .replaceAll('$1', () => first)
        .replaceAll('$2', () => second)
        .replace('$LANGUAGE', () => language);
    const edit = editOf(ruleId, row, first, ruleId === 'fenced-code-flag' ? language : second);
    return [{ file, line, column: edit ? 1 : column, rule, message: fill(message), fix: fill(fix), edit }];
  });
}

function editOf(ruleId: string, row: string, first: string, second: string): Problem['edit'] {
  if (ruleId === 'no-heading-punctuation' && row.endsWith(first)) return { from: row, to: row.slice(0, -first.length) };
  if (ruleId === 'ordered-list-marker-value') return { from: row, to: row.replace(first, second) };
  if (ruleId === 'no-multiple-toplevel-headings' && row.startsWith('# ')) return { from: row, to: `#${row}` };
  if (ruleId === 'fenced-code-flag' && /^(?:```|~~~)$/.test(row)) return { from: row, to: row + second };
  const [, bold] = /^\*\*([^*]+?)[.,:;]?\*\*$/.exec(row) ?? [];
  return ruleId === 'no-emphasis-as-heading' && bold ? { from: row, to: `## ${bold}` } : undefined;
}
