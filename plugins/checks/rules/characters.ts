import type { Page } from '../../pages/page.ts';
import { rowsOfFences, rowsOutsideCode } from '../../pages/sourceRows.ts';
import { positionAt } from '../../shared/jsonFile.ts';
import { type Finding, type Problem, problemIn } from '../../shared/problem.ts';

/** Letters of Cyrillic and Greek, each followed by the Latin one that it looks like. */
const LOOK_ALIKES = 'аaеeоoрpсcхxуyіiѕsјjһhԁdАAВBЕEКKМMНHОOРPСCТTХXοoαaνvΑAΒBΕEΟOΡPΤT';
const HIDDEN = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufffd]/g;
const MIXED = /[A-Za-z][\u0370-\u03ff\u0400-\u052f]|[\u0370-\u03ff\u0400-\u052f][A-Za-z]/g;
/** An editor that writes one of them writes them all, so the first few say enough. */
const MOST = 3;

/** Rules `characters/hidden` and `characters/look-alike` for a file. */
export function checkCharacters(file: string, text: string): Problem[] {
  const report = (index: number, ...finding: Finding) => problemIn(file, positionAt(text, index), ...finding);
  const hidden = [...text.matchAll(HIDDEN)].map(({ 0: sign, index }) => {
    if (sign === '\ufffd')
      return report(index, 'characters/hidden', 'A character was lost here.', 'Write the correct character.');
    const fix = sign === '\u00a0' ? 'Write a plain space.' : 'Delete it.';
    return report(index, 'characters/hidden', `An invisible character is here: ${codeOf(sign)}.`, fix);
  });
  const mixed = [...text.matchAll(MIXED)].map(({ 0: pair, index }) => {
    const other = [...pair].find((sign) => sign > '\u036f') ?? '';
    const latin = LOOK_ALIKES[LOOK_ALIKES.indexOf(other) + 1];
    const message = `"${other}" is from a different alphabet: ${codeOf(other)}.`;
    const isKnown = LOOK_ALIKES.includes(other);
    const fix = isKnown ? `Write the Latin letter "${latin}".` : 'Write the word in one alphabet.';
    const edit = isKnown ? { from: other, to: latin } : undefined;
    return report(index, 'characters/look-alike', message, fix, edit);
  });
  return [...hidden.slice(0, MOST), ...mixed.slice(0, MOST)];
}

const codeOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Rule `characters/quotes`: quotes are straight in prose and in shell samples, where others are not quotes. */
export function checkQuotes({ file, source }: Page): Problem[] {
  const shell = rowsOfFences(source)
    .filter(({ language }) => /^(?:bash|sh|shell)$/.test(language))
    .flatMap(({ line, code }) => code.split('\n').map((row, index): [number, string] => [line + 1 + index, row]));
  return [...rowsOutsideCode(source), ...shell].flatMap(([line, row]): Problem[] => {
    const quotes = [...row.matchAll(/[“”„‟‘’‚‛«»]/g)];
    if (quotes.length === 0) return [];
    const [{ 0: quote, index: start }] = quotes;
    const from = row.slice(start, quotes[quotes.length - 1].index + 1);
    const to = from.replace(/[“”„‟«»]/g, '"').replace(/[‘’‚‛]/g, "'");
    const message = `${quote} is a curly quote.`;
    const fix = `Write ${to[0]}; npm run fix does it.`;
    return [{ file, line, column: start + 1, rule: 'characters/quotes', message, fix, edit: { from, to } }];
  });
}
