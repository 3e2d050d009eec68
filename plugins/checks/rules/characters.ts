import { positionAt } from '../../shared/jsonFile.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import type { Problem } from '../../shared/problem.ts';
import type { RuleOf } from '../../shared/rules/rules.ts';

/** Letters of Cyrillic and Greek that look like Latin ones, by what they look like. */
const LOOK_ALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  һ: 'h',
  ԁ: 'd',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  ο: 'o',
  α: 'a',
  ν: 'v',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
};
const HIDDEN = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const MIXED = /[A-Za-z][\u0370-\u03ff\u0400-\u052f]|[\u0370-\u03ff\u0400-\u052f][A-Za-z]/g;
/** More of one kind in a file follow from the first, as where an editor wrote them all. */
const MOST = 3;

/**
 * Rule `characters/*`: nothing in a text is invisible, looks like another letter, or was lost on the way.
 * @param text as it is written
 */
export function checkCharacters(file: string, text: string): Problem[] {
  const found = (pattern: RegExp, rule: RuleOf<'characters'>, say: (found: string) => [message: string, fix: string]) =>
    matchesOf(text, pattern)
      .slice(0, MOST)
      .map((match) => {
        const [message, fix] = say(match[0]);
        return { file, ...positionAt(text, match.index), rule: `characters/${rule}` as const, message, fix };
      });
  return [
    ...found(HIDDEN, 'hidden', (sign) => [
      `A character that nobody sees stands here: ${codeOf(sign)}.`,
      'Take it out.',
    ]),
    ...found(/\u00a0/g, 'hidden', () => ['A space that does not break stands here: U+00A0.', 'Write a plain space.']),
    ...found(/\ufffd/g, 'lost', () => ['A character was lost here: U+FFFD.', 'Write the character that belongs here.']),
    ...found(MIXED, 'look-alike', ([one, two]) => {
      const [other, letter] = LOOK_ALIKES[one] ? [one, LOOK_ALIKES[one]] : [two, LOOK_ALIKES[two]];
      const fix = letter ? `Write the Latin letter "${letter}".` : 'Write the word in one alphabet.';
      return [`"${other ?? two}" is a letter of another alphabet: ${codeOf(other ?? two)}.`, fix];
    }),
  ];
}

const codeOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
