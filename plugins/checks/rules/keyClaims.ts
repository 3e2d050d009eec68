import type { KeyFact } from '../../data/keyFacts.ts';
import type { JsonValue } from '../../schemas/jsonValue.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import type { RuleName } from '../../shared/rules/rules.ts';
import { QUANTITY, type Quantity, quantityOf } from './quantity.ts';
import { cellsOf } from './tableRows.ts';

/** What a text says of a key. */
export interface Claim {
  rule: RuleName;
  index: number;
  text: string;
  /** What the key has to have for the claim to be about it, or undefined where the key has none. */
  of: (key: KeyFact) => JsonValue | undefined;
  said: Quantity | JsonValue;
}

export const isQuantity = (said: Claim['said']): said is Quantity =>
  typeof said === 'object' && said !== null && 'number' in said && 'unit' in said;
const standard = (key: KeyFact) => key.default;
const most = (key: KeyFact) => key.most;
const least = (key: KeyFact) => key.least ?? (key.most === undefined ? undefined : 0);

/** A key as prose names it: as code, or as a link. */
const KEY = '(?:`[^`]+`|\\[[^\\]]*\\]\\([^)]*\\))';
/** Forms in which prose says a default or a limit. `~` stands for the value. */
const FORMS: [form: string, rule: RuleName, of: Claim['of']][] = [
  ['\\bby default,? ~', 'facts/default', standard],
  ['~,? by default\\b', 'facts/default', standard],
  [`\\bby default,? (?:the )?${KEY} (?:is|has|lasts|stays) ~`, 'facts/default', standard],
  [`\\bdefault (?:of|for) ${KEY} is ~`, 'facts/default', standard],
  ['\\bdefaults? (?:is|of|to) ~', 'facts/default', standard],
  ['~ \\(default\\)', 'facts/default', standard],
  ['\\b(?:up to|at most|no more than|maximum (?:is|of)) ~', 'facts/limit', most],
  ['\\b(?:at least|no less than|minimum (?:is|of)) ~', 'facts/limit', least],
];
/** What follows a value and says it again, such as "300000 ms (5 minutes)". */
const AGAIN = `(?:\\W+(?:which is |that is |or )?${QUANTITY})?`;
const NUMBER = `(?<![\\w.-])\`?${QUANTITY}`;

/** The words of a form, without the value and the key: a row without them need not be searched, nor its patterns made. */
const wordsOf = (form: string) =>
  new RegExp(
    form
      .replaceAll(KEY, '.*')
      .replace(/~(?:,\?)?/, '')
      .trim(),
    'i',
  );

const forms = FORMS.map(([form, rule, of]) => {
  const pattern = (value: string) => new RegExp(form.replace('~', value), 'gi');
  return {
    rule,
    of,
    words: wordsOf(form),
    number: pattern(form.endsWith('~') ? NUMBER + AGAIN : NUMBER),
    literal: pattern('`([^`\\s]+)`'),
    switch: pattern('\\b(on|off|enabled|disabled)'),
  };
});

/** What a sentence, or a cell, says of a key that it names. */
export function claimsOf(row: string): Claim[] {
  return forms.flatMap(({ rule, of, words, ...form }) => {
    if (!words.test(row)) return [];
    const numbers = matchesOf(row, form.number).flatMap(
      ({ 0: text, 1: number, 2: unit, 3: again, 4: other, index }) => [
        { rule, index, text, of, said: quantityOf(number, unit) },
        ...(again && other ? [{ rule, index, text, of, said: quantityOf(again, other) }] : []),
      ],
    );
    // "At least one" is said of anything.
    if (rule === 'facts/limit') return numbers.filter(({ text, said }) => said.unit !== '' || /\d/.test(text));
    const literals = matchesOf(row, form.literal)
      .filter(({ 0: text, 1: value }) => !/^\d+$/.test(value) && !/default of/i.test(text))
      .map(({ 0: text, 1: value, index }) => ({ rule, index, text, of: among(value), said: literalOf(value) }));
    const switches = matchesOf(row, form.switch).map(({ 0: text, 1: value, index }) => {
      return { rule, index, text, of, said: /^(?:on|enabled)$/i.test(value) };
    });
    return [...numbers, ...literals, ...switches];
  });
}

/** What a key can never be is said of something else: `JsonWebKey2020` of a key that is `jwk` or `multibase`. */
const among = (value: string) => (key: KeyFact) => (key.values?.includes(value) === false ? undefined : key.default);

const literalOf = (text: string): JsonValue => (text === 'true' ? true : text === 'false' ? false : text);

const RANGE = new RegExp(`^\`?${QUANTITY}\`? to \`?${QUANTITY}`, 'i');
const ALONE = new RegExp(`^\`?${QUANTITY}\`?$`, 'i');
/** Columns that say something of the key of a row. */
const RANGES = ['allowed', 'range', 'value'];

/** What a row of a table of keys says of the key of the row, in its columns for the default and for what is allowed. */
export function claimsOfCells(row: string, header: readonly string[]): Claim[] {
  return partsOf(row).flatMap(({ text, start }, column): Claim[] => {
    const say = (rule: Claim['rule'], of: Claim['of'], said: Claim['said']) => ({ rule, index: start, text, of, said });
    // An empty list is written as one, and has no values.
    const literals = matchesOf(text, /`([^`]+)`/g)
      .map(([, value]) => value)
      .filter((value) => value !== '[]');
    if (header[column] === 'default') {
      const number = ALONE.exec(text);
      if (number) return [say('facts/default', standard, quantityOf(number[1], number[2]))];
      if (literals.length === 0) return text.includes('`[]`') ? [say('facts/default', standard, [])] : [];
      const alone = literals.length === 1 ? [say('facts/default', standard, literalOf(literals[0]))] : [];
      return [say('facts/default', standard, literals), ...alone];
    }
    const range = RANGES.includes(header[column]) ? RANGE.exec(text) : null;
    if (range) {
      const unit = range[4] ?? range[2];
      return [
        say('facts/limit', least, quantityOf(range[1], unit)),
        say('facts/limit', most, quantityOf(range[3], unit)),
      ];
    }
    return header[column] === 'allowed' && literals.length > 1
      ? [say('facts/limit', ({ values }) => values, literals)]
      : [];
  });
}

/** The cells of a row of a table, with the place of each. */
export function partsOf(row: string): { text: string; start: number }[] {
  let at = row.indexOf('|') + 1;
  return cellsOf(row).map((cell) => {
    const start = at + (cell.length - cell.trimStart().length);
    at += cell.length + 1;
    return { text: cell.trim(), start };
  });
}
