import { slug } from 'github-slugger';
import { GLOSSARY_FILE, type GlossaryEntry, inAlphabet } from '../../plugins/data/glossary.ts';
import { nearest } from '../../plugins/shared/nearest.ts';
import { withItem, without } from './jsonEdits.ts';
import { CodemodError, type Site } from './site.ts';

export type { GlossaryEntry };

export const glossaryFile = ({ docs }: Site) => `${docs}/${GLOSSARY_FILE}`;
export const idOf = ({ id, term }: GlossaryEntry) => id ?? slug(term);

/** The entries of the glossary; none where a site has none. */
export function entriesOf(site: Site): GlossaryEntry[] {
  return JSON.parse(site.texts.get(glossaryFile(site)) ?? '[]');
}

/** @throws CodemodError with the nearest term, where there is none of that name */
export function findEntry(entries: readonly GlossaryEntry[], term: string): GlossaryEntry {
  const same = (entry: GlossaryEntry) => entry.term.toLowerCase() === term.toLowerCase();
  const found = entries.find(same);
  if (found) return found;
  const guess = nearest(
    term,
    entries.map((entry) => entry.term),
  );
  throw new CodemodError(`The glossary has no term "${term}".${guess ? ` Did you mean "${guess}"?` : ''}`);
}

/**
 * Refuses a name that the glossary has already, since every name stands for one thing.
 * @throws CodemodError
 */
export function assertFreeName(entries: readonly GlossaryEntry[], name: string): void {
  for (const entry of entries) {
    const names = [entry.term, ...(entry.forms ?? []), ...(entry.not ?? [])];
    if (names.some((one) => one.toLowerCase() === name.toLowerCase()))
      throw new CodemodError(`"${name}" is a name of "${entry.term}" already.`);
    if ([idOf(entry), ...(entry.formerIds ?? [])].includes(slug(name)))
      throw new CodemodError(`The anchor #${slug(name)} is that of "${entry.term}" already.`);
  }
}

/** The text of the glossary with an entry in its place in the alphabet. */
export function withEntry(text: string, entry: GlossaryEntry): string {
  const entries: GlossaryEntry[] = JSON.parse(text);
  const at = entries.findIndex((one) => inAlphabet(one, entry) > 0);
  return withItem(text, [], entry, at < 0 ? undefined : at);
}

/** The text of the glossary without an entry. */
export function withoutEntry(text: string, term: string): string {
  const entries: GlossaryEntry[] = JSON.parse(text);
  const at = entries.findIndex((entry) => entry.term === term);
  return at < 0 ? text : without(text, [at]);
}
