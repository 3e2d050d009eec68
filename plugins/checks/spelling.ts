import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CODE } from '../pages/prose.ts';
import type { Problem } from '../shared/problem.ts';
import { knownWords, suggestWords } from './dictionary.ts';
import { withoutSecrets } from './rules/leaks.ts';
import type { Words } from './rules/words.ts';

/** The different words of a file, each with the first place where it occurs. */
export type PlacedWords = ReadonlyMap<string, { line: number; column: number }>;

/** Brand tokens, identifiers such as `did:web`, names with code in them, and addresses have no spelling. */
const NO_WORD = new RegExp(
  `%brand\\.\\w+%|\\bdid:[\\w:.%-]+|[\\w-]*${CODE}+[\\w-]*|https?:\\S+|\\b[\\w-]+(?:\\.\\w+)*\\.[a-z]+\\b`,
  'g',
);
const WORD = /\p{L}[\p{L}\p{N}'_-]{2,}/gu;
/** Words of one check that get suggestions. */
const MOST_SUGGESTED = 20;

/** Lists the different words of texts. */
export function wordsOf(texts: readonly Words[]): PlacedWords {
  const found = new Map<string, { line: number; column: number }>();
  for (const { text, positionAt } of texts) {
    const plain = withoutSecrets(text).replace(NO_WORD, (part) => ' '.repeat(part.length));
    for (const { 0: word, index } of plain.matchAll(WORD)) if (!found.has(word)) found.set(word, positionAt(index));
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

/**
 * Rule `spelling/known-word`: the dictionary or our word list contains every word.
 * @param own our own words, as in `docs/_words.txt`
 */
export function checkSpelling(
  files: readonly { file: string; words: PlacedWords }[],
  own: readonly string[],
): Problem[] {
  const isKnown = knownWords(own);
  const all = new Set(files.flatMap(({ words }) => [...words.keys()]));
  const wrong = new Map(
    [...all]
      .filter((word) => !isKnown(word))
      .map((word, index) => [word, index < MOST_SUGGESTED ? suggestWords(word) : []] as const),
  );
  return files.flatMap(({ file, words }) =>
    [...words].flatMap(([word, position]): Problem[] => {
      const guesses = wrong.get(word)?.map((guess) => `"${withCaseOf(guess, word)}"`);
      if (!guesses) return [];
      const list = 'add it to docs/_words.txt if it is a word of our field.';
      const fix = guesses.length > 0 ? `Write ${guesses.join(' or ')}, or ${list}` : `Correct it, or ${list}`;
      const message = `"${word}" is not in the dictionary.`;
      return [{ file, ...position, rule: 'spelling/known-word', message, fix }];
    }),
  );
}

/** A word with a capital where the other one has one. */
const withCaseOf = (guess: string, word: string) =>
  /^\p{Lu}/u.test(word) ? guess.charAt(0).toUpperCase() + guess.slice(1) : guess;
