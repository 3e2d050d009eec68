import type { Page } from '../../pages/page.ts';
import { matchesOf } from '../../shared/matchesOf.ts';
import type { Problem } from '../../shared/problem.ts';
import { rowsOfFences } from './rows.ts';

/** A stretch of running text with the places of its characters. */
export interface Words {
  text: string;
  placeOf(index: number): { line: number; column: number };
}

const UNFINISHED =
  /\b(?:coming soon|TODO|FIXME|TBD|TBC|XXX|lorem ipsum|work in progress|under construction|(?:is|are|still|yet) to be (?:added|written|done|determined|defined|announced|completed))\b/gi;
/** What a writer asks somebody, or himself, between parentheses. */
const NOTE =
  /\((?:ask|check with|confirm with|waiting for) \p{Lu}\p{Ll}+\b[^()]*\)|\bnote to (?:self|myself)\b|\(?\b(?:still|really) (?:true|right|correct|valid)\?\)?/gu;
/** Words that rightly stand twice. */
const TWICE = new Set(['had', 'that', 'her']);
/** Words that begin with a vowel sound, though not with a vowel, and the other way round. */
const VOWEL_SOUND = /^(?:[Hh](?:our|onest|onor|eir)|https|mdoc|mDL)/;
const CONSONANT_SOUND = /^(?:uni(?:[^mn]|$)|us[aeiu]|util|ubiq|eu|one(?:s|-|$)|once)/i;

/** What `npm run new` leaves to the writer: two words or more in brackets. */
const TO_REPLACE = /\[[A-Za-z][\w',-]*(?: [^\][\n]*)\](?![([])/g;

/**
 * Rule `words/finished`: a page does not say that it is unfinished, and no words of a template are left.
 * @param source of a page, whose parts show words that stand in the data, and are said there
 */
export function checkUnfinished(file: string, { text, placeOf }: Words, source?: string): Problem[] {
  const problem = (index: number, message: string, fix: string) => ({
    file,
    ...placeOf(index),
    rule: 'words/finished' as const,
    message,
    fix,
  });
  return [
    ...matchesOf(text, UNFINISHED).map(({ 0: found, index }) =>
      problem(
        index,
        `"${found}" tells the reader that the page is unfinished.`,
        'Write what is true today, or leave it out.',
      ),
    ),
    ...matchesOf(text, NOTE).map(({ 0: found, index }) =>
      problem(index, `"${found}" is a note to its writer.`, 'Find out, write what is true, and take the note out.'),
    ),
    ...matchesOf(text, TO_REPLACE)
      .filter(({ 0: found }) => !isList(found) && (source?.includes(found) ?? true))
      .map(({ 0: found, index }) =>
        problem(index, `${found} stands for what you have to say.`, 'Write it in place of the brackets.'),
      ),
  ];
}

/** The same for a sample of text that is nothing but words of a template. */
export function checkUnfinishedSamples({ file, source }: Page): Problem[] {
  return rowsOfFences(source)
    .filter(({ language, code }) => language === 'text' && /^\s*\[[^\][\n]*\]\s*$/.test(code))
    .flatMap(({ line, code }) =>
      checkUnfinished(file, { text: code.trim(), placeOf: () => ({ line: line + 1, column: 1 }) }),
    );
}

/** `[mainnet, "polygon:main"]` is a list of YAML: each of its items is one word. */
function isList(found: string): boolean {
  const items = found.slice(1, -1).split(',');
  return items.length > 1 && items.every((item) => !/\s/.test(item.trim()));
}

/** Rules `words/twice` and `words/article`: no word stands twice by mistake, and "a" and "an" follow the sound. */
export function checkGrammar(file: string, { text, placeOf }: Words): Problem[] {
  const problems: Problem[] = [];
  for (const { 0: found, 1: word, index } of matchesOf(text, /(?<![\w-])([A-Za-z]+)\s+\1(?![\w'-])/gi)) {
    if (TWICE.has(word.toLowerCase()) || /^[A-Z]{2,}$/.test(word)) continue;
    const message = `"${found}" has the same word twice.`;
    problems.push({ file, ...placeOf(index), rule: 'words/twice', message, fix: `Keep one of the two: "${word}".` });
  }
  for (const { 0: found, 1: article, 2: word, index } of matchesOf(text, /(?<![\w'.-])(an?) ([A-Za-z][\w]*)/gi)) {
    // Somebody may be called A, as in "A explains".
    if (article === 'A' && /^[A-Z][a-z]|s$/.test(word)) continue;
    const wanted = articleOf(word);
    if (wanted === undefined || wanted === article.toLowerCase()) continue;
    const fix = `Write "${article[0]}${wanted.slice(1)} ${word}".`;
    problems.push({
      file,
      ...placeOf(index),
      rule: 'words/article',
      message: `"${found}" has the wrong article.`,
      fix,
    });
  }
  return problems;
}

/** The article of a word, or undefined where its letters do not tell. */
export function articleOf(word: string): 'a' | 'an' | undefined {
  // Those that begin with a vowel begin with its sound, read as a word or spelled; EU may be read as "you".
  if (/^(?!EU.)[AEIO][A-Z]{1,4}$/.test(word)) return 'an';
  // Other abbreviations are spelled by some and read as words by others.
  if (/^[A-Z]{2,}s?\d*$/.test(word) || /\d|_/.test(word) || word.length === 1) return undefined;
  if (CONSONANT_SOUND.test(word)) return 'a';
  if (VOWEL_SOUND.test(word) || /^[aeiou]/i.test(word)) return 'an';
  return 'a';
}
