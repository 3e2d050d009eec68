import { NUMBER_WORDS } from './numberWords.ts';

/** A number of a text, with what it counts. */
export interface Quantity {
  number: number;
  /** As it is written; empty without one. */
  unit: string;
}

const WORDS = NUMBER_WORDS;
/** Dimension and size of a unit. Of bytes, kB counts thousands and KiB 1024 (IEC 80000-13). */
const UNITS: Record<string, [dimension: 'time' | 'size', size: number]> = {
  ms: ['time', 1],
  milliseconds: ['time', 1],
  s: ['time', 1000],
  seconds: ['time', 1000],
  minutes: ['time', 60_000],
  hours: ['time', 3_600_000],
  days: ['time', 86_400_000],
  weeks: ['time', 604_800_000],
  bytes: ['size', 1],
  kB: ['size', 1000],
  KB: ['size', 1024],
  KiB: ['size', 1024],
  MB: ['size', 1_000_000],
  MiB: ['size', 1_048_576],
};
/** Units in the order in which a value is said, the greatest first. */
const SPOKEN: Record<string, string[]> = {
  time: ['days', 'hours', 'minutes', 'seconds', 'milliseconds'],
  size: ['MiB', 'KiB', 'bytes'],
};

/** A number with its unit, if it has one, as a part of a pattern that makes two groups. */
export const QUANTITY = `(\\d+(?:\\.\\d+)?|(?:${WORDS.join('|')})\\b)\`?(?:[ -]?(${Object.keys(UNITS).join('|')}|millisecond|second|minute|hour|day|week)\\b)?`;

/** @param unit as the pattern found it */
export function quantityOf(number: string, unit = ''): Quantity {
  const written = WORDS.indexOf(number.toLowerCase());
  return { number: written >= 0 ? written : Number(number), unit };
}

/** Whether a word is the name of a unit. */
export const isUnit = (word: string): boolean => unitOf(word) !== undefined;
const unitOf = (unit: string) => UNITS[unit] ?? UNITS[`${unit}s`];

/**
 * Whether two quantities are the same.
 * @param unit of the second; a number alone counts in it
 * @returns undefined where they count different things, or nobody says what
 */
export function isSame({ number, unit }: Quantity, other: number, otherUnit: string | undefined): boolean | undefined {
  if (unit === '') return number === other;
  const [dimension, size] = unitOf(unit) ?? [];
  const [wanted, otherSize = 1] = (otherUnit && unitOf(otherUnit)) || [];
  return dimension !== undefined && dimension === wanted ? number * (size ?? 1) === other * otherSize : undefined;
}

/** A value of a key in the words of a text that says another: with a unit where that has one. */
export function sayAs({ unit }: Quantity, value: number, valueUnit: string | undefined): string {
  const [dimension, size = 1] = (valueUnit && unitOf(valueUnit)) || [];
  if (unit === '' || dimension === undefined) return String(value);
  const total = value * size;
  const spoken = [unit, ...SPOKEN[dimension]].find((name) => total % (unitOf(name)?.[1] ?? 1) === 0) ?? valueUnit;
  const count = total / (unitOf(spoken ?? '')?.[1] ?? 1);
  const one = spoken?.replace(/(?<=[a-z]{2})s$/, '') ?? '';
  // A text may have named one of what the value has several of.
  return `${count} ${count === 1 ? one : one in UNITS ? one : `${one}s`}`;
}
