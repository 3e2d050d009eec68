import { withoutEach } from '../../shared/withoutEach.ts';
import type { PlacedStatement } from './statementsIn.ts';
import { LIST } from './valuesIn.ts';
import type { Turn } from './wordChanges.ts';

/** A value of data: the way to its object, the name of the member, and the value. */
const VALUE = /^(\/\S* [^\s=]+)=(\S*)$/;

/** Whether what is recorded is a value, and no sentence. */
export const isValue = (text: string): boolean => VALUE.test(text);

/** The member and its value. */
function partsOf(text: string): [member: string, value: string] {
  const [, member = text, value = ''] = VALUE.exec(text) ?? [];
  return [member, value.replaceAll('%20', ' ')];
}

/** How a problem says what was recorded: `"500" as status of /errors/unexpected-error`. */
export function recordedAs(text: string): string {
  const [member, value] = partsOf(text);
  const [way, name] = member.split(' ');
  return `"${value}" as ${name.replace(LIST, '')} of ${way}`;
}

/** The value that a problem is about, where it is one that took the place of another. */
export const turnedValueIn = (message: string): string | undefined =>
  /^"(.*)": it was recorded as ".*" as \S+ of \/\S*\.$/.exec(message)?.[1];

/** A value that took the place of another. */
export interface TurnedValue extends PlacedStatement, Turn {
  before: string;
}

/**
 * Finds the values of data that are not what was recorded of the same member, and items that are gone from a list. A
 * member that is new, or gone, is no other value of it, and those of items without a name are held against each other in any order.
 */
export function turnedValues(recorded: readonly string[], statements: readonly PlacedStatement[]): TurnedValue[] {
  const texts = statements.map(({ text }) => text);
  const gone = byMember(withoutEach(recorded, texts), (text) => text);
  if (gone.size === 0) return [];
  const fresh = byMember(
    withoutEach(statements, recorded, ({ text }) => text),
    ({ text }) => text,
  );
  const kept = byMember(statements, ({ text }) => text);
  const lost = [...gone].flatMap(([member, values]) =>
    lostFrom(values, isList(member) && !fresh.has(member) ? kept.get(member) : []),
  );
  const other = [...fresh].flatMap(([member, values]) => {
    const before = gone.get(member) ?? [];
    if (before.length !== values.length) return [];
    const inPlace = turnedInPlace(recorded, kept.get(member) ?? [], member);
    if (inPlace.length === values.length) return inPlace;
    return values.flatMap((statement, at) => {
      const [was, is] = [before[at], statement.text].map((text) => partsOf(text)[1]);
      // A link to a part of the same page.
      if (is.startsWith(`${was}#`)) return [];
      return { ...statement, before: before[at], was, is };
    });
  });
  return [...lost, ...other];
}

/** What members of one name have in each other's place: of two that have one value now, the one which had another is wrong. */
function turnedInPlace(recorded: readonly string[], now: readonly PlacedStatement[], member: string): TurnedValue[] {
  const old = recorded.filter((text) => text.startsWith(`${member}=`));
  if (old.length !== now.length) return [];
  return now.flatMap((statement, at) => {
    const [was, is] = [old[at], statement.text].map((text) => partsOf(text)[1]);
    return was === is || is.startsWith(`${was}#`) ? [] : [{ ...statement, before: old[at], was, is }];
  });
}

const isList = (member: string) => member.endsWith(LIST);

/** The first item that a list lacks of those that it had. A list, or the one value of a member, may be gone as a whole. */
const lostFrom = (gone: readonly string[], [first]: readonly PlacedStatement[] = []): TurnedValue[] =>
  first ? [{ ...first, before: gone[0], was: partsOf(gone[0])[1], is: '' }] : [];

function byMember<Item>(list: readonly Item[], textOf: (item: Item) => string): Map<string, Item[]> {
  const members = new Map<string, Item[]>();
  for (const item of list) {
    const [member] = partsOf(textOf(item));
    members.set(member, [...(members.get(member) ?? []), item]);
  }
  return members;
}
