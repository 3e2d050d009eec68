import type { JudgedQuestion } from './judged.ts';

/** Words from which on a question is one word shorter in a variation. */
const LONG_QUESTION = 4;
/** Letters of a last word that a variation leaves half typed. */
const LONG_WORD = 6;

/**
 * Other ways to ask a question that mean the same: with a word left out, half typed, or the words turned around. They
 * keep weights from being fitted to the very words of a few questions.
 */
export function variationsOf(question: JudgedQuestion): JudgedQuestion[] {
  const words = question.ask.split(' ');
  const asks: string[] = [];
  if (words.length >= LONG_QUESTION) {
    for (let left = 0; left < words.length; left += 2) asks.push(words.filter((_, at) => at !== left).join(' '));
  }
  if ((words.at(-1) ?? '').length >= LONG_WORD) asks.push(question.ask.slice(0, -2));
  if (words.length > 1 && words.length < LONG_QUESTION) asks.push(words.toReversed().join(' '));
  return asks.map((ask) => ({ ...question, ask }));
}
