import { escapePattern } from '../shared/escapePattern.ts';

export interface Found<Value> {
  value: Value;
  /** As the text has it. */
  text: string;
  index: number;
}

/**
 * Makes a search for names in running text: whole words, longest name first, plain plurals included. Small letters
 * also match capitals; a name with capitals, such as an abbreviation, only matches as it is.
 */
export function nameFinder<Value>(names: Iterable<readonly [string, Value]>): (text: string) => Found<Value>[] {
  const values = new Map<string, { name: string; value: Value }>();
  for (const [name, value] of names) {
    for (const form of [name, pluralOf(name)]) values.set(form.toLowerCase(), { name: form, value });
  }
  if (values.size === 0) return () => [];
  const longestFirst = [...values.keys()].sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((name) => escapePattern(name).replace(/ /g, '\\s+'));
  const pattern = new RegExp(`(?<![\\w-])(?:${patterns.join('|')})(?![\\w-])`, 'gi');
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const known = values.get(match[0].replace(/\s+/g, ' ').toLowerCase());
      return known && sameCase(known.name, match[0])
        ? [{ value: known.value, text: match[0], index: match.index }]
        : [];
    });
}

/** Words with capitals inside keep them; all others may start a sentence. */
function sameCase(name: string, text: string): boolean {
  const written = text.split(/\s+/);
  return name.split(' ').every((word, index) => word === word.toLowerCase() || word === written[index]);
}

/** The plain plural of a name: of a proof of possession, proofs of possession. */
export function pluralOf(name: string): string {
  const [, head, rest] = /^(.*?\S)(\s+of\s.+)$/.exec(name) ?? [];
  if (head !== undefined) return pluralOf(head) + rest;
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
}
