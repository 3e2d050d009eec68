import type { Problem } from '../shared/problem.ts';
import type { LookUp } from './lookUp.ts';
import { checkAgreement } from './rules/agreement.ts';
import { checkFillers } from './rules/prose.ts';
import { checkGrammar, checkUnfinished, type Words } from './rules/slips.ts';
import { checkTyping } from './rules/typing.ts';

/** The texts of a page in which an earlier run found nothing: most of those that it has after an edit. */
export interface SoundTexts {
  has(text: string): boolean;
  /** Leaves those of this look to the next one. */
  keep(texts: readonly string[]): void;
}

/** Rules that know nothing of a page but the words of one passage. */
const rules: ((file: string, words: Words) => Problem[])[] = [
  checkFillers,
  checkTyping,
  checkUnfinished,
  checkGrammar,
  checkAgreement,
];

/**
 * Holds passages to the rules of words alone.
 * @param source of the page
 * @param sound those that need no look
 */
export function checkWords(file: string, passages: readonly Words[], source: string, sound?: SoundTexts): Problem[] {
  const found: string[] = [];
  const problems = passages.flatMap((words) => {
    const isSound = sound?.has(words.text) || rules.every((rule) => rule(file, words).length === 0);
    if (isSound) found.push(words.text);
    // The words of a template are none where the page does not write them itself, which another edit may change.
    return isSound
      ? []
      : rules.flatMap((rule) => (rule === checkUnfinished ? checkUnfinished(file, words, source) : rule(file, words)));
  });
  sound?.keep(found);
  return problems;
}

const KIND = 'sound texts';
const NAME = 'last';

/** @param known what earlier runs worked out for the page */
export function soundTexts(known: LookUp): SoundTexts {
  const last = new Set(known.has(KIND, NAME) ? known.get<string[]>(KIND, NAME, () => []) : []);
  return {
    has: (text) => last.has(text),
    keep: (texts) => known.put(KIND, NAME, texts),
  };
}
