import { slug } from 'github-slugger';
import { GLOSSARY_FILE, type GlossaryEntry, inAlphabet } from '../../../plugins/data/glossary.ts';
import { withItem } from '../jsonEdits.ts';
import { CodemodError, type Draft } from '../site.ts';

/**
 * Plans a new term, in its place in the alphabet of the glossary.
 * @throws CodemodError where the glossary has its name or its anchor already, since every name has one meaning
 */
export function newTerm(draft: Draft, entry: GlossaryEntry): void {
  const file = `${draft.site.docs}/${GLOSSARY_FILE}`;
  const text = draft.texts.get(file) ?? '[]\n';
  const entries: GlossaryEntry[] = JSON.parse(text);
  const id = slug(entry.term);
  for (const { term, id: ownId = slug(term), forms = [], not = [], formerIds = [] } of entries) {
    if ([term, ...forms, ...not].some((name) => name.toLowerCase() === entry.term.toLowerCase()))
      throw new CodemodError(`"${entry.term}" is a name of "${term}" already.`);
    if ([ownId, ...formerIds].includes(id)) throw new CodemodError(`The anchor #${id} is that of "${term}" already.`);
  }
  const at = entries.findIndex((one) => inAlphabet(one, entry) > 0);
  draft.texts.set(file, withItem(text, [], entry, at < 0 ? undefined : at));
}
