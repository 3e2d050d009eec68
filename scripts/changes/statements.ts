import { withoutEach } from '../../plugins/shared/withoutEach.ts';

/** A sentence or a row of a table that says something else than before, or that is new. */
export interface Statement {
  /** Undefined where nothing like it stood there. */
  before: string | undefined;
  after: string;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const FENCE = /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\2[ \t]*$/gm;
const SENTENCE = /\S.*?(?:[.!?:](?=\s|$)|$)/g;
const WORD = /`[^`]*`|[\p{L}\d]+(?:['.-][\p{L}\d]+)*/gu;

/** Code, numbers and names such as `PATCH`. */
const NAME = /^`|\d|\p{L}\p{Lu}/u;
/** Words that tell yes from no, all from some, first from last, and one unit from another. */
const TURN =
  /^(?:no|not|nor|never|none|nobody|nothing|cannot|without|yes|all|any|both|each|either|every|everybody|everything|everyone|only|some|always|once|twice|after|before|first|last|until|unless|default|defaults|required|optional|must|may|in|out|and|or|over|under|more|less|most|least|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|bits?|bytes?)$/i;

/** Share of words that a statement has in common with the one it took the place of. */
const LIKE = 0.5;

/**
 * Finds what a change states otherwise: numbers, names, yes and no. No rule knows whether it is true, and whoever reviews
 * the change has to.
 * @param before text of a page, in Markdown
 * @param after the same page later
 */
export function changedStatements(before: string, after: string): Statement[] {
  const [old, now] = [statementsOf(before), statementsOf(after)];
  const gone = withoutEach(old, now);
  return withoutEach(now, old).flatMap((text): Statement[] => {
    const words = wordsOf(text);
    const likest = gone
      .map((other) => ({ other, share: shareOf(words, wordsOf(other)) }))
      .reduce((best, one) => (one.share > best.share ? one : best), { other: '', share: 0 });
    if (likest.share < LIKE) return words.some(isFact) ? [{ before: undefined, after: text }] : [];
    gone.splice(gone.indexOf(likest.other), 1);
    // A cell has few words, each of which counts.
    const isOtherwise = text.startsWith('|') || isOther(wordsOf(likest.other), words);
    return isOtherwise ? [{ before: likest.other, after: text }] : [];
  });
}

function statementsOf(text: string): string[] {
  return text
    .replace(FRONT_MATTER, '')
    .replace(FENCE, '')
    .split('\n')
    .filter((line) => !/^#{1,6} /.test(line))
    .flatMap((line) => (/^\s*\|/.test(line) ? [line.trim()] : (line.match(SENTENCE) ?? [])));
}

const isFact = (word: string) => NAME.test(word) || TURN.test(word);
const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Whether other facts are stated, or the same in another order. */
function isOther(old: string[], now: string[]): boolean {
  const lost = withoutEach(old, now);
  const come = withoutEach(now, old);
  if (lost.length === 0 && come.length === 0) return old.filter(isFact).join(' ') !== now.filter(isFact).join(' ');
  return [...lost, ...come].some(isFact) || (lost.length > 0 && come.length > 0 && lost.length + come.length <= 4);
}

function shareOf(words: string[], other: string[]): number {
  const all = words.length + other.length;
  return all === 0 ? 0 : (2 * (words.length - withoutEach(words, other).length)) / all;
}
