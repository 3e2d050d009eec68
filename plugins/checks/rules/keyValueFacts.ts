import type { KeyValues } from '../../data/keyValues.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import { isOneSlip, nearest } from '../../shared/nearest.ts';
import { statementsOf } from './statementsOf.ts';

interface Finding {
  /** Where it is in the row, from 0. */
  index: number;
  message: string;
  fix: string;
}

interface Code {
  text: string;
  index: number;
  end: number;
}

/** Words between a key and a value that is said to be its own. */
const IS =
  /^`?\]?(?:\(\/[^)]*\))?(?: of the \[[^\]]*\]\([^)]*\))? (?:is|to|as|at|of|=|set to|is set to|has the value|with the value) $/;
/** A key with its value, as a file has them. */
const PAIR = /^"?([A-Za-z][\w.]*)"?\s*[:=]\s*"?([A-Za-z][\w.-]*)"?$/;
/** A list of values behind a key: "`onMissing` takes `valid` or `error`". */
const TAKES =
  /^`?\]?(?:\(\/[^)]*\))? (?:takes|accepts|allows|is one of|is either|is|can be|may be|has the values|knows)(?: only| either)? (`[^`]+`(?:(?:, | and | or |, and |, or )`[^`]+`(?! (?:is|has|takes|gives|means)\b))+)/;
const VALUE = /^"?([A-Za-z][\w.:-]*)"?$/;
/** Shorter values have neighbours. */
const LONG = 4;

/**
 * Rule `facts/name` of a value beside its key: what a sentence, an item or a row of a table says that a key is, it can be;
 * and a value that the key has but for capitals, or for one slip, is written as the data have it.
 * @param row outside samples
 */
export function keyValueSlips(row: string, known: Readonly<Record<string, KeyValues>>): Finding[] {
  if (!row.includes('`')) return [];
  const ofRow = codesIn(row);
  if (!ofRow.some(({ text }) => keyOf(text, known) || PAIR.test(text))) return [];
  const found = [
    ...statementsOf(row).flatMap(({ text, start }) => {
      const codes = ofRow.filter(({ index }) => index > start && index < start + text.length);
      return [
        ...pairs(codes, known),
        ...assigned(row, codes, known),
        ...taken(row, codes, known),
        ...beside(codes, known),
      ];
    }),
    ...elsewhere(ofRow, known),
  ];
  const places = found.map(({ index }) => index);
  return found.filter(({ index }, at) => places.indexOf(index) === at);
}

const codesIn = (row: string) =>
  matchesOf(row, /`([^`]+)`/g).map(
    ({ 1: code, index }): Code => ({ text: code, index: index + 1, end: index + code.length + 1 }),
  );

/** "`onMissingDate: ignore`". */
function pairs(codes: readonly Code[], known: Readonly<Record<string, KeyValues>>): Finding[] {
  return codes.flatMap(({ text, index }) => {
    const [, name, value] = PAIR.exec(text) ?? [];
    const key = name && keyOf(name, known);
    return key ? wrong(name, key, value, index + text.lastIndexOf(value)) : [];
  });
}

/** "Set `onMissingDate` to `ignore`". */
function assigned(text: string, codes: readonly Code[], known: Readonly<Record<string, KeyValues>>): Finding[] {
  return codes.flatMap((code, at) => {
    const next = codes[at + 1];
    const key = next && keyOf(code.text, known);
    const value = next && VALUE.exec(next.text)?.[1];
    if (!key || !value || !IS.test(text.slice(code.end, next.index - 1))) return [];
    return wrong(code.text, key, value, next.index);
  });
}

/** "`onMissingDate` takes `valid` or `ignore`". */
function taken(text: string, codes: readonly Code[], known: Readonly<Record<string, KeyValues>>): Finding[] {
  return codes.flatMap((code) => {
    const key = keyOf(code.text, known);
    const list = key && TAKES.exec(text.slice(code.end))?.[1];
    if (!list) return [];
    const start = code.end + text.slice(code.end).indexOf(list);
    return codesIn(list).flatMap(({ text: value, index }) => wrong(code.text, key, value, start + index));
  });
}

function wrong(name: string, { values, isClosed }: KeyValues, value: string, index: number): Finding[] {
  if (!isClosed || values.includes(value) || value === 'null') return [];
  const guess = nearest(value, values);
  const fix =
    guess && (isSlip(guess, value) || lettersOf(guess) === lettersOf(value))
      ? `Write "${guess}".`
      : `Write one of: ${values.join(', ')}.`;
  return [{ index, message: `"${value}" is no value of ${name}.`, fix }];
}

/** A key and a value of a sentence, in any order. */
function beside(codes: readonly Code[], known: Readonly<Record<string, KeyValues>>): Finding[] {
  return unknownValues(codes, known).flatMap(({ value, index, all }) => {
    const same = all.find((one) => lettersOf(one) === lettersOf(value));
    const meant = same ?? (isValue(value, known) ? undefined : all.find((one) => isSlip(one, value)));
    return meant ? [unknownAt(index, value, meant)] : [];
  });
}

/** A key of a paragraph, and a value that nothing is but for capitals. */
function elsewhere(codes: readonly Code[], known: Readonly<Record<string, KeyValues>>): Finding[] {
  return unknownValues(codes, known).flatMap(({ value, index, all }) => {
    const meant = all.find((one) => lettersOf(one) === lettersOf(value));
    return meant && !isValue(value, known) ? [unknownAt(index, value, meant)] : [];
  });
}

/** What may be a value of the keys that stand beside it, and is none. */
function unknownValues(codes: readonly Code[], known: Readonly<Record<string, KeyValues>>) {
  const keys = codes.flatMap(({ text }) => keyOf(text, known) ?? []);
  const all = [...new Set(keys.flatMap(({ values }) => values))];
  return codes.flatMap(({ text, index }) => {
    const value = VALUE.exec(text)?.[1];
    if (!value || value.length < LONG || all.includes(value) || keyOf(value, known)) return [];
    return [{ value, index, all }];
  });
}

const unknownAt = (index: number, value: string, meant: string): Finding => ({
  index,
  message: `The data know nothing of the value "${value}".`,
  fix: `Write "${meant}".`,
});

function keyOf(code: string, known: Readonly<Record<string, KeyValues>>): KeyValues | undefined {
  const name = code.split('.').at(-1) ?? '';
  return Object.hasOwn(known, name) ? known[name] : undefined;
}

const isValue = (value: string, known: Readonly<Record<string, KeyValues>>) =>
  Object.values(known).some(({ values }) => values.includes(value));

const lettersOf = (text: string) => text.toLowerCase().replace(/[-_]/g, '');
const isSlip = (one: string, other: string) =>
  one.length > LONG && isOneSlip(one, other) && `${one}s` !== other && one !== `${other}s`;
