import { withoutEach } from '../../shared/withoutEach.ts';
import { cellsOf } from '../rules/tableRows.ts';
import { lostDenial } from './lostDenials.ts';
import { type Gap, gapsBetween, placesOf, shareOf } from './places.ts';
import type { PlacedStatement } from './statementsIn.ts';
import { thingsIn } from './swappedThings.ts';
import { cellsExchanged, turnInCells } from './turnedCells.ts';
import { contentOf, turnIn, wordsOf } from './turnedFact.ts';
import { type Change, changesBetween, type Turn } from './wordChanges.ts';

/** Share of words that a statement has in common with the one it took the place of. */
const LIKE = 0.5;
/** The same of one that stands alone where another stood alone. */
const LIKE_IN_PLACE = 0.3;

/** Less than this is so little that a denial may be there for other words. */
const FAR = 0.4;

/** More sentences than these are another way to say it. */
const MOST = 4;

type TurnedText = PlacedStatement & Turn & { before: string };

/** A sentence or a row that took the place of another one. */
interface Pair {
  statement: PlacedStatement;
  before: string;
  /** Whether the two have so little in common that only their place says so. */
  isFar: boolean;
}

/** Finds the sentences and rows of tables that say something else than those that they took the place of. */
export function turnedTexts(recorded: readonly string[], statements: readonly PlacedStatement[]): TurnedText[] {
  const texts = statements.map(({ text }) => text);
  const left = withoutEach(recorded, texts);
  if (left.length === 0) return [];
  const fresh = withoutEach(statements, recorded, ({ text }) => text);
  const come = fresh.map(({ text }) => text);
  let found: Set<string> | undefined;
  const things = () => {
    found ??= thingsIn(recorded);
    return found;
  };
  const gaps = gapsBetween(recorded, texts);
  const pairs = pairsOf(fresh, left, placesOf(gaps));
  const told = pairs.flatMap((pair) => {
    const { statement, before, isFar } = pair;
    const isRow = before.startsWith('|');
    const turn =
      turnIn(before, statement.text, { isFar, things: isRow ? undefined : things }) ??
      turnInCells(before, statement.text, { recorded, things });
    const isLost = turn && standsIn(turn.was, come, statement.text);
    const isFound = turn && standsIn(turn.is, left, before);
    // What two statements exchanged, each says of the other.
    const isMoved = isLost !== isFound && [turn?.is, turn?.was][isLost ? 1 : 0]?.includes(' ');
    const said = turn && !isMoved ? (cellsExchanged(before, statement.text) ?? turn) : exchangeIn(pair, pairs);
    return said ? [{ ...statement, before, ...said }] : [];
  });
  return [...told, ...joinedTurns(gaps, fresh, pairs, told)];
}

/** Sentences that took the place of more, of fewer, or of one that is like none are held against each other as one. */
function joinedTurns(
  gaps: readonly Gap[],
  fresh: readonly PlacedStatement[],
  pairs: readonly Pair[],
  told: readonly PlacedStatement[],
): TurnedText[] {
  return gaps.flatMap(({ lost, come }) => {
    const isOneByOne = lost.length === come.length;
    if (lost.length + come.length > MOST || [...lost, ...come].some((text) => text.startsWith('|'))) return [];
    if (isOneByOne && pairs.some(({ statement }) => come.includes(statement.text))) return [];
    const places = fresh.filter(({ text }) => come.includes(text));
    if (places.length === 0 || told.some(({ text }) => come.includes(text))) return [];
    const [before, after] = [lost.join(' '), come.join(' ')];
    const isLike = !isOneByOne && shareOf(contentOf(before), contentOf(after)) >= LIKE_IN_PLACE;
    const turn = isLike ? turnIn(before, after, { isFar: true }) : undefined;
    if (turn) return [{ ...places[0], before: lost[0], ...turn }];
    const denial = lostDenial(lost.map(contentOf), contentOf(after));
    return denial ? [{ ...places[0], before: lost[denial.of], was: denial.was, is: denial.is }] : [];
  });
}

function pairsOf(
  fresh: readonly PlacedStatement[],
  left: readonly string[],
  places: ReadonlyMap<string, string>,
): Pair[] {
  const gone = new Map(left.map((text) => [text, wordsOf(text)]));
  const isAlone =
    fresh.length === 1 && gone.size === 1 && [fresh[0].text, left[0]].every((text) => !text.includes(' '));
  if (isAlone) return [{ statement: fresh[0], before: left[0], isFar: false }];
  return fresh.flatMap((statement) => {
    const words = wordsOf(statement.text);
    const width = widthOf(statement.text);
    let [likest, most] = ['', 0];
    for (const [text, others] of gone) {
      const share = widthOf(text) === width ? shareOf(words, others) : 0;
      if (share > most) [likest, most] = [text, share];
    }
    if (most < (places.get(likest) === statement.text ? LIKE_IN_PLACE : LIKE)) return [];
    gone.delete(likest);
    return [{ statement, before: likest, isFar: most < FAR }];
  });
}

/** Words that a statement has from another one, which got the words in their place. */
function exchangeIn(pair: Pair, pairs: readonly Pair[]): Turn | undefined {
  const others = pairs.filter((one) => one !== pair).flatMap(changesOf);
  const isBack = (change: Change) => {
    const [was, is] = turnOf(change);
    return others.some((other) => turnOf(other)[0] === is && turnOf(other)[1] === was);
  };
  const [was, is] = changesOf(pair).filter(isBack).map(turnOf)[0] ?? [];
  return was && is ? { was, is } : undefined;
}

const changesOf = ({ before, statement }: Pair): Change[] =>
  changesBetween(contentOf(before), contentOf(statement.text));
const turnOf = ({ old, now }: Change) => [old, now].map((words) => words.join(' '));

/** Whether words of a statement stand in another one, which was joined with it or parted from it. */
const standsIn = (words: string, texts: readonly string[], but: string): boolean =>
  texts.some(
    (text) => text !== but && ` ${contentOf(text).join(' ')} `.toLowerCase().includes(` ${words.toLowerCase()} `),
  );

/** Number of cells; 0 of a sentence. */
const widthOf = (text: string) => (text.startsWith('|') ? cellsOf(text).length : 0);
