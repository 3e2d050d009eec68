import { isObject, type JsonValue } from '../../schemas/jsonValue.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import { nearest } from '../../shared/nearest.ts';
import { numberOf, writtenAs } from './numberWords.ts';

/** A list of names in a sentence: "`a`, `b` and `c`". */
const LIST = /`[^`]+`(?:, `[^`]+`)+(?:,? (?:and|or) `[^`]+`)?/g;
/** Fewer may be named by chance. */
const LEAST = 3;
/** A number of what a list names, right before it: "The 13 keys are", "these three actions:". */
const COUNTED = /\b(?:the|these|its|all) (\w+) (?:[\w-]+ ){0,2}[a-z-]+s(?: are|:)? $/i;
/** Values of a set, so that a list may be of them by chance. */
const SMALL = 4;

interface Finding {
  index: number;
  rule: 'facts/name' | 'facts/count';
  message: string;
  fix: string;
}

/**
 * Rules `facts/name` and `facts/count` of a list of names in a sentence: where all of them but one are values of one set
 * of the data, so is the last; and a number before the list is theirs.
 * @param sets the values that keys and policies of the data may have
 */
export function codeListSlips(row: string, sets: readonly (readonly string[])[]): Finding[] {
  return matchesOf(row, LIST).flatMap(({ 0: list, index }) => {
    const items = matchesOf(list, /`([^`]+)`/g).map(({ 1: name, index: place }) => ({ name, index: index + place }));
    if (items.length < LEAST) return [];
    return [...oddOne(items, sets), ...counted(row.slice(0, index), items.length)];
  });
}

function oddOne(items: { name: string; index: number }[], sets: readonly (readonly string[])[]): Finding[] {
  if (sets.some((set) => items.every(({ name }) => set.includes(name)))) return [];
  const near = sets.filter((set) => items.filter(({ name }) => !set.includes(name)).length === 1);
  const [set] = near;
  // Of two sets, nobody knows which one is meant.
  if (near.length !== 1) return [];
  const [odd] = items.filter(({ name }) => !set.includes(name));
  const others = set.filter((value) => items.every(({ name }) => name !== value));
  const guess = nearest(odd.name, others);
  // A list of nearly all of them may go on with one of others.
  if (!guess && others.length < items.length) return [];
  const fix = guess
    ? `Did you mean "${guess}"? The others are of ${set.join(', ')}.`
    : `Write one of ${others.join(', ')}.`;
  return [
    { index: odd.index, rule: 'facts/name', message: `The data do not have "${odd.name}" beside the others.`, fix },
  ];
}

function counted(before: string, length: number): Finding[] {
  const match = COUNTED.exec(before);
  if (!match) return [];
  const [words, number] = match;
  const said = numberOf(number);
  if (said < 0 || said === length) return [];
  const right = writtenAs(length, number);
  const index = match.index + words.indexOf(number);
  return [
    {
      index,
      rule: 'facts/count',
      message: `"${words.trim()}", and ${length} follow.`,
      fix: `Write "${right}", or mend what follows.`,
    },
  ];
}

/** The sets of values that schemas and API descriptions have, each once. */
export function valueSets(documents: Iterable<JsonValue>): string[][] {
  const sets = new Map<string, string[]>();
  const walk = (value: JsonValue): void => {
    if (Array.isArray(value)) for (const item of value) walk(item);
    else if (isObject(value)) {
      const { enum: values } = value;
      if (Array.isArray(values) && values.length >= SMALL && values.every((one) => typeof one === 'string'))
        sets.set(values.join(' '), values as string[]);
      for (const inner of Object.values(value)) walk(inner);
    }
  };
  for (const document of documents) walk(document);
  return [...sets.values()];
}
