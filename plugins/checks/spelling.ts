import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CODE } from '../pages/prose.ts';
import { isOneSlip } from '../shared/nearest.ts';
import type { Problem } from '../shared/problem.ts';
import { correctWord, hasDictionary, knownWords, suggestWords } from './dictionary.ts';
import { withoutSecrets } from './rules/leaks.ts';
import type { Words } from './rules/words.ts';

/** The different words of a file, each with its first place and whether it looks like a name anywhere. */
export type PlacedWords = ReadonlyMap<string, { line: number; column: number; isName: boolean }>;

/** Brand tokens, identifiers such as `did:web`, names with code in them, and addresses have no spelling. */
const NO_WORD = new RegExp(
  `%brand\\.\\w+%|\\bdid:[\\w:.%-]+|[\\w-]*${CODE}+[\\w-]*|https?:\\S+|\\b[\\w-]+(?:\\.\\w+)*\\.[a-z]+\\b`,
  'g',
);
const WORD = /\p{L}[\p{L}\p{N}'_-]{2,}/gu;
/** The end of the text before a capital in the middle of a sentence, where English writes only names with one. */
const IN_SENTENCE = /[\p{Ll}\d,)'’] $/u;
const CAPITALIZED = /^\p{Lu}\p{Ll}+(?:'s)?$/u;
/** Words of a language that get suggestions in one check. */
const MOST_SUGGESTED = 20;

/** Lists the different words of texts. */
export function wordsOf(texts: readonly Words[]): PlacedWords {
  const found = new Map<string, { line: number; column: number; isName: boolean }>();
  for (const { text, positionAt } of texts) {
    const plain = withoutSecrets(text).replace(NO_WORD, (part) => ' '.repeat(part.length));
    for (const { 0: word, index } of plain.matchAll(WORD)) {
      const isName = CAPITALIZED.test(word) && IN_SENTENCE.test(plain.slice(Math.max(0, index - 2), index));
      const first = found.get(word);
      if (!first || (isName && !first.isName)) found.set(word, { ...(first ?? positionAt(index)), isName });
    }
  }
  return found;
}

/** Reads the word list of a docs folder; empty where there is none. */
export function readWordList(docsDir: string): string[] {
  const file = path.join(docsDir, '_words.txt');
  return existsSync(file) ? parseWordList(readFileSync(file, 'utf8')) : [];
}

/** Splits a word list: one word a line, `#` opens a comment. */
export function parseWordList(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

interface SpelledFile {
  file: string;
  words: PlacedWords;
  /** Language of the words. */
  lang: string;
}

/**
 * Rule `spelling/known-word`: the dictionary or our word list contains every word. A language whose dictionary isn't
 * installed isn't checked. English writes nothing but names with a capital inside a sentence, and no list has them all.
 * @param own our own words, as in `docs/_words.txt`
 */
export function checkSpelling(files: readonly SpelledFile[], own: readonly string[]): Problem[] {
  const languages = [...new Set(files.map(({ lang }) => lang))].filter(hasDictionary);
  return languages.flatMap((lang) =>
    checkLanguage(
      lang,
      files.filter((one) => one.lang === lang),
      own,
    ),
  );
}

function checkLanguage(lang: string, files: readonly SpelledFile[], own: readonly string[]): Problem[] {
  const isKnown = knownWords(own, lang);
  const all = new Set(files.flatMap(({ words }) => [...words.keys()]));
  const wrong = new Map(
    [...all]
      .filter((word) => !isKnown(word))
      .map((word, index) => [word, index < MOST_SUGGESTED ? suggestWords(word, lang) : []] as const),
  );
  return files.flatMap(({ file, words }) =>
    [...words].flatMap(([word, { isName, ...position }]): Problem[] => {
      const suggested = wrong.get(word);
      // A name may be one slip away from another: `Gernany` for Germany.
      const isSlip = (name: string) => /^\p{Lu}/u.test(name) && isOneSlip(word, name);
      if (!suggested || (isName && lang.startsWith('en') && !suggested.some(isSlip))) return [];
      const cased = /^\p{Lu}/u.test(word)
        ? suggested.map((one) => one.charAt(0).toUpperCase() + one.slice(1))
        : suggested;
      const guesses = [...new Set(cased.map((guess) => `"${guess}"`))];
      const list = 'add it to docs/_words.txt if it is a term in our field.';
      const fix = guesses.length > 0 ? `Write ${guesses.join(' or ')}, or ${list}` : `Correct it, or ${list}`;
      const message = `"${word}" is not in the dictionary.`;
      const correct = lang.startsWith('en') ? correctWord(word) : undefined;
      const edit = correct ? { from: word, to: correct } : undefined;
      return [{ file, ...position, rule: 'spelling/known-word', message, fix, edit }];
    }),
  );
}
