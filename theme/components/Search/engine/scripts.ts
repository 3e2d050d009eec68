/** The writing systems with their own index; everything else is in the default one. */
export type Script = 'default' | 'korean' | 'chinese' | 'japanese' | 'cyrillic';

/** A stretch of letters and digits of one writing system. */
export interface Word {
  text: string;
  script: Script;
}

const patterns: [Exclude<Script, 'default'>, RegExp][] = [
  ['korean', /\p{Script=Hangul}/u],
  ['japanese', /[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]/u],
  ['chinese', /\p{Script=Han}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
];

/** Splits a text into words. A change of the writing system ends a word, since such texts often have no spaces. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const [run] of text.matchAll(/[\p{L}\p{N}\p{M}\u30fc]+/gu)) {
    if (!/[^\p{ASCII}]/u.test(run)) words.push({ text: run, script: 'default' });
    else words.push(...splitByScript(run));
  }
  return words;
}

function splitByScript(run: string): Word[] {
  const words: Word[] = [];
  for (const character of run) {
    const script = patterns.find(([, pattern]) => pattern.test(character))?.[0] ?? 'default';
    const last = words.at(-1);
    if (last && last.script === script) last.text += character;
    else words.push({ text: character, script });
  }
  return words;
}
