import type { Page } from '../../pages/page.ts';
import { countOf } from '../../pages/prose.ts';
import type { Problem } from '../../shared/problem.ts';
import { rowsOutsideCode } from './rowsOutsideCode.ts';

/** Words from which on a line that stands twice was not meant to. */
const OWN_WORDS = 5;
/** The same for a sentence inside a line, which may be short on purpose. */
const SENTENCE = 8;

/** Rule `words/repeated`: no paragraph, sentence or item of a section and no row of a table stands a second time. */
export function checkRepeated({ file, source }: Page): Problem[] {
  const problems: Problem[] = [];
  const section = new Map<string, number>();
  const table = new Map<string, number>();
  let last = 0;
  for (const [line, row] of rowsOutsideCode(source)) {
    const text = row.trim();
    const isRow = text.startsWith('|');
    // What stands under one tab may stand under the next.
    if (/^(?:#|<)/.test(text)) section.clear();
    // A row with a name in bold begins a group, which may have the members of the one before.
    if (isRow && (line !== last + 1 || text.startsWith('| **'))) table.clear();
    if (isRow) last = line;
    if (isRow ? !/\w/.test(text) : countOf(text) < OWN_WORDS || /^(?::::|[<{])/.test(text)) continue;
    const told = isRow ? repeatedIn(table, [text], line) : repeatedIn(section, [text, ...sentencesOf(text)], line);
    if (!told) continue;
    const { text: found, line: first } = told;
    const what = found === text ? 'This line' : `"${found}"`;
    const message = `${what} stands on ${first === line ? 'this line' : `line ${first}`} already.`;
    const column = row.lastIndexOf(found) + 1;
    problems.push({ file, line, column, rule: 'words/repeated', message, fix: 'Take one of the two out.' });
  }
  return problems;
}

/** The sentences of a line that has several. */
function sentencesOf(text: string): string[] {
  const sentences = text.replace(/^(?:[-*]|\d+\.) /, '').split(/(?<=[.!?]) +(?=\p{Lu})/u);
  return sentences.length > 1 ? sentences.filter((sentence) => countOf(sentence) >= SENTENCE) : [];
}

/** The first of some texts that is known, with its line. Afterwards all are. */
function repeatedIn(
  known: Map<string, number>,
  texts: string[],
  line: number,
): { text: string; line: number } | undefined {
  let told: { text: string; line: number } | undefined;
  for (const text of texts) {
    const first = known.get(text);
    if (first === undefined) known.set(text, line);
    else told ??= { text, line: first };
  }
  return told;
}
