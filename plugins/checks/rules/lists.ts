import { findNodeAtLocation } from 'jsonc-parser';
import * as z from '../../shared/forms.ts';
import { parseJsonFile, positionOf } from '../../shared/jsonFile.ts';
import type { Problem } from '../../shared/problem.ts';

/** Our own words, which no dictionary has. */
export const WORDS_FILE = '_words.txt';

/**
 * Rule `lists/order`: a list of words stands in the alphabet, and has each of them once.
 * @param file as problems show it
 */
export function checkWordList(file: string, text: string): Problem[] {
  const seen = new Map<string, number>();
  let last = '';
  return text.split('\n').flatMap((row, index): Problem[] => {
    const word = row.replace(/#.*/, '').trim();
    if (word === '') return [];
    const at = { file, line: index + 1, column: 1, rule: 'lists/order' as const };
    const first = seen.get(word);
    if (first !== undefined)
      return [{ ...at, message: `"${word}" stands on line ${first} already.`, fix: 'Take one of the two out.' }];
    seen.set(word, index + 1);
    const before = last;
    if (before && before.localeCompare(word, 'en') > 0)
      return [
        { ...at, message: `"${word}" stands behind "${before}".`, fix: `Put it before "${before}", in the alphabet.` },
      ];
    last = word;
    return [];
  });
}

/** Words for the same thing, as `docs/_synonyms.json` lists them. */
export const synonymGroup = z.array(z.string()).min(2);

/**
 * Rule `data/form` of the words that a search takes for the same: a group has two of them or more.
 * @param file as problems show it
 */
function checkSynonyms(file: string, text: string): Problem[] {
  const { json, problems } = parseJsonFile(file, text);
  if (problems.length > 0 || !Array.isArray(json.value)) return problems;
  const seen = new Set<string>();
  const keyOf = (words: readonly string[]) => words.toSorted().join('\n');
  return json.value.flatMap((group, index): Problem[] => {
    const at = (path: number[]) => positionOf(json, json.root && findNodeAtLocation(json.root, [index, ...path]));
    const parsed = synonymGroup.safeParse(group);
    if (parsed.success) {
      const twice = parsed.data.findIndex((word, place, words) => words.indexOf(word) < place);
      const again = twice < 0 && seen.has(keyOf(parsed.data));
      seen.add(keyOf(parsed.data));
      if (twice < 0 && !again) return [];
      const message = again ? 'Another group has the same words.' : `The group has "${parsed.data[twice]}" twice.`;
      return [{ file, ...at(again ? [] : [twice]), rule: 'data/form', message, fix: 'Take one of the two out.' }];
    }
    const place = at([]);
    const message = 'A group has words that mean the same, and here are not two of them.';
    return [
      { file, ...place, rule: 'data/form', message, fix: 'Write ["word", "another word"], or take the group out.' },
    ];
  });
}

/** What each list of words in the docs folder is held to. */
export const lists = {
  [WORDS_FILE]: checkWordList,
  '_hosts.txt': checkWordList,
  '_synonyms.json': checkSynonyms,
};
