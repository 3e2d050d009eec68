import { slug } from 'github-slugger';
import { GLOSSARY_FILE, type GlossaryEntry, inAlphabet } from '../../plugins/data/glossary.ts';
import { withItem } from './jsonEdits.ts';
import { CodemodError, type Site } from './site.ts';

export const glossaryFile = ({ docs }: Site) => `${docs}/${GLOSSARY_FILE}`;
const idOf = ({ id, term }: GlossaryEntry) => id ?? slug(term);

/** The entries of the glossary; none where a site has none. */
export function entriesOf(site: Site): GlossaryEntry[] {
  return JSON.parse(site.texts.get(glossaryFile(site)) ?? '[]');
}

/**
 * Rejects a name that the glossary has already, since every name means one thing.
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
