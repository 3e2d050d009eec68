import { createHash } from 'node:crypto';

/** Lines with something to change: a comparison, a choice, a number, a text, a call. */
const CHANGEABLE = /[<>=!&|?+*'"`(-]/;
const SKIPPED = /^\s*(?:\/\/|\/?\*|import\b|export type\b|export interface\b|[}\])]|$)/;
/** Lines of a place. One line alone is often half of an expression. */
const PLACE = 3;

/**
 * Chooses places to change, a place of a few lines in each of some files.
 * @param files paths of all files
 * @param read the text of a file
 * @param choice how many files, and a seed: the same seed chooses the same places of the same texts
 * @returns places as Stryker takes them, such as `engine/base/problem.ts:57-59`
 */
export function chooseLines(
  files: string[],
  read: (file: string) => string,
  { count, seed }: { count: number; seed: string },
): string[] {
  const order = (text: string) => createHash('sha256').update(`${seed} ${text}`).digest().readUInt32BE();
  return files
    .map((file) => ({ file, lines: changeable(read(file)) }))
    .filter(({ lines }) => lines.length > 0)
    .sort((a, b) => order(a.file) - order(b.file))
    .slice(0, count)
    .map(({ file, lines }) => {
      const first = lines[order(`${file} line`) % lines.length];
      return `${file}:${first}-${first + PLACE - 1}`;
    });
}

/** Numbers of the lines inside functions that a change could concern. */
function changeable(text: string): number[] {
  const lines = text.split('\n');
  return lines
    .map((line, index) => (/^\s/.test(line) && CHANGEABLE.test(line) && !SKIPPED.test(line) ? index + 1 : 0))
    .filter((line) => line > 0);
}
