import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CODE } from '../pages/prose.ts';
import { matchesOf } from '../shared/matchesOf.ts';
import type { Problem } from '../shared/problem.ts';
import { sureWords } from './dictionary.ts';
import { withoutSecrets } from './rules/leaks.ts';
import type { Words } from './rules/words.ts';

/**
 * The different words of a file, each with the first place where it stands: as two texts, since every run reads those
 * of every file, and asks for places of wrong ones alone.
 */
export interface PlacedWords {
  /** Separated by spaces. */
  words: string;
  /** Line and column of each, as `3:14`, separated by spaces. */
  places: string;
}

/** Brand tokens, identifiers such as `did:web`, what hangs on code, and addresses have no spelling. */
const NO_WORD = new RegExp(
  `%brand\\.\\w+%|\\bdid:[\\w:.%-]+|[\\w-]*${CODE}+[\\w-]*|https?:\\S+|\\b[\\w-]+(?:\\.\\w+)*\\.[a-z]+\\b`,
  'g',
);
const WORD = /\p{L}[\p{L}\p{N}'_-]*/gu;

/** Lists the different words of texts. */
export function wordsOf(texts: readonly Words[]): PlacedWords {
  const found = new Map<string, string>();
  for (const { text, placeOf } of texts) {
    const plain = withoutSecrets(text).replace(NO_WORD, (part) => ' '.repeat(part.length));
    for (const { 0: word, index } of matchesOf(plain, WORD)) {
      if (word.length <= 2 || found.has(word)) continue;
      const { line, column } = placeOf(index);
      found.set(word, `${line}:${column}`);
    }
  }
  return { words: [...found.keys()].join(' '), places: [...found.values()].join(' ') };
}

/** Reads the word list of a docs folder; empty where there is none. */
export function readWordList(docsDir: string): string {
  const file = path.join(docsDir, '_words.txt');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Splits a word list: one word a line, `#` opens a comment. */
export function parseWordList(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

/** Finds misspelled words, each with the nearest right ones. Words are looked up once. */
export type Speller = (words: readonly string[]) => Promise<Map<string, string[]>>;

/**
 * Knows the American dictionary and our own words.
 * @param list our own words, as in `docs/_words.txt`
 */
export function speller(list: string): Speller {
  const known = judgedWords.get(list) ?? new Map<string, string[]>();
  judgedWords.clear();
  judgedWords.set(list, known);
  return async (words) => {
    const open = words.filter((word) => !known.has(word));
    if (open.length > 0)
      for (const [word, guesses] of await judgeWords(open, parseWordList(list))) known.set(word, guesses);
    return new Map(words.flatMap((word) => (known.get(word)?.length ? [[word, known.get(word) ?? []] as const] : [])));
  };
}

/** Words with guesses, none for right ones, by the list that they were checked against. */
const judgedWords = new Map<string, Map<string, string[]>>();

/** A word that is right has no guesses. One that is wrong has at least this. */
const RIGHT: string[] = [];
const NO_GUESS = [''];
/** Guessing takes tens of milliseconds a word. */
const MOST_GUESSED = 20;
const MAX_PROBLEMS = 10_000;
/** Milliseconds. By itself the spell checker stops after one second, so that a busy machine guesses other words. */
const GUESSING_PATIENCE = 60_000;

/**
 * Holds words against the dictionary. The spell checker, which takes seconds to load, is asked about those alone that
 * are not right for sure.
 * @param own our own words
 * @returns each word with the nearest right ones; none for a word that is right
 */
export async function judgeWords(words: readonly string[], own: readonly string[]): Promise<Map<string, string[]>> {
  const isSure = await sureWords(own);
  const open = words.filter((word) => !isSure(word));
  const judged = new Map<string, string[]>(words.map((word) => [word, RIGHT]));
  if (open.length > 0) for (const [word, guesses] of await askSpellChecker(open, own)) judged.set(word, guesses);
  return judged;
}

/** @returns each wrong word with the nearest right ones */
export async function askSpellChecker(
  words: readonly string[],
  own: readonly string[],
): Promise<Map<string, string[]>> {
  const { spellCheckDocument } = await import('cspell-lib');
  const settings = {
    language: 'en-US',
    words: [...own],
    dictionaries: ['softwareTerms', 'networking-terms', 'companies'],
    minWordLength: 3,
    maxNumberOfProblems: MAX_PROBLEMS,
    maxDuplicateProblems: MAX_PROBLEMS,
    suggestionsTimeout: GUESSING_PATIENCE,
  };
  const look = async (list: readonly string[], generateSuggestions: boolean) => {
    const text = `${list.join('\n')}\n`;
    const document = { uri: 'file:///words.txt', text, languageId: 'plaintext', locale: 'en-US' };
    const { issues } = await spellCheckDocument(
      document,
      { generateSuggestions, noConfigSearch: true, numSuggestions: 3 },
      settings,
    );
    return (
      issues
        .map(({ text: part, offset, suggestions }) => ({
          part,
          word: wordAt(text, offset),
          suggestions: suggestions ?? [],
        }))
        // Short parts of a name, such as OID in OID4VP, are no words; a short word such as "teh" may be a slip.
        .filter(({ part, word }) => part.length > 3 || (part === word && /^[a-z]+$/.test(word)))
    );
  };
  const wrong = [...new Set((await look(words, false)).map(({ word }) => word))];
  const guesses = wrong.length > 0 ? await look(wrong.slice(0, MOST_GUESSED), true) : [];
  const result = new Map<string, string[]>(wrong.map((word) => [word, NO_GUESS]));
  for (const { word, suggestions } of guesses) if (suggestions.length > 0) result.set(word, suggestions.slice(0, 3));
  return result;
}

function wordAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start, text.indexOf('\n', offset));
}

/** Rule `spelling/known-word`: the dictionary or our word list knows every word. */
export async function checkSpelling(
  files: readonly { file: string; words: PlacedWords }[],
  findWrong: Speller,
): Promise<Problem[]> {
  const all = new Set(files.flatMap(({ words: { words } }) => words.split(' ')));
  all.delete('');
  const wrong = await findWrong([...all]);
  if (wrong.size === 0) return [];
  return files.flatMap(({ file, words: { words, places } }) => {
    const placed = places.split(' ');
    return words.split(' ').flatMap((word, index): Problem[] => {
      const guesses = wrong.get(word);
      if (!guesses) return [];
      const [line, column] = placed[index].split(':').map(Number);
      const named = guesses.filter(Boolean).map((guess) => `"${asWritten(guess, word)}"`);
      const list = 'add it to docs/_words.txt if it is a word of our field.';
      const fix = named.length > 0 ? `Write ${named.join(' or ')}, or ${list}` : `Correct it, or ${list}`;
      return [{ file, line, column, rule: 'spelling/known-word', message: `"${word}" is not in the dictionary.`, fix }];
    });
  });
}

/** A word with a capital where another has one. */
const asWritten = (guess: string, word: string) =>
  /^\p{Lu}/u.test(word) ? guess.charAt(0).toUpperCase() + guess.slice(1) : guess;
