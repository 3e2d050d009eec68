import { type CSpellUserSettings, spellCheckDocument } from 'cspell-lib';
import type { Problem } from '../shared/problem.ts';
import type { Page } from './page.ts';
import { CODE, passagesOf } from './prose.ts';

const MAX_PROBLEMS = 10_000;

/** Splits a word list: one word a line, `#` opens a comment. */
export function parseWordList(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

/**
 * Finds words that neither the American dictionary nor our own list knows. Code, brand tokens and identifiers such
 * as `did:web` have no spelling.
 * @param words our own list
 */
export async function checkSpelling(pages: Page[], words: readonly string[]): Promise<Problem[]> {
  const settings: CSpellUserSettings = {
    language: 'en-US',
    words: [...words],
    dictionaries: ['softwareTerms', 'networking-terms', 'companies'],
    maxNumberOfProblems: MAX_PROBLEMS,
    maxDuplicateProblems: MAX_PROBLEMS,
    ignoreRegExpList: ['/%brand\\.\\w+%/g', '/\\bdid:[\\w:.%-]+/g', `/${CODE}\\w*/g`, '/https?:\\S+/g'],
  };
  // All pages at once: each call sets the dictionaries up again.
  const passages = pages.flatMap((page) => passagesOf(page).map((passage) => ({ page, passage, start: 0 })));
  let text = '';
  for (const entry of passages) {
    entry.start = text.length;
    text += `${entry.passage.text}\n`;
  }
  const document = { uri: 'file:///pages.txt', text, languageId: 'plaintext', locale: 'en-US' };
  const options = { generateSuggestions: false, noConfigSearch: true };
  const { issues } = await spellCheckDocument(document, options, settings);
  const problems: Problem[] = [];
  let next = 0;
  for (const { text: word, offset } of issues) {
    while (passages[next + 1] && passages[next + 1].start <= offset) next++;
    const { page, passage, start } = passages[next];
    problems.push({
      file: page.file,
      ...passage.placeOf(offset - start),
      rule: 'spelling/known-word',
      message: `"${word}" is not in the dictionary.`,
      mend: 'Correct it, or add it to docs/_words.txt if it is a word of our field.',
    });
  }
  return problems;
}
