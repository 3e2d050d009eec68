import type { Found } from './finder.ts';
import { LONG_MARK } from './indexWords.ts';
import type { Word } from './scripts.ts';
import { parseQuery } from './searchQuery.ts';

/** Letters of a word's beginning that is marked in its other forms. */
const MIN_BEGINNING = 4;

/** What to mark in a hit: the words as typed, and what was found in their place. */
export function markedTerms({ asked, expanded, corrected }: Pick<Found, 'asked' | 'expanded' | 'corrected'>): Word[] {
  const typed = parseQuery(corrected ?? asked.text).terms;
  const forms = expanded.slots.flatMap(({ asked: { surface, key, isFiller }, variants }) => {
    const form = sharedBeginning(surface, key);
    return isFiller || form === surface || form.length < MIN_BEGINNING || variants.length === 0 ? [] : [form];
  });
  const known = new Set(typed.map(({ text }) => text));
  const others = forms.filter((form) => !known.has(form) && !form.startsWith(LONG_MARK));
  return typed.map((word) => {
    const form = others.find((other) => word.text.startsWith(other));
    return form ? { ...word, text: form } : word;
  });
}

/** What to mark besides: words of one family and other words for the same thing, where the typed ones are missing. */
export function markedInstead({ expanded }: Pick<Found, 'expanded'>): Word[] {
  return expanded.slots.flatMap(({ variants }) =>
    variants
      .filter(({ likeness }) => likeness === 'family' || likeness === 'synonym')
      .map(({ surface }): Word => ({ text: surface, script: 'default', start: 0 })),
  );
}

function sharedBeginning(surface: string, key: string): string {
  let length = 0;
  while (length < surface.length && surface[length] === key[length]) length++;
  return surface.slice(0, length);
}
