import { createHash } from 'node:crypto';

/** Lines with something to change: a comparison, a choice, a number, a text, a call. */
const CHANGEABLE = /[<>=!&|?+*'"`(-]/;
const SKIPPED = /^\s*(?:\/\/|\/?\*|import\b|export type\b|export interface\b|[}\])]|$)/;
/** Lines of a place. One line alone is often half of an expression. */
const PLACE = 3;

/**
 * Chooses places to change, a few lines each. Every line is as likely as any other, so that what is found of them holds
 * for the whole.
 * @param files paths of all files
 * @param read the text of a file
 * @param choice how many places, and a seed: it chooses the same lines again, wherever edits have moved them to
 * @returns places as Stryker takes them, such as `plugins/shared/problem.ts:57-59`
 */
export function chooseLines(
  files: string[],
  read: (file: string) => string,
  { count, seed }: { count: number; seed: string },
): string[] {
  const order = (text: string) => createHash('sha256').update(`${seed} ${text}`).digest('hex');
  return files
    .flatMap((file) =>
      changeable(read(file)).map(({ line, text }) => ({ file, line, order: order(`${file} ${text}`) })),
    )
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, count)
    .map(({ file, line }) => `${file}:${line}-${line + PLACE - 1}`);
}

/** Lines inside functions that a change could concern, with their numbers. */
function changeable(source: string): { line: number; text: string }[] {
  const lines = source.split('\n').map((text, index) => ({ line: index + 1, text }));
  return lines.filter(({ text }) => /^\s/.test(text) && CHANGEABLE.test(text) && !SKIPPED.test(text));
}
